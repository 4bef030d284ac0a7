"""Opening the log at a database URL; only this module knows both databases."""

from __future__ import annotations

from parlour.db.log import DatabaseOpenError, Log


async def open_log(url: str) -> Log:
    """Migrate the database at a URL and return its log; raises DatabaseOpenError.

    The URL is `sqlite:///relative.db`, `sqlite:////absolute.db` or `postgresql://…`.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        from parlour.db.sqlite import SqliteLog

        return await SqliteLog.open(rest[1:])
    if scheme in ("postgresql", "postgres"):
        try:
            from parlour.db.postgres import PostgresLog
        except ModuleNotFoundError as missing:
            raise DatabaseOpenError(
                f"PostgreSQL needs the package {missing.name}: pip install 'parlour[postgres]'"
            ) from missing
        return await PostgresLog.open(url)
    raise DatabaseOpenError(
        "The given URL is not a database: use sqlite:///folder/parlour.db or postgresql://user@host/name"
    )

"""Opening the log at a database URL; only this module knows both databases."""

from __future__ import annotations

from pathlib import Path

from parlour.db.log import DatabaseOpenError, Log


async def open_log(
    url: str,
    folder: Path | None = None,
    *,
    with_copy: bool = True,
    replica: str | None = None,
    direct: str | None = None,
) -> Log:
    """Migrate the database at a URL and return its log; raises DatabaseOpenError.

    Args:
        url: `sqlite:///relative.db`, `sqlite:////absolute.db` or `postgresql://…`.
        folder: The data folder, for a copy of PostgreSQL's tables before a migration; without it
            they are not copied. A copy of a SQLite file is written beside it.
        with_copy: Whether to copy the database before a migration.
        replica: The URL of a replica for lists; only PostgreSQL has any.
        direct: PostgreSQL's own URL, if `url` leads through a pool of connections.
    """
    if is_postgres(url):
        try:
            from parlour.db.postgres import PostgresLog
        except ModuleNotFoundError as missing:
            raise DatabaseOpenError(
                f"PostgreSQL needs the package {missing.name}: pip install 'parlour[postgres]'"
            ) from missing
        log = await PostgresLog.open(url, folder if with_copy else None, direct)
        if replica is not None:
            try:
                await log.open_replica(replica)
            except BaseException:
                await log.close()
                raise
        return log
    if direct is not None:
        raise DatabaseOpenError(
            "--direct-database is for PostgreSQL, and the database is SQLite: leave the option out."
        )
    if replica is not None:
        raise DatabaseOpenError(
            "--replica is for PostgreSQL, and the database is SQLite: leave the option out."
        )
    path = sqlite_path(url)
    from parlour.db.sqlite import SqliteLog

    return await SqliteLog.open(str(path), with_copy=with_copy)


def is_postgres(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database.

    >>> is_postgres("postgresql://ann@db/site"), is_postgres("sqlite:///parlour.db")
    (True, False)
    """
    return url.partition("://")[0] in ("postgresql", "postgres")


def sqlite_path(url: str) -> Path:
    """Return the file of a SQLite URL; raises DatabaseOpenError for any other URL.

    >>> sqlite_path("sqlite:////srv/parlour.db").as_posix()
    '/srv/parlour.db'
    """
    scheme, _, rest = url.partition("://")
    if scheme != "sqlite" or not rest.startswith("/") or len(rest) < 2:
        raise DatabaseOpenError(
            "The given URL is not a database: use sqlite:///folder/parlour.db or postgresql://user@host/name"
        )
    return Path(rest[1:])

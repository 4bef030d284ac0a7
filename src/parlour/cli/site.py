"""Access to the matches of a site without running a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from parlour.cli.errors import database_url, require_data_folder
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import open_log
from parlour.services.games import Games
from parlour.services.matches.match_store import Matches

DataFolder = Annotated[Path, Parameter(help="The data folder.")]
DatabaseUrl = Annotated[
    str | None, Parameter(help="The database URL, if the database is not in the data folder.")
]

DEFAULT_FOLDER = Path("data")


def open_matches(data: Path, database: str | None) -> AbstractAsyncContextManager[Matches]:
    """Return a context manager that opens the matches of a data folder or database.

    Raises DatabaseOpenError if there is no database.
    """
    folder, url = require_database(data, database)
    return _matches_of_log(url, folder)


def require_database(data: Path, database: str | None) -> tuple[Path, str]:
    """Return the data folder and the database URL of a site.

    Raises DatabaseOpenError if the database should be in the data folder and is not.
    """
    folder = require_data_folder(data)
    if database is None and not (folder / "parlour.db").is_file():
        raise DatabaseOpenError(
            f"There is no database in {folder}. Name the data folder with --data or the database with --database."
        )
    return folder, database_url(folder, database)


@asynccontextmanager
async def _matches_of_log(database: str, folder: Path) -> AsyncIterator[Matches]:
    log = await open_log(database, folder)
    try:
        yield Matches(log, Games(folder))
    finally:
        await log.close()

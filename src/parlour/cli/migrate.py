"""`parlour migrate`: migrate the database without starting the server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from parlour.cli.errors import error_sentence
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder, require_database
from parlour.db.log import DatabaseOpenError
from parlour.db.migrate import HEAD_REVISION
from parlour.db.opening import open_log
from parlour.server.logs import configure_logging


def migrate(
    *,
    data: DataFolder = DEFAULT_FOLDER,
    database: DatabaseUrl = None,
    without_copy: bool = False,
) -> int:
    """Migrate the database to the version of this program, as the server does at its start.

    Args:
        without_copy: Do not copy the database before the migration; back it up first.
    """
    configure_logging()
    console = Console(soft_wrap=True)
    try:
        folder, url = require_database(data, database)
        asyncio.run(_migrate(url, folder, with_copy=not without_copy))
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(f"The database has revision {HEAD_REVISION}.", highlight=False)
    return 0


async def _migrate(url: str, folder: Path, *, with_copy: bool) -> None:
    log = await open_log(url, folder, with_copy=with_copy)
    await log.close()

"""`parlour move SOURCE TARGET`: move a site between SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio

from rich.console import Console

from parlour.cli.errors import error_sentence
from parlour.db.libpq import url_without_password
from parlour.db.log import DatabaseOpenError
from parlour.db.move import move_content


def move(source: str, target: str, /) -> int:
    """Copy a database from SQLite to PostgreSQL or back, and verify every match.

    The servers of both must be stopped. The source does not change.

    Args:
        source: The database, as sqlite:////folder/parlour.db or postgresql://user@host/name.
        target: An empty database of the other kind.
    """
    console = Console(soft_wrap=True)
    try:
        moved = asyncio.run(move_content(source, target))
    except (OSError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(
        f"{moved.rows:,} rows of {moved.tables} tables were copied, and {moved.matches:,} matches are equal.\n"
        f"Start the server with: parlour serve --database {url_without_password(target)}",
        markup=False,
        highlight=False,
    )
    return 0

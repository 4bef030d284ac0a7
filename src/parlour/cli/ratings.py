"""`parlour ratings rebuild`: recompute all results and ratings from the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Literal

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import error_sentence
from parlour.cli.site import DEFAULT_FOLDER, DatabaseUrl, DataFolder
from parlour.db.log import DatabaseOpenError
from parlour.db.outcomes import OutcomeRepository
from parlour.services.results.recorder import ResultRecorder


def ratings(
    do: Literal["rebuild"], /, *, data: DataFolder = DEFAULT_FOLDER, database: DatabaseUrl = None
) -> int:
    """Recompute all results and ratings from the log.

    Every rebuild of the same log gives the same results.

    Args:
        do: The operation; only `rebuild` exists.
    """
    console = Console()
    try:
        count = asyncio.run(_rebuild_ratings(data, database))
    except (DatabaseOpenError, OSError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(f"{count} results were recomputed, and all ratings from them.", markup=False)
    return 0


async def _rebuild_ratings(data: Path, database: str | None) -> int:
    async with site.open_matches(data, database) as matches:
        return await ResultRecorder(matches, OutcomeRepository(matches.log.store)).rebuild()

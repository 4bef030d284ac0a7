"""`parlour ratings rebuild`: compute all results and ratings anew from the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Literal

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import sentence
from parlour.cli.site import HERE, Database, Folder
from parlour.db.log import Unopened
from parlour.db.outcomes import Outcomes
from parlour.services.results.recorder import Records


def ratings(do: Literal["rebuild"], /, *, data: Folder = HERE, database: Database = None) -> int:
    """Compute all results and ratings anew from the log; the numbers come out as they were.

    Args:
        do: `rebuild` is all that can be done.
    """
    console = Console()
    try:
        count = asyncio.run(_rebuilt(data, database))
    except (Unopened, OSError) as reason:
        console.print(sentence(reason), markup=False)
        return 1
    console.print(f"{count} results were written down, and ratings made of them.", markup=False)
    return 0


async def _rebuilt(data: Path, database: str | None) -> int:
    async with site.matches(data, database) as matches:
        return await Records(matches, Outcomes(matches.log.store), matches.log).rebuild()

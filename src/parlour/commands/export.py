"""`parlour export MATCH`: write a finished match as a file that stands alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from parlour.commands import house
from parlour.core.archive import SUFFIX, archive, write
from parlour.core.game import Illegal
from parlour.core.match import Broken
from parlour.db.log import Unopened
from parlour.tables.sentences import Sentences


def export(match: str, file: Path | None = None, /, *, data: Path = Path("data"), database: str | None = None) -> int:
    """Write a finished match, with everything needed to replay and to verify it, and without accounts.

    Args:
        match: The match's id in this house.
        file: Where to write it, by default the match's id with .match behind it.
        data: The folder of the house.
        database: Where the log lies, when not in that folder.
    """
    console = Console(soft_wrap=True)
    target = file or Path(f"{match}{SUFFIX}")
    try:
        target.write_bytes(asyncio.run(_exported(match, data, database)))
    except (Broken, OSError, Unopened) as reason:
        console.print(str(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(Sentences().refusal(reason.code, reason.details), markup=False)
        return 1
    console.print(f"{target} holds the match; parlour verify {target} checks it.", markup=False)
    return 0


async def _exported(match: str, data: Path, database: str | None) -> bytes:
    async with house.matches(data, database) as matches:
        return write(archive(match, (await matches.get(match)).game, await matches.entries(match)))

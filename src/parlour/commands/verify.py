"""`parlour verify MATCH`: check the proof of a finished match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from parlour.commands import house
from parlour.core.archive import SUFFIX, read
from parlour.core.game import Illegal
from parlour.core.match import Broken
from parlour.core.proof import Proof
from parlour.core.proof import verify as proven
from parlour.db.log import Unopened
from parlour.tables.rulebook import Rulebook
from parlour.tables.sentences import Sentences


def verify(match: str, /, *, data: Path = Path("data"), database: str | None = None) -> int:
    """Check that a finished match was dealt by the key its opening promised and replays move by move.

    Args:
        match: The match's id in this house, or a .match file.
        data: The folder of the house.
        database: Where the log lies, when not in that folder.
    """
    console = Console(soft_wrap=True)
    try:
        proof = _of_file(Path(match), data) if match.endswith(SUFFIX) else asyncio.run(_of_house(match, data, database))
    except (Broken, OSError, Unopened) as reason:
        console.print(str(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(Sentences().refusal(reason.code, reason.details), markup=False)
        return 1
    for found in proof.checks:
        console.print("[green]holds[/green] " if found.holds else "[red]FAILS[/red] ", end="")
        console.print(found.words, markup=False, highlight=False)
    return 0 if proof.holds else 1


def _of_file(file: Path, data: Path) -> Proof:
    match = read(file.read_bytes())
    return proven(match.id, match.events, Rulebook(data.resolve()).game(match.game, match.version), match.commitment)


async def _of_house(match: str, data: Path, database: str | None) -> Proof:
    async with house.matches(data, database) as matches:
        entries = await matches.entries(match)
        return proven(match, entries, (await matches.get(match)).game)

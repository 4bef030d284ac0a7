"""`parlour verify MATCH`: check the proof of a finished match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from parlour.core.archive import read
from parlour.core.game import Illegal
from parlour.core.match import Broken
from parlour.core.proof import Proof
from parlour.core.proof import verify as proven
from parlour.db.log import Unopened, open_log
from parlour.tables.matches import Matches
from parlour.tables.rulebook import Rulebook
from parlour.tables.sentences import Sentences


def verify(match: str, /, *, data: Path = Path("data"), database: str | None = None) -> int:
    """Check that a finished match was dealt by the key its opening promised and replays move by move.

    Args:
        match: The match's id in this house, or a .match file.
        data: The folder of the house.
        database: Where the log lies, when not in that folder.
    """
    console = Console()
    try:
        proof = _of_file(Path(match), data.resolve()) if match.endswith(".match") else asyncio.run(_of_house(match, data.resolve(), database))
    except (Broken, OSError, Unopened) as reason:
        console.print(str(reason))
        return 1
    except Illegal as reason:
        console.print(Sentences().refusal(reason.code, reason.details))
        return 1
    for found in proof.checks:
        console.print(("[green]holds[/green]  " if found.holds else "[red]FAILS[/red]  ") + found.words)
    return 0 if proof.holds else 1


def _of_file(file: Path, data: Path) -> Proof:
    match = read(file.read_bytes())
    return proven(match.id, match.events, Rulebook(data).game(match.game), match.commitment)


async def _of_house(match: str, data: Path, database: str | None) -> Proof:
    log = await open_log(database or f"sqlite:///{data}/parlour.db")
    try:
        matches = Matches(log, Rulebook(data))
        return proven(match, await matches.entries(match), (await matches.get(match)).game)
    finally:
        await log.close()

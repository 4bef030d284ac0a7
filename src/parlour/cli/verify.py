"""`parlour verify MATCH`: check the proof of a finished match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from parlour.cli import site
from parlour.cli.errors import sentence
from parlour.cli.site import HERE, Database, Folder
from parlour.core.archive import SUFFIX, read
from parlour.core.fold import Broken
from parlour.core.game import Illegal
from parlour.core.proof import Proof
from parlour.core.proof import verify as proven
from parlour.db.log import Unopened
from parlour.plugin.terminal import visible
from parlour.services.games import Games
from parlour.services.i18n import Sentences


def verify(match: str, /, *, nonce: str | None = None, data: Folder = HERE, database: Database = None) -> int:
    """Check that a finished match was dealt by the key its opening promised and replays move by move.

    Args:
        match: The match's id in this house, or a .match file.
        nonce: What your browser gave to the shuffle, as its review shows it: the seed must have been made of it.
    """
    console, sent = Console(soft_wrap=True), [nonce] if nonce else []
    try:
        proof = _of_file(Path(match), sent, data) if match.endswith(SUFFIX) else asyncio.run(_of_house(match, sent, data, database))
    except (Broken, OSError, Unopened) as reason:
        console.print(sentence(reason), markup=False)
        return 1
    except Illegal as reason:
        console.print(visible(Sentences().refusal(reason.code, reason.details)), markup=False)
        return 1
    for found in proof.checks:
        console.print("[green]holds[/green] " if found.holds else "[red]FAILS[/red] ", end="")
        console.print(visible(found.words), markup=False, highlight=False)
    return 0 if proof.holds else 1


def _of_file(file: Path, sent: Sequence[str], data: Path) -> Proof:
    match = read(file.read_bytes())
    game = Games(data.resolve()).game(match.game, match.version)
    return proven(match.id, match.events, game, match.commitment, sent, match.standing)


async def _of_house(match: str, sent: Sequence[str], data: Path, database: str | None) -> Proof:
    async with site.matches(data, database) as matches:
        entries = await matches.entries(match)
        return proven(match, entries, (await matches.get(match)).game, sent=sent)

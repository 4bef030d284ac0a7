"""`parlour check GAME`: hold a game to the laws."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import track

from parlour.core import laws
from parlour.core.game import Illegal
from parlour.tables.rulebook import Rulebook
from parlour.tables.sentences import Sentences


def check(game: str, /, *, seeds: int = 3, every: int = 4, data: Path = Path("data")) -> int:
    """Play random matches of a game with every option and seat count, and check the laws along them.

    Args:
        game: The game's id.
        seeds: Random matches for each option and seat count.
        every: Check every n-th position of a match.
        data: The folder of the house, where an operator's own word lists, cards and tiles lie.
    """
    console = Console()
    try:
        rules = Rulebook(data.resolve()).game(game)
    except Illegal as reason:
        console.print(Sentences().refusal(reason.code, reason.details), markup=False)
        return 1
    positions, found = 0, list(laws.trials(rules, seeds))
    for trial in track(found, description=f"Checking {rules.spec.name}", console=console, transient=True):
        try:
            positions += laws.check(rules, trial, every=every)
        except laws.LawBroken as broken:
            console.print(f"[bold red]A law is broken[/bold red]: {broken}")
            return 1
    console.print(f"{rules.spec.name}: {len(found)} matches, {positions} positions, every law holds.")
    return 0

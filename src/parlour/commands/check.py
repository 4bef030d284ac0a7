"""`parlour check GAME`: hold a game to the laws."""

from __future__ import annotations

from rich.console import Console
from rich.progress import track

from parlour.core import laws, registry


def check(game: str, /, *, seeds: int = 3, every: int = 4) -> int:
    """Play random matches of a game with every option and seat count, and check the laws along them.

    Args:
        game: The game's id.
        seeds: Random matches for each option and seat count.
        every: Check every n-th position of a match.
    """
    console, rules = Console(), registry.build(game)
    positions, found = 0, list(laws.trials(rules, seeds))
    for trial in track(found, description=f"Checking {rules.spec.name}", console=console):
        try:
            positions += laws.check(rules, trial, every=every)
        except laws.LawBroken as broken:
            console.print(f"[bold red]A law is broken[/bold red]: {broken}")
            return 1
    console.print(f"{rules.spec.name}: {len(found)} matches, {positions} positions, every law holds.")
    return 0

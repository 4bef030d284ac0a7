"""`parlour check GAME`: check a game against the laws, the rules that every game must obey."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress

from parlour.core.game import Illegal
from parlour.laws import laws
from parlour.laws.playout import LawViolation, pairwise_order, playouts
from parlour.services.games import Games
from parlour.services.i18n import Translations

Positive = Annotated[int, Parameter(validator=Number(gte=1))]

PROGRESS_INTERVAL_S = 10.0
"""The interval (s) of progress lines without a terminal."""


def check(
    game: str,
    /,
    *,
    thorough: bool = False,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 45.0,
    seeds: Positive = 3,
    every: Positive = 10,
    data: Path = Path("data"),
) -> int:
    """Play random matches of a game and check that their positions obey the laws.

    Matches with pairs of option values that have not been combined yet are played first.

    Args:
        game: The id of the game.
        thorough: Check every combination of options and seat count without a time limit.
        seconds: The time (s) after which no further match is started, unless --thorough.
        seeds: The number of random matches for each combination.
        every: Check every n-th position of a match.
        data: The data folder, with the operator's word lists, cards and tiles.
    """
    console = Console()
    try:
        rules = Games(data.resolve()).game(game)
    except Illegal as reason:
        console.print(Translations().error_message(reason.code, reason.details), markup=False)
        return 1
    started_at = reported_at = monotonic()
    name, positions, number = rules.spec.name, 0, 0
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(f"Checking {name}", total=None)
        candidates = list(playouts(rules, seeds))
        progress.update(bar, total=len(candidates))
        for number, playout in enumerate(pairwise_order(candidates), 1):
            try:
                positions += laws.check_laws(rules, playout, every=every)
            except LawViolation as violation:
                console.print(f"Law violated: {violation}", style="bold red", markup=False)
                return 1
            progress.advance(bar)
            now = monotonic()
            if not console.is_terminal and now - reported_at >= PROGRESS_INTERVAL_S:
                console.print(
                    f"{name}: {number} of {len(candidates)} matches, {positions} positions",
                    highlight=False,
                )
                reported_at = now
            if not thorough and now - started_at >= seconds:
                break
    console.print(
        f"{name}: {number} of {len(candidates)} matches, {positions} positions; all laws hold.",
        highlight=False,
    )
    if number < len(candidates):
        console.print("Use --thorough to check all of them.", highlight=False)
    return 0

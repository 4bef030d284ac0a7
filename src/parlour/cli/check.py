"""`parlour check GAME`: hold a game to the laws."""

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
"""Seconds between two lines of progress where there is no terminal to draw it on."""


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
    """Play random matches of a game and check the laws along them, those first that bring two options together for the first time.

    Args:
        game: The game's id.
        thorough: Every option with every other and every seat count, however long that takes.
        seconds: Otherwise no match is begun after so long, so that the whole takes about a minute.
        seeds: Random matches for each option and seat count.
        every: Check every n-th position of a match.
        data: The folder of the house, where an operator's own word lists, cards and tiles lie.
    """
    console = Console()
    try:
        rules = Games(data.resolve()).game(game)
    except Illegal as reason:
        console.print(Translations().error_message(reason.code, reason.details), markup=False)
        return 1
    begun = told = monotonic()
    name, positions, number = rules.spec.name, 0, 0
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(f"Checking {name}", total=None)
        found = list(playouts(rules, seeds))
        progress.update(bar, total=len(found))
        for number, playout in enumerate(pairwise_order(found), 1):
            try:
                positions += laws.check_laws(rules, playout, every=every)
            except LawViolation as broken:
                console.print(f"A law is broken: {broken}", style="bold red", markup=False)
                return 1
            progress.advance(bar)
            now = monotonic()
            if not console.is_terminal and now - told >= PROGRESS_INTERVAL_S:
                console.print(
                    f"{name}: {number} of {len(found)} matches, {positions} positions",
                    highlight=False,
                )
                told = now
            if not thorough and now - begun >= seconds:
                break
    console.print(
        f"{name}: {number} of {len(found)} matches, {positions} positions, every law holds.",
        highlight=False,
    )
    if number < len(found):
        console.print("`--thorough` checks them all.", highlight=False)
    return 0

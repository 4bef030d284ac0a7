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
from parlour.laws.layouts import check_layouts
from parlour.laws.playout import LawViolation, pairwise_order, playouts
from parlour.laws.trial import Coverage, Trial
from parlour.plugin.registry import game_plugin
from parlour.services.games import Games
from parlour.services.i18n import Translations

Positive = Annotated[int, Parameter(validator=Number(gte=1))]

NO_SECRETS = """\
Name what is hidden: {name} has hidden information, but its plugin declares no secrets. Pass
secrets=… to GamePlugin in plugin.py, or set has_hidden_information=False in the spec."""

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
    plugin, name = game_plugin(game), rules.spec.name
    secrets = plugin.secrets(rules) if plugin.secrets else {}
    disguises = plugin.disguises(rules) if plugin.disguises else {}
    if rules.spec.has_hidden_information and not secrets:
        console.print(NO_SECRETS.format(name=name), style="bold red", markup=False)
        return 1
    started_at = reported_at = monotonic()
    positions, number, coverage = 0, 0, Coverage()
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(f"Checking {name}", total=None)
        candidates = list(playouts(rules, seeds))
        progress.update(bar, total=len(candidates))
        for number, playout in enumerate(pairwise_order(candidates), 1):
            try:
                positions += laws.check_laws(rules, playout, secrets, disguises, every, coverage)
                if plugin.layout is not None:
                    trial = Trial(game=rules, playout=playout, coverage=coverage)
                    check_layouts(trial, plugin.layout, every)
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
    for kind, declared, changed in (
        ("secret", secrets, coverage.secrets),
        ("disguise", disguises, coverage.disguises),
    ):
        for each in declared:
            if each not in changed:
                console.print(
                    f"The {kind} “{each}” changed nothing in these matches.", highlight=False
                )
    if number < len(candidates):
        console.print("Use --thorough to check all matches.", highlight=False)
    console.print(
        f"{name}: {number} of {len(candidates)} matches, {positions} positions.", highlight=False
    )
    console.print(f"All laws hold: {coverage}.", highlight=False)
    return 0

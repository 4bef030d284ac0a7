"""`parlour ladder GAME`: let every level of a game's bots meet the one below it, at every number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from parlour.cli.duel import format_interval, parse_options
from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.core.game import AnyGame
from parlour.plugin.registry import game_plugin
from parlour.search.duel import DuelReport
from parlour.search.duel import play_duel as fought
from parlour.services.games import Games

EXPECTED_SCORES = (0.60, 0.75)
"""What a level should score against the one below it: enough to be felt, not so much that nobody climbs."""


def ladder(
    game: str,
    /,
    *,
    seats: Annotated[tuple[int, ...], Parameter(negative=())] = (),
    levels: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 200,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    options: dict[str, str] | None = None,
    seed: int = 0,
    keep: Path | None = None,
    data: Path = Path("data"),
) -> int:
    """Let every level meet the one below it, print what it scored, and whether the step is an even one.

    Each duel is kept as it ends, so that a long measurement can be stopped and goes on where it was.

    Args:
        game: The game's id.
        seats: Numbers of seats, as --seats 2 --seats 3; all that there are unless told.
        levels: The levels that meet the one below them; all unless told.
        games: How many games each duel takes; more, where they do not make whole rounds.
        seconds: How long either may think about one decision.
        options: The game's options, as --options.variant advanced.
        seed: Another seed makes other openings and other luck.
        keep: The file for the results, a duel a line, by default ladder-GAME.jsonl; duels that stand in it are not played again.
        data: The folder of the house, where an operator's own word lists, cards and tiles lie.
    """
    console = Console()
    try:
        file = require_target_file(keep or Path(f"ladder-{game}.jsonl"))
        rules = Games(data.resolve()).game(game)
        chosen = parse_options(rules, options or {})
        table = Table(
            "level",
            "against",
            "seats",
            "games",
            "score",
            "95 % interval",
            "",
            title=f"{game}, each against the one below",
        )
        found: dict[tuple[str, str, int], DuelReport] = {}
        for duel in _stored_duels(file, game, chosen):
            found[duel.a, duel.b, duel.seats] = duel
        for (below, level), chairs in product(
            _level_pairs(game, levels), seats or _seat_counts(rules, chosen)
        ):
            if (level, below, chairs) not in found:
                console.print(f"{level} meets {below}, {chairs} seats", highlight=False)
                duel = found[level, below, chairs] = fought(
                    game, level, below, games, seconds, None, chosen, chairs, seed, rules.assets
                )
                with file.open("ab") as lines:
                    lines.write(msgspec.json.encode(duel) + b"\n")
            table.add_row(*_table_row(found[level, below, chairs]))
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(table)
    console.print(f"Kept in {file}.", markup=False, highlight=False)
    return 0


def _level_pairs(game: str, wanted: Sequence[str]) -> list[tuple[str, str]]:
    """Return the pairs of levels that are neighbours, weakest first; raises LookupError for a level that has nobody below it."""
    bots = game_plugin(game).bots
    pairs = list(pairwise(level.id for level in bots.levels)) if bots else []
    for name in wanted:
        if name not in (level for _, level in pairs):
            raise LookupError(f"{game} has no level {name!r} with another below it")
    return [(below, level) for below, level in pairs if not wanted or level in wanted]


def _seat_counts(rules: AnyGame, options: dict[str, object]) -> list[int]:
    """Return all numbers of seats at which somebody meets somebody."""
    return [seats for seats in rules.seat_counts(rules.types.options(**options)) if seats > 1]


def _stored_duels(file: Path, game: str, options: dict[str, object]) -> Iterator[DuelReport]:
    """Yield the duels of a game with these options that a file holds."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    for duel in msgspec.convert([msgspec.json.decode(line) for line in lines], list[DuelReport]):
        if (duel.game, duel.options) == (game, options):
            yield duel


def _table_row(duel: DuelReport) -> tuple[str, ...]:
    """Return a line of the table."""
    low, high = EXPECTED_SCORES
    even = (
        "even"
        if low <= duel.score.value <= high
        else "too small"
        if duel.score.value < low
        else "too high"
    )
    return (
        duel.a,
        duel.b,
        str(duel.seats),
        str(duel.games),
        f"{duel.score.value:.1%}",
        format_interval(duel.score.low, duel.score.high),
        even,
    )

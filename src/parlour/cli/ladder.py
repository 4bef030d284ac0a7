"""`parlour ladder GAME`: play duels between neighbouring bot levels at every number of seats."""

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
from parlour.cli.progress import progress_bar
from parlour.core.game import AnyGame
from parlour.plugin.registry import game_plugin
from parlour.search.batch import batch_executor
from parlour.search.duel import play_duel
from parlour.search.duel_report import DuelReport
from parlour.services.games import Games

EXPECTED_SCORES = (0.60, 0.75)
"""The expected score of a level against the next weaker one: noticeable but beatable."""


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
    cluster: str | None = None,
) -> int:
    """Play each bot level against the next weaker level and print the scores.

    Each duel is stored when it ends, so an interrupted run can be resumed.

    Args:
        game: The id of the game.
        seats: The numbers of seats, for example --seats 2 --seats 3; by default all.
        levels: The levels to play against the next weaker level; by default all.
        games: The number of games of each duel, rounded up to complete rounds.
        seconds: The time limit (s) for each decision.
        options: Options of the game, for example --options.variant advanced.
        seed: The seed for openings and randomness.
        keep: The file for the results, one duel per line; by default ladder-GAME.jsonl. Duels in it
            are not repeated.
        data: The data folder, with the operator's word lists, cards and tiles.
        cluster: The address of a Dask scheduler, whose workers play the games; by default the cores
            of this machine play them.
    """
    console = Console()
    try:
        file = require_target_file(keep or Path(f"ladder-{game}.jsonl"))
        rules = Games(data.resolve()).game(game)
        parsed_options = parse_options(rules, options or {})
        table = Table(
            "level",
            "against",
            "seats",
            "games",
            "score",
            "95 % interval",
            "",
            title=f"{game}: each level against the one below",
        )
        reports: dict[tuple[str, str, int], DuelReport] = {}
        for duel in _stored_duels(file, game, parsed_options):
            reports[duel.a, duel.b, duel.seats] = duel
        with batch_executor(cluster) as pool:
            for (below, level), seat_count in product(
                _level_pairs(game, levels), seats or _seat_counts(rules, parsed_options)
            ):
                if (level, below, seat_count) not in reports:
                    title = f"{level} against {below}, {seat_count} seats"
                    console.print(title, highlight=False)
                    with progress_bar(console, title) as show_progress:
                        duel = reports[level, below, seat_count] = play_duel(
                            pool,
                            game,
                            level,
                            below,
                            games,
                            seconds=seconds,
                            on_progress=show_progress,
                            options=parsed_options,
                            seats=seat_count,
                            seed=seed,
                            folder=data.resolve(),
                        )
                    with file.open("ab") as lines:
                        lines.write(msgspec.json.encode(duel) + b"\n")
                table.add_row(*_table_row(reports[level, below, seat_count]))
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(table)
    console.print(f"Results written to {file}.", markup=False, highlight=False)
    return 0


def _level_pairs(game: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Return the pairs of neighbouring bot levels (weaker, stronger), weakest first.

    Args:
        game: The id of the game.
        names: The stronger levels of the wanted pairs; all if empty.

    Raises:
        LookupError: A name is the weakest level, or not a level of the game.
    """
    bots = game_plugin(game).bots
    pairs = list(pairwise(level.id for level in bots.levels)) if bots else []
    for name in names:
        if name not in (level for _, level in pairs):
            raise LookupError(f"{game} has no level {name!r} with a level below it")
    return [(below, level) for below, level in pairs if not names or level in names]


def _seat_counts(rules: AnyGame, options: dict[str, object]) -> list[int]:
    """Return the seat counts of a game that allow at least two players."""
    return [seats for seats in rules.seat_counts(rules.types.options(**options)) if seats > 1]


def _stored_duels(file: Path, game: str, options: dict[str, object]) -> Iterator[DuelReport]:
    """Yield the duels in a file that were played with this game and these options."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    for duel in msgspec.convert([msgspec.json.decode(line) for line in lines], list[DuelReport]):
        if (duel.game, duel.options) == (game, options):
            yield duel


def _table_row(duel: DuelReport) -> tuple[str, ...]:
    """Return the row of a duel in the results table."""
    low, high = EXPECTED_SCORES
    verdict = (
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
        verdict,
    )

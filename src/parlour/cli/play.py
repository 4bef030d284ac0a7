"""`parlour play GAME`: play many matches of bots and measure the balance of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from parlour.cli.balance_table import balance_table, comparison_table, report_notes
from parlour.cli.duel import parse_options
from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.cli.progress import progress_bar
from parlour.search.balance.comparison import BalanceComparison
from parlour.search.balance.measurement import compare_balance, measure_balance
from parlour.search.balance.play import balance_seats
from parlour.search.balance.records import BalanceSetting
from parlour.search.balance.report import BalanceReport
from parlour.search.batch import batch_executor
from parlour.search.levels import loaded_game
from parlour.services.games import Games


def play(
    game: str,
    /,
    *,
    matches: Annotated[int, Parameter(validator=Number(gte=2))] = 1000,
    level: str = "club",
    seats: int | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    opening: Annotated[int, Parameter(validator=Number(gte=0))] = 0,
    options: dict[str, str] | None = None,
    against_options: dict[str, str] | None = None,
    rules: int | None = None,
    against_rules: int | None = None,
    seed: int = 0,
    json: Path | None = None,
    data: Path = Path("data"),
    cluster: str | None = None,
) -> int:
    """Play matches between equal bots and print length, choices, seats, leads and draws.

    With --against-options or --against-rules, two editions of the game are compared.

    Args:
        game: The id of the game.
        matches: The number of matches of each edition.
        level: The level of every seat, or random.
        seats: The number of seats; by default the fewest, but two if possible.
        seconds: The time limit (s) for each decision.
        opening: The number of random decisions at the start of each match.
        options: Options of the game, for example --options.variant advanced.
        against_options: The options in which the second edition differs from the first, for example
            --against-options.variant basic.
        rules: The version of the rules; by default the current one.
        against_rules: The version of the rules of the second edition; by default that of the first.
        seed: The seed of deals, openings and bots.
        json: The JSON file for the result; by default none is written.
        data: The data folder, with the operator's word lists, cards and tiles.
        cluster: The address of a Dask scheduler, whose workers play the matches; by default the
            cores of this machine play them.
    """
    console = Console()
    try:
        if json is not None:
            require_target_file(json)
        folder = data.resolve()
        # Unknown and disabled games are reported as in the other commands.
        Games(folder).game(game)

        def edition(version: int | None, changed: dict[str, str]) -> BalanceSetting:
            found = loaded_game(game, folder, version)
            parsed = parse_options(found, changed)
            return BalanceSetting(
                game=game,
                version=found.spec.version,
                options=parsed,
                seats=balance_seats(found, found.types.options(**parsed), seats),
                level=level,
                seconds=seconds,
                opening=opening,
                seed=seed,
                folder=folder,
            )

        first, second = edition(rules, options or {}), None
        if against_options or against_rules is not None:
            second = edition(
                rules if against_rules is None else against_rules,
                (options or {}) | (against_options or {}),
            )
        with batch_executor(cluster) as pool, progress_bar(console, game) as show_progress:
            result: BalanceReport | BalanceComparison = (
                measure_balance(pool, first, matches, show_progress)
                if second is None
                else compare_balance(pool, first, second, matches, show_progress)
            )
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    _print_result(console, result)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(result)) + b"\n")
        console.print(f"Result written to {json}.", markup=False, highlight=False)
    return 0


def _print_result(console: Console, result: BalanceReport | BalanceComparison) -> None:
    if isinstance(result, BalanceReport):
        console.print(balance_table(result))
        notes = list(report_notes(result))
    else:
        console.print(comparison_table(result))
        notes = [
            f"{name}: {note}"
            for name, report in (("A", result.first), ("B", result.second))
            for note in report_notes(report)
        ]
    for note in notes:
        console.print(note, markup=False, highlight=False)

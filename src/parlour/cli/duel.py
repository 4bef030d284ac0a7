"""`parlour duel GAME A B`: play a duel between two bot levels and store the result."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.table import Table

from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.cli.progress import progress_bar
from parlour.core.game import AnyGame
from parlour.search.batch import batch_executor
from parlour.search.duel import play_duel
from parlour.search.duel_report import DuelReport
from parlour.services.games import Games


def duel(
    game: str,
    a: str,
    b: str,
    /,
    *,
    seats: int | None = None,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 100,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 1.0,
    options: dict[str, str] | None = None,
    seed: int = 0,
    keep: Path | None = None,
    data: Path = Path("data"),
    cluster: str | None = None,
) -> int:
    """Play games between two bot levels and print the result of the first level.

    Each round plays the same deal several times, with the first level in a different seat each
    time.

    Args:
        game: The id of the game.
        a: A level, for example casual or casual-plus.
        b: The opposing level; it plays all other seats.
        seats: The number of seats; by default the minimum.
        games: The number of games, rounded up to complete rounds.
        seconds: The time limit (s) for each decision.
        options: Options of the game, for example --options.variant advanced.
        seed: The seed for openings and randomness.
        keep: The JSON file for the result; by default duel-GAME-A-B.json.
        data: The data folder, with the operator's word lists, cards and tiles.
        cluster: The address of a Dask scheduler, whose workers play the games; by default the cores
            of this machine play them.
    """
    console = Console()
    try:
        # An unusable output file is reported before any games are played.
        file = require_target_file(keep or Path(f"duel-{game}-{a}-{b}.json"))
        rules = Games(data.resolve()).game(game)
        parsed_options = parse_options(rules, options or {})
        with (
            batch_executor(cluster) as pool,
            progress_bar(console, f"{a} against {b}") as show_progress,
        ):
            report = play_duel(
                pool,
                game,
                a,
                b,
                games,
                seconds=seconds,
                on_progress=show_progress,
                options=parsed_options,
                seats=seats,
                seed=seed,
                folder=data.resolve(),
            )
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(duel_table(report))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    console.print(f"Result written to {file}.", markup=False, highlight=False)
    return 0


def duel_table(report: DuelReport) -> Table:
    """Return a duel's scores, intervals and thinking times as a printable table."""
    title = (
        f"{report.game}, {report.seats} seats: {report.games} games in {len(report.rounds)} rounds"
    )
    table = Table(
        "", report.a, report.b if report.seats == 2 else f"{report.b} (others)", title=title
    )
    table.add_row("won", str(report.won), str(report.lost) if report.seats == 2 else "")
    table.add_row("drawn", str(report.drawn), str(report.drawn) if report.seats == 2 else "")
    table.add_row("score", f"{report.score.value:.1%}", f"{1 - report.score.value:.1%}")
    table.add_row(
        "95 % interval",
        format_interval(report.score.low, report.score.high),
        format_interval(1 - report.score.high, 1 - report.score.low),
    )
    if report.seats > 2:
        table.add_row("share of wins", f"{report.wins.value:.1%}", f"even: {1 / report.seats:.1%}")
        table.add_row("95 % interval", format_interval(report.wins.low, report.wins.high), "")
    if report.points is not None:
        table.add_row("points a game", *(f"{points:.1f}" for points in report.points))
    table.add_row("seconds a game", f"{report.a_seconds:.2f}", f"{report.b_seconds:.2f}")
    return table


def format_interval(low: float, high: float) -> str:
    """Return an interval as text.

    >>> format_interval(0.4, 0.55)
    '40.0% to 55.0%'
    """
    return f"{low:.1%} to {high:.1%}"


def parse_options(rules: AnyGame, options: dict[str, str]) -> dict[str, object]:
    """Convert option strings to the types that the game expects.

    Only the given options are returned. Raises ValueError for unknown options and invalid values.
    """
    types = {field.name: field.type for field in msgspec.structs.fields(rules.types.options)}
    for name, text in options.items():
        if name not in types:
            raise ValueError(
                f"{rules.spec.name} has no option {name!r}; its options are: {', '.join(types)}."
            )
        try:
            msgspec.convert(text, types[name], strict=False)
        except msgspec.ValidationError as reason:
            accepted = _accepted_values(types[name])
            finding = f"{name} is {accepted}, not {text}." if accepted else f"{name}: {reason}"
            raise ValueError(finding) from reason
    typed_options = msgspec.to_builtins(msgspec.convert(options, rules.types.options, strict=False))
    return {name: typed_options[name] for name in options}


def _accepted_values(type_: object) -> str:
    """Return the values of an option in words, or an empty text if they cannot be listed."""
    if type_ is bool:
        return "true or false"
    values = [str(value) for value in get_args(type_)] if get_origin(type_) is Literal else []
    return " or ".join(filter(None, (", ".join(values[:-1]), *values[-1:])))

"""`parlour duel GAME A B`: let two levels of a game's bots meet, and keep how it went."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from parlour.cli.errors import PLAY_ERRORS, error_sentence, require_target_file
from parlour.core.game import AnyGame
from parlour.search.duel import DuelReport
from parlour.search.duel import play_duel as fought
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
) -> int:
    """Play rounds of games between two levels, each round on the same luck and once from every chair, and print how the first fared.

    Args:
        game: The game's id.
        a: A level, as casual or casual-plus.
        b: The level it meets; it sits on all other chairs.
        seats: How many sit at the table, the fewest that can unless told.
        games: How many games to play; more, where they do not make whole rounds.
        seconds: How long either may think about one decision.
        options: The game's options, as --options.variant advanced.
        seed: Another seed makes other openings and other luck.
        keep: The file for the result as JSON, by default duel-GAME-A-B.json.
        data: The folder of the house, where an operator's own word lists, cards and tiles lie.
    """
    console = Console()
    try:
        # Where the result goes is settled before hours are played.
        file = require_target_file(keep or Path(f"duel-{game}-{a}-{b}.json"))
        rules = Games(data.resolve()).game(game)
        chosen = parse_options(rules, options or {})
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(f"{a} meets {b}", total=None)

            def show(played: int, total: int) -> None:
                progress.update(task, completed=played, total=total)

            found = fought(game, a, b, games, seconds, show, chosen, seats, seed, rules.assets)
    except PLAY_ERRORS as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(duel_table(found))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    console.print(f"Kept in {file}.", markup=False, highlight=False)
    return 0


def duel_table(found: DuelReport) -> Table:
    """Return how a duel went, in a table."""
    title = f"{found.game}, {found.seats} seats: {found.games} games in {len(found.rounds)} rounds"
    shown = Table("", found.a, found.b if found.seats == 2 else f"{found.b} (others)", title=title)
    shown.add_row("won", str(found.won), str(found.lost) if found.seats == 2 else "")
    shown.add_row("drawn", str(found.drawn), str(found.drawn) if found.seats == 2 else "")
    shown.add_row("score", f"{found.score.value:.1%}", f"{1 - found.score.value:.1%}")
    shown.add_row(
        "95 % interval",
        format_interval(found.score.low, found.score.high),
        format_interval(1 - found.score.high, 1 - found.score.low),
    )
    if found.seats > 2:
        shown.add_row("share of wins", f"{found.wins.value:.1%}", f"even: {1 / found.seats:.1%}")
        shown.add_row("95 % interval", format_interval(found.wins.low, found.wins.high), "")
    if found.points is not None:
        shown.add_row("points a game", *(f"{points:.1f}" for points in found.points))
    shown.add_row("seconds a game", f"{found.a_seconds:.2f}", f"{found.b_seconds:.2f}")
    return shown


def format_interval(low: float, high: float) -> str:
    """Return an interval as words."""
    return f"{low:.1%} to {high:.1%}"


def parse_options(rules: AnyGame, options: dict[str, str]) -> dict[str, object]:
    """Return options as the game means them; raises msgspec.ValidationError."""
    whole = msgspec.to_builtins(msgspec.convert(options, rules.types.options, strict=False))
    return {name: whole[name] for name in options}

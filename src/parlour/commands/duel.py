"""`parlour duel GAME A B`: let two levels of a game's bots meet, and keep how it went."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from parlour.core.game import Illegal
from parlour.search.duel import Duel
from parlour.search.duel import duel as fought
from parlour.tables.rulebook import AnyGame, Rulebook
from parlour.tables.sentences import Sentences


def duel(
    game: str,
    a: str,
    b: str,
    /,
    *,
    games: int = 100,
    seconds: float = 1.0,
    options: dict[str, str] | None = None,
    seed: int = 0,
    keep: Path | None = None,
    data: Path = Path("data"),
) -> int:
    """Play pairs of games between two levels, each pair on the same luck from either side, and print how the first fared.

    Args:
        game: The game's id.
        a: A level: beginner, casual, club, expert or master.
        b: The level it meets.
        games: How many games to play; one more, where the number is odd.
        seconds: How long either may think about one decision.
        options: The game's options, as --options.variant advanced.
        seed: Another seed makes other openings and other luck.
        keep: The file for the result as JSON, by default duel-GAME-A-B.json.
        data: The folder of the house, where an operator's own word lists, cards and tiles lie.
    """
    console = Console()
    try:
        rules = Rulebook(data.resolve()).game(game)
        chosen = _options(rules, options or {})
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(f"{a} meets {b}", total=games + games % 2)
            found = fought(game, a, b, games, seconds, lambda played, _: progress.update(task, completed=played), chosen, seed, rules.assets)
    except Illegal as reason:
        console.print(Sentences().refusal(reason.code, reason.details), markup=False)
        return 1
    except (LookupError, msgspec.ValidationError) as reason:
        console.print(str(reason.args[0] if reason.args else reason), markup=False)
        return 1
    console.print(table(found))
    file = keep or Path(f"duel-{game}-{a}-{b}.json")
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
    console.print(f"Kept in {file}.", markup=False, highlight=False)
    return 0


def table(found: Duel) -> Table:
    """Return how a duel went, in a table."""
    shown = Table("", found.a, found.b, title=f"{found.game}: {found.games} games in {len(found.pairs)} pairs")
    shown.add_row("won", str(found.won), str(found.lost))
    shown.add_row("drawn", str(found.drawn), str(found.drawn))
    shown.add_row("score", f"{found.score:.1%}", f"{1 - found.score:.1%}")
    shown.add_row("95 % interval", f"{found.low:.1%} to {found.high:.1%}", f"{1 - found.high:.1%} to {1 - found.low:.1%}")
    shown.add_row("seconds a game", f"{found.a_seconds:.2f}", f"{found.b_seconds:.2f}")
    return shown


def _options(rules: AnyGame, options: dict[str, str]) -> dict[str, object]:
    """Return options as the game means them; raises msgspec.ValidationError."""
    whole = msgspec.to_builtins(msgspec.convert(options, rules.types.options, strict=False))
    return {name: whole[name] for name in options}

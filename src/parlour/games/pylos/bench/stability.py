"""Ranking stability of the strongest bot when the board is turned or mirrored."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from parlour.core.game import Seat
from parlour.games.pylos.bench.truth import SECTIONS, questions
from parlour.games.pylos.bots import LEVELS, precompile
from parlour.games.pylos.kernel.packed import (
    NO_CELL,
    PackedPosition,
    action_code,
    decode_action,
    pack,
    unpack,
)
from parlour.games.pylos.kernel.player import transformed_action, transformed_position
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.board import HOLLOWS, SYMMETRIES
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.turn import state_from_position
from parlour.plugin.player import Candidate, RankingPlayer
from parlour.search.estimates import share_estimate


class RankingPair(NamedTuple):
    """A comparison of two rankings of one position."""

    gap: float
    """The lead of the first action over the second in the first ranking."""

    same: bool
    """Whether the two rankings have the same first action."""


def ranking_without_history(
    player: RankingPlayer, position: PackedPosition, seconds: float
) -> list[Candidate]:
    """Return a player's ranking of a position that has no history."""
    state = unpack(position, Seat(0))
    return list(player.rank(Pylos().view(state, Seat(0)), Seat(0), Random(1), seconds))


def compare_rankings(
    player: RankingPlayer, position: PackedPosition, seconds: float, rng: Random
) -> RankingPair | None:
    """Return a comparison of two rankings of a position, or None if it has only one action.

    The board is turned or mirrored at random for the second ranking.
    """
    symmetry = rng.choice(
        [symmetry for symmetry in SYMMETRIES if list(symmetry) != list(range(HOLLOWS))]
    )
    first, second = (
        ranking_without_history(player, position, seconds),
        ranking_without_history(player, transformed_position(position, symmetry), seconds),
    )
    if len(first) < 2:
        return None
    return RankingPair(
        first[0].value - first[1].value,
        transformed_move(first[0].action, symmetry) == second[0].action,
    )


def transformed_move(action: AnyAction, symmetry: tuple[int, ...]) -> AnyAction:
    """Return the move that corresponds to a move on the turned or mirrored board."""
    return decode_action(
        transformed_action(action_code(action), (*symmetry, *range(HOLLOWS, NO_CELL + 1))), NO_CELL
    )


def ranking_pairs(
    section: str,
    player: RankingPlayer,
    seconds: float,
    on_progress: Callable[[], None] = lambda: None,
) -> list[RankingPair]:
    """Return a comparison of rankings for each position of a section with several actions."""
    pairs = []
    for question in questions(section):
        pair = compare_rankings(
            player,
            pack(state_from_position(SECTIONS[section], question.pos)),
            seconds,
            Random(question.pos),
        )
        pairs += [pair] if pair else []
        on_progress()
    return pairs


def measure(console: Console, seconds: float = 1.0, mistake: float = 0.15) -> None:
    """Print how often the first action remains first on a turned or mirrored board.

    Only actions count whose lead over the second exceeds `mistake`. The measurement takes about ten
    minutes.

    Args:
        console: The console to print to.
        seconds: The time per ranking.
        mistake: The lead in expected outcome, where a win is 1 and a loss is -1.
    """
    precompile()
    player = LEVELS[-1].build(Pylos())
    assert isinstance(player, RankingPlayer)
    table = Table(
        "positions",
        "asked",
        "ahead",
        "the same again",
        "95 % interval",
        title=f"Steady rankings, {seconds:g} s each",
    )
    all_pairs: list[RankingPair] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(
            "asking", total=sum(len(questions(section)) for section in SECTIONS)
        )
        for section in SECTIONS:
            pairs = ranking_pairs(section, player, seconds, lambda: progress.advance(task))
            all_pairs += pairs
            table.add_row(section.replace("_", ", "), *_summary_row(pairs, mistake))
    table.add_row("all", *_summary_row(all_pairs, mistake))
    console.print(table)


def _summary_row(pairs: list[RankingPair], mistake: float) -> tuple[str, ...]:
    """Return a table row: positions, clear first actions, stable share, interval."""
    same = [float(pair.same) for pair in pairs if pair.gap > mistake]
    if not same:
        return str(len(pairs)), "0", "", ""
    share = share_estimate(same)
    return (
        str(len(pairs)),
        str(len(same)),
        f"{share.value:.1%}",
        f"{share.low:.1%} to {share.high:.1%}",
    )

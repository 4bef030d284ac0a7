"""How steady the strongest's ranking is: asked twice, with the board turned between, whether the same action comes first."""

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
    PackedPosition,
    action_code,
    decode_action,
    pack,
    unpack,
)
from parlour.games.pylos.kernel.player import transformed_code, transformed_position
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.board import HOLLOWS, SYMMETRIES
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.turn import state_from_position
from parlour.plugin.player import Candidate, RankingPlayer
from parlour.search.duel import confidence_interval

BEYOND = 31
"""What stands for no hollow in a code, and what for all between."""


class Pair(NamedTuple):
    """Two answers to one question: by how much the first choice was ahead at the first time, and whether it came first again."""

    gap: float
    same: bool


def cold_ranking(
    player: RankingPlayer, position: PackedPosition, seconds: float
) -> list[Candidate]:
    """Return the ranking of a position that remembers nothing."""
    state = unpack(position, Seat(0))
    return list(player.rank(Pylos().view(state, Seat(0)), Seat(0), Random(1), seconds))


def asked_twice(
    player: RankingPlayer, position: PackedPosition, seconds: float, luck: Random
) -> Pair | None:
    """Return how two answers compare, or None where there is nothing to choose; the board is turned for the second."""
    turning = luck.choice(
        [turning for turning in SYMMETRIES if list(turning) != list(range(HOLLOWS))]
    )
    first, second = (
        cold_ranking(player, position, seconds),
        cold_ranking(player, transformed_position(position, turning), seconds),
    )
    if len(first) < 2:
        return None
    return Pair(
        first[0].value - first[1].value, turned_action(first[0].action, turning) == second[0].action
    )


def turned_action(action: AnyAction, turning: tuple[int, ...]) -> AnyAction:
    """Return a move on the board turned or mirrored."""
    return decode_action(
        transformed_code(action_code(action), (*turning, *range(HOLLOWS, BEYOND + 1))), BEYOND
    )


def pairs(
    section: str,
    player: RankingPlayer,
    seconds: float,
    on_progress: Callable[[], None] = lambda: None,
) -> list[Pair]:
    """Return what comes of a section's questions."""
    found = []
    for question in questions(section):
        pair = asked_twice(
            player,
            pack(state_from_position(SECTIONS[section], question.pos)),
            seconds,
            Random(question.pos),
        )
        found += [pair] if pair else []
        on_progress()
    return found


def measure(console: Console, seconds: float = 1.0, mistake: float = 0.15) -> None:
    """Print how often the first choice is the same again where it was ahead by more than a small mistake; takes some ten minutes."""
    precompile()
    player = LEVELS[-1].build(Pylos())
    assert isinstance(player, RankingPlayer)
    shown = Table(
        "positions",
        "asked",
        "ahead",
        "the same again",
        "95 % interval",
        title=f"Steady rankings, {seconds:g} s each",
    )
    every: list[Pair] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(
            "asking", total=sum(len(questions(section)) for section in SECTIONS)
        )
        for section in SECTIONS:
            found = pairs(section, player, seconds, lambda: progress.advance(task))
            every += found
            shown.add_row(section.replace("_", ", "), *_summary_row(found, mistake))
    shown.add_row("all", *_summary_row(every, mistake))
    console.print(shown)


def _summary_row(found: list[Pair], mistake: float) -> tuple[str, ...]:
    """Return how many were asked, how many had a first choice, its share, and the interval."""
    ahead = [float(pair.same) for pair in found if pair.gap > mistake]
    if not ahead:
        return str(len(found)), "0", "", ""
    share = confidence_interval(ahead)
    return (
        str(len(found)),
        str(len(ahead)),
        f"{share.value:.1%}",
        f"{share.low:.1%} to {share.high:.1%}",
    )

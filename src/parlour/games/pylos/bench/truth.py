"""Benchmark of how often each level preserves the known exact result of a position.

Only positions in which some move changes the result are used.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from parlour.core.value import Value
from parlour.games.pylos.bots import LEVELS, precompile
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import Raise
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.rules.turn import state_from_position
from parlour.plugin.player import BotPlayer
from parlour.search.estimates import share_estimate


class TruthQuestion(Value, frozen=True, kw_only=True):
    """A position with a known result, and the moves that preserve it."""

    pos: str
    """The position in notation."""

    value: str
    """The result for the mover: `win` or `draw`."""

    moves: int
    """The number of legal moves."""

    keep: tuple[str, ...]
    """The moves that preserve the result."""


class TruthAnswer(Value, frozen=True):
    """A player's move in a position with a known result."""

    question: TruthQuestion
    """The question."""

    move: str
    """The move in notation."""

    @property
    def keeps_result(self) -> bool:
        """Whether the move preserves the known result."""
        return self.move in self.question.keep


SECTIONS: dict[str, Variant] = {
    "basic": "basic",
    "standard": "standard",
    "standard_draws": "standard",
    "advanced": "advanced",
    "advanced_draws": "advanced",
}
"""The variant of each section.

The sections ending in `_draws` contain draws that few moves preserve; the other sections contain
positions from random matches.
"""


@cache
def questions(section: str) -> tuple[TruthQuestion, ...]:
    """Return the questions of a section, read from data/truth.json."""
    sections = json.loads((files("parlour.games.pylos") / "data" / "truth.json").read_text())
    return tuple(
        TruthQuestion(
            pos=row["pos"], value=row["value"], moves=row["moves"], keep=tuple(row["keep"])
        )
        for row in sections[section]
    )


def ask(
    section: str,
    player: BotPlayer,
    seconds: float,
    on_progress: Callable[[int, int], None] | None = None,
) -> tuple[TruthAnswer, ...]:
    """Return a player's answers to the questions of a section.

    Args:
        section: The name of the section.
        player: The player.
        seconds: The time per move.
        on_progress: Called after each answer.
    """
    answers: list[TruthAnswer] = []
    for question in questions(section):
        answers.append(
            TruthAnswer(question, played_turn(player, SECTIONS[section], question.pos, seconds))
        )
        if on_progress:
            on_progress(len(answers), len(questions(section)))
    return tuple(answers)


def played_turn(player: BotPlayer, variant: Variant, position: str, seconds: float) -> str:
    """Return the notation of the complete turn that a player chooses in a position."""
    game, rng = Pylos(), Random(position)
    state = state_from_position(variant, position)
    mover = state.mover
    move = player.choose(game.view(state, mover), mover, rng, seconds)
    state = game.apply(state, mover, move).state
    source = move.source if isinstance(move, Raise) else None
    if not state.due:
        return notation.move_text(source, move.cell)
    return notation.move_text(
        source, move.cell, player.choose(game.view(state, mover), mover, rng, seconds).balls
    )


def kept_share(answers: tuple[TruthAnswer, ...]) -> float:
    """Return the share of answers that preserve the result."""
    return sum(answer.keeps_result for answer in answers) / len(answers)


def confidence_margin(answers: tuple[TruthAnswer, ...]) -> float:
    """Return half the width of the 95 % confidence interval of the share of preserved results."""
    interval = share_estimate([float(answer.keeps_result) for answer in answers])
    return (interval.high - interval.low) / 2


def random_share(section: str) -> float:
    """Return the expected share of results that random moves preserve in a section."""
    return sum(len(question.keep) / question.moves for question in questions(section)) / len(
        questions(section)
    )


def measure(console: Console, seconds: float = 1.0) -> None:
    """Print how often each level preserves the known results.

    The measurement takes up to `seconds` for each question and level.
    """
    precompile()
    players = {level.id: level.build(Pylos()) for level in LEVELS}
    table = Table(
        "positions", "asked", "random", *players, title=f"Results kept, {seconds:g} s a move"
    )
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(
            "asking", total=len(players) * sum(len(questions(section)) for section in SECTIONS)
        )
        for section in SECTIONS:
            answers = [
                ask(section, player, seconds, lambda _done, _total: progress.advance(task))
                for player in players.values()
            ]
            shares = [f"{kept_share(each):.1%} ± {confidence_margin(each):.1%}" for each in answers]
            table.add_row(
                section.replace("_", ", "),
                str(len(questions(section))),
                f"{random_share(section):.1%}",
                *shares,
            )
    console.print(table)

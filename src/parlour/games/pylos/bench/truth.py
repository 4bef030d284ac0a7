"""How often a level keeps the result of positions whose exact result is known.

Only positions where some move throws the result away are asked; elsewhere anybody keeps it.
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
from parlour.search.duel import confidence_interval


class TruthQuestion(Value, frozen=True, kw_only=True):
    """A position, its value for the side to move (`win` or `draw`), how many moves there are, and those that keep the value."""

    pos: str
    value: str
    moves: int
    keep: tuple[str, ...]


class TruthAnswer(Value, frozen=True):
    """A question with the move that was played."""

    question: TruthQuestion
    move: str

    @property
    def keeps_result(self) -> bool:
        """Whether the move keeps the result."""
        return self.move in self.question.keep


SECTIONS: dict[str, Variant] = {
    "basic": "basic",
    "standard": "standard",
    "standard_draws": "standard",
    "advanced": "advanced",
    "advanced_draws": "advanced",
}
"""The sections of questions and their variants: positions of random matches, and draws with hardly a move that holds them."""


@cache
def questions(section: str) -> tuple[TruthQuestion, ...]:
    """Return the questions of a section."""
    known = json.loads((files("parlour.games.pylos") / "data" / "truth.json").read_text())
    return tuple(
        TruthQuestion(
            pos=row["pos"], value=row["value"], moves=row["moves"], keep=tuple(row["keep"])
        )
        for row in known[section]
    )


def ask(
    section: str,
    player: BotPlayer,
    seconds: float,
    on_progress: Callable[[int, int], None] | None = None,
) -> tuple[TruthAnswer, ...]:
    """Return what a player answers to every question of a section, with this many seconds for a move."""
    answers: list[TruthAnswer] = []
    for question in questions(section):
        answers.append(
            TruthAnswer(question, played_turn(player, SECTIONS[section], question.pos, seconds))
        )
        if on_progress:
            on_progress(len(answers), len(questions(section)))
    return tuple(answers)


def played_turn(player: BotPlayer, variant: Variant, position: str, seconds: float) -> str:
    """Return the whole turn that a player plays from a position."""
    game, luck = Pylos(), Random(position)
    state = state_from_position(variant, position)
    mover = state.mover
    move = player.choose(game.view(state, mover), mover, luck, seconds)
    state = game.apply(state, mover, move).state
    source = move.source if isinstance(move, Raise) else None
    if not state.due:
        return notation.move_text(source, move.cell)
    return notation.move_text(
        source, move.cell, player.choose(game.view(state, mover), mover, luck, seconds).balls
    )


def share(answers: tuple[TruthAnswer, ...]) -> float:
    """Return the share of the answers that keep the result."""
    return sum(answer.keeps_result for answer in answers) / len(answers)


def doubt(answers: tuple[TruthAnswer, ...]) -> float:
    """Return half of the interval in which the true share lies 95 times in 100."""
    known = confidence_interval([float(answer.keeps_result) for answer in answers])
    return (known.high - known.low) / 2


def by_chance(section: str) -> float:
    """Return the share that random moves would keep."""
    return sum(len(question.keep) / question.moves for question in questions(section)) / len(
        questions(section)
    )


def measure(console: Console, seconds: float = 1.0) -> None:
    """Print how often each level keeps the result, with this many seconds for a move; takes about as many as there are questions."""
    precompile()
    players = {level.id: level.build(Pylos()) for level in LEVELS}
    shown = Table(
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
            kept = [f"{share(each):.1%} ± {doubt(each):.1%}" for each in answers]
            shown.add_row(
                section.replace("_", ", "),
                str(len(questions(section))),
                f"{by_chance(section):.1%}",
                *kept,
            )
    console.print(shown)

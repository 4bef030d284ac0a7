"""The interactive lesson of Pylos.

It covers a square, removing and raising balls, preventing a square, and the apex.
"""

from __future__ import annotations

from parlour.games.pylos.rules.actions import AnyMove, Place, Raise, Take
from parlour.games.pylos.rules.notation import parse_move
from parlour.games.pylos.rules.state import Options
from parlour.plugin.lesson import Lesson, LessonStep


def _moves(text: str) -> tuple[AnyMove, ...]:
    """Return the actions of a series of turns in notation, none of which removes a ball."""
    return tuple(
        Raise(source, cell) if source else Place(cell)
        for source, cell, _ in map(parse_move, text.split())
    )


LESSON = Lesson(
    options=Options(),
    seed=1,  # Pylos has no randomness, so the seed has no effect.
    levels=("casual",),
    steps=(
        LessonStep(
            text_id="lay", highlight=("1b2",), expected_action=Place("1b2"), replies=(Place("1a1"),)
        ),
        LessonStep(
            text_id="square",
            setup_actions=_moves("1c2 1b1 1b3 1a2"),
            highlight=("1c3",),
            expected_action=Place("1c3"),
        ),
        LessonStep(
            text_id="take",
            highlight=("1c2", "1c3"),
            expected_action=Take(("1c2", "1c3")),
            accepted_actions=(Take(("1c3", "1c2")),),
            replies=(Place("1d1"),),
        ),
        LessonStep(
            text_id="raise",
            highlight=("1b3", "2a1"),
            expected_action=Raise("1b3", "2a1"),
            replies=(Place("1c1"),),
        ),
        LessonStep(
            text_id="stop",
            setup_actions=_moves("1a4 1d2"),
            highlight=("1c2",),
            expected_action=Place("1c2"),
            replies=(Place("1d3"),),
        ),
        LessonStep(text_id="count"),
        LessonStep(
            text_id="apex",
            # A random continuation in which no square is completed and light places the last ball.
            setup_actions=_moves(
                "1a3 1d3-2b1 1b4 1b3 2a3 1d4 2a2 1c4 2c1 1d3 1c3 2b3 2c2 2c3 2b2 2b3-3a1 3b1 2b3 3a2 3b2"
            ),
            highlight=("4a1",),
            expected_action=Place("4a1"),
        ),
        LessonStep(text_id="on"),
    ),
)

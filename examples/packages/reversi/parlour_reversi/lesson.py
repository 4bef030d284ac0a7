"""The interactive lesson of Reversi: one match, from the first disc to the last."""

from __future__ import annotations

from parlour.plugin.lesson import Lesson, LessonStep
from parlour_reversi.rules.actions import AnyAction, Pass, Place
from parlour_reversi.rules.state import Options


def _moves(text: str) -> tuple[AnyAction, ...]:
    return tuple(Pass() if word == "pass" else Place(word) for word in text.split())


LESSON = Lesson(
    options=Options(),
    seed=1,  # Reversi has no randomness, so the seed has no effect.
    levels=("casual",),
    steps=(
        LessonStep(text_id="start", highlight=("e4", "d5")),
        LessonStep(
            text_id="enclose", highlight=("d3",), expected_action=Place("d3"), replies=_moves("c3")
        ),
        LessonStep(
            text_id="lines",
            setup_actions=_moves("b3 e3 f3 f4"),
            highlight=("f5",),
            expected_action=Place("f5"),
            replies=_moves("g4"),
        ),
        LessonStep(
            text_id="corner",
            setup_actions=_moves("g5 g6 h4 g2"),
            highlight=("h1",),
            expected_action=Place("h1"),
            replies=_moves("f6"),
        ),
        LessonStep(
            text_id="pass",
            setup_actions=_moves("g7 h3 h5 h6 e6 f8 g8 h8"),
            expected_action=Pass(),
            replies=_moves("d7"),
        ),
        LessonStep(
            text_id="last",
            setup_actions=_moves(
                "d6 f7 g3 b2 h7 g1 e7 c4 h2 b4 f1 f2 e8 c5 a1 d8 b5 b6 c7 b1 e1 c6 a7 a5 e2 d2 c8"
                " b7 a4 b8 c2 d1 a6 c1 a8 a2"
            ),
            highlight=("a3",),
            expected_action=Place("a3"),
        ),
    ),
)

"""The Betapet lesson: the first turns of a game, with English words known in many languages."""

from __future__ import annotations

from parlour.games.betapet.rules.actions import Exchange, Play
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options
from parlour.plugin.lesson import Lesson, LessonStep


def _play(text: str) -> Play:
    """Parse a play written as tiles such as `h8A`; a lower-case letter is a joker."""
    return Play(
        tuple(
            PlacedLetter((int(tile[1:-1]) - 1) * SIZE + ord(tile[0]) - ord("a"), tile[-1])
            for tile in text.split()
        )
    )


LESSON = Lesson(
    options=Options(),
    # This seed gives the tiles that the lesson needs: first AROMA, then a word that extends it to
    # AROMAS, then a joker, and finally a rack worth exchanging.
    seed=12_532,
    levels=("casual",),
    steps=(
        LessonStep(
            text_id="star",
            highlight=("f8", "g8", "h8", "i8", "j8"),
            expected_action=_play("f8A g8R h8O i8M j8A"),
            replies=(_play("f5I f6D f7E f9L"),),
        ),
        LessonStep(text_id="points"),
        LessonStep(
            text_id="two",
            highlight=("k4", "k5", "k6", "k7", "k8"),
            expected_action=_play("k4K k5I k6L k7O k8S"),
            replies=(_play("h5E h6U h7R"),),
        ),
        LessonStep(
            text_id="joker",
            highlight=("e5", "g5", "i5"),
            expected_action=_play("e5T g5G i5r"),
            replies=(Exchange(("E", "H", "N")),),
        ),
        LessonStep(text_id="exchange", expected_action=Exchange(("C", "H", "J"))),
        LessonStep(text_id="bingo"),
        LessonStep(text_id="on"),
    ),
)

"""The Betta lesson: patterns of own and other fish in the first turns, and final points."""

from __future__ import annotations

from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.state import Options
from parlour.plugin.lesson import Lesson, LessonStep

LESSON = Lesson(
    options=Options(),
    # With this seed the newcomer plays first, makes patterns of 3, 5 and 7 points and another at the end, and wins by 3 points.
    seed=801,
    levels=("casual",),
    steps=(
        LessonStep(
            text_id="lay",
            highlight=("card:blue-10", "2"),
            expected_action=Place("blue-10", 0, 2),
            accepted_actions=tuple(Place("blue-10", turns, 2) for turns in (1, 2, 3)),
            replies=(Place("red-12", 1, 1),),
        ),
        LessonStep(
            text_id="turn",
            highlight=("card:blue-4", "0"),
            expected_action=Place("blue-4", 1, 0),
            replies=(Place("red-10", 0, 0),),
        ),
        LessonStep(
            text_id="cover",
            highlight=("card:blue-2", "0"),
            expected_action=Place("blue-2", 0, 0),
            replies=(Place("red-7", 3, 1),),
        ),
        LessonStep(
            text_id="hers",
            highlight=("card:blue-12", "1"),
            expected_action=Place("blue-12", 1, 1),
            replies=(Place("red-8", 2, 1),),
        ),
        LessonStep(text_id="worth", highlight=("0",)),
        LessonStep(
            text_id="last",
            setup_actions=(
                Place("blue-5", 3, 0),
                Place("red-6", 1, 1),
                Place("blue-7", 2, 2),
                Place("red-9", 0, 2),
            ),
            highlight=("card:blue-8", "2"),
            expected_action=Place("blue-8", 1, 2),
            replies=(Place("red-4", 1, 2),),
        ),
        LessonStep(text_id="end"),
        LessonStep(text_id="on"),
    ),
)

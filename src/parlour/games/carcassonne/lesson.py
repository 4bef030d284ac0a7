"""The interactive lesson of Carcassonne.

It covers every kind of meeple, a bet, and a road that settles the chips.
"""

from __future__ import annotations

from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.state import Options
from parlour.plugin.lesson import Lesson, LessonStep

LESSON = Lesson(
    options=Options(),
    # With this seed the player draws a road, a monastery, a city end, a crossing, an office and a gate.
    seed=74_325,
    levels=("casual",),
    steps=(
        LessonStep(
            text_id="lay",
            highlight=("square:1,0",),
            expected_action=Place(1, 0, 1),
            accepted_actions=(Place(1, 0, 3),),
            replies=(Place(1, 1, 2, "c0"),),
        ),
        LessonStep(
            text_id="monk",
            highlight=("square:1,-1",),
            expected_action=Place(1, -1, 0, "m"),
            accepted_actions=tuple(Place(1, -1, turns, "m") for turns in (1, 2, 3)),
            replies=(Place(1, -2, 2),),
        ),
        LessonStep(
            text_id="knight",
            highlight=("square:0,-1", "0c0"),
            expected_action=Place(0, -1, 2, "c0"),
            replies=(Place(1, 2, 0),),
        ),
        LessonStep(
            text_id="road",
            highlight=("square:2,-2", "4r2"),
            expected_action=Place(2, -2, 0, "r2"),
            replies=(Place(0, 1, 1),),
        ),
        LessonStep(
            text_id="office",
            highlight=("square:2,0", "0r0", "1r0"),
            expected_action=Place(2, 0, 0, "r2"),
        ),
        LessonStep(
            text_id="bet",
            highlight=("9r2", "0r0", "1r0", "chip:K3"),
            expected_action=Bet("K3"),
            replies=(Bet("K1"), Place(3, -2, 1)),
        ),
        LessonStep(
            text_id="farmer",
            highlight=("square:-1,-1",),
            expected_action=Place(-1, -1, 2, "f0"),
            replies=(Place(2, 2, 0),),
        ),
        LessonStep(
            text_id="gate", highlight=("square:-1,0", "0r0"), expected_action=Place(-1, 0, 3)
        ),
        LessonStep(text_id="turned", highlight=("9r2",)),
        LessonStep(text_id="on"),
    ),
)

"""The interactive lesson of Thorns: a successful pick, and a bluff."""

from __future__ import annotations

from parlour.plugin.lesson import Lesson, LessonStep
from parlour_thorns.rules.actions import Bid, Lay, Pass, Pick
from parlour_thorns.rules.state import Options

ROSE, THORN = Lay("rose"), Lay("thorn")

LESSON = Lesson(
    options=Options(),
    seed=2,  # The learner decides first.
    levels=("casual", "club"),
    steps=(
        LessonStep(text_id="cards", highlight=("rose", "thorn")),
        LessonStep(text_id="lay", highlight=("rose",), expected_action=ROSE, replies=(ROSE, THORN)),
        LessonStep(text_id="add", highlight=("rose",), expected_action=ROSE, replies=(ROSE, ROSE)),
        LessonStep(
            text_id="bid",
            highlight=("count-2",),
            expected_action=Bid(2),
            replies=(Bid(3), Pass()),
        ),
        LessonStep(
            text_id="raise", highlight=("count-4",), expected_action=Bid(4), replies=(Pass(),)
        ),
        LessonStep(text_id="pick", highlight=("seat-1",), expected_action=Pick(1)),
        LessonStep(text_id="success", highlight=("seat-1",), expected_action=Pick(1)),
        LessonStep(
            text_id="thorn", highlight=("thorn",), expected_action=THORN, replies=(ROSE, ROSE)
        ),
        LessonStep(
            text_id="bluff",
            highlight=("count-1",),
            expected_action=Bid(1),
            replies=(Bid(2), Bid(3), Pick(1), Pick(0)),
        ),
        LessonStep(text_id="end"),
    ),
)

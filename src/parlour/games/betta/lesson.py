"""The first turns of Betta with a newcomer, and their last: patterns of one's own fish and of others', and what counts at the end."""

from __future__ import annotations

from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.state import Options
from parlour.plugin.lesson import Lesson, Step

LESSON = Lesson(
    options=Options(),
    # Chosen for what it deals: the newcomer, who is first, makes patterns of 3, 5 and 7 points in turn, one more in the end, and wins by 3.
    seed=801,
    levels=("casual",),
    steps=(
        Step(
            say="lay",
            highlight=("card:blue-10", "2"),
            expect=Place("blue-10", 0, 2),
            also=tuple(Place("blue-10", turns, 2) for turns in (1, 2, 3)),
            then=(Place("red-12", 1, 1),),
        ),
        Step(say="turn", highlight=("card:blue-4", "0"), expect=Place("blue-4", 1, 0), then=(Place("red-10", 0, 0),)),
        Step(say="cover", highlight=("card:blue-2", "0"), expect=Place("blue-2", 0, 0), then=(Place("red-7", 3, 1),)),
        Step(say="hers", highlight=("card:blue-12", "1"), expect=Place("blue-12", 1, 1), then=(Place("red-8", 2, 1),)),
        Step(say="worth", highlight=("0",)),
        Step(
            say="last",
            meanwhile=(Place("blue-5", 3, 0), Place("red-6", 1, 1), Place("blue-7", 2, 2), Place("red-9", 0, 2)),
            highlight=("card:blue-8", "2"),
            expect=Place("blue-8", 1, 2),
            then=(Place("red-4", 1, 2),),
        ),
        Step(say="end"),
        Step(say="on"),
    ),
)

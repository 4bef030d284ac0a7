"""The first turns of Carcassonne with a newcomer: a meeple of every trade, a bet, and a road whose end turns the chips over."""

from __future__ import annotations

from parlour.games.carcassonne.rules.actions import Bet, Place
from parlour.games.carcassonne.rules.state import Options
from parlour.plugin.lesson import Lesson, Step

LESSON = Lesson(
    options=Options(),
    # Chosen for its tiles: a road, a monastery, the end of the first city, a crossing, an office and a gate, in this order, for the newcomer.
    seed=74_325,
    levels=("casual",),
    steps=(
        Step(say="lay", highlight=("square:1,0",), expect=Place(1, 0, 1), also=(Place(1, 0, 3),), then=(Place(1, 1, 2, "c0"),)),
        Step(
            say="monk",
            highlight=("square:1,-1",),
            expect=Place(1, -1, 0, "m"),
            also=tuple(Place(1, -1, turns, "m") for turns in (1, 2, 3)),
            then=(Place(1, -2, 2),),
        ),
        Step(say="knight", highlight=("square:0,-1", "0c0"), expect=Place(0, -1, 2, "c0"), then=(Place(1, 2, 0),)),
        Step(say="road", highlight=("square:2,-2", "4r2"), expect=Place(2, -2, 0, "r2"), then=(Place(0, 1, 1),)),
        Step(say="office", highlight=("square:2,0", "0r0", "1r0"), expect=Place(2, 0, 0, "r2")),
        Step(say="bet", highlight=("9r2", "0r0", "1r0", "chip:K3"), expect=Bet("K3"), then=(Bet("K1"), Place(3, -2, 1))),
        Step(say="farmer", highlight=("square:-1,-1",), expect=Place(-1, -1, 2, "f0"), then=(Place(2, 2, 0),)),
        Step(say="gate", highlight=("square:-1,0", "0r0"), expect=Place(-1, 0, 3)),
        Step(say="turned", highlight=("9r2",)),
        Step(say="on"),
    ),
)

"""The first round of Bulbous with a newcomer: a bid that wins, a swap beside a tie, and a wild that completes a specimen."""

from __future__ import annotations

from parlour.games.bulbous.rules.actions import Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.state import Options
from parlour.plugin.lesson import Lesson, Step

LESSON = Lesson(
    options=Options(),
    # Chosen for what it deals: a double with two red numbers and the wild of the circle to the newcomer, who is first, and 9 green to both others.
    seed=362_816,
    levels=("casual", "club"),
    steps=(
        Step(say="bring", highlight=("bring:blue-1",), expect=Bring("blue", 1), then=(Bring("red", 2), Bring("green", 3))),
        Step(say="order", highlight=("red", "green"), expect=Order(("red", "green", "blue"))),
        Step(
            say="bid",
            highlight=("card:red-4", "card:red-6", "card:red-x2"),
            expect=Bid(frozenset({"red-4", "red-6", "red-x2"})),
            then=(Bid(frozenset({"red-9"})), Bid(frozenset({"red-5", "red-7"}))),
        ),
        Step(say="won", highlight=("red-bulb-0", "slot:0")),
        Step(
            say="swap",
            highlight=("card:blue-3",),
            expect=Swap(frozenset({"blue-3"})),
            then=(Bid(frozenset({"green-4", "green-5"})), Bid(frozenset({"green-9"}))),
        ),
        Step(say="tie", highlight=("slot:1", "slot:2")),
        Step(
            say="wild",
            highlight=("card:wild-circle",),
            expect=Bid(frozenset({"wild-circle"})),
            then=(Bid(frozenset({"blue-8", "blue-x2"})), Pass()),
        ),
        Step(say="full", highlight=("slot:0",)),
        Step(say="on"),
    ),
)

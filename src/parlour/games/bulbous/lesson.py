"""The Bulbous lesson: a first round with a winning bid, a swap and a decisive wild."""

from __future__ import annotations

from parlour.games.bulbous.rules.actions import Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.state import Options
from parlour.plugin.lesson import Lesson, LessonStep

LESSON = Lesson(
    options=Options(),
    # This seed makes the newcomer the first player, with two red numbers, the red double and the circle wild. Both others get a green 9.
    seed=362_816,
    levels=("casual", "club"),
    steps=(
        LessonStep(
            text_id="bring",
            highlight=("bring:blue-1",),
            expected_action=Bring("blue", 1),
            replies=(Bring("red", 2), Bring("green", 3)),
        ),
        LessonStep(
            text_id="order",
            highlight=("red", "green"),
            expected_action=Order(("red", "green", "blue")),
        ),
        LessonStep(
            text_id="bid",
            highlight=("card:red-4", "card:red-6", "card:red-x2"),
            expected_action=Bid(frozenset({"red-4", "red-6", "red-x2"})),
            replies=(Bid(frozenset({"red-9"})), Bid(frozenset({"red-5", "red-7"}))),
        ),
        LessonStep(text_id="won", highlight=("red-bulb-0", "slot:0")),
        LessonStep(
            text_id="swap",
            highlight=("card:blue-3",),
            expected_action=Swap(frozenset({"blue-3"})),
            replies=(Bid(frozenset({"green-4", "green-5"})), Bid(frozenset({"green-9"}))),
        ),
        LessonStep(text_id="tie", highlight=("slot:1", "slot:2")),
        LessonStep(
            text_id="wild",
            highlight=("card:wild-circle",),
            expected_action=Bid(frozenset({"wild-circle"})),
            replies=(Bid(frozenset({"blue-8", "blue-x2"})), Pass()),
        ),
        LessonStep(text_id="full", highlight=("slot:0",)),
        LessonStep(text_id="on"),
    ),
)

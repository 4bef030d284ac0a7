"""The coding of Bulbous for learning agents: places in the sorted hand, and what a seat sees.

The action numbers are, in this order:

| numbers | action |
| --- | --- |
| 0 | pass |
| 1–511 | the bid of the cards in a mask of the places in the hand |
| 512–556 | the swap of one card or two, by their places (`SWAPS`) |
| 557 | no added card |
| 558–566 | the added card, by its place |
| 567–582 | a specimen, by colour and size |
| 583–646 | an order of colours (`ORDERS`) |

`observation_parts` names the parts of an observation. Seats are counted from the observing one, and
colours are in the order of rules/cards.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import TYPE_CHECKING, assert_never

import numpy as np

from parlour.core.game import Seat
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import COLOURS, DECK_ORDER
from parlour.games.bulbous.rules.specimens import SIZES
from parlour.games.bulbous.rules.view import BulbousView

if TYPE_CHECKING:
    import numpy.typing as npt

PLACES = 9
"""The largest hand."""

FIRST_SWAP = 1 << PLACES
"""The number of the first swap, after the bids."""

SWAPS = {
    sum(1 << place for place in places): FIRST_SWAP + number
    for number, places in enumerate(
        (*combinations(range(PLACES), 1), *combinations(range(PLACES), 2))
    )
}
"""The number of each swap by a mask of its places."""

ORDERS = {
    order: number
    for number, order in enumerate(
        order for length in range(1, len(COLOURS) + 1) for order in permutations(COLOURS, length)
    )
}
"""The number of each order of colours."""

FIRST_ADD = FIRST_SWAP + len(SWAPS)
FIRST_BRING = FIRST_ADD + 1 + PLACES
FIRST_ORDER = FIRST_BRING + len(COLOURS) * len(SIZES)
ACTION_COUNT = FIRST_ORDER + len(ORDERS)

PHASES = ("bring", "order", "bid", "add")
CHOICES = ("bid", "swap", "pass")
CARDS, POINTS_SCALE, BULB_SCALE, ROUND_SCALE = len(DECK_ORDER), 50, 14, 20
FACE = len(COLOURS)
"""The number of values of a colour."""


def observation_parts(seats: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of each part of an observation, in order.

    `hand`: 1 for the card in each place. `discard`, `unseen`, `own_bid`: 1 for each card. `phase`,
    `contested`: 1 for the phase and the colour of this turn. `order`: 1 for the colour of each turn
    so far. `active`: for each colour whether it has an active specimen, its size and its points for
    a majority, and the bulbs of each seat. `completed`: the bulbs on completed specimens, by colour
    and seat. `reserve`: 1 for each size left of each colour. `seats`: for each seat the colours it
    owns, whether it is awaited, begins the round, has decided, has chosen to bid, swap or pass,
    how many cards it chose, the cards in its hand, and its points. `match`: cards in the deck, the
    round, the turn, whether the round is final, bulbs left (or 0 without a limit), rounds without
    bulbs, and whether seats play in teams and may bluff.
    """
    return {
        "hand": (PLACES, CARDS),
        "discard": (CARDS,),
        "unseen": (CARDS,),
        "own_bid": (CARDS,),
        "phase": (len(PHASES),),
        "contested": (FACE,),
        "order": (FACE, FACE),
        "active": (FACE, 3 + seats),
        "completed": (FACE, seats),
        "reserve": (FACE, len(SIZES)),
        "seats": (seats, FACE + 9),
        "match": (8,),
    }


class BulbousCoding:
    """The coding of a match of Bulbous with a number of seats."""

    action_count = ACTION_COUNT

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.parts: dict[str, tuple[slice, tuple[int, ...]]] = {}
        start = 0
        for name, shape in observation_parts(seats).items():
            end = start + int(np.prod(shape))
            self.parts[name] = slice(start, end), shape
            start = end
        self.length = start

    def action_numbers(self, view: BulbousView, actions: Sequence[AnyAction]) -> list[int]:
        """Return the numbers of actions."""
        bits = {card: 1 << place for place, card in enumerate(view.hand)}
        return [_action_number(bits, action) for action in actions]

    def observation(self, view: BulbousView, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        values = np.zeros(self.length, np.float32)
        part = {name: values[span].reshape(shape) for name, (span, shape) in self.parts.items()}
        seats = [(seat + step) % self.seats for step in range(self.seats)]
        for place, card in enumerate(view.hand):
            part["hand"][place, DECK_ORDER[card]] = 1
        part["discard"][[DECK_ORDER[card] for card in view.discard]] = 1
        part["unseen"][[DECK_ORDER[card] for card in view.unseen]] = 1
        own = view.choices[seat]
        if own is not None and own.do == "bid":
            part["own_bid"][[DECK_ORDER[card] for card in own.cards]] = 1
        if view.phase in PHASES:
            part["phase"][PHASES.index(view.phase)] = 1
        if view.contested is not None:
            part["contested"][COLOURS.index(view.contested)] = 1
        for turn, colour in enumerate(view.order):
            part["order"][turn, COLOURS.index(colour)] = 1
        self._write_specimens(view, seats, part)
        self._write_seats(view, seats, part["seats"])
        part["match"][:] = (
            view.deck / CARDS,
            view.round / ROUND_SCALE,
            view.turn / FACE,
            view.final,
            0 if view.left is None else view.left[seat] / BULB_SCALE,
            view.dry / ROUND_SCALE,
            view.teams is not None,
            view.options.bluff == "on",
        )
        return np.clip(values, -1, 1, out=values)

    def _write_specimens(
        self, view: BulbousView, seats: list[int], part: dict[str, npt.NDArray[np.float32]]
    ) -> None:
        for specimen in view.active:
            part["active"][COLOURS.index(specimen.colour)] = (
                1,
                specimen.size / len(SIZES),
                specimen.pays / POINTS_SCALE,
                *(specimen.counts[other] / len(SIZES) for other in seats),
            )
        for specimen in view.completed:
            row = part["completed"][COLOURS.index(specimen.colour)]
            row += [specimen.counts[other] for other in seats]
        # The sums are divided at the end, because fractions would add up differently in each order.
        part["completed"] /= BULB_SCALE
        for colour, sizes in view.reserve.items():
            part["reserve"][COLOURS.index(colour), [size - SIZES[0] for size in sizes]] = 1

    def _write_seats(
        self, view: BulbousView, seats: list[int], rows: npt.NDArray[np.float32]
    ) -> None:
        for row, other in zip(rows, seats, strict=True):
            row[[COLOURS.index(colour) for colour in view.owned[other]]] = 1
            choice = view.choices[other]
            row[FACE:] = (
                other in view.awaited,
                other == view.first,
                view.decided[other],
                *(choice is not None and choice.do == do for do in CHOICES),
                0 if choice is None else choice.count / PLACES,
                view.hands[other] / PLACES,
                view.scores[other].total / POINTS_SCALE,
            )


def _action_number(bits: Mapping[str, int], action: AnyAction) -> int:
    """Return the number of an action, given a mask with the place of each card in the hand."""
    match action:
        case Bid(cards):
            return sum([bits[card] for card in cards])
        case Swap(cards):
            return SWAPS[sum([bits[card] for card in cards])]
        case Pass():
            return 0
        case Add(card):
            return FIRST_ADD if card is None else FIRST_ADD + bits[card].bit_length()
        case Bring(colour, size):
            return FIRST_BRING + COLOURS.index(colour) * len(SIZES) + size - SIZES[0]
        case Order(colours):
            return FIRST_ORDER + ORDERS[colours]
        case _:
            assert_never(action)

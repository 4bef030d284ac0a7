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
from functools import lru_cache
from itertools import combinations, permutations
from math import prod
from typing import TYPE_CHECKING, assert_never

import numpy as np

from parlour.core.game import Seat
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import COLOURS, DECK_ORDER, Colour
from parlour.games.bulbous.rules.specimens import SIZES
from parlour.games.bulbous.rules.view import BulbousView, SpecimenView

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
NO_CHOICE = (False,) * len(CHOICES)
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
        self.starts: dict[str, int] = {}
        """The first value of each part."""
        self.length = 0
        for name, shape in observation_parts(seats).items():
            self.starts[name] = self.length
            self.length += prod(shape)
        self._clockwise = [
            [(seat + step) % seats for step in range(seats)] for seat in range(seats)
        ]
        self._cards = {
            name: {card: self.starts[name] + place for card, place in DECK_ORDER.items()}
            for name in ("discard", "unseen", "own_bid")
        }

    def action_numbers(self, view: BulbousView, actions: Sequence[AnyAction]) -> list[int]:
        """Return the numbers of actions."""
        bits = {card: 1 << place for place, card in enumerate(view.hand)}
        bit, numbers = bits.__getitem__, []
        # Almost all actions are bids and swaps, so they are handled without a call.
        for action in actions:
            if isinstance(action, Swap):
                numbers.append(SWAPS[sum(map(bit, action.cards))])
            elif isinstance(action, Bid):
                numbers.append(sum(map(bit, action.cards)))
            else:
                numbers.append(_other_number(bits, action))
        return numbers

    def observation(self, view: BulbousView, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        values, starts = np.zeros(self.length, np.float32), self.starts
        values[self._places_of_ones(view, seat)] = 1
        clockwise = tuple(self._clockwise[seat])
        values[starts["active"] : starts["seats"]] = specimen_values(
            view.active, view.completed, tuple(view.reserve.items()), clockwise
        )
        rest: list[float] = []
        for other in clockwise:
            rest += seat_values(view, other)
        rest += (
            view.deck / CARDS,
            min(view.round / ROUND_SCALE, 1),
            view.turn / FACE,
            view.final,
            0 if view.left is None else view.left[seat] / BULB_SCALE,
            view.dry / ROUND_SCALE,
            view.teams is not None,
            view.options.bluff == "on",
        )
        values[starts["seats"] :] = rest
        return values

    def _places_of_ones(self, view: BulbousView, seat: Seat) -> list[int]:
        """Return the places of the values that are 1 in the parts before `active`."""
        discard, unseen, own_bid = self._cards.values()
        starts, own = self.starts, view.choices[seat]
        ones = [place * CARDS + DECK_ORDER[card] for place, card in enumerate(view.hand)]
        ones += [discard[card] for card in view.discard]
        ones += [unseen[card] for card in view.unseen]
        if own is not None and own.do == "bid":
            ones += [own_bid[card] for card in own.cards]
        if view.phase in PHASES:
            ones.append(starts["phase"] + PHASES.index(view.phase))
        if view.contested is not None:
            ones.append(starts["contested"] + COLOURS.index(view.contested))
        for turn, colour in enumerate(view.order):
            ones.append(starts["order"] + turn * FACE + COLOURS.index(colour))
        return ones


@lru_cache(maxsize=1 << 12)
def specimen_values(
    active: tuple[SpecimenView, ...],
    completed: tuple[SpecimenView, ...],
    reserve: tuple[tuple[Colour, tuple[int, ...]], ...],
    clockwise: tuple[int, ...],
) -> npt.NDArray[np.float32]:
    """Return the parts `active`, `completed` and `reserve`, one after the other.

    Args:
        active: The active specimens.
        completed: The completed specimens.
        reserve: The sizes left of each colour.
        clockwise: The seats from the observing one.
    """
    faces = np.zeros((FACE, 3 + len(clockwise)), np.float32)
    bulbs = np.zeros((FACE, len(clockwise)), np.float32)
    sizes = np.zeros((FACE, len(SIZES)), np.float32)
    for specimen in active:
        faces[COLOURS.index(specimen.colour)] = (
            1,
            specimen.size / len(SIZES),
            specimen.pays / POINTS_SCALE,
            *(specimen.counts[seat] / len(SIZES) for seat in clockwise),
        )
    for specimen in completed:
        bulbs[COLOURS.index(specimen.colour)] += [specimen.counts[seat] for seat in clockwise]
    for colour, left in reserve:
        sizes[COLOURS.index(colour), [size - SIZES[0] for size in left]] = 1
    # The sums are divided at the end, because fractions would add up differently in each order.
    return np.concatenate([faces.ravel(), bulbs.ravel() / BULB_SCALE, sizes.ravel()])


def seat_values(view: BulbousView, seat: int) -> tuple[float, ...]:
    """Return what is known of a seat, as `observation_parts` describes."""
    choice, owned = view.choices[seat], view.owned[seat]
    return (
        *[colour in owned for colour in COLOURS],
        seat in view.awaited,
        seat == view.first,
        view.decided[seat],
        *(NO_CHOICE if choice is None else [choice.do == do for do in CHOICES]),
        0 if choice is None else choice.count / PLACES,
        view.hands[seat] / PLACES,
        min(view.scores[seat].total / POINTS_SCALE, 1),
    )


def _other_number(bits: Mapping[str, int], action: Pass | Add | Bring | Order) -> int:
    """Return the number of an action that is no bid and no swap.

    Args:
        bits: A mask with the place of each card in the hand.
        action: The action.
    """
    match action:
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

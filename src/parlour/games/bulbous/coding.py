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

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, permutations
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from parlour.core.game import Seat
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, DECK_ORDER, fits
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

SWAP_PLACES, ORDER_COLOURS = tuple(SWAPS), tuple(ORDERS)
"""The places of each swap and the colours of each order, by number."""

FIRST_ADD = FIRST_SWAP + len(SWAPS)
FIRST_BRING = FIRST_ADD + 1 + PLACES
FIRST_ORDER = FIRST_BRING + len(COLOURS) * len(SIZES)
ACTION_COUNT = FIRST_ORDER + len(ORDERS)

PHASES = ("bring", "order", "bid", "add")
CHOICES = ("bid", "swap", "pass")
NO_CHOICE = (False,) * len(CHOICES)
CARD_COUNT, POINTS_SCALE, BULB_SCALE, ROUND_SCALE = len(DECK_ORDER), 50, 14, 20
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
        "hand": (PLACES, CARD_COUNT),
        "discard": (CARD_COUNT,),
        "unseen": (CARD_COUNT,),
        "own_bid": (CARD_COUNT,),
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

    def mask(self, view: BulbousView, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for each legal action, shape (647,)."""
        if seat in view.awaited and view.phase == "bid":
            assert view.contested is not None
            fitting = sum([fits(card, view.contested) << at for at, card in enumerate(view.hand)])
            return bid_mask(len(view.hand), fitting, view.options.bluff == "on").copy()
        mask = np.zeros(ACTION_COUNT, np.int8)
        if seat in view.awaited:
            mask[list(_numbers_outside_bids(view, seat))] = 1
        return mask

    def action(self, view: BulbousView, number: int) -> AnyAction:
        """Return the legal action with a number."""
        if number == 0:
            return Pass()
        if number < FIRST_SWAP:
            return Bid(_cards_at(view.hand, number))
        if number < FIRST_ADD:
            return Swap(_cards_at(view.hand, SWAP_PLACES[number - FIRST_SWAP]))
        if number < FIRST_BRING:
            place = number - FIRST_ADD - 1
            return Add(None if place < 0 else view.hand[place])
        if number < FIRST_ORDER:
            colour, size = divmod(number - FIRST_BRING, len(SIZES))
            return Bring(COLOURS[colour], SIZES[size])
        return Order(ORDER_COLOURS[number - FIRST_ORDER])

    def observation(self, view: BulbousView, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, shape (length,)."""
        values, starts = np.zeros(self.length, np.float32), self.starts
        values[self._places_of_ones(view, seat)] = 1
        clockwise = tuple(self._clockwise[seat])
        specimens = np.frombuffer(specimen_values(view, clockwise), np.float32)
        values[starts["active"] : starts["seats"]] = specimens
        rest: list[float] = []
        for other in clockwise:
            rest += seat_values(view, other)
        rest += (
            view.deck / CARD_COUNT,
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
        ones = [place * CARD_COUNT + DECK_ORDER[card] for place, card in enumerate(view.hand)]
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


def specimen_values(view: BulbousView, clockwise: tuple[int, ...]) -> bytes:
    """Return the parts `active`, `completed` and `reserve` as bytes, one after the other.

    Args:
        view: The view.
        clockwise: The seats from the observing one.
    """
    active = {specimen.colour: specimen for specimen in view.active}
    return b"".join(
        [
            *[active_bytes(active.get(colour), clockwise) for colour in COLOURS],
            completed_bytes(view.completed, clockwise),
            *[reserve_bytes(view.reserve.get(colour, ())) for colour in COLOURS],
        ]
    )


@lru_cache(maxsize=1 << 12)
def active_bytes(specimen: SpecimenView | None, clockwise: tuple[int, ...]) -> bytes:
    """Return the values of the active specimen of a colour, if any, as bytes."""
    if specimen is None:
        return np.zeros(3 + len(clockwise), np.float32).tobytes()
    bulbs = [specimen.counts[seat] / len(SIZES) for seat in clockwise]
    values = (1, specimen.size / len(SIZES), specimen.pays / POINTS_SCALE, *bulbs)
    return np.array(values, np.float32).tobytes()


@lru_cache(maxsize=1 << 10)
def completed_bytes(completed: tuple[SpecimenView, ...], clockwise: tuple[int, ...]) -> bytes:
    """Return the bulbs on completed specimens by colour and seat, as bytes."""
    bulbs = np.zeros((FACE, len(clockwise)), np.float32)
    for specimen in completed:
        bulbs[COLOURS.index(specimen.colour)] += [specimen.counts[seat] for seat in clockwise]
    # The sums are divided at the end, because fractions would add up differently in each order.
    return (bulbs / BULB_SCALE).tobytes()


@cache
def reserve_bytes(sizes: tuple[int, ...]) -> bytes:
    """Return 1 for each size left of a colour, as bytes."""
    return np.array([size in sizes for size in SIZES], np.float32).tobytes()


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


@lru_cache(maxsize=1 << 12)
def bid_mask(hand: int, fitting: int, bluff: bool) -> npt.NDArray[np.int8]:
    """Return 1 for the pass and for each legal bid and swap, shape (647,).

    Args:
        hand: The number of cards in the hand.
        fitting: A mask of the places of the cards that fit the contested specimen.
        bluff: Whether a bid may include other cards.
    """
    mask = np.zeros(ACTION_COUNT, np.int8)
    bids, usable = np.arange(FIRST_SWAP), (1 << hand) - 1 if bluff else fitting
    mask[:FIRST_SWAP] = (bids & fitting != 0) & (bids & ~usable == 0)
    mask[FIRST_SWAP:FIRST_ADD] = np.array(SWAP_PLACES) >> hand == 0
    mask[0] = 1
    return mask


def _numbers_outside_bids(view: BulbousView, seat: Seat) -> Iterator[int]:
    """Yield the numbers of the legal actions of an awaited seat in the other phases."""
    active = [specimen.colour for specimen in view.active]
    match view.phase:
        case "add":
            yield FIRST_ADD
            for place, card in enumerate(view.hand):
                if CARDS[card].colour == view.contested:
                    yield FIRST_ADD + 1 + place
        case "bring":
            for colour in view.owned[seat]:
                if colour not in active:
                    for size in view.reserve[colour]:
                        yield FIRST_BRING + COLOURS.index(colour) * len(SIZES) + size - SIZES[0]
        case _:
            left = [colour for colour in active if colour not in view.order]
            count = len(left) if view.options.sequence == "whole" else 1
            for order in permutations(left, count):
                yield FIRST_ORDER + ORDERS[order]


def _cards_at(hand: Sequence[str], places: int) -> frozenset[str]:
    """Return the cards of a hand at the places of a mask."""
    return frozenset([card for place, card in enumerate(hand) if places >> place & 1])

"""The state of Thorns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeVar

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour_thorns.rules.actions import Card

T = TypeVar("T")

CARDS: tuple[Card, ...] = ("rose", "rose", "rose", "thorn")
"""The cards that each seat has at the start."""

Phase = Literal["lay", "add", "bid", "pick", "discard", "over"]
"""Lay the first card, add a card or open the bidding, bid or pass, pick, discard, or the end."""


Over = Literal["picked", "alone"]
"""The reason for the end: enough successful picks, or only one seat with cards."""


class Options(Value, frozen=True):
    """The options of Thorns.

    Attributes:
        wins: The number of successful picks that win the match.
    """

    wins: Literal["1", "2", "3"] = "2"


class State(Value, frozen=True, kw_only=True):
    """The state of a match.

    Attributes:
        options: The options.
        rng: The source of the cards that are lost at random. It never enters a view.
        phase: The phase of the round.
        mover: The seat to decide; in the phase `lay`, the one that decides first afterwards.
        hands: The cards in each hand, roses first.
        piles: The face-down cards of each seat, from the bottom.
        turned: The cards of each seat that were turned over in this round, in this order.
        shown: The cards of each seat that were turned over in the previous round.
        bid: The highest bid, or 0.
        bidder: The seat of the highest bid, or None.
        passed: The seats that have left the bidding.
        points: The number of successful picks of each seat.
        over: The reason for the end, or None.
    """

    options: Options
    rng: Rng
    phase: Phase = "lay"
    mover: Seat = Seat(0)
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]
    turned: tuple[tuple[Card, ...], ...]
    shown: tuple[tuple[Card, ...], ...]
    bid: int = 0
    bidder: Seat | None = None
    passed: frozenset[Seat] = frozenset()
    points: tuple[int, ...]
    over: Over | None = None


def card_counts(state: State) -> tuple[int, ...]:
    """Return the number of cards that each seat has left; a seat without cards is out."""
    return tuple(
        len(hand) + len(pile) + len(turned)
        for hand, pile, turned in zip(state.hands, state.piles, state.turned, strict=True)
    )


def laid_count(state: State) -> int:
    """Return the number of cards that lie face down, which is the highest possible bid."""
    return sum(map(len, state.piles))


def with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return a tuple with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


def seats_after(state: State, seat: Seat) -> Iterator[Seat]:
    """Yield the other seats that are not out, in turn order."""
    counts = card_counts(state)
    for step in range(1, len(counts)):
        other = Seat((seat + step) % len(counts))
        if counts[other]:
            yield other

"""The views, events and log entries of Thorns."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import GameEvent, LogEntry, Seat, View
from parlour_thorns.rules.actions import Card
from parlour_thorns.rules.state import Options, Over, Phase


class ThornsView(View, frozen=True, kw_only=True):
    """What a seat sees: its own cards, and how many cards the others have.

    Attributes:
        options: The options.
        seat: The seat that sees it, or None for spectators.
        phase: The phase of the round.
        mover: The seat to decide; in the phase `lay`, the one that decides first afterwards.
        hand: The cards in the own hand, roses first.
        own_pile: The own face-down cards, from the bottom.
        hand_sizes: The number of cards in each hand.
        pile_sizes: The number of face-down cards of each seat.
        turned: The cards of each seat that were turned over in this round.
        shown: The cards of each seat that were turned over in the previous round.
        bid: The highest bid, or 0.
        bidder: The seat of the highest bid, or None.
        passed: The seats that have left the bidding.
        points: The number of successful picks of each seat.
        over: The reason for the end, or None.
    """

    options: Options
    seat: Seat | None
    phase: Phase
    mover: Seat
    hand: tuple[Card, ...]
    own_pile: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    turned: tuple[tuple[Card, ...], ...]
    shown: tuple[tuple[Card, ...], ...]
    bid: int
    bidder: Seat | None
    passed: frozenset[Seat]
    points: tuple[int, ...]
    over: Over | None


class CardLaid(GameEvent, frozen=True):
    """A seat laid a card face down; only this seat knows which."""

    seat: Seat
    card: Card


class BidMade(GameEvent, frozen=True):
    """A seat made a bid."""

    seat: Seat
    count: int


class BiddingLeft(GameEvent, frozen=True):
    """A seat left the bidding."""

    seat: Seat


class CardTurned(GameEvent, frozen=True):
    """The highest bidder turned over the top card of a pile.

    Attributes:
        owner: The seat to which the pile belongs.
        card: The card.
    """

    owner: Seat
    card: Card


class PointScored(GameEvent, frozen=True):
    """A seat picked as many roses as it had bid."""

    seat: Seat
    count: int


class CardLost(GameEvent, frozen=True):
    """A seat lost a card for good; only this seat knows which.

    Attributes:
        seat: The seat.
        card: The card.
        is_last: Whether it was its last card, so that the seat is out.
    """

    seat: Seat
    card: Card
    is_last: bool


def log_entries_of(event: GameEvent, reader: Seat | None) -> Iterator[LogEntry]:
    """Yield the log entries of an event that a seat, or None for spectators, may see."""
    match event:
        case CardLaid(seat, card):
            yield LogEntry(f"laid-{card}" if seat == reader else "laid", seat)
        case BidMade(seat, count):
            yield LogEntry("bid", seat, {"count": count})
        case BiddingLeft(seat):
            yield LogEntry("passed", seat)
        case CardTurned(owner, card):
            yield LogEntry(f"turned-{card}", owner, {}, (f"seat-{owner}",))
        case PointScored(seat, count):
            yield LogEntry("scored", seat, {"count": count})
        case CardLost(seat, card, is_last):
            yield LogEntry(f"lost-{card}" if seat == reader else "lost", seat)
            if is_last:
                yield LogEntry("out", seat)
        case _:
            raise TypeError(f"not an event of Thorns: {event}")

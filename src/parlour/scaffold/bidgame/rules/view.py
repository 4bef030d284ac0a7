"""The views, events and log entries of Bidgame."""

from __future__ import annotations

from parlour.core.game import GameEvent, LogEntry, Seat, View
from parlour.scaffold.bidgame.rules.state import Options


class BidgameView(View, frozen=True, kw_only=True):
    """What a seat sees: everything but the sealed bids of the others.

    Attributes:
        options: The options.
        seat: The seat that sees it, or None for spectators.
        own_bid: The sealed bid of this seat, or None.
        has_bid: Whether each seat has bid.
        cards: The cards that each seat has not bid yet, including a sealed bid.
        prize: The prize that is up for bids, or None at the end.
        coming: The prizes that have not come up, sorted.
        scores: The points of each seat.
        last_bids: The bids for the previous prize; empty at the start.
    """

    options: Options
    seat: Seat | None
    own_bid: int | None
    has_bid: tuple[bool, ...]
    cards: tuple[tuple[int, ...], ...]
    prize: int | None
    coming: tuple[int, ...]
    scores: tuple[int, ...]
    last_bids: tuple[int, ...]


class BidSealed(GameEvent, frozen=True):
    """A seat bid a card; only this seat knows which."""

    seat: Seat
    card: int


class PrizeAwarded(GameEvent, frozen=True):
    """All bids for a prize were revealed.

    Attributes:
        bids: The bid of each seat.
        winner: The seat that won the prize, or None.
        prize: The prize.
    """

    bids: tuple[int, ...]
    winner: Seat | None
    prize: int


def log_entry_of(event: GameEvent, reader: Seat | None) -> LogEntry:
    """Return the log entry of an event for a seat, or None for spectators."""
    match event:
        case BidSealed(seat, card):
            if seat == reader:
                return LogEntry("sealed-own", seat, {"card": card})
            return LogEntry("sealed", seat)
        case PrizeAwarded(bids, winner, prize):
            parts = tuple(
                LogEntry("bid", Seat(seat), {"card": card}) for seat, card in enumerate(bids)
            )
            return LogEntry(
                "no-winner" if winner is None else "won", winner, {"prize": prize}, parts=parts
            )
        case _:
            raise TypeError(f"not an event of Bidgame: {event}")

"""The views, events and log entries of Cardgame."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import GameEvent, LogEntry, Seat, View
from parlour.scaffold.cardgame.rules.state import Options


class CardgameView(View, frozen=True, kw_only=True):
    """What a seat sees: its own cards, and the number of cards of the others.

    Attributes:
        options: The options.
        seat: The seat that sees it, or None for spectators.
        hand: The cards of this seat.
        own_laid: The card that this seat has laid aside, or None.
        hand_sizes: The number of cards in each hand.
        has_laid: Whether each seat has laid a card aside.
        trick: The cards of the current trick, in the order of play.
        played: The cards played in this round, including the trick.
        leader: The seat that leads the trick.
        tricks: The number of tricks that each seat has won in this round.
        scores: The points of each seat.
        round: The number of completed rounds.
        revealed: The laid cards of the previous round; empty in the first one.
    """

    options: Options
    seat: Seat | None
    hand: tuple[str, ...]
    own_laid: str | None
    hand_sizes: tuple[int, ...]
    has_laid: tuple[bool, ...]
    trick: tuple[str, ...]
    played: tuple[str, ...]
    leader: Seat
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    round: int
    revealed: tuple[str, ...]


class CardLaid(GameEvent, frozen=True):
    """A seat laid a card aside; only this seat knows which."""

    seat: Seat
    card: str


class CardPlayed(GameEvent, frozen=True):
    """A seat played a card to the trick."""

    seat: Seat
    card: str


class TrickWon(GameEvent, frozen=True):
    """A seat won a trick."""

    seat: Seat


class RoundScored(GameEvent, frozen=True):
    """All laid cards were revealed at the end of a round.

    Attributes:
        cards: The laid card of each seat.
        points: The points that each seat scored with it.
    """

    cards: tuple[str, ...]
    points: tuple[int, ...]


def log_entries_of(event: GameEvent, reader: Seat | None) -> Iterator[LogEntry]:
    """Yield the log entries of an event that a seat, or None for spectators, may see."""
    match event:
        case CardLaid(seat, card):
            yield (
                LogEntry("laid-own", seat, {"card": card})
                if seat == reader
                else LogEntry("laid", seat)
            )
        case CardPlayed(seat, card):
            yield LogEntry("played", seat, {"card": card}, (f"trick-{card}",))
        case TrickWon(seat):
            yield LogEntry("trick", seat)
        case RoundScored(cards, points):
            for owner, (card, score) in enumerate(zip(cards, points, strict=True)):
                yield LogEntry("revealed", Seat(owner), {"card": card, "points": score})
        case _:
            raise TypeError(f"not an event of Cardgame: {event}")

"""The cards, the options and the state of Cardgame."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value

SUITS = ("moon", "star", "heart")
RANKS = range(1, 9)

CARDS = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)
"""All cards, in the order in which hands are sorted."""

TRICK_POINTS = 3
"""The points of a trick."""


class Options(Value, frozen=True):
    """The options of Cardgame.

    Attributes:
        cards: The number of cards that each player is dealt.
    """

    cards: Literal["4", "5", "6"] = "5"


class State(Value, frozen=True, kw_only=True):
    """The state of a match.

    Attributes:
        options: The options.
        rng: The source of the coming deals. It never enters a view.
        hands: The cards in each hand, sorted.
        laid: The card that each seat has laid aside, or None.
        trick: The cards of the current trick, in the order of play.
        played: The cards played in this round, including the trick.
        leader: The seat that leads the trick.
        tricks: The number of tricks that each seat has won in this round.
        scores: The points of each seat.
        round: The number of completed rounds.
        revealed: The laid cards of the previous round; empty in the first one.
    """

    options: Options
    rng: Rng
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[str | None, ...]
    trick: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    leader: Seat = Seat(0)
    tricks: tuple[int, ...]
    scores: tuple[int, ...]
    round: int = 0
    revealed: tuple[str, ...] = ()


def sorted_cards(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return cards in the order of a hand."""
    return tuple(sorted(cards, key=CARDS.index))


def suit_of(card: str) -> str:
    """Return the suit of a card."""
    return card.partition("-")[0]


def rank_of(card: str) -> int:
    """Return the rank of a card."""
    return int(card.partition("-")[2])


def winning_place(trick: tuple[str, ...]) -> int:
    """Return the place of the highest card of the suit that was led.

    >>> winning_place(("moon-3", "star-8", "moon-5"))
    2
    """
    led = [place for place, card in enumerate(trick) if suit_of(card) == suit_of(trick[0])]
    return max(led, key=lambda place: rank_of(trick[place]))

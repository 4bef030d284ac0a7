"""What a seat may decide, and why a decision is refused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from parlour.core.game import Action, Illegal
from parlour.games.bulbous.rules.cards import CARDS, Colour, fits

MAX_SWAPPED = 2


class Bring(Action, frozen=True):
    """A specimen of one's reserve comes to the centre."""

    colour: Colour
    size: int


class Order(Action, frozen=True):
    """The first player fixes in which order the specimens are contested: all of them, or, turn by turn, the next."""

    colours: tuple[Colour, ...]


class Bid(Action, frozen=True):
    """Cards laid face down for the specimen contested now."""

    cards: frozenset[str]


class Swap(Action, frozen=True):
    """One or two cards discarded face up, and as many drawn."""

    cards: frozenset[str]


class Pass(Action, frozen=True):
    """No bid: one card drawn, none at the hand limit."""


class Add(Action, frozen=True):
    """What a tied bidder adds face down: a card of the specimen's colour, or nothing."""

    card: str | None = None


AnyAction = Bring | Order | Bid | Swap | Pass | Add


def require_held(cards: frozenset[str], hand: Sequence[str]) -> None:
    """Raise Illegal unless a hand holds all these cards."""
    for card in sorted(cards):
        if card not in hand:
            raise Illegal("bulbous.not-in-hand", card=card)


def require_bid(cards: frozenset[str], hand: Sequence[str], colour: Colour, bluff: bool) -> None:
    """Raise Illegal unless a hand may bid these cards for a specimen of a colour; `bluff`: others may lie among them."""
    if not cards:
        raise Illegal("bulbous.bid-of-no-cards")
    require_held(cards, hand)
    strange = sorted(card for card in cards if not fits(card, colour))
    if strange and not bluff:
        raise Illegal("bulbous.card-does-not-fit", card=strange[0], colour=colour)
    if len(strange) == len(cards):
        raise Illegal("bulbous.no-card-fits", colour=colour)


def require_swap(cards: frozenset[str], hand: Sequence[str]) -> None:
    """Raise Illegal unless a hand may swap these cards."""
    if not 1 <= len(cards) <= MAX_SWAPPED:
        raise Illegal("bulbous.swap-one-or-two", count=len(cards))
    require_held(cards, hand)


def require_add(card: str | None, hand: Sequence[str], colour: Colour) -> None:
    """Raise Illegal unless a tied bidder may add this card, or nothing."""
    if card is None:
        return
    require_held(frozenset({card}), hand)
    if CARDS[card].colour != colour:
        raise Illegal("bulbous.card-does-not-fit", card=card, colour=colour)


def legal_bids(hand: Sequence[str], colour: Colour, bluff: bool) -> Sequence[Bid]:
    """Return every bid of a hand for a specimen of a colour, smaller ones first."""
    usable = hand if bluff else [card for card in hand if fits(card, colour)]
    chosen = (cards for count in range(1, len(usable) + 1) for cards in combinations(usable, count))
    return [Bid(frozenset(cards)) for cards in chosen if any(fits(card, colour) for card in cards)]


def legal_swaps(hand: Sequence[str]) -> Sequence[Swap]:
    """Return every swap of a hand."""
    return [
        Swap(frozenset(cards)) for count in (1, MAX_SWAPPED) for cards in combinations(hand, count)
    ]

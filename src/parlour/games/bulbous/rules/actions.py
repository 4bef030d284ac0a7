"""The actions of a seat, and the checks that reject illegal ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from parlour.core.game import Action, Illegal
from parlour.games.bulbous.rules.cards import CARDS, Colour, fits

MAX_SWAPPED = 2


class Bring(Action, frozen=True):
    """The action of bringing in a specimen from the reserve."""

    colour: Colour
    size: int


class Order(Action, frozen=True):
    """The first player's action of setting the order of all specimens, or only the next one."""

    colours: tuple[Colour, ...]


class Bid(Action, frozen=True):
    """The action of bidding cards face down for the contested specimen."""

    cards: frozenset[str]


class Swap(Action, frozen=True):
    """The action of discarding one or two cards face up and drawing the same number."""

    cards: frozenset[str]


class Pass(Action, frozen=True):
    """The action of not bidding, which draws a card unless the hand is at its limit."""


class Add(Action, frozen=True):
    """A tied bidder's action of adding a card of the specimen's colour face down, or no card."""

    card: str | None = None


AnyAction = Bring | Order | Bid | Swap | Pass | Add


def require_held(cards: frozenset[str], hand: Sequence[str]) -> None:
    """Raise Illegal unless a hand contains all these cards."""
    for card in sorted(cards):
        if card not in hand:
            raise Illegal("bulbous.not-in-hand", card=card)


def require_bid(cards: frozenset[str], hand: Sequence[str], colour: Colour, bluff: bool) -> None:
    """Raise Illegal unless a hand may bid these cards for a specimen of a colour.

    Args:
        cards: The cards of the bid.
        hand: The hand of the bidder.
        colour: The colour of the specimen.
        bluff: Whether the bid may include cards that do not fit.
    """
    if not cards:
        raise Illegal("bulbous.bid-of-no-cards")
    require_held(cards, hand)
    strange = sorted(card for card in cards if not fits(card, colour))
    if strange and not bluff:
        raise Illegal("bulbous.card-does-not-fit", card=strange[0], colour=colour)
    if len(strange) == len(cards):
        raise Illegal("bulbous.no-card-fits", colour=colour)


def require_swap(cards: frozenset[str], hand: Sequence[str]) -> None:
    """Raise Illegal unless these are one or two cards of the hand."""
    if not 1 <= len(cards) <= MAX_SWAPPED:
        raise Illegal("bulbous.swap-one-or-two", count=len(cards))
    require_held(cards, hand)


def require_add(card: str | None, hand: Sequence[str], colour: Colour) -> None:
    """Raise Illegal unless a tied bidder may add this card; None (no card) is legal."""
    if card is None:
        return
    require_held(frozenset({card}), hand)
    if CARDS[card].colour != colour:
        raise Illegal("bulbous.card-does-not-fit", card=card, colour=colour)


def legal_bids(hand: Sequence[str], colour: Colour, bluff: bool) -> Sequence[Bid]:
    """Return every legal bid of a hand for a specimen of a colour, fewest cards first."""
    fitting = [card for card in hand if fits(card, colour)]
    usable, has_no_fit = (hand if bluff else fitting), frozenset(fitting).isdisjoint
    chosen = (cards for count in range(1, len(usable) + 1) for cards in combinations(usable, count))
    return [Bid(frozenset(cards)) for cards in chosen if not has_no_fit(cards)]


def legal_swaps(hand: Sequence[str]) -> Sequence[Swap]:
    """Return every swap of one or two cards of a hand."""
    return [
        Swap(frozenset(cards)) for count in (1, MAX_SWAPPED) for cards in combinations(hand, count)
    ]

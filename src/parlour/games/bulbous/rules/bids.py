"""What a bid is worth, and which of several wins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.bulbous.rules.cards import CARDS, Colour, fits

TurnResult = Literal["won", "tie", "no-bid", "no-bulb", "pending"]
"""How a turn came out. `no-bulb`: the highest bidder had none left. `pending`: tied bidders may still add a card."""


class BidSum(Value, frozen=True):
    """A bid counted out: the sum of its numbers, whether a double doubles it, whether a wild wins outright, the value."""

    numbers: int
    doubled: bool
    wild: bool

    @property
    def value(self) -> int:
        """What it is worth without a wild."""
        return self.numbers * 2 if self.doubled else self.numbers

    @property
    def rank(self) -> tuple[bool, int]:
        """What bids are compared by."""
        return self.wild, 0 if self.wild else self.value


class BidOutcome(Value, frozen=True):
    """How bids compare: who wins, or who ties for the highest."""

    result: TurnResult
    winner: Seat | None = None
    tied: tuple[Seat, ...] = ()


def bid_sum(cards: Iterable[str], colour: Colour) -> BidSum:
    """Return a bid for a specimen of a colour counted out; cards that do not fit add nothing."""
    fitting = [CARDS[card] for card in cards if fits(card, colour)]
    kinds = {card.kind for card in fitting}
    return BidSum(sum(card.number for card in fitting), "double" in kinds, "wild" in kinds)


def compare_bids(bids: Mapping[Seat, tuple[bool, int]]) -> BidOutcome:
    """Return the outcome of bids by their ranks: the single highest wins."""
    if not bids:
        return BidOutcome("no-bid")
    top = max(bids.values())
    highest = tuple(seat for seat in sorted(bids) if bids[seat] == top)
    return BidOutcome("won", highest[0]) if len(highest) == 1 else BidOutcome("tie", None, highest)


def wasted_cards(cards: Iterable[str], colour: Colour) -> tuple[str, ...]:
    """Return the cards of a bid without which it were worth the same: those that do not fit, and those beside a wild."""
    cards = tuple(cards)
    found = bid_sum(cards, colour)
    return tuple(
        card
        for card in cards
        if not fits(card, colour) or (found.wild and CARDS[card].kind != "wild")
    )

"""The value of a bid, and the comparison of several bids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.games.bulbous.rules.cards import CARDS, Colour, fits

TurnResult = Literal["won", "tie", "no-bid", "no-bulb", "pending"]
"""The result of a turn.

`no-bulb` means that the highest bidder had no bulb left. `pending` means that tied bidders may
still add a card.
"""


class BidSum(Value, frozen=True):
    """The sum of a bid's numbers, and whether it includes a double or a wild."""

    numbers: int
    doubled: bool
    wild: bool

    @property
    def value(self) -> int:
        """The value of the bid, regardless of a wild."""
        return self.numbers * 2 if self.doubled else self.numbers

    @property
    def rank(self) -> tuple[bool, int]:
        """The key by which bids are compared; a wild ranks above every value."""
        return self.wild, 0 if self.wild else self.value


class BidOutcome(Value, frozen=True):
    """The result of a comparison of bids: the winner, or the seats tied for the highest bid."""

    result: TurnResult
    winner: Seat | None = None
    tied: tuple[Seat, ...] = ()


def bid_sum(cards: Iterable[str], colour: Colour) -> BidSum:
    """Return the sum of a bid for a specimen of a colour; cards that do not fit are ignored."""
    fitting = [CARDS[card] for card in cards if fits(card, colour)]
    kinds = {card.kind for card in fitting}
    return BidSum(sum(card.number for card in fitting), "double" in kinds, "wild" in kinds)


def compare_bids(bids: Mapping[Seat, tuple[bool, int]]) -> BidOutcome:
    """Return the outcome of bids by their ranks; only a single highest bid wins."""
    if not bids:
        return BidOutcome("no-bid")
    top = max(bids.values())
    highest = tuple(seat for seat in sorted(bids) if bids[seat] == top)
    return BidOutcome("won", highest[0]) if len(highest) == 1 else BidOutcome("tie", None, highest)


def wasted_cards(cards: Iterable[str], colour: Colour) -> tuple[str, ...]:
    """Return the cards that add nothing to a bid: they do not fit or accompany a wild."""
    cards = tuple(cards)
    found = bid_sum(cards, colour)
    return tuple(
        card
        for card in cards
        if not fits(card, colour) or (found.wild and CARDS[card].kind != "wild")
    )

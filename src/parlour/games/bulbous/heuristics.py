"""Heuristics for the value of cards, for candidate bids and for choices without bids."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from parlour.games.bulbous.rules.actions import AnyAction, Bring, Order
from parlour.games.bulbous.rules.bids import bid_sum
from parlour.games.bulbous.rules.cards import CARDS, Colour, fits
from parlour.games.bulbous.rules.view import BulbousView

POINT_VALUE = 0.06
"""The value of keeping one point of a number card, in points of the game.

The cards of a hand win about one bulb in four.
"""

DOUBLE_VALUE = 0.55
WILD_VALUE = 1.0


def card_value(card: str, view: BulbousView) -> float:
    """Return the value of a card after this turn in points; 0 if it fits no later turn."""
    known = CARDS[card]
    later = [
        specimen.colour
        for specimen in view.active
        if specimen.colour != view.contested and specimen.colour not in view.order[: view.turn]
    ]
    if view.final and not any(fits(card, colour) for colour in later):
        return 0.0
    if known.kind == "number":
        return POINT_VALUE * known.number
    return DOUBLE_VALUE if known.kind == "double" else WILD_VALUE


def candidate_bids(hand: Sequence[str], colour: Colour) -> list[tuple[str, ...]]:
    """Return the bid with the fewest cards for each value, and each wild alone."""
    fitting = [card for card in hand if fits(card, colour) and CARDS[card].kind != "wild"]
    best: dict[int, tuple[str, ...]] = {}
    for count in range(1, len(fitting) + 1):
        for cards in combinations(fitting, count):
            best.setdefault(bid_sum(cards, colour).value, cards)
    wilds = [(card,) for card in hand if fits(card, colour) and CARDS[card].kind == "wild"]
    return [*best.values(), *wilds]


def specimen_to_bring(view: BulbousView, luck: Random) -> Bring:
    """Return a random specimen of the reserve; small ones are more likely.

    Small specimens are completed sooner, and then every hand is refilled.
    """
    assert view.seat is not None
    active = {specimen.colour for specimen in view.active}
    choices = [
        (colour, size)
        for colour in view.owned[view.seat]
        if colour not in active
        for size in view.reserve[colour]
    ]
    return Bring(*luck.choices(choices, [5 - size for _, size in choices])[0])


def order_by_strength(view: BulbousView, luck: Random) -> Order:
    """Return an order of the specimens by decreasing strength of the hand for their colours."""
    strength = {
        specimen.colour: bid_sum(view.hand, specimen.colour).value + luck.random()
        for specimen in view.active
    }
    left = [specimen.colour for specimen in view.active if specimen.colour not in view.order]
    left.sort(key=lambda colour: -strength[colour])
    return Order(tuple(left if view.options.sequence == "whole" else left[:1]))


def heuristic_decision(view: BulbousView, luck: Random) -> AnyAction | None:
    """Return a heuristic action for the phases without bids, or None in all other phases."""
    if view.phase == "bring":
        return specimen_to_bring(view, luck)
    return order_by_strength(view, luck) if view.phase == "order" else None

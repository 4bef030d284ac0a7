"""Random states that look the same to a seat."""

from __future__ import annotations

from collections import Counter

from parlour.core.rng import Rng
from parlour_thorns.rules.actions import Card
from parlour_thorns.rules.state import CARDS, State
from parlour_thorns.rules.view import ThornsView


def state_behind(view: ThornsView, rng: Rng) -> State:
    """Return a state in which the hidden cards of the other seats are drawn at random.

    A seat has any of its four cards of the start with the same probability, apart from those that
    were turned over in this round.
    """
    hands, piles = list[tuple[Card, ...]](), list[tuple[Card, ...]]()
    for seat, (size, pile_size) in enumerate(zip(view.hand_sizes, view.pile_sizes, strict=True)):
        if seat == view.seat:
            hands.append(view.hand)
            piles.append(view.own_pile)
            continue
        cards, rng = rng.shuffle(unseen_cards(view.turned[seat]))
        piles.append(cards[:pile_size])
        hands.append(tuple(sorted(cards[pile_size : pile_size + size])))
    return State(
        options=view.options,
        rng=rng.fork("losses"),
        phase=view.phase,
        mover=view.mover,
        hands=tuple(hands),
        piles=tuple(piles),
        turned=view.turned,
        shown=view.shown,
        bid=view.bid,
        bidder=view.bidder,
        passed=view.passed,
        points=view.points,
        over=view.over,
    )


def unseen_cards(turned: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of the start without those that were turned over."""
    left = Counter(CARDS)
    left.subtract(turned)
    return tuple(left.elements())

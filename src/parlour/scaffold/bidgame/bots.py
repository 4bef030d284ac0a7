"""The five bots of Bidgame, weakest first, built from players that work for any game."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.scaffold.bidgame.rules.state import State
from parlour.search.starter_levels import starter_levels

BID_WEIGHT = 0.3
"""The points that a bid loses for each step by which it differs from the prize."""


def score_lead(state: State, seat: Seat) -> float:
    """Return the points by which a seat leads, less what a sealed bid wastes.

    To bid as much as the prize is worth is a good rule for this game.
    """
    best_other = max(score for other, score in enumerate(state.scores) if other != seat)
    bid = state.bids[seat]
    waste = 0 if bid is None or state.prize is None else abs(bid - state.prize)
    return state.scores[seat] - best_other - BID_WEIGHT * waste


LEVELS = starter_levels(score_lead)

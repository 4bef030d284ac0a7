"""The five bots of Cardgame, weakest first, built from players that work for any game."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.scaffold.cardgame.rules.state import State, rank_of
from parlour.search.starter_levels import starter_levels

LAID_WEIGHT = 0.5
"""The part of a laid card's rank that counts before it scores: its seat may win no trick."""


def score_lead(state: State, seat: Seat) -> float:
    """Return the points by which a seat leads the best other seat, with its laid card."""
    best_other = max(score for other, score in enumerate(state.scores) if other != seat)
    card = state.laid[seat]
    return state.scores[seat] - best_other + (LAID_WEIGHT * rank_of(card) if card else 0)


LEVELS = starter_levels(score_lead)

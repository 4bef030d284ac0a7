"""The five bots of Rowgame, weakest first, built from players that work for any game."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.scaffold.rowgame.rules.state import State
from parlour.search.starter_levels import starter_levels


def score_lead(state: State, seat: Seat) -> float:
    """Return the points by which a seat leads the best other seat."""
    return state.scores[seat] - max(
        score for other, score in enumerate(state.scores) if other != seat
    )


LEVELS = starter_levels(score_lead)

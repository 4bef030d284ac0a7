"""The five bots of Racegame, weakest first, built from players that work for any game."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.scaffold.racegame.rules.state import State
from parlour.search.starter_levels import starter_levels


def space_lead(state: State, seat: Seat) -> float:
    """Return the spaces by which a seat leads the best other seat."""
    sums = [sum(own) for own in state.runners]
    return sums[seat] - max(spaces for other, spaces in enumerate(sums) if other != seat)


LEVELS = starter_levels(space_lead)

"""The five bots of Reversi, weakest first."""

from __future__ import annotations

from functools import cache

from parlour.core.game import AnyGame, Seat
from parlour.plugin.player import BotLevel
from parlour.search.alphabeta import AlphaBetaPlayer
from parlour.search.baselines import GreedyPlayer, RandomPlayer
from parlour_reversi.rules.board import directions, legal_cells
from parlour_reversi.rules.state import State

CORNER_VALUE, NEIGHBOUR_VALUE, MOBILITY_VALUE = 30.0, 12.0, 3.0
"""The values of a corner, of a cell next to an empty corner (negative), and of a legal cell."""

ENDGAME_CELLS = 8
"""The number of empty cells from which the discs count, not the position."""


def disc_lead(state: State, seat: Seat) -> float:
    """Return the number of discs by which a seat leads."""
    return float(state.counts[seat] - state.counts[1 - seat])


def evaluate(state: State, seat: Seat) -> float:
    """Return the value of a position for a seat, in discs."""
    own, other, side = state.discs[seat], state.discs[1 - seat], state.side
    if side * side - sum(state.counts) <= ENDGAME_CELLS:
        return disc_lead(state, seat)
    mobility = legal_cells(own, other, side).bit_count() - legal_cells(other, own, side).bit_count()
    corners = _corners(side)
    value = MOBILITY_VALUE * mobility
    value += CORNER_VALUE * ((own & corners).bit_count() - (other & corners).bit_count())
    weak = _neighbours(corners & ~(own | other), side)
    value -= NEIGHBOUR_VALUE * ((own & weak).bit_count() - (other & weak).bit_count())
    return value


@cache
def _corners(side: int) -> int:
    last = side - 1
    return sum(1 << cell for cell in (0, last, last * side, side * side - 1))


@cache
def _neighbours(cells: int, side: int) -> int:
    """Return the cells next to given ones; the argument is a subset of the corners."""
    found = 0
    for step in directions(side):
        found |= step(cells)
    return found


def _search_level(id: str, depth: int) -> BotLevel:
    def build(game: AnyGame) -> AlphaBetaPlayer:
        return AlphaBetaPlayer(game, evaluate, depth)

    return BotLevel(id, build)


LEVELS = (
    BotLevel("beginner", RandomPlayer),
    BotLevel("casual", lambda game: GreedyPlayer(game, disc_lead)),
    _search_level("club", 1),
    _search_level("expert", 3),
    _search_level("master", 5),
)

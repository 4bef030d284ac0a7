"""The rows of a batch of Carcassonne: one match each, with its next decision."""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.carcassonne.kernel.packed import Ints16, PackedState
from parlour.games.carcassonne.observation_layout import PHASES
from parlour.search.kernels import Ints8, Ints64
from parlour.search.records import RecordArray

PLACE, SETTLE, BET, CHOOSE = range(len(PHASES))
"""The phases in which a seat decides."""

OVER = len(PHASES)
"""The phase of a finished match."""

NO_ANSWER, NO_CHIP, NO_SEGMENT = -1, -1, -1


class CarcassonneRows(NamedTuple):
    """The matches of a batch; row `i` of every array except `start` is match `i`."""

    states: RecordArray[PackedState]
    """The packed states, shape (size,)."""

    start: RecordArray[PackedState]
    """The state before the stack is shuffled, shape (1,)."""

    movers: Ints64
    """The seat that decides."""

    over: Ints8
    """Whether the match is over, 0 or 1."""

    generators: Ints64
    """The random generator of each match."""

    phases: Ints64
    """The phase."""

    asked: Ints64
    """The seats that decide in the phases BET and CHOOSE, as bits; they decide in seat order."""

    bets: Ints64
    """The chip that each seat has bet in the phase BET, or NO_CHIP; shape (size, MAX_SEATS)."""

    questions: Ints64
    """The tile of the office that the decision is about, in the phases SETTLE and CHOOSE."""

    answers: Ints16
    """The root that a seat chose for the office of a tile; shape (size, MAX_TILES, MAX_SEATS)."""

    counts: Ints64
    """The number of candidates; 0 in the phase BET and in finished matches."""

    candidates: Ints16
    """The cell, the quarter turns and the segment or NO_SEGMENT of each candidate.

    The shape is (size, CANDIDATES, 3).
    """

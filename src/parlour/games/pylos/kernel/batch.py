"""Many matches of Pylos, stepped together by the kernel."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.games.pylos.coding import ACTION_COUNT, LENGTH, MADE, MOVES
from parlour.games.pylos.kernel.packed import (
    FORMATION_MASKS,
    MAX_ACTIONS,
    NO_CELL,
    VARIANTS,
    PackedPosition,
)
from parlour.games.pylos.kernel.rules import apply_action, write_legal_actions
from parlour.games.pylos.rules.board import APEX, BALLS, HOLLOWS
from parlour.games.pylos.rules.state import MAX_TURNS, REPETITIONS_FOR_DRAW, Variant
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints8, Ints64

BASIC = VARIANTS.index("basic")
"""The variant without draws by repetition."""

FIRST_SINGLE = MOVES
"""The first of the single values of an observation, in the order of coding.py."""


class PylosRows(NamedTuple):
    """The matches of a batch; a row of each array is one match."""

    own: Ints64
    """The balls of the player who acts next, a mask; shape (size,)."""

    other: Ints64
    """The balls of the opponent."""

    ball: Ints64
    """The hollow of the ball for which a bonus is due, or NO_CELL."""

    mover: Ints64
    """The seat that acts next."""

    turns: Ints64
    """The number of complete turns."""

    past: Ints64
    """The numbers of all positions so far, shape (size, MAX_TURNS + 1)."""

    over: Ints64
    """Whether the match is over, 0 or 1."""

    winner: Ints64
    """The seat that won, or -1."""


@jit_kernel
def reset_row(rows: PylosRows, row: int) -> None:
    """Start a new match in a row."""
    rows.own[row] = rows.other[row] = rows.mover[row] = rows.turns[row] = rows.over[row] = 0
    rows.ball[row], rows.winner[row], rows.past[row, 0] = NO_CELL, -1, 0


@jit_kernel
def position_of(rows: PylosRows, row: int, variant: int) -> PackedPosition:
    """Return the packed position of a row."""
    return PackedPosition(variant, rows.own[row], rows.other[row], rows.ball[row])


@jit_kernel
def repeats_of(rows: PylosRows, row: int, variant: int) -> int:
    """Return how often the position of a row has occurred; 1 if a bonus is due, and in basic."""
    if variant == BASIC or rows.ball[row] != NO_CELL:
        return 1
    turns, count = rows.turns[row], 0
    for turn in range(turns + 1):
        count += rows.past[row, turn] == rows.past[row, turns]
    return count


@jit_kernel
def step_row(rows: PylosRows, row: int, variant: int, code: int, codes: Ints64) -> None:
    """Play an action in a row; an illegal code is replaced by the first legal action."""
    position = position_of(rows, row, variant)
    count = write_legal_actions(position, codes)
    chosen = codes[0]
    for index in range(count):
        if codes[index] == code:
            chosen = codes[index]
    after = apply_action(position, chosen)
    rows.own[row], rows.other[row], rows.ball[row] = after.own, after.other, after.ball
    if after.ball != NO_CELL:
        return
    mover = rows.mover[row] = 1 - rows.mover[row]
    turns = rows.turns[row] = rows.turns[row] + 1
    white, black = (after.other, after.own) if mover else (after.own, after.other)
    rows.past[row, turns] = (white | black << HOLLOWS) << 1 | mover
    is_stuck = popcount(after.own) == BALLS and write_legal_actions(after, codes) == 0
    if (after.own | after.other) >> APEX & 1 or is_stuck:
        rows.over[row], rows.winner[row] = 1, 1 - mover
    elif turns >= MAX_TURNS or repeats_of(rows, row, variant) >= REPETITIONS_FOR_DRAW:
        rows.over[row] = 1


@jit_kernel
def step_rows(
    rows: PylosRows,
    variant: int,
    numbers: Ints64,
    rewards: npt.NDArray[np.float32],
    ended: Ints8,
    codes: Ints64,
) -> None:
    """Play an action in each row that is not over.

    Args:
        rows: The matches.
        variant: The index into VARIANTS.
        numbers: The action codes, shape (size,).
        rewards: Receives 1 for the winner of a match that ends and -1 for the loser, else 0; shape
            (size, 2).
        ended: Receives 1 for each match that ends, else 0; shape (size,).
        codes: Scratch space, shape (MAX_ACTIONS,).
    """
    for row in range(len(numbers)):
        rewards[row, 0] = rewards[row, 1] = ended[row] = 0
        if rows.over[row]:
            continue
        step_row(rows, row, variant, numbers[row], codes)
        if rows.over[row]:
            ended[row] = 1
            if rows.winner[row] >= 0:
                rewards[row, rows.winner[row]] = 1
                rewards[row, 1 - rows.winner[row]] = -1


@jit_kernel
def write_masks(rows: PylosRows, variant: int, masks: Ints8, codes: Ints64) -> None:
    """Write 1 for each legal action of each row, shape (size, ACTION_COUNT)."""
    for row in range(len(masks)):
        masks[row, :] = 0
        if not rows.over[row]:
            for index in range(write_legal_actions(position_of(rows, row, variant), codes)):
                masks[row, codes[index]] = 1


@jit_kernel
def write_observations(rows: PylosRows, variant: int, out: npt.NDArray[np.float32]) -> None:
    """Write what the mover of each row sees, shape (size, LENGTH), as coding.py describes."""
    for row in range(len(out)):
        own, other, ball = rows.own[row], rows.other[row], rows.ball[row]
        made = 0
        if ball != NO_CELL:
            for formation in FORMATION_MASKS[variant, ball]:
                if own & formation == formation:
                    made |= formation
        for cell in range(HOLLOWS):
            out[row, cell] = own >> cell & 1
            out[row, HOLLOWS + cell] = other >> cell & 1
            out[row, MADE + cell] = made >> cell & 1
        out[row, FIRST_SINGLE] = 1 - rows.over[row]
        out[row, FIRST_SINGLE + 1] = ball != NO_CELL
        out[row, FIRST_SINGLE + 2] = (BALLS - popcount(own)) / BALLS
        out[row, FIRST_SINGLE + 3] = (BALLS - popcount(other)) / BALLS
        out[row, FIRST_SINGLE + 4] = repeats_of(rows, row, variant) / REPETITIONS_FOR_DRAW
        out[row, FIRST_SINGLE + 5] = rows.turns[row] / MAX_TURNS
        for other_variant in range(3):
            out[row, FIRST_SINGLE + 6 + other_variant] = variant == other_variant


class PylosBatch:
    """Many matches of Pylos in one variant (plugin/batch.py)."""

    seats, action_count, length = 2, ACTION_COUNT, LENGTH

    def __init__(self, size: int, variant: Variant) -> None:
        self.size, self.variant = size, VARIANTS.index(variant)
        empty = [np.zeros(size, np.int64) for _ in range(7)]
        past = np.zeros((size, MAX_TURNS + 1), np.int64)
        own, other, ball, mover, turns, over, winner = empty
        self.rows = PylosRows(own, other, ball, mover, turns, past, over, winner)
        self._codes = np.zeros(MAX_ACTIONS, np.int64)
        self._ended = np.zeros(size, np.int8)
        self.reset()

    @property
    def movers(self) -> Ints64:
        """The seat that decides in each match."""
        return self.rows.mover

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Whether each match is over."""
        return self.rows.over.astype(np.bool_)

    def reset(self, rows: npt.NDArray[np.bool_] | None = None) -> None:
        """Start new matches in the rows of a mask, or in all rows."""
        for row in np.arange(self.size) if rows is None else np.flatnonzero(rows):
            reset_row(self.rows, int(row))

    def masks(self, out: Ints8) -> None:
        """Write 1 for each legal action of each mover, shape (size, 1024)."""
        self._require_shape(out, (self.size, ACTION_COUNT))
        write_masks(self.rows, self.variant, out, self._codes)

    def observe(self, out: npt.NDArray[np.float32]) -> None:
        """Write what each mover sees, shape (size, 99)."""
        self._require_shape(out, (self.size, LENGTH))
        write_observations(self.rows, self.variant, out)

    def step(self, numbers: Ints64, rewards: npt.NDArray[np.float32]) -> npt.NDArray[np.bool_]:
        """Play an action in each match and return which matches ended in this step."""
        self._require_shape(numbers, (self.size,))
        self._require_shape(rewards, (self.size, self.seats))
        step_rows(self.rows, self.variant, numbers, rewards, self._ended, self._codes)
        return self._ended.astype(np.bool_)

    def _require_shape(self, array: npt.NDArray[np.generic], shape: tuple[int, ...]) -> None:
        """Raise ValueError for another shape, because kernels do not check bounds."""
        if array.shape != shape:
            raise ValueError(f"an array of shape {shape} is needed, not {array.shape}")

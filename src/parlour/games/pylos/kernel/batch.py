"""Many matches of Pylos, stepped together by the kernel."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

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
from parlour.search.batches import KernelBatch
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Floats32, Ints8, Ints64

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

    over: Ints8
    """Whether the match is over, 0 or 1."""

    winner: Ints64
    """The seat that won, or -1."""


@jit_kernel
def reset_rows(rows: PylosRows, chosen: Ints8) -> None:
    """Start a new match in each row with 1 in `chosen`, shape (size,)."""
    for row in range(len(chosen)):
        if chosen[row]:
            rows.own[row] = rows.other[row] = rows.mover[row] = rows.turns[row] = 0
            rows.ball[row], rows.winner[row], rows.past[row, 0] = NO_CELL, -1, 0
            rows.over[row] = 0


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
    rewards: Floats32,
    ended: Ints8,
    codes: Ints64,
) -> None:
    """Play an action in each row that is not over.

    Args:
        rows: The matches.
        variant: The index into VARIANTS.
        numbers: The action codes, shape (size,).
        rewards: Zeros, shape (size, 2); receives 1 for the winner of a match that ends and -1 for
            the loser.
        ended: Zeros, shape (size,); receives 1 for each match that ends.
        codes: Scratch space, shape (MAX_ACTIONS,).
    """
    for row in range(len(numbers)):
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
def write_observations(rows: PylosRows, variant: int, out: Floats32) -> None:
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


class PylosBatch(KernelBatch):
    """Many matches of Pylos in one variant."""

    def __init__(self, size: int, variant: Variant) -> None:
        super().__init__(size, 2, ACTION_COUNT, LENGTH)
        self.variant = VARIANTS.index(variant)
        own, other, ball, turns, winner = [np.zeros(size, np.int64) for _ in range(5)]
        past = np.zeros((size, MAX_TURNS + 1), np.int64)
        self.rows = PylosRows(own, other, ball, self._movers, turns, past, self._over, winner)
        self._codes = np.zeros(MAX_ACTIONS, np.int64)
        self.reset()

    def start_matches(self, chosen: Ints8) -> None:
        """Start a new match in each row with 1, shape (size,)."""
        reset_rows(self.rows, chosen)

    def write_masks(self, out: Ints8) -> None:
        """Write all masks, shape (size, 1024)."""
        write_masks(self.rows, self.variant, out, self._codes)

    def write_observations(self, out: Floats32) -> None:
        """Write all observations, shape (size, 99)."""
        write_observations(self.rows, self.variant, out)

    def play_actions(self, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
        """Play an action in each match that is not over."""
        step_rows(self.rows, self.variant, numbers, rewards, ended, self._codes)

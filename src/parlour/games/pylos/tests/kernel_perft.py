"""Perft in the kernel, for verification at depths that the rules are too slow for."""

from __future__ import annotations

import numpy as np

from parlour.games.pylos.kernel.packed import (
    MAX_ACTIONS,
    NO_CELL,
    PackedPosition,
    first_hollow,
    pack_action,
    second_hollow,
)
from parlour.games.pylos.kernel.rules import apply_action, write_legal_actions
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints64

MAX_ORDERED_TURNS = 4096
"""The capacity for the ordered turns of one position."""


def kernel_perft(position: PackedPosition, depth: int) -> tuple[int, int, int]:
    """Return the counts of sequences, moves and states at a depth, as in PerftCounts."""
    return _count_paths(
        position,
        depth,
        np.zeros((depth, MAX_ORDERED_TURNS), dtype=np.int64),
        np.zeros((depth, 2, MAX_ACTIONS), dtype=np.int64),
    )


@jit_allocating_kernel
def _count_paths(
    position: PackedPosition, depth: int, turns_by_depth: Ints64, codes: Ints64
) -> tuple[int, int, int]:
    """Return the perft counts of a position.

    Args:
        position: The position.
        depth: The depth in turns.
        turns_by_depth: Scratch space with a row for each depth.
        codes: Scratch space with a row for each depth.
    """
    turns = turns_by_depth[depth - 1]
    no_bonus, total = _list_ordered_turns(position, turns, codes[depth - 1])
    if no_bonus and depth == 1:
        return total, total, total
    if not no_bonus:
        turns[:total] = np.sort(turns[:total])
    sequences, moves, states = 0, 0, 0
    below = (1, 1, 1)
    for index in range(total):
        is_new_state = index == 0 or turns[index] >> 20 != turns[index - 1] >> 20
        if is_new_state and depth > 1:
            after = PackedPosition(
                position.variant, position.other, turns[index] >> 20, position.ball
            )
            below = _count_paths(after, depth - 1, turns_by_depth, codes)
        sequences += below[0]
        moves += below[1] if index == 0 or turns[index] != turns[index - 1] else 0
        states += below[2] if is_new_state else 0
    return sequences, moves, states


@jit_kernel
def _list_ordered_turns(position: PackedPosition, turns: Ints64, codes: Ints64) -> tuple[bool, int]:
    """Write every ordered turn; return whether no turn has a bonus, and the number of turns.

    A turn is written as the mover's balls after it above the action codes of move and removal.
    """
    no_bonus, total = True, 0
    for first in range(write_legal_actions(position, codes[0])):
        code = codes[0, first]
        moved = apply_action(position, code)
        if moved.ball == NO_CELL:
            turns[total] = moved.other << 20 | code
            total += 1
            continue
        no_bonus = False
        for second in range(write_legal_actions(moved, codes[1])):
            take = codes[1, second]
            balls = first_hollow(take), second_hollow(take)
            removal = pack_action(min(balls), max(balls))
            turns[total] = apply_action(moved, take).other << 20 | code << 10 | removal
            total += 1
    return no_bonus, total

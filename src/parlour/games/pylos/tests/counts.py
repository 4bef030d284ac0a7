"""The counts of perft.py made by the kernel alone, to prove it on positions too deep for the rules."""

from __future__ import annotations

import numpy as np

from parlour.games.pylos.kernel.packed import MAX_ACTIONS, NO_CELL, PackedPosition
from parlour.games.pylos.kernel.rules import apply_action, write_legal_actions
from parlour.search.jit import jit_allocating_kernel, jit_kernel
from parlour.search.kernels import Ints64

WAYS = 4096
"""Room for the ordered turns of one position."""


def count(position: PackedPosition, depth: int) -> tuple[int, int, int]:
    """Return the sequences, moves and states of this many turns."""
    variant, own, other, _ = position
    return paths(
        variant,
        own,
        other,
        depth,
        np.zeros((depth, WAYS), dtype=np.int64),
        np.zeros((depth, 2, MAX_ACTIONS), dtype=np.int64),
    )


@jit_allocating_kernel
def paths(
    variant: int, own: int, other: int, depth: int, room: Ints64, codes: Ints64
) -> tuple[int, int, int]:
    """Return the counts below one position; `room` and `codes` have a row for every depth."""
    ways = room[depth - 1]
    plain, total = turns(variant, own, other, ways, codes[depth - 1])
    if plain and depth == 1:
        return total, total, total
    if not plain:
        ways[:total] = np.sort(ways[:total])
    sequences, moves, states = 0, 0, 0
    below = (1, 1, 1)
    for index in range(total):
        fresh = index == 0 or ways[index] >> 20 != ways[index - 1] >> 20
        if fresh and depth > 1:
            below = paths(variant, other, ways[index] >> 20, depth - 1, room, codes)
        sequences += below[0]
        moves += below[1] if index == 0 or ways[index] != ways[index - 1] else 0
        states += below[2] if fresh else 0
    return sequences, moves, states


@jit_kernel
def turns(variant: int, own: int, other: int, ways: Ints64, codes: Ints64) -> tuple[bool, int]:
    """Write every ordered turn as the mover's balls after it, above the move; return whether none had a bonus, and how many there are."""
    plain, total = True, 0
    for first in range(write_legal_actions(own, other, NO_CELL, codes[0])):
        code = codes[0, first]
        mine, theirs, ball = apply_action(variant, own, other, NO_CELL, code)
        if ball == NO_CELL:
            ways[total] = theirs << 20 | code
            total += 1
            continue
        plain = False
        for second in range(write_legal_actions(mine, theirs, ball, codes[1])):
            take = codes[1, second]
            low, high = take & 31, take >> 5
            kept = apply_action(variant, mine, theirs, ball, take)[1]
            ways[total] = kept << 20 | code << 10 | min(low, high) | max(low, high) << 5
            total += 1
    return plain, total

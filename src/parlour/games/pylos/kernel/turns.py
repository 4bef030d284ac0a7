"""Whole turns, in machine code: each that there is once, with a first guess of its worth.

A turn is packed as the mover's balls after it, above twenty bits of code: the taking (NOTHING: none) above the move, both as in
packed.py.
"""

from __future__ import annotations

from parlour.games.pylos.kernel.packed import NO_CELL, RAISE_TARGETS
from parlour.games.pylos.kernel.rules import covered_hollows, has_formation, supported_hollows
from parlour.games.pylos.rules.board import BALLS, GROUND
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64

NO_TAKING = 1023
"""The code of taking nothing back."""

MAX_LISTED_TURNS = 1600
"""Room for the turns of one position, ordered pairs counted once."""


@jit_kernel
def can_raise(own: int, occupied: int) -> bool:
    """Return whether some ball of one's own can be raised."""
    hollows = (GROUND | supported_hollows(occupied)) & ~occupied
    if hollows >> 16 == 0:
        return False
    sources = own & ~covered_hollows(occupied)
    while sources:
        if hollows & RAISE_TARGETS[lowest_bit(sources)]:
            return True
        sources &= sources - 1
    return False


@jit_kernel
def list_turns(variant: int, own: int, other: int, room: Ints64) -> int:
    """Write every turn, raises first, and a first guess of its worth (balls saved, in thousands), to `room`, shape (2, MOST_TURNS).

    Returns how many there are.
    """
    occupied = own | other
    hollows = (GROUND | supported_hollows(occupied)) & ~occupied
    total = 0
    if hollows >> 16:
        sources = own & ~covered_hollows(occupied)
        while sources:
            source = lowest_bit(sources)
            sources &= sources - 1
            kept = own & ~(1 << source)
            cells = hollows & RAISE_TARGETS[source]
            while cells:
                cell = lowest_bit(cells)
                cells &= cells - 1
                total = _list_completions(
                    variant, kept | 1 << cell, other, cell | source << 5, 1000, room, total
                )
    if popcount(own) < BALLS:
        cells = hollows
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            total = _list_completions(
                variant, own | 1 << cell, other, cell | NO_CELL << 5, 0, room, total
            )
    return total


@jit_kernel
def _list_completions(
    variant: int, own: int, other: int, move: int, gain: int, room: Ints64, total: int
) -> int:
    """Write the turns that begin with a move, all takings included."""
    if not has_formation(variant, own, move & 31):
        room[0, total] = own << 20 | NO_TAKING << 10 | move
        room[1, total] = gain
        return total + 1
    return list_takes(own, other, move, gain, room, total)


@jit_kernel
def list_takes(own: int, other: int, move: int, gain: int, room: Ints64, total: int) -> int:
    """Write the turns that end a move with a bonus: each set of one or two balls once."""
    occupied = own | other
    free = own & ~covered_hollows(occupied)
    firsts = free
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        kept = own & ~(1 << first)
        room[0, total] = kept << 20 | (first | NO_CELL << 5) << 10 | move
        room[1, total] = gain + 1000
        total += 1
        seconds = kept & ~covered_hollows(occupied & ~(1 << first)) & ~(free & (1 << first) - 1)
        while seconds:
            second = lowest_bit(seconds)
            seconds &= seconds - 1
            room[0, total] = (kept & ~(1 << second)) << 20 | (first | second << 5) << 10 | move
            room[1, total] = gain + 2000
            total += 1
    return total

"""The rules as kernels, which list the same actions in the same order as rules/.

Positions and action codes are described in packed.py.
"""

from __future__ import annotations

from parlour.games.pylos.kernel.packed import (
    FORMATION_MASKS,
    NO_CELL,
    RAISE_TARGETS,
    PackedPosition,
    first_hollow,
    pack_action,
    second_hollow,
)
from parlour.games.pylos.rules.board import BALLS, GROUND
from parlour.games.pylos.rules.state import MAX_TURNS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below


@jit_kernel
def supported_hollows(balls: int) -> int:
    """Return a mask of the hollows of level 2 and above that rest on four of the given balls."""
    ground = balls & balls >> 1 & balls >> 4 & balls >> 5
    second = balls >> 16 & 0x1FF
    second = second & second >> 1 & second >> 3 & second >> 4
    lower = (ground & 0x007) << 16 | (ground & 0x070) << 15 | (ground & 0x700) << 14
    return (
        lower
        | (second & 0x03) << 25
        | (second & 0x18) << 24
        | (balls >> 25 & balls >> 26 & balls >> 27 & balls >> 28 & 1) << 29
    )


@jit_kernel
def covered_hollows(balls: int) -> int:
    """Return a mask of the hollows that support one of the given balls."""
    second = balls >> 16 & 0x1FF
    third = balls >> 25 & 0xF
    ground = second & 0x007 | (second & 0x038) << 1 | (second & 0x1C0) << 2
    ground |= ground << 1
    third = third & 0x3 | (third & 0xC) << 1
    third |= third << 1
    return ground | ground << 4 | (third | third << 3) << 16 | (balls >> 29 & 1) * 0xF << 25


@jit_kernel
def has_formation(variant: int, own: int, cell: int) -> bool:
    """Return whether the ball in a hollow is part of a complete formation of the variant."""
    for formation in FORMATION_MASKS[variant, cell]:
        if formation == 0:
            return False
        if own & formation == formation:
            return True
    return False


@jit_kernel
def write_legal_actions(position: PackedPosition, codes: Ints64) -> int:
    """Write the legal actions in the order of the rules and return their number.

    Args:
        position: The position.
        codes: Shape (MAX_ACTIONS,); receives the action codes.
    """
    own, occupied = position.own, position.own | position.other
    count = 0
    if position.ball != NO_CELL:
        firsts = own & ~covered_hollows(occupied)
        while firsts:
            first = lowest_bit(firsts)
            firsts &= firsts - 1
            codes[count] = pack_action(first, NO_CELL)
            count += 1
            seconds = own & ~(1 << first) & ~covered_hollows(occupied & ~(1 << first))
            while seconds:
                codes[count] = pack_action(first, lowest_bit(seconds))
                count += 1
                seconds &= seconds - 1
        return count
    hollows = (GROUND | supported_hollows(occupied)) & ~occupied
    if popcount(own) < BALLS:
        cells = hollows
        while cells:
            codes[count] = pack_action(lowest_bit(cells), NO_CELL)
            count += 1
            cells &= cells - 1
    if hollows >> 16:
        sources = own & ~covered_hollows(occupied)
        while sources:
            source = lowest_bit(sources)
            sources &= sources - 1
            cells = hollows & RAISE_TARGETS[source]
            while cells:
                codes[count] = pack_action(lowest_bit(cells), source)
                count += 1
                cells &= cells - 1
    return count


@jit_kernel
def apply_action(position: PackedPosition, code: int) -> PackedPosition:
    """Return the position after a legal action, from the point of view of the next mover."""
    variant, own, other = position.variant, position.own, position.other
    first, second = first_hollow(code), second_hollow(code)
    if position.ball != NO_CELL:
        own &= ~(1 << first)
        if second != NO_CELL:
            own &= ~(1 << second)
        return PackedPosition(variant, other, own, NO_CELL)
    if second != NO_CELL:
        own &= ~(1 << second)
    own |= 1 << first
    if has_formation(variant, own, first):
        return PackedPosition(variant, own, other, first)
    return PackedPosition(variant, other, own, NO_CELL)


@jit_kernel
def playout(position: PackedPosition, generator: Ints64, codes: Ints64) -> tuple[int, int]:
    """Play uniformly random actions to the end of the match.

    Args:
        position: The initial position.
        generator: The random generator of search/kernels.py, shape (1,).
        codes: Scratch space, shape (MAX_ACTIONS,).

    Returns:
        The winner (1: the mover of `position`, -1: the opponent, 0: none within MAX_TURNS turns)
        and the number of turns played.
    """
    side, turns = 1, 0
    while turns < MAX_TURNS:
        count = write_legal_actions(position, codes)
        if count == 0:
            return -side, turns
        position = apply_action(position, codes[random_below(generator, count)])
        if position.ball == NO_CELL:
            side, turns = -side, turns + 1
    return 0, turns

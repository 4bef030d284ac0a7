"""The rules once more, in machine code: the fast twin for bots, equal to rules/ move by move.

Masks, balls and codes are those of packed.py. `codes` is room for actions, shape (MOST_ACTIONS,).
"""

from __future__ import annotations

from parlour.games.pylos.kernel.packed import FORMATION_MASKS, NO_CELL, RAISE_TARGETS
from parlour.games.pylos.rules.board import BALLS, GROUND
from parlour.games.pylos.rules.state import MAX_TURNS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64, random_below


@jit_kernel
def supported_hollows(balls: int) -> int:
    """Return the hollows that rest on four of these balls."""
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
    """Return the hollows that carry one of these balls."""
    second = balls >> 16 & 0x1FF
    third = balls >> 25 & 0xF
    ground = second & 0x007 | (second & 0x038) << 1 | (second & 0x1C0) << 2
    ground |= ground << 1
    third = third & 0x3 | (third & 0xC) << 1
    third |= third << 1
    return ground | ground << 4 | (third | third << 3) << 16 | (balls >> 29 & 1) * 0xF << 25


@jit_kernel
def has_formation(variant: int, own: int, cell: int) -> bool:
    """Return whether the ball in this hollow is part of a formation that counts."""
    for formation in FORMATION_MASKS[variant, cell]:
        if formation == 0:
            return False
        if own & formation == formation:
            return True
    return False


@jit_kernel
def write_legal_actions(own: int, other: int, ball: int, codes: Ints64) -> int:
    """Write the codes of the legal actions, in the order of the rules, to `codes` and return how many there are."""
    occupied = own | other
    count = 0
    if ball != NO_CELL:
        firsts = own & ~covered_hollows(occupied)
        while firsts:
            first = lowest_bit(firsts)
            firsts &= firsts - 1
            codes[count] = first | NO_CELL << 5
            count += 1
            seconds = own & ~(1 << first) & ~covered_hollows(occupied & ~(1 << first))
            while seconds:
                codes[count] = first | lowest_bit(seconds) << 5
                count += 1
                seconds &= seconds - 1
        return count
    hollows = (GROUND | supported_hollows(occupied)) & ~occupied
    if popcount(own) < BALLS:
        cells = hollows
        while cells:
            codes[count] = lowest_bit(cells) | NO_CELL << 5
            count += 1
            cells &= cells - 1
    if hollows >> 16:
        sources = own & ~covered_hollows(occupied)
        while sources:
            source = lowest_bit(sources)
            sources &= sources - 1
            cells = hollows & RAISE_TARGETS[source]
            while cells:
                codes[count] = lowest_bit(cells) | source << 5
                count += 1
                cells &= cells - 1
    return count


@jit_kernel
def apply_action(variant: int, own: int, other: int, ball: int, code: int) -> tuple[int, int, int]:
    """Return `own`, `other` and `ball` for whoever decides next, after a legal action."""
    low, high = code & 31, code >> 5
    if ball != NO_CELL:
        own &= ~(1 << low)
        if high != NO_CELL:
            own &= ~(1 << high)
        return other, own, NO_CELL
    if high != NO_CELL:
        own &= ~(1 << high)
    own |= 1 << low
    if has_formation(variant, own, low):
        return own, other, low
    return other, own, NO_CELL


@jit_kernel
def playout(
    variant: int, own: int, other: int, ball: int, luck: Ints64, codes: Ints64
) -> tuple[int, int]:
    """Play random actions, each as likely, to the end; `luck` as in search/kernels.py.

    Returns who won (1: who decided at first, -1: the other, 0: nobody within MOST_TURNS turns), and how many turns it took.
    """
    side, turns = 1, 0
    while turns < MAX_TURNS:
        count = write_legal_actions(own, other, ball, codes)
        if count == 0:
            return -side, turns
        own, other, ball = apply_action(variant, own, other, ball, codes[random_below(luck, count)])
        if ball == NO_CELL:
            side, turns = -side, turns + 1
    return 0, turns

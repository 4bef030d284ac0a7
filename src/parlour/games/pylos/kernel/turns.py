"""Complete turns in the kernel: each distinct turn once, with a first estimate of its value.

A packed turn holds the mover's balls after the turn above a turn code of twenty bits. A turn code
holds the action code of the removal (NO_REMOVAL: none) above the action code of the move
(packed.py).
"""

from __future__ import annotations

from parlour.games.pylos.kernel.packed import (
    NO_CELL,
    RAISE_TARGETS,
    PackedPosition,
    first_hollow,
    pack_action,
)
from parlour.games.pylos.kernel.rules import covered_hollows, has_formation, supported_hollows
from parlour.games.pylos.rules.board import BALLS, GROUND
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints64

NO_REMOVAL = 1023
"""The action code that stands for no removal."""

MAX_LISTED_TURNS = 1600
"""The capacity for the distinct turns of one position."""

BALL_SCORE = 1000
"""The estimated value of each ball that a turn saves or returns to the reserve."""


@jit_kernel
def pack_turn(own: int, removal: int, move: int) -> int:
    """Return a packed turn.

    Args:
        own: The mover's balls after the turn.
        removal: The action code of the removal, or NO_REMOVAL.
        move: The action code of the move.
    """
    return own << 20 | removal << 10 | move


@jit_kernel
def balls_after(turn: int) -> int:
    """Return the mover's balls after a packed turn, as a mask."""
    return turn >> 20


@jit_kernel
def turn_code(turn: int) -> int:
    """Return the turn code in a packed turn."""
    return turn & 0xFFFFF


@jit_kernel
def move_code(code: int) -> int:
    """Return the action code of the move in a turn code."""
    return code & 1023


@jit_kernel
def removal_code(code: int) -> int:
    """Return the action code of the removal in a turn code, or NO_REMOVAL."""
    return code >> 10


@jit_kernel
def can_raise(own: int, occupied: int) -> bool:
    """Return whether the owner of the balls `own` can raise one of them."""
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
def list_turns(position: PackedPosition, turns: Ints64) -> int:
    """Write every turn with an estimate of its value, raises first, and return their number.

    Args:
        position: A position without a bonus due.
        turns: Shape (2, MAX_LISTED_TURNS); receives packed turns and estimates.
    """
    own, occupied = position.own, position.own | position.other
    hollows = (GROUND | supported_hollows(occupied)) & ~occupied
    total = 0
    if hollows >> 16:
        sources = own & ~covered_hollows(occupied)
        while sources:
            source = lowest_bit(sources)
            sources &= sources - 1
            remaining = own & ~(1 << source)
            cells = hollows & RAISE_TARGETS[source]
            while cells:
                cell = lowest_bit(cells)
                cells &= cells - 1
                after = PackedPosition(
                    position.variant, remaining | 1 << cell, position.other, position.ball
                )
                total = _list_completions(
                    after, pack_action(cell, source), BALL_SCORE, turns, total
                )
    if popcount(own) < BALLS:
        cells = hollows
        while cells:
            cell = lowest_bit(cells)
            cells &= cells - 1
            after = PackedPosition(position.variant, own | 1 << cell, position.other, position.ball)
            total = _list_completions(after, pack_action(cell, NO_CELL), 0, turns, total)
    return total


@jit_kernel
def _list_completions(
    after: PackedPosition, move: int, score: int, turns: Ints64, total: int
) -> int:
    """Append the turns that begin with a move and return the number of turns.

    If the move completes a formation, there is one turn for each removal.
    """
    if not has_formation(after.variant, after.own, first_hollow(move)):
        turns[0, total] = pack_turn(after.own, NO_REMOVAL, move)
        turns[1, total] = score
        return total + 1
    return list_takes(after, move, score, turns, total)


@jit_kernel
def list_takes(after: PackedPosition, move: int, score: int, turns: Ints64, total: int) -> int:
    """Append the turns that complete a move with a removal of one or two balls.

    Each set of balls is listed once.

    Args:
        after: The position after the move.
        move: The action code of the move.
        score: The estimated value of the move.
        turns: Shape (2, MAX_LISTED_TURNS); receives packed turns and estimates.
        total: The number of turns already written.

    Returns:
        The number of turns written.
    """
    own, occupied = after.own, after.own | after.other
    free = own & ~covered_hollows(occupied)
    firsts = free
    while firsts:
        first = lowest_bit(firsts)
        firsts &= firsts - 1
        remaining = own & ~(1 << first)
        turns[0, total] = pack_turn(remaining, pack_action(first, NO_CELL), move)
        turns[1, total] = score + BALL_SCORE
        total += 1
        # If both balls are free now, only the order that removes the lower ball first is listed.
        seconds = (
            remaining & ~covered_hollows(occupied & ~(1 << first)) & ~(free & (1 << first) - 1)
        )
        while seconds:
            second = lowest_bit(seconds)
            seconds &= seconds - 1
            turns[0, total] = pack_turn(
                remaining & ~(1 << second), pack_action(first, second), move
            )
            turns[1, total] = score + 2 * BALL_SCORE
            total += 1
    return total

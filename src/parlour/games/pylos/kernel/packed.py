"""The packed state of the kernel: four integers for a position, one integer for an action.

A packed position has no history. The search keeps the positions of its current line and detects
draws by repetition.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from parlour.core.game import Seat
from parlour.games.pylos.rules.actions import (
    PLACE_ACTIONS,
    TAKE_ACTIONS,
    AnyAction,
    Raise,
    Take,
    formation_balls,
    raise_between,
    take_pair,
)
from parlour.games.pylos.rules.board import (
    DIRECTLY_ABOVE,
    FORMATIONS,
    HIGHER_HOLLOWS,
    HOLLOW_INDEX,
    HOLLOW_NAMES,
    HOLLOWS,
    hollow_names,
)
from parlour.games.pylos.rules.notation import position_number
from parlour.games.pylos.rules.state import Ply, State, Variant
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64

NO_CELL = 31
"""The value that stands for no hollow in positions and action codes."""

MAX_ACTIONS = 256
"""The capacity for a position's actions; a removal has at most 15 single balls and 210 pairs."""

VARIANTS: tuple[Variant, ...] = ("basic", "standard", "advanced")

RAISE_TARGETS: Ints64 = np.array(
    [HIGHER_HOLLOWS[cell] & ~DIRECTLY_ABOVE[cell] for cell in range(HOLLOWS)], dtype=np.int64
)
"""A mask, for each hollow, of the hollows to which its ball may be raised, shape (30,)."""

FORMATION_MASKS: Ints64 = np.zeros((3, HOLLOWS, 6), dtype=np.int64)
"""The masks of the formations through each hollow, shape (3, 30, 6).

They are indexed by variant and hollow, and padded with 0.
"""
for _variant, _name in enumerate(VARIANTS):
    for _cell, _shapes in enumerate(FORMATIONS[_name]):
        FORMATION_MASKS[_variant, _cell, : len(_shapes)] = _shapes


class PackedPosition(NamedTuple):
    """A position from the point of view of the mover, the player who acts next."""

    variant: int
    """Index into VARIANTS."""

    own: int
    """The mover's balls, a mask of 30 bits (rules/board.py)."""

    other: int
    """The opponent's balls, a mask of 30 bits."""

    ball: int = NO_CELL
    """The hollow of the ball for which a bonus is due, or NO_CELL."""


@jit_kernel
def pack_action(first: int, second: int) -> int:
    """Return the ten-bit code of a move or a removal.

    Args:
        first: The target hollow of a move, or the first ball of a removal.
        second: The source of a move (NO_CELL: the reserve), or the second ball of a removal
            (NO_CELL: none).
    """
    return first | second << 5


@jit_kernel
def first_hollow(code: int) -> int:
    """Return the target of a packed move, or the first ball of a packed removal."""
    return code & 31


@jit_kernel
def second_hollow(code: int) -> int:
    """Return the source of a packed move, or the second ball of a packed removal.

    The result is NO_CELL if there is none.
    """
    return code >> 5


def pack(state: State) -> PackedPosition:
    """Return the packed position of a state."""
    ball = HOLLOW_INDEX[state.last.cell] if state.due and state.last else NO_CELL
    return PackedPosition(
        VARIANTS.index(state.variant), state.own, state.occupied_cells & ~state.own, ball
    )


def unpack(position: PackedPosition, mover: Seat) -> State:
    """Return the state for a packed position, without a history."""
    variant, own, other, ball = position
    white, black = (other, own) if mover else (own, other)
    due = ball != NO_CELL
    return State(
        variant=VARIANTS[variant],
        white=white,
        black=black,
        mover=mover,
        due=due,
        last=Ply(
            mover,
            HOLLOW_NAMES[ball],
            made=hollow_names(formation_balls(VARIANTS[variant], own, ball)),
        )
        if due
        else None,
        past=() if variant == 0 or due else (position_number(white, black, mover),),
    )


def action_code(action: AnyAction) -> int:
    """Return the packed code of an action."""
    if isinstance(action, Take):
        first, *second = (HOLLOW_INDEX[ball] for ball in action.balls)
        return pack_action(first, second[0] if second else NO_CELL)
    source = HOLLOW_INDEX[action.source] if isinstance(action, Raise) else NO_CELL
    return pack_action(HOLLOW_INDEX[action.cell], source)


def decode_action(code: int, ball: int) -> AnyAction:
    """Return the action for a code: a removal if a bonus is due for `ball`, otherwise a move."""
    first, second = first_hollow(code), second_hollow(code)
    if ball != NO_CELL:
        return TAKE_ACTIONS[first] if second == NO_CELL else take_pair(first, second)
    return PLACE_ACTIONS[first] if second == NO_CELL else raise_between(second, first)

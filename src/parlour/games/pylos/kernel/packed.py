"""A match as the kernel knows it: four whole numbers, and an action as one.

A position is `variant` (0 basic, 1 standard, 2 advanced), the balls of whoever decides now and of the other (masks of 30 bits,
rules/board.py), and the ball for which a bonus is due, or NONE. A code names an action in ten bits: the hollow and, above it, the
source (NONE: from the reserve); or the first ball taken and the second (NONE: only one).

A kernel knows one position and no history. The draw by repetition is left to whoever keeps the line of positions, the search.
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
from parlour.search.kernels import Ints64

NO_CELL = 31
"""No hollow."""

MAX_ACTIONS = 256
"""Room for any list of actions; fifteen balls taken singly and in ordered pairs are the most."""

VARIANTS: tuple[Variant, ...] = ("basic", "standard", "advanced")

RAISE_TARGETS: Ints64 = np.array(
    [HIGHER_HOLLOWS[cell] & ~DIRECTLY_ABOVE[cell] for cell in range(HOLLOWS)], dtype=np.int64
)
"""Shape (30,): for the ball in each hollow, the hollows that it could be raised to if they are open."""

FORMATION_MASKS: Ints64 = np.zeros((3, HOLLOWS, 6), dtype=np.int64)
"""Shape (3, 30, 6): for each variant and hollow, the masks that give a bonus when they are filled, ended by 0."""
for _variant, _name in enumerate(VARIANTS):
    for _cell, _shapes in enumerate(FORMATIONS[_name]):
        FORMATION_MASKS[_variant, _cell, : len(_shapes)] = _shapes


class PackedPosition(NamedTuple):
    """What the kernel knows of a match: `own` are the balls of whoever decides now, `ball` the one for which a bonus is due, or NONE."""

    variant: int
    own: int
    other: int
    ball: int = NO_CELL


def pack(state: State) -> PackedPosition:
    """Return the position of a state."""
    ball = HOLLOW_INDEX[state.last.cell] if state.due and state.last else NO_CELL
    return PackedPosition(
        VARIANTS.index(state.variant), state.own, state.occupied_cells & ~state.own, ball
    )


def unpack(position: PackedPosition, mover: Seat) -> State:
    """Return a state of a position, which remembers nothing from before it."""
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
    """Return the code of an action."""
    if isinstance(action, Take):
        first, *second = (HOLLOW_INDEX[ball] for ball in action.balls)
        return first | (second[0] if second else NO_CELL) << 5
    return (
        HOLLOW_INDEX[action.cell]
        | (HOLLOW_INDEX[action.source] if isinstance(action, Raise) else NO_CELL) << 5
    )


def decode_action(code: int, ball: int) -> AnyAction:
    """Return the action of a code, a taking where a bonus is due for a ball."""
    low, high = code & 31, code >> 5
    if ball != NO_CELL:
        return TAKE_ACTIONS[low] if high == NO_CELL else take_pair(low, high)
    return PLACE_ACTIONS[low] if high == NO_CELL else raise_between(high, low)

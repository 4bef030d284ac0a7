"""The coding of Pylos for learning agents: the action codes of the kernel, and 99 values.

The lower five bits of an action number are the target of a placement or raise, or the first ball of
a removal; the upper five bits are the source of a raise or the second ball of a removal, or NONE.

The values of an observation, seen by its seat:

| values | meaning |
| --- | --- |
| 0–29 | 1 for each hollow with an own ball, in the order of rules/board.py |
| 30–59 | 1 for each hollow with a ball of the opponent |
| 60–89 | 1 for each ball of the formations for which a bonus is due |
| 90 | 1 if the seat moves next |
| 91 | 1 if a bonus is due |
| 92, 93 | the own reserve and that of the opponent, in fifteenths |
| 94 | the number of times that the position has occurred, in thirds |
| 95 | the number of turns, in 400ths |
| 96–98 | 1 for the variant: basic, standard, advanced |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import TYPE_CHECKING

import numpy as np

from parlour.core.game import Seat
from parlour.games.pylos.rules.actions import (
    PLACE_ACTIONS,
    TAKE_ACTIONS,
    AnyAction,
    move_targets,
    raise_between,
    removable_balls,
    take_pair,
)
from parlour.games.pylos.rules.board import (
    BALLS,
    HOLLOW_INDEX,
    HOLLOWS,
    hollows_in_mask,
)
from parlour.games.pylos.rules.notation import parse_balls
from parlour.games.pylos.rules.state import MAX_TURNS, REPETITIONS_FOR_DRAW
from parlour.games.pylos.rules.view import PylosView

if TYPE_CHECKING:
    import numpy.typing as npt

NONE = 31
"""The number that means no second hollow (`NO_CELL` of kernel/packed.py)."""

ACTION_COUNT = 1 << 10
"""The number of action numbers: ten bits, as in the kernel."""

LENGTH = 99
"""The number of values of an observation."""

MADE, MOVES = 60, 90
"""The first value of the balls for which a bonus is due, and of the single values."""

ROW = NONE + 1
"""The number of action numbers with the same upper bits."""

CHUNK, LOW_BITS = 10, (1 << 10) - 1
"""The number of hollows whose values are looked up at once, and their mask."""

pack_single_values = Struct("9f").pack
"""Return the values from 90 on as bytes."""


class PylosCoding:
    """The coding of a match of Pylos in any variant."""

    action_count, length = ACTION_COUNT, LENGTH

    def mask(self, view: PylosView, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for each legal action, shape (1024,)."""
        mask = bytearray(ACTION_COUNT)
        if view.over is None and view.to_move == seat:
            white, black = balls_of(view.cells)
            own, occupied = black if seat else white, white | black
            if view.phase == "take":
                for first, seconds in removable_balls(own, occupied):
                    mask[NONE * ROW + first] = 1
                    for second in hollows_in_mask(seconds):
                        mask[second * ROW + first] = 1
            else:
                for source, targets in move_targets(own, occupied):
                    start = (NONE if source is None else source) * ROW
                    mask[start : start + HOLLOWS] = spread_bytes(ONE_BYTES, targets)
        return np.frombuffer(mask, np.int8)

    def action(self, view: PylosView, number: int) -> AnyAction:
        """Return the legal action with a number."""
        other, cell = divmod(number, ROW)
        if view.phase == "take":
            return TAKE_ACTIONS[cell] if other == NONE else take_pair(cell, other)
        return PLACE_ACTIONS[cell] if other == NONE else raise_between(other, cell)

    def observation(self, view: PylosView, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, shape (99,)."""
        white, black = balls_of(view.cells)
        own, other = (black, white) if seat else (white, black)
        due = 0
        for name in view.made:
            due |= 1 << HOLLOW_INDEX[name]
        reserve, variant = view.reserve, view.variant
        single_values = pack_single_values(
            view.over is None and view.to_move == seat,
            view.phase == "take",
            reserve[seat] / BALLS,
            reserve[1 - seat] / BALLS,
            min(view.repeats / REPETITIONS_FOR_DRAW, 1),
            view.turns / MAX_TURNS,
            variant == "basic",
            variant == "standard",
            variant == "advanced",
        )
        # A bytearray, unlike bytes, makes an array that the receiver may change.
        values = bytearray().join(
            [
                spread_bytes(ONE_FLOATS, own),
                spread_bytes(ONE_FLOATS, other),
                spread_bytes(ONE_FLOATS, due),
                single_values,
            ]
        )
        return np.frombuffer(values, np.float32)


def spread_bytes(table: Sequence[bytes], cells: int) -> bytes:
    """Return the values of thirty hollows as bytes, 1 for each hollow in a mask.

    Args:
        table: The bytes of each mask of ten hollows.
        cells: The mask.
    """
    return table[cells & LOW_BITS] + table[cells >> CHUNK & LOW_BITS] + table[cells >> 2 * CHUNK]


def _chunk_table(dtype: type[np.generic]) -> tuple[bytes, ...]:
    """Return the values of ten hollows as bytes for each mask of them."""
    bits = np.arange(1 << CHUNK)[:, None] >> np.arange(CHUNK) & 1
    return tuple(row.astype(dtype).tobytes() for row in bits)


ONE_BYTES, ONE_FLOATS = _chunk_table(np.int8), _chunk_table(np.float32)

balls_of = lru_cache(maxsize=1 << 10)(parse_balls)
"""Return the masks of white and black balls of a view, which a mask and an observation share."""

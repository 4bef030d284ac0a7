"""The coding of Pylos for learning agents: the action codes of the kernel, and 99 values.

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
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from parlour.core.game import Seat
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take
from parlour.games.pylos.rules.board import BALLS, HOLLOW_INDEX, HOLLOWS
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


class PylosCoding:
    """The coding of a match of Pylos in any variant."""

    action_count, length = ACTION_COUNT, LENGTH

    def action_numbers(self, view: PylosView, actions: Sequence[AnyAction]) -> list[int]:
        """Return the numbers of actions."""
        return [action_code(action) for action in actions]

    def observation(self, view: PylosView, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees, shape (99,)."""
        values = np.zeros(LENGTH, np.float32)
        cells = np.frombuffer(view.cells.encode(), np.uint8)
        own, other = (b"b", b"w") if seat else (b"w", b"b")
        values[:HOLLOWS] = cells == own[0]
        values[HOLLOWS:MADE] = cells == other[0]
        for name in view.made:
            values[MADE + HOLLOW_INDEX[name]] = 1
        reserve, variant = view.reserve, view.variant
        values[MOVES:] = (
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
        return values


@cache
def action_code(action: AnyAction) -> int:
    """Return the number of an action.

    The lower five bits are the target of a placement or raise, or the first ball of a removal; the
    upper five bits are the source of a raise or the second ball of a removal, or NONE.

    >>> from parlour.games.pylos.rules.actions import Place
    >>> action_code(Place("1b1"))
    993
    """
    if isinstance(action, Take):
        first, *second = (HOLLOW_INDEX[ball] for ball in action.balls)
        return first | (second[0] if second else NONE) << 5
    source = HOLLOW_INDEX[action.source] if isinstance(action, Raise) else NONE
    return HOLLOW_INDEX[action.cell] | source << 5

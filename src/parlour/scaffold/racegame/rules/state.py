"""The options and the state of Racegame."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.core.value import Value

RUNNERS = 2
"""The number of runners of each seat."""

SIDES = 6
"""The number of sides of the die."""


class Options(Value, frozen=True):
    """The options of Racegame.

    Attributes:
        length: The number of the goal; the start is 0.
    """

    length: Literal["12", "20"] = "20"


class State(Value, frozen=True, kw_only=True):
    """The state of a match.

    Attributes:
        options: The options.
        rng: The source of the coming rolls. It never enters a view.
        runners: The space of each runner of each seat.
        roll: The roll of the seat to move.
        mover: The seat to move.
    """

    options: Options
    rng: Rng
    runners: tuple[tuple[int, ...], ...]
    roll: int
    mover: Seat = Seat(0)

    @property
    def goal(self) -> int:
        """The number of the goal."""
        return int(self.options.length)

    @property
    def is_over(self) -> bool:
        """Whether a seat has brought all its runners to the goal."""
        return any(min(own) == self.goal for own in self.runners)


def target_space(state: State, space: int) -> int:
    """Return where a runner on a space goes: to the first free space after its roll."""
    taken = {place for own in state.runners for place in own}
    target = space + state.roll
    while target < state.goal and target in taken:
        target += 1
    return min(target, state.goal)

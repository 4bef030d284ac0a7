"""The interface of codings: fixed numbers of actions, and views as arrays, for learning agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from parlour.core.game import Seat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Coding(Protocol):
    """The coding of a game with certain options and a certain number of seats.

    Both methods receive the view of the seat and nothing else, so that no secret can reach an agent.

    Attributes:
        action_count: The number of action numbers.
        length: The number of values of an observation.
    """

    action_count: int
    length: int

    def action_numbers(self, view: Any, actions: Sequence[Any]) -> Sequence[int]:
        """Return the numbers of legal actions, all different.

        Actions with numbers of `action_count` or more cannot be chosen.
        """

    def observation(self, view: Any, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees as values between -1 and 1, shape (length,)."""

"""The interface of codings: fixed numbers of actions, and views as arrays, for learning agents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from parlour.core.game import Seat

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Coding(Protocol):
    """The coding of a game with certain options and a certain number of seats.

    All methods receive the view of the seat and nothing else, so that no secret can reach an agent.

    Attributes:
        action_count: The number of action numbers.
        length: The number of values of an observation.
    """

    action_count: int
    length: int

    def mask(self, view: Any, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for the number of each legal action of a seat, else 0, shape (action_count,).

        It is empty unless the seat must decide. Legal actions without a number cannot be chosen.
        """

    def action(self, view: Any, number: int) -> Any:
        """Return the legal action with a number; all actions of a view are different."""

    def observation(self, view: Any, seat: Seat) -> npt.NDArray[np.float32]:
        """Return what a seat sees as values between -1 and 1, shape (length,)."""

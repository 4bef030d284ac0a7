"""The interface of batches: many matches of a game that are stepped together in arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


class Batch(Protocol):
    """Many matches with the same options; each row of every array is one of them.

    The numbers of actions and the values of observations are those of the game's `Coding`.

    Attributes:
        size: The number of matches.
        seats: The number of seats.
        action_count: The number of action numbers.
        length: The number of values of an observation.
    """

    size: int
    seats: int
    action_count: int
    length: int

    @property
    def movers(self) -> npt.NDArray[np.int64]:
        """The seat that decides, shape (size,); in a finished match, the next one in turn."""

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Whether each match is over, shape (size,)."""

    def reset(
        self,
        rows: npt.NDArray[np.bool_] | None = None,
        seeds: npt.NDArray[np.int64] | None = None,
    ) -> None:
        """Start new matches in the rows of a mask, or in all rows.

        Args:
            rows: The mask, shape (size,).
            seeds: The seed of each row, shape (size,), which determines all deals and draws of this
                match and of the following ones. Without seeds, the randomness of each row
                continues.
        """

    def masks(self, out: npt.NDArray[np.int8]) -> None:
        """Write 1 for each legal action of each mover, shape (size, action_count)."""

    def observe(self, out: npt.NDArray[np.float32]) -> None:
        """Write what each mover sees, shape (size, length)."""

    def step(
        self, numbers: npt.NDArray[np.int64], rewards: npt.NDArray[np.float32]
    ) -> npt.NDArray[np.bool_]:
        """Play an action in each match and return which matches ended in this step.

        A finished match stays as it is, with rewards 0. An illegal number is replaced by the
        default action.

        Args:
            numbers: The numbers of the actions, shape (size,).
            rewards: Receives the utility of each seat if the match ended in this step, else 0;
                shape (size, seats).
        """

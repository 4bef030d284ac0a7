"""The parts of a batch (plugin/batch.py) that do not depend on the game.

Kernels do not check bounds, so the shape of every array is checked here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np
import numpy.typing as npt

from parlour.search.jit import jit_kernel
from parlour.search.kernels import Floats32, Ints8, Ints64, mix_counter
from parlour.search.records import IntArray


class KernelBatch(ABC):
    """Many matches that a kernel steps together; row `i` of every array is match `i`.

    The constructor of a subclass must call `reset`.

    Attributes:
        size: The number of matches.
        seats: The number of seats.
        action_count: The number of action numbers.
        length: The number of values of an observation.
    """

    def __init__(self, size: int, seats: int, action_count: int, length: int) -> None:
        self.size, self.seats = size, seats
        self.action_count, self.length = action_count, length
        self._movers = np.zeros(size, np.int64)
        """The seat that decides in each match; the kernel changes it."""
        self._over = np.zeros(size, np.int8)
        """Whether each match is over, 0 or 1; the kernel changes it."""
        self._generators = np.zeros(size, np.int64)
        """The random generator of each match (search/kernels.py)."""

    @property
    def movers(self) -> Ints64:
        """The seat that decides in each match."""
        return self._movers.copy()

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Whether each match is over."""
        return self._over.astype(np.bool_)

    def reset(self, rows: npt.NDArray[np.bool_] | None = None, seeds: Ints64 | None = None) -> None:
        """Start new matches in the rows of a mask, or in all rows."""
        chosen = np.ones(self.size, np.bool_) if rows is None else rows
        require_shape(chosen, (self.size,))
        mask = chosen.astype(np.int8)
        if seeds is not None:
            require_shape(seeds, (self.size,))
            seed_generators(self._generators, mask, seeds)
        self.start_matches(mask)

    def masks(self, out: Ints8) -> None:
        """Write 1 for each legal action of each mover, shape (size, action_count)."""
        require_shape(out, (self.size, self.action_count))
        self.write_masks(out)

    def observe(self, out: Floats32) -> None:
        """Write what each mover sees, shape (size, length)."""
        require_shape(out, (self.size, self.length))
        self.write_observations(out)

    def step(self, numbers: Ints64, rewards: Floats32) -> npt.NDArray[np.bool_]:
        """Play an action in each match and return which matches ended in this step."""
        require_shape(numbers, (self.size,))
        require_shape(rewards, (self.size, self.seats))
        ended = np.zeros(self.size, np.int8)
        rewards[:] = 0
        self.play_actions(numbers, rewards, ended)
        return ended.astype(np.bool_)

    @abstractmethod
    def start_matches(self, chosen: Ints8) -> None:
        """Start a new match in each row with 1, shape (size,)."""

    @abstractmethod
    def write_masks(self, out: Ints8) -> None:
        """Write all masks, shape (size, action_count)."""

    @abstractmethod
    def write_observations(self, out: Floats32) -> None:
        """Write all observations, shape (size, length)."""

    @abstractmethod
    def play_actions(self, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
        """Play an action in each match that is not over.

        Args:
            numbers: The numbers of the actions, shape (size,).
            rewards: Zeros, shape (size, seats); receives the utilities of each match that ends.
            ended: Zeros, shape (size,); receives 1 for each match that ends.
        """


def require_shape(array: npt.NDArray[np.generic], shape: tuple[int, ...]) -> None:
    """Raise ValueError unless an array has this shape."""
    if array.shape != shape:
        raise ValueError(f"an array of shape {shape} is needed, not {array.shape}")


@jit_kernel
def seed_generators(generators: Ints64, chosen: Ints8, seeds: Ints64) -> None:
    """Seed the generator of each row with 1 in `chosen`; all shapes are (size,)."""
    for row in range(len(generators)):
        if chosen[row]:
            generators[row] = mix_counter(seeds[row])


@jit_kernel
def write_utilities(keys: IntArray, opponents: int, rewards: Floats32, row: int) -> None:
    """Write the utility of each seat (core/utility.py) to a row of `rewards`.

    Args:
        keys: The ranking key of each seat. A greater key is a better rank, and equal keys are ties.
            The seats of a team have the same key.
        opponents: The number of opponents of each seat; 0 in a solo game.
        rewards: The array to write to, shape (size, seats).
        row: The row.
    """
    seats = rewards.shape[1]
    for seat in range(seats):
        balance = 0
        for other in range(seats):
            if keys[seat] > keys[other]:
                balance += 1
            elif keys[seat] < keys[other]:
                balance -= 1
        rewards[row, seat] = balance / max(opponents, 1)

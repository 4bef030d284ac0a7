"""Shared parts of all kernels: array types, random numbers, shuffling, precompilation.

A kernel's generator is a single counter word; its draws are the mixed values of the counter. It
needs no warm-up, accepts any seed, and two sequences overlap only where their counters do. It is
SplitMix64 (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, OOPSLA 2014,
figures 15 and 16; the mixing constants are David Stafford's thirteenth). It serves players and
measurements; matches are dealt with core/rng.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any, TextIO, TypeVar, cast

import numpy as np
import numpy.typing as npt
from numba.core import event

from parlour.search.jit import jit_kernel

T = TypeVar("T")

Ints8 = npt.NDArray[np.int8]
Ints32 = npt.NDArray[np.int32]
Ints64 = npt.NDArray[np.int64]
Floats32 = npt.NDArray[np.float32]
Floats64 = npt.NDArray[np.float64]

as_unsigned = cast(Callable[[int], Any], np.uint64)
as_signed = cast(Callable[[Any], int], np.int64)
"""Reinterpret 64 bits as signed or unsigned.

Overflow is defined only for unsigned integers; LLVM assumes that signed integers never overflow.
"""

COUNTER_STEP = as_unsigned(0x9E3779B97F4A7C15)
"""The counter's increment: 2**64 divided by the golden ratio."""

MIX_FIRST, MIX_SECOND = as_unsigned(0xBF58476D1CE4E5B9), as_unsigned(0x94D049BB133111EB)
"""The multipliers of the mixing function."""

BITS_30, BITS_27, BITS_31, BITS_33 = (as_unsigned(bits) for bits in (30, 27, 31, 33))
"""The shift distances of the mixing and scaling functions."""


@jit_kernel
def mix_counter(counter: int) -> int:
    """Return the 64 random bits of a counter as a signed integer."""
    bits = as_unsigned(counter)
    bits = (bits ^ bits >> BITS_30) * MIX_FIRST
    bits = (bits ^ bits >> BITS_27) * MIX_SECOND
    return as_signed(bits ^ bits >> BITS_31)


@jit_kernel
def scale_bits(bits: int, bound: int) -> int:
    """Return an integer in 0..bound-1 (bound at most 2**31) from the highest 31 of 64 random bits.

    Multiplies and shifts without Lemire's rejection (ACM TOMACS 29, 2019); the probabilities
    deviate by at most bound / 2**31.
    """
    return as_signed(as_unsigned(bits) >> BITS_33) * bound >> 31


@jit_kernel
def random_below(luck: Ints64, bound: int) -> int:
    """Return a random integer in 0..bound-1 (bound at most 2**31).

    Args:
        luck: The counter, shape (1,); advanced by one draw.
    """
    luck[0] = as_signed(as_unsigned(luck[0]) + COUNTER_STEP)
    return scale_bits(mix_counter(luck[0]), bound)


@jit_kernel
def shuffle_in_place(luck: Ints64, items: Ints64, start: int, count: int) -> None:
    """Shuffle `count` items of an array, shape (n,), from `start` (Durstenfeld, CACM 7, 1964)."""
    for last in range(count - 1, 0, -1):
        pick = random_below(luck, last + 1)
        items[start + last], items[start + pick] = items[start + pick], items[start + last]


def new_generator(seed: int) -> Ints64:
    """Return a generator, shape (1,), from any seed."""
    return np.array([mix_counter(seed)], np.int64)


class _Progress(event.Listener):
    """A terminal line that counts compiled functions."""

    def __init__(self, what: str, terminal: TextIO) -> None:
        self.what, self.terminal, self.count = what, terminal, 0

    def on_start(self, event: Any) -> None:
        """Count a function."""
        self.count += 1
        print(
            f"\r{self.what}: {self.count} functions compiled",
            end="",
            file=self.terminal,
            flush=True,
        )

    def on_end(self, event: Any) -> None:
        """Do nothing."""


def precompile(what: str, fetch: Callable[[], T], terminal: TextIO | None = None) -> T:
    """Return the result of `fetch`, which calls every kernel once.

    Args:
        what: The name shown in the progress line.
        terminal: Where the progress line is printed; by default standard error, if it is a
            terminal.
    """
    terminal = terminal or sys.stderr
    if not terminal.isatty() or parent_process() is not None:
        return fetch()
    progress, events = _Progress(what, terminal), cast(Any, event)
    events.register("numba:compile", progress)
    try:
        return fetch()
    finally:
        events.unregister("numba:compile", progress)
        if progress.count:
            print(file=terminal)

"""The common parts of kernels: array types, random numbers, shuffling and precompilation.

The state of the generator is one 64-bit counter, and its draws are the mixed values of that
counter. It needs no warm-up, and any number is a seed. Two generators give the same draws only
where their counters are equal. The algorithm is SplitMix64 (Steele, Lea and Flood, *Fast splittable
pseudorandom number generators*, OOPSLA 2014, figures 15 and 16) with David Stafford's mixing
constants, variant 13. It serves bots and measurements; matches are dealt by core/rng.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any, TextIO, TypeVar, cast

import numpy as np
import numpy.typing as npt

from parlour.search.jit import jit_kernel
from parlour.search.numba_internals import CompileListener

T = TypeVar("T")

Ints8 = npt.NDArray[np.int8]
Ints32 = npt.NDArray[np.int32]
Ints64 = npt.NDArray[np.int64]
Floats32 = npt.NDArray[np.float32]
Floats64 = npt.NDArray[np.float64]

as_unsigned = cast(Callable[[int], Any], np.uint64)
as_signed = cast(Callable[[Any], int], np.int64)
"""Reinterpret 64 bits as unsigned or signed.

Only unsigned arithmetic may overflow, because LLVM assumes that signed arithmetic never does.
"""

COUNTER_STEP = as_unsigned(0x9E3779B97F4A7C15)
"""The increment of the counter per draw: 2**64 divided by the golden ratio."""

MIX_FIRST, MIX_SECOND = as_unsigned(0xBF58476D1CE4E5B9), as_unsigned(0x94D049BB133111EB)
"""The multipliers of the mixing function."""

BITS_30, BITS_27, BITS_31, BITS_33 = (as_unsigned(bits) for bits in (30, 27, 31, 33))
"""The shift widths of the mixing function and of `scale_bits`."""


@jit_kernel
def mix_counter(counter: int) -> int:
    """Return the 64 random bits of a counter value, as a signed integer."""
    bits = as_unsigned(counter)
    bits = (bits ^ bits >> BITS_30) * MIX_FIRST
    bits = (bits ^ bits >> BITS_27) * MIX_SECOND
    return as_signed(bits ^ bits >> BITS_31)


@jit_kernel
def scale_bits(bits: int, bound: int) -> int:
    """Return an integer below `bound` (at most 2**31) from the highest 31 of 64 random bits.

    It multiplies and shifts without the rejections of Lemire (ACM TOMACS 29, 2019). The
    probabilities of the results are equal to within bound / 2**31.
    """
    return as_signed(as_unsigned(bits) >> BITS_33) * bound >> 31


@jit_kernel
def random_below(rng: Ints64, bound: int) -> int:
    """Return a random integer below `bound` (at most 2**31) and advance `rng`, shape (1,)."""
    rng[0] = as_signed(as_unsigned(rng[0]) + COUNTER_STEP)
    return scale_bits(mix_counter(rng[0]), bound)


@jit_kernel
def shuffle_in_place(rng: Ints64, items: Ints64, start: int, count: int) -> None:
    """Shuffle a part of an array, shape (n,), in place (Durstenfeld, CACM 7, 1964).

    Args:
        rng: The generator, shape (1,).
        items: The array.
        start: The index of the first item to shuffle.
        count: The number of items to shuffle.
    """
    for last in range(count - 1, 0, -1):
        pick = random_below(rng, last + 1)
        items[start + last], items[start + pick] = items[start + pick], items[start + last]


def new_generator(seed: int) -> Ints64:
    """Return a generator, shape (1,), from any integer as its seed."""
    return np.array([mix_counter(seed)], np.int64)


class _Progress:
    """A progress line on a terminal that counts compiled functions."""

    def __init__(self, title: str, terminal: TextIO) -> None:
        self.title, self.terminal, self.count = title, terminal, 0

    def add(self) -> None:
        """Count a function and print the line again."""
        self.count += 1
        print(
            f"\r{self.title}: {self.count} functions compiled",
            end="",
            file=self.terminal,
            flush=True,
        )


def precompile(title: str, load: Callable[[], T], terminal: TextIO | None = None) -> T:
    """Return the result of `load`, which must call every kernel once.

    If `terminal` (default: standard error) is a terminal, a line that begins with `title` counts
    the compiled functions.
    """
    terminal = terminal or sys.stderr
    if not terminal.isatty() or parent_process() is not None:
        return load()
    progress = _Progress(title, terminal)
    try:
        with CompileListener(progress.add):
            return load()
    finally:
        if progress.count:
            print(file=terminal)

"""What kernels of all games share: names for arrays, a generator of luck, shuffling, and the step that compiles them.

A kernel's luck is one word, a counter: its draws are the counter's next values, mixed. So luck needs no warming up, may be any
number, and the draws from two seeds meet only where their counters do. It is SplitMix64 (Steele, Lea and Flood, *Fast splittable
pseudorandom number generators*, OOPSLA 2014, figures 15 and 16; the constants of the mixing are David Stafford's thirteenth).
It is for players and for measuring; what a match is dealt with comes from core/rng.py.
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
"""64 bits read one way or the other. Sums and products that overflow are defined for unsigned numbers alone: of signed ones
LLVM is told that they never do, and it makes use of that."""

COUNTER_STEP = as_unsigned(0x9E3779B97F4A7C15)
"""From one draw to the next: 2**64 divided by the golden ratio."""

MIX_FIRST, MIX_SECOND = as_unsigned(0xBF58476D1CE4E5B9), as_unsigned(0x94D049BB133111EB)
"""What the mixing multiplies by."""

BITS_30, BITS_27, BITS_31, BITS_33 = (as_unsigned(bits) for bits in (30, 27, 31, 33))
"""How far the mixing and the scaling shift."""


@jit_kernel
def mix_counter(counter: int) -> int:
    """Return the 64 random bits of a counter, as a signed number."""
    bits = as_unsigned(counter)
    bits = (bits ^ bits >> BITS_30) * MIX_FIRST
    bits = (bits ^ bits >> BITS_27) * MIX_SECOND
    return as_signed(bits ^ bits >> BITS_31)


@jit_kernel
def scale_bits(bits: int, bound: int) -> int:
    """Return an integer from 0 to below `bound` (at most 2**31) from the highest 31 of 64 random bits.

    Multiplied and shifted, without the rejections of Lemire (ACM TOMACS 29, 2019): each number is as likely to within bound / 2**31.
    """
    return as_signed(as_unsigned(bits) >> BITS_33) * bound >> 31


@jit_kernel
def random_below(luck: Ints64, bound: int) -> int:
    """Return a random integer from 0 to below `bound` (at most 2**31); `luck`, shape (1,), is the counter, which moves on."""
    luck[0] = as_signed(as_unsigned(luck[0]) + COUNTER_STEP)
    return scale_bits(mix_counter(luck[0]), bound)


@jit_kernel
def shuffle_in_place(luck: Ints64, items: Ints64, start: int, count: int) -> None:
    """Put `count` items from `start` on, shape (n,), into random order in place (Durstenfeld, CACM 7, 1964)."""
    for last in range(count - 1, 0, -1):
        pick = random_below(luck, last + 1)
        items[start + last], items[start + pick] = items[start + pick], items[start + last]


def new_generator(seed: int) -> Ints64:
    """Return a generator for `below` and `shuffle`, shape (1,), from any number."""
    return np.array([mix_counter(seed)], np.int64)


class _Progress(event.Listener):
    """One line of a terminal that counts what is compiled."""

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
        """Wait for the next."""


def precompile(what: str, fetch: Callable[[], T], terminal: TextIO | None = None) -> T:
    """Return what `fetch` makes, which calls every kernel once; on a terminal (standard error), one line counts what is compiled."""
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

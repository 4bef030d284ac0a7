"""Tests for the kernel random generator and for the progress of precompilation."""

from __future__ import annotations

from io import StringIO
from typing import cast

import numpy as np
import pytest

from parlour.search import bench
from parlour.search.jit import jit_kernel
from parlour.search.kernels import (
    Ints64,
    mix_counter,
    new_generator,
    precompile,
    random_below,
    shuffle_in_place,
)

SPLITMIX_OF_SEED_0 = (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F)
"""The first outputs of java.util.SplittableRandom for seed 0."""


class Terminal(StringIO):
    """A fake terminal that records its output."""

    def isatty(self) -> bool:
        """Return True, so that progress is shown."""
        return True


@jit_kernel
def triple(number: int) -> int:
    """Return three times the number."""
    return 3 * number


@jit_kernel
def draw_two(counter: Ints64, bounds: Ints64, drawn: Ints64) -> None:
    """Draw twice in one statement, a case in which LLVM 22.1 dropped a shift of the second draw."""
    drawn[0], drawn[1] = random_below(counter, 216), random_below(counter, bounds[0])


def test_two_draws_of_one_statement_stay_below_their_bounds() -> None:
    counter, bounds, drawn = new_generator(5), np.array([2]), np.zeros(2, np.int64)
    for _ in range(50):
        draw_two(counter, bounds, drawn)
        assert 0 <= drawn[0] < 216 and 0 <= drawn[1] < 2


def test_the_generator_is_the_published_one() -> None:
    golden = 0x9E3779B97F4A7C15
    for turn, known in enumerate(SPLITMIX_OF_SEED_0, start=1):
        counter = turn * golden % 2**64
        assert mix_counter(counter - 2**64 if counter >= 2**63 else counter) % 2**64 == known


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 1000])
def test_each_number_is_equally_likely(bound: int) -> None:
    word = new_generator(1)
    counts = np.bincount([random_below(word, bound) for _ in range(20_000)], minlength=bound)
    expected = 20_000 / bound
    # Six standard deviations of a chi-squared distribution with bound - 1 degrees of freedom.
    assert (
        len(counts) == bound
        and ((counts - expected) ** 2 / expected).sum() <= bound - 1 + 6 * (2 * (bound - 1)) ** 0.5
    )


def test_every_order_occurs_and_nothing_else_moves() -> None:
    word, orders = new_generator(2), set()
    for _ in range(300):
        items: Ints64 = np.arange(6)
        shuffle_in_place(word, items, 2, 3)
        orders.add(tuple(items.tolist()))
    assert len(orders) == 6
    assert {(order[:2], order[5], frozenset(order)) for order in orders} == {
        ((0, 1), 5, frozenset(range(6)))
    }


def test_a_terminal_shows_compilation_progress(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    terminal, silent = Terminal(), StringIO()
    assert precompile("toy", lambda: triple(2), terminal) == 6
    assert precompile("toy", lambda: triple(2), terminal) == 6
    assert terminal.getvalue() == "\rtoy: 1 functions compiled\n"
    assert precompile("toy", lambda: triple(cast(int, 2.0)), silent) == 6
    assert silent.getvalue() == ""


def test_a_rate_does_not_count_the_first_portion(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    def portion() -> int:
        done.append(1)
        return 10

    monkeypatch.setattr(bench, "MEASURED_SECONDS", 0)
    assert bench.measure_rate(portion) == 0
    monkeypatch.setattr(bench, "MEASURED_SECONDS", 0.001)
    assert bench.measure_rate(portion) > 0
    assert len(done) >= 3

"""Tests of the C solver against the rules, on a smaller game with four balls per colour."""

from __future__ import annotations

from ctypes import CDLL, c_int, c_uint32
from random import Random
from typing import Any

import pytest

from parlour.games.pylos.kernel import solution
from parlour.games.pylos.native import load_library
from parlour.games.pylos.rules import actions
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.table.oracle import DRAW_VALUE, Oracle
from parlour.games.pylos.tests.reference_data import VARIANTS

pytestmark = pytest.mark.uncounted

BALLS = 4
SAMPLE_SIZE = 400


class SmallSolver:
    """The C solver of the smaller game, restricted to positions that have few enough balls."""

    def __init__(self, native: CDLL) -> None:
        self._native, self.first = native, 0
        native.before.restype = c_uint32

    def __getattr__(self, name: str) -> Any:
        return getattr(self._native, name)

    def settle(
        self,
        variant: c_int,
        values: object,
        marks: object,
        everything: c_int,
        at: c_int,
        *rest: object,
    ) -> int:
        """Run the solver's `settle`, but skip the classes that have too many balls."""
        return int(
            self._native.settle(
                variant, values, marks, everything, c_int(max(at.value, self.first)), *rest
            )
        )


@pytest.fixture(scope="module")
def small_solver() -> SmallSolver:
    """The C solver of the smaller game."""
    native = load_library("solution", f"-DEACH={BALLS}")
    if native is None:
        pytest.skip("no C compiler on this machine")
    return SmallSolver(native)


@pytest.fixture
def positions(small_solver: SmallSolver, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Random positions of the smaller game."""
    monkeypatch.setattr(solution, "load_library", lambda name: small_solver)
    monkeypatch.setattr(actions, "BALLS", BALLS)
    total, rng = solution.position_count(), Random(3)
    small_solver.first = next(
        which
        for which in range(100_000)
        if sum(map(int.bit_count, solution.position_at(small_solver.before(c_int(which)))))
        <= 2 * BALLS
    )
    results: list[tuple[int, int]] = []
    while len(results) < SAMPLE_SIZE:
        own, other = solution.position_at(
            rng.randrange(small_solver.before(c_int(small_solver.first)), total)
        )
        if own.bit_count() <= BALLS and other.bit_count() <= BALLS:
            results.append((own, other))
    return results


@pytest.mark.parametrize("variant", VARIANTS)
def test_values_match_the_rules(
    variant: Variant, small_solver: SmallSolver, positions: list[tuple[int, int]]
) -> None:
    passes: list[solution.SolverPass] = []
    values = solution.solve(variant, passes.append)

    def value(own: int, other: int) -> int:
        return int(values[small_solver.number(c_uint32(own), c_uint32(other))])

    oracle = Oracle(value)
    assert [oracle.value_from_successors(variant, own, other) for own, other in positions] == [
        value(own, other) for own, other in positions
    ]
    finished_passes = [
        solver_pass for solver_pass in passes if solver_pass.seen == solution.position_count()
    ]
    assert finished_passes[0].changed > 100_000 and [
        solver_pass.number for solver_pass in finished_passes
    ] == list(range(1, len(finished_passes) + 1))
    if variant == "basic":
        assert len(finished_passes) == 1 and DRAW_VALUE not in {
            value(own, other) for own, other in positions
        }
    else:
        assert finished_passes[-1].changed == 0 and len(finished_passes) > 2, (
            "positions come again, so that one pass is not enough"
        )


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_marking_passes_find_the_same_values(
    variant: Variant,
    small_solver: SmallSolver,
    positions: list[tuple[int, int]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    results = []
    for share in (0.0, 1.0):
        monkeypatch.setattr(solution, "SPARSE_CHANGE_SHARE", share)
        results.append(solution.solve(variant)[small_solver.before(c_int(small_solver.first)) :])
    assert (results[0] == results[1]).all() and len(results[0]) > 100_000


def test_contradictions_are_counted(
    small_solver: SmallSolver, positions: list[tuple[int, int]]
) -> None:
    values = solution.solve("standard")
    count_before = solution.contradiction_count("standard", values, 20_000, seed=1)
    values[small_solver.before(c_int(small_solver.first)) :] ^= 2
    assert solution.contradiction_count("standard", values, 20_000, seed=1) > count_before
    assert solution.contradiction_count(
        "standard", values, 20_000, seed=1
    ) == solution.contradiction_count("standard", values, 20_000, seed=1)

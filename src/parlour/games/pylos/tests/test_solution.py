"""The solution in C on a smaller game, four balls of each colour, held against the rules; and what it says of its progress."""

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
from parlour.games.pylos.tests.facts import VARIANTS

pytestmark = pytest.mark.uncounted

FEW = 4
ASKED = 400


class FewBalls:
    """The solution of the smaller game, which passes over the positions that it can have and no others."""

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
        """Begin where no position has more balls than there are."""
        return int(
            self._native.settle(
                variant, values, marks, everything, c_int(max(at.value, self.first)), *rest
            )
        )


@pytest.fixture(scope="module")
def few() -> FewBalls:
    """The solution of the smaller game."""
    native = load_library("solution", f"-DEACH={FEW}")
    if native is None:
        pytest.skip("no C compiler on this machine")
    return FewBalls(native)


@pytest.fixture
def asked(few: FewBalls, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Positions of the smaller game, drawn from all."""
    monkeypatch.setattr(solution, "load_library", lambda name: few)
    monkeypatch.setattr(actions, "BALLS", FEW)
    total, luck = solution.position_count(), Random(3)
    few.first = next(
        which
        for which in range(100_000)
        if sum(map(int.bit_count, solution.position_at(few.before(c_int(which))))) <= 2 * FEW
    )
    found: list[tuple[int, int]] = []
    while len(found) < ASKED:
        own, other = solution.position_at(luck.randrange(few.before(c_int(few.first)), total))
        if own.bit_count() <= FEW and other.bit_count() <= FEW:
            found.append((own, other))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_values_are_what_the_rules_make_of_all_that_follows(
    variant: Variant, few: FewBalls, asked: list[tuple[int, int]]
) -> None:
    passes: list[solution.SolverPass] = []
    values = solution.solve(variant, passes.append)

    def value(own: int, other: int) -> int:
        return int(values[few.number(c_uint32(own), c_uint32(other))])

    oracle = Oracle(value)
    assert [oracle.value_from_successors(variant, own, other) for own, other in asked] == [
        value(own, other) for own, other in asked
    ]
    ended = [each for each in passes if each.seen == solution.position_count()]
    assert ended[0].changed > 100_000 and [each.number for each in ended] == list(
        range(1, len(ended) + 1)
    )
    if variant == "basic":
        assert len(ended) == 1 and DRAW_VALUE not in {value(own, other) for own, other in asked}
    else:
        assert ended[-1].changed == 0 and len(ended) > 2, (
            "positions come again, so that one pass is not enough"
        )


@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_passes_that_look_at_what_is_marked_alone_find_the_same(
    variant: Variant, few: FewBalls, asked: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for share in (0.0, 1.0):
        monkeypatch.setattr(solution, "SPARSE_CHANGE_SHARE", share)
        found.append(solution.solve(variant)[few.before(c_int(few.first)) :])
    assert (found[0] == found[1]).all() and len(found[0]) > 100_000


def test_contradictions_are_counted(few: FewBalls, asked: list[tuple[int, int]]) -> None:
    values = solution.solve("standard")
    before = solution.contradiction_count("standard", values, 20_000, seed=1)
    values[few.before(c_int(few.first)) :] ^= 2
    assert solution.contradiction_count("standard", values, 20_000, seed=1) > before
    assert solution.contradiction_count(
        "standard", values, 20_000, seed=1
    ) == solution.contradiction_count("standard", values, 20_000, seed=1)

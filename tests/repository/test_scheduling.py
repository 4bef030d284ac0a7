"""Tests of which tests run in the same process."""

from __future__ import annotations

import pytest

from ..scheduling import group_of


@pytest.mark.parametrize(
    ("test", "group"),
    [
        ("src/parlour/games/pylos/tests/test_bots.py::test_a", "src/parlour/games/pylos"),
        ("src/parlour/games/pylos/tests/test_search.py::test_a[1-b]", "src/parlour/games/pylos"),
        ("tests/core/test_laws.py::test_a[src/parlour/games/x::y]", "tests/core/test_laws.py"),
    ],
)
def test_the_tests_of_a_game_are_one_group(test: str, group: str) -> None:
    assert group_of(test) == group

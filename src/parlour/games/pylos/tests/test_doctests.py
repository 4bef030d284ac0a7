"""Tests of the examples in the docstrings of Pylos."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from parlour.games.pylos.rules import actions, board, notation, perft, turn


@pytest.mark.parametrize(
    "module", [actions, board, notation, perft, turn], ids=lambda module: module.__name__
)
def test_examples(module: ModuleType) -> None:
    failed, attempted = doctest.testmod(module)
    assert attempted > 0 and failed == 0

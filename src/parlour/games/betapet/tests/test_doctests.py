"""Tests that run the examples in the docstrings of Betapet."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

pytest.importorskip("numba")

from parlour.games.betapet import text_encoding
from parlour.games.betapet.lexicons import wordlist
from parlour.games.betapet.players import last_draws
from parlour.games.betapet.plays import leave_values
from parlour.games.betapet.records import gcg, notation
from parlour.games.betapet.rules import (
    board,
    ending,
    gaps,
    hand,
    scoring,
    state,
    tiles,
    valid_plays,
)


@pytest.mark.parametrize(
    "module",
    [
        board,
        ending,
        gaps,
        gcg,
        hand,
        last_draws,
        leave_values,
        notation,
        scoring,
        state,
        text_encoding,
        tiles,
        valid_plays,
        wordlist,
    ],
    ids=lambda module: module.__name__,
)
def test_examples(module: ModuleType) -> None:
    failed, attempted = doctest.testmod(module)
    assert attempted > 0 and failed == 0

"""Tests that an exception is attributed to the game whose code raised it."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.game import Seat
from parlour.core.rng import Rng
from parlour.games.pylos.rules.game import Pylos
from parlour.plugin.faults import failing_game, game_of_module


def pylos_error() -> Exception:
    """Return an exception that the rules of Pylos have raised."""
    no_state: Any = None
    with pytest.raises(AttributeError) as raised:
        Pylos().view(no_state, Seat(0))
    return raised.value


def test_an_exception_belongs_to_the_game_whose_code_it_passed() -> None:
    assert failing_game(pylos_error()) == "pylos"


def test_a_cause_belongs_to_its_game() -> None:
    with pytest.raises(RuntimeError) as raised:
        raise RuntimeError("the log is corrupt") from pylos_error()
    assert failing_game(raised.value) == "pylos"


def test_other_exceptions_belong_to_no_game() -> None:
    with pytest.raises(ValueError, match="bound") as raised:
        Rng(bytes(32)).below(0)
    assert failing_game(raised.value) is None
    assert failing_game(KeyError("never raised")) is None


@pytest.mark.parametrize("module", ["", "parlour.games", "parlour.games.pylosophy", "pylos"])
def test_a_similar_name_is_no_module_of_a_game(module: str) -> None:
    assert game_of_module(module) is None

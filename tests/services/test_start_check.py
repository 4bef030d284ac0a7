"""Tests that a package that cannot deal or show a match is disabled at the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import pytest

from parlour.games.pylos.rules.game import Pylos
from parlour.plugin import registry
from parlour.plugin.start_check import check_start
from parlour.services.errors import Unavailable
from parlour.services.games import Games


def fail(*_: Any) -> NoReturn:
    raise ZeroDivisionError("a mistake")


@pytest.mark.parametrize("game", registry.installed_games())
def test_the_games_of_parlour_can_be_dealt_and_shown(game: str) -> None:
    check_start(Games(Path()).game(game))


@pytest.mark.parametrize("part", ["seat_counts", "setup", "turn", "view", "legal_actions"])
def test_a_failing_package_is_disabled(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    monkeypatch.setattr(registry, "is_built_in", lambda _: False)
    monkeypatch.setattr(Pylos, part, fail)
    games = Games(Path())
    assert games.failures == {"pylos": "ZeroDivisionError: a mistake"}
    assert "pylos" not in games.ids and "betta" in games.ids
    with pytest.raises(Unavailable, match=r"core\.game-disabled"):
        games.game("pylos")


def test_a_seat_without_a_legal_action_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pylos, "legal_actions", lambda *_: iter(()))
    with pytest.raises(ValueError, match="seat 0 must decide but has no legal action"):
        check_start(Pylos())


def test_a_view_that_json_cannot_hold_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pylos, "view", lambda *_: {1.5j})
    with pytest.raises(TypeError):
        check_start(Pylos())


def test_the_games_of_parlour_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pylos, "view", fail)
    assert Games(Path()).failures == {}

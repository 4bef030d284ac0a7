"""Tests that a package that cannot deal or show a match is disabled at the start."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, NoReturn

import pytest

from parlour.games.pylos.rules.game import Pylos
from parlour.plugin import registry
from parlour.plugin.start_check import check_start
from parlour.plugin.text_check import check_texts
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


class Gone(BaseException):
    """An exception that is no Exception."""


@pytest.mark.parametrize(
    ("error", "reason"), [(SystemExit(3), "SystemExit: 3"), (Gone("away"), "Gone: away")]
)
@pytest.mark.parametrize("part", ["__init__", "setup"])
def test_a_package_that_exits_is_disabled(
    monkeypatch: pytest.MonkeyPatch, part: str, error: BaseException, reason: str
) -> None:
    def leave(*_: object) -> NoReturn:
        raise error

    monkeypatch.setattr(registry, "is_built_in", lambda _: False)
    monkeypatch.setattr(Pylos, part, leave)
    games = Games(Path())
    assert games.failures == {"pylos": reason} and "betta" in games.ids


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("RULES.md", b"\xff", "RULES.md is not UTF-8"),
        ("strings/en.ftl", b"\xff", "en.ftl is not UTF-8"),
        ("strings/en.ftl", b"a = { b }\nb = { a }\n", "the message a refers to itself"),
        ("strings/en.ftl", b"a = { -b }\n-b = { -b }\n", "the message a refers to itself"),
    ],
)
def test_unusable_texts_are_a_failure(
    tmp_path: Path, name: str, content: bytes, reason: str
) -> None:
    (tmp_path / "strings").mkdir()
    check_texts(tmp_path)
    (tmp_path / "strings" / "en.ftl").write_text("## Names\nfrogs = Frogs of { $pond }\n= {\n")
    check_texts(tmp_path)
    (tmp_path / name).write_bytes(content)
    with pytest.raises(ValueError, match=reason):
        check_texts(tmp_path)


@pytest.mark.parametrize("game", registry.installed_games())
def test_the_texts_of_parlour_can_be_used(game: str) -> None:
    check_texts(files(registry.installed_games()[game]))


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

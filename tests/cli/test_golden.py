"""Tests of `parlour golden`: the recorded match, and why none is recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.cli import golden
from parlour.core.archive import decode_archive
from parlour.games.pylos.rules.game import Pylos
from parlour.laws.golden import replay_match

from .test_matches import run


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder that acts as the package of Pylos."""
    monkeypatch.setattr(golden, "installed_folder", lambda name: tmp_path)
    (tmp_path / "tests").mkdir()
    return tmp_path


def test_a_match_is_recorded_and_replays(package: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ("golden", "pylos", "short", "--options.variant", "basic")
    assert run(*command) == 0
    file = package / "tests" / "matches" / "short.match"
    assert "short.match: 2 seats, " in capsys.readouterr().out
    match = decode_archive(file.read_bytes())
    replayed = replay_match(match, Pylos())
    assert (match.id, replayed.phase) == ("short", "over")
    assert b"basic" in bytes(replayed.opened.options)
    before = file.read_bytes()
    assert run(*command, "--seed", "other") == 1
    assert "already exists" in capsys.readouterr().out
    assert file.read_bytes() == before
    assert run(*command, "--seed", "other", "--replace") == 0
    assert file.read_bytes() != before


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("nothing", "short"), "does not have that game"),
        (("pylos", "../short"), "The name of a match has letters"),
        (("pylos", "short", "--seats", 7), "2"),
        (("pylos", "short", "--seed", "x" * 33), "more than 32 bytes"),
        (("pylos", "short", "--options.variant", "unknown"), "variant"),
    ],
)
def test_nothing_is_recorded_without_a_match(
    package: Path, capsys: pytest.CaptureFixture[str], words: tuple[str | int, ...], expected: str
) -> None:
    assert run("golden", *words) == 1
    assert expected in capsys.readouterr().out
    assert list((package / "tests").iterdir()) == []


def test_a_package_without_tests_has_no_place_for_a_match(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "tests").rmdir()
    assert run("golden", "pylos", "short") == 1
    assert "pip install -e" in capsys.readouterr().out


def test_rules_that_violate_a_law_are_reported(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Pylos, "legal_actions", lambda *_: ())
    assert run("golden", "pylos", "short") == 1
    assert "liveness" in capsys.readouterr().out

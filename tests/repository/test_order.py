"""Tests that files are small, contain no local paths, and every game is complete."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from parlour.plugin import registry
from parlour.plugin.player import STRENGTH_RANGES

ROOT = Path(__file__).parents[2]
LONGEST = {".py": 500, ".js": 500, ".sh": 300, ".css": 2100}
"""The maximum number of lines by file suffix; tests may have 50 % more."""
ELSEWHERE = re.compile(
    r"(?<![\w.])/(?:work|root|farm)/|pypi\.org|pythonhosted|registry\.npmjs|deb\.debian\.org"
)


def files(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", *patterns], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_source_file_is_too_long() -> None:
    long = {}
    for file in files("*.py", "*.js", "*.css", "*.sh"):
        lines = len(file.read_text("utf-8").splitlines())
        limit = LONGEST[file.suffix] * (1.5 if "tests" in file.parts else 1)
        if lines > limit and "vendor" not in file.parts:
            long[str(file.relative_to(ROOT))] = lines
    assert not long


def test_no_file_contains_local_paths() -> None:
    named = []
    for file in files():
        if file.suffix in {
            ".py",
            ".js",
            ".md",
            ".toml",
            ".json",
            ".sh",
            ".lock",
            ".txt",
            ".html",
            ".css",
            ".ftl",
        } and file != Path(__file__):
            found = ELSEWHERE.search(file.read_text("utf-8", errors="ignore"))
            named += [f"{file.relative_to(ROOT)}: {found.group()}"] if found else []
    assert not named


def test_every_broad_exception_handler_has_a_comment() -> None:
    silent = []
    for file in files("src/*.py"):
        lines = file.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            if (
                "except Exception" in line
                and "#" not in line
                and not lines[number + 1].lstrip().startswith("#")
            ):
                silent.append(f"{file.relative_to(ROOT)}:{number + 1}")
    assert not silent


@pytest.mark.parametrize("game", registry.game_packages())
def test_every_game_is_complete(game: str) -> None:
    bots = registry.game_plugin(game).bots
    assert bots is not None and set(STRENGTH_RANGES) <= {level.id for level in bots.levels}
    folder = ROOT / "src/parlour/games" / game
    for needed in (
        "RULES.md",
        "strings/en.ftl",
        "ui/index.js",
        "ui/mini.js",
        "ui/style.css",
        "tests",
    ):
        assert (folder / needed).exists(), f"{game} has no {needed}"

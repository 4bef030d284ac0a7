"""Tests that the wheel contains all of Parlour except the tests of the games."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from .environment import ROOT

pytestmark = pytest.mark.slow

GAME_TESTS = re.compile(r"parlour/games/[a-z]+/tests/")


def test_the_wheel_contains_every_file_except_the_tests_of_games(wheel: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    tracked = {name.removeprefix("src/") for name in filter(None, listed.split("\0"))}
    expected = {name for name in tracked if not GAME_TESTS.match(name)}
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == expected and len(tracked) > len(expected) > 1000

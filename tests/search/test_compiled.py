"""What was compiled is forgotten when a module it took something from changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.search.compiled import home, stamp

CALLER = """from parlour.search.compiled import compiled
from callee import LUCK, twice

@compiled
def both(number: int) -> int:
    return twice(number) + LUCK

print(both(10), both.stats.cache_hits[list(both.signatures)[0]])
"""

CALLEE = """from parlour.search.compiled import compiled

LUCK = {luck}

@compiled
def twice(number: int) -> int:
    return {factor} * number
"""


def told(folder: Path) -> str:
    """Return what a fresh process makes of the two modules, and whether it found the caller compiled."""
    run = subprocess.run([sys.executable, "caller.py"], cwd=folder, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_a_kernel_follows_the_modules_beside_it(tmp_path: Path) -> None:
    (tmp_path / "caller.py").write_text(CALLER)
    (tmp_path / "callee.py").write_text(CALLEE.format(luck=1, factor=2))
    assert told(tmp_path) == "21 0"
    assert told(tmp_path) == "21 1"
    (tmp_path / "callee.py").write_text(CALLEE.format(luck=5, factor=30))
    assert told(tmp_path) == "305 0"


@pytest.mark.parametrize(
    ("file", "folder"),
    [("/x/games/go/kernel.py", "/x/games/go"), ("/x/games/go/kernel/board.py", "/x/games/go"), ("/y/bench.py", "/y")],
)
def test_a_game_is_one_home(file: str, folder: str) -> None:
    assert home(Path(file)) == Path(folder)


def test_tests_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text("")
    (tmp_path / "one.py").write_text("pass")
    assert [name for name, _, size in stamp(tmp_path) if size] == ["one.py"]

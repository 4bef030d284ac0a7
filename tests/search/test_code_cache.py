"""Tests that compiled code is reused at any path, but not after a change of the source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba.core.event import install_recorder

from parlour.search.code_cache import CHECKSUM_BYTES, prune_cache
from parlour.search.jit import jit_kernel

PLAY = """
from typing import NamedTuple
from numba.core.event import install_recorder
from toy.kernel import Pair, both

with install_recorder("numba:compile") as events:
    found = both(10, Pair(1, 2))
print(found, *sorted({event.data["dispatcher"].__name__ for _, event in events.buffer if event.is_start}))
"""

KERNEL = """
from typing import NamedTuple
from parlour.search.jit import jit_kernel
from toy import scale
from toy.reader import HEADER
from toy.rules import BONUS, twice

class Pair(NamedTuple):
    low: int
    high: int

@jit_kernel
def both(number: int, pair: Pair) -> int:
    return twice(number) + other(number) + BONUS + scale.FACTORS[1] + pair.low

@jit_kernel
def other(number: int) -> int:
    return number if number > 0 else other(number + 1)
"""

RULES = """
from parlour.search.jit import jit_kernel

BONUS = 1
UNREAD = 5

@jit_kernel
def twice(number: int) -> int:
    "Return so much more."
    return 2 * number
"""

FILES = {
    "__init__.py": "",
    "kernel.py": KERNEL,
    "rules.py": RULES,
    "scale.py": "import numpy as np\nFACTORS = np.array([3, 4])\n",
    "reader.py": "HEADER = 1\n",
}


class Clone:
    """A copy of the toy package in its own folder; all copies of a test share one cache."""

    def __init__(self, home: Path, name: str) -> None:
        self.home, self.folder = home, home / name
        for file, source in FILES.items():
            self.write(file, source)

    def write(self, file: str, source: str) -> None:
        """Write a file of the package."""
        path = self.folder / "toy" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source)

    def start(self) -> subprocess.Popen[str]:
        """Start a new process that runs the package."""
        known = {
            **os.environ,
            "PARLOUR_CACHE": str(self.home / "cache"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        return subprocess.Popen(
            [sys.executable, "-c", PLAY],
            cwd=self.folder,
            env=known,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def play(self) -> str:
        """Run the package in a new process; return its result and the compiled functions."""
        return output_of(self.start())


def output_of(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate()
    assert process.returncode == 0, err
    return out.strip()


@pytest.mark.slow
def test_clones_share_compiled_code(tmp_path: Path) -> None:
    at_once = [Clone(tmp_path, f"clone-{number}").start() for number in range(3)]
    said = [output_of(process).split() for process in at_once]
    assert [result for result, *_ in said] == ["36"] * 3
    assert sorted(name for _, *names in said for name in names) == ["both", "other", "twice"]
    clone = Clone(tmp_path, "third")
    clone.write("reader.py", "HEADER = 2\n")
    clone.write(
        "rules.py",
        "# a comment\n"
        + RULES.replace("UNREAD = 5", "UNREAD = 6").replace("so much", "twice as much"),
    )
    assert clone.play() == "36"
    clone.write("rules.py", RULES.replace("2 * number", "3 * number"))
    assert clone.play() == "46 both twice"
    names = [path.name.rpartition("-")[0] for path in (tmp_path / "cache" / "kernels").iterdir()]
    assert sorted(names) == [
        "toy.kernel.both",
        "toy.kernel.both",
        "toy.kernel.other",
        "toy.rules.twice",
        "toy.rules.twice",
    ]


@jit_kernel
def successor(number: int) -> int:
    """Return the next number."""
    return number + 1


def compilations(function: Any) -> int:
    """Return the number of functions that a new dispatcher of this function compiles."""
    with install_recorder("numba:compile") as events:
        assert jit_kernel(function.py_func)(1) == 2
    return sum(event.is_start for _, event in events.buffer)


def test_a_truncated_file_is_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    assert [compilations(successor) for _ in range(2)] == [1, 0]
    (kept,) = (tmp_path / "kernels").iterdir()
    kept.write_bytes(kept.read_bytes()[: CHECKSUM_BYTES + 100])
    assert [compilations(successor) for _ in range(2)] == [1, 0]


def test_a_read_only_cache_folder_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "file"))
    assert [compilations(successor) for _ in range(2)] == [1, 1]


def test_the_least_recently_used_file_is_removed_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "middle", "old")):
        (tmp_path / name).write_bytes(bytes(100))
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    prune_cache(tmp_path, max_bytes=250)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["middle", "new"]

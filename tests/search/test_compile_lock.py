"""Tests that one of several processes compiles and that a suspended one blocks no other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour.search.compile_lock import CompileLock

HOLD = """
import sys
from pathlib import Path
from parlour.search.compile_lock import CompileLock

lock = CompileLock(Path(sys.argv[1]), 7)
lock.acquire()
print("taken", flush=True)
sys.stdin.readline()
lock.release()
print("given back", flush=True)
sys.stdin.readline()
"""


class Holder:
    """A process that holds lock 7 of a file."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-c", HOLD, str(file)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None and self._process.stdout.readline() == "taken\n"

    def go_on(self) -> str:
        """Resume the process and return its output."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def kill(self) -> None:
        """Kill the process so that it cannot release the lock."""
        self._process.kill()
        self._process.communicate()


def times_out(file: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether acquiring the lock times out."""
    monkeypatch.setattr(CompileLock, "timeout_s", 0.2)
    lock = CompileLock(file, number)
    lock.acquire()
    lock.release()
    return CompileLock.timeout_s == 0


def test_a_lock_belongs_to_one_process_until_it_releases_it_or_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "new" / "kernels.lock"
    for end in (Holder.go_on, Holder.kill):
        holder = Holder(file)
        assert times_out(file, 7, monkeypatch) and not times_out(file, 8, monkeypatch)
        end(holder)
        assert not times_out(file, 7, monkeypatch)
        holder.kill()


def test_after_a_timeout_no_other_lock_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = Holder(tmp_path / "kernels.lock")
    assert times_out(tmp_path / "kernels.lock", 7, monkeypatch)
    tried: list[float] = []
    monkeypatch.setattr("parlour.search.compile_lock.sleep", tried.append)
    CompileLock(tmp_path / "kernels.lock", 7).acquire()
    assert tried == []
    holder.kill()


def test_without_locks_no_process_waits(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lock = CompileLock(tmp_path / "file" / "kernels.lock", 7)
    lock.acquire()
    lock.release()

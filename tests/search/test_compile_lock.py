"""Of several processes one compiles, and nobody waits for ever for a process that was stopped."""

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
    """Another process that has lock 7 of a file until it is told to give it back."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-c", HOLD, str(file)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None and self._process.stdout.readline() == "taken\n"

    def go_on(self) -> str:
        """Tell it to go on and return what it says."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self._process.kill()
        self._process.communicate()


def waited(file: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether somebody who takes the lock loses patience."""
    monkeypatch.setattr(CompileLock, "timeout_s", 0.2)
    lock = CompileLock(file, number)
    lock.acquire()
    lock.release()
    return CompileLock.timeout_s == 0


def test_a_lock_belongs_to_one_process_until_it_gives_it_back_or_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "new" / "kernels.lock"
    for end in (Holder.go_on, Holder.kill):
        holder = Holder(file)
        assert waited(file, 7, monkeypatch) and not waited(file, 8, monkeypatch)
        end(holder)
        assert not waited(file, 7, monkeypatch)
        holder.kill()


def test_who_has_lost_patience_waits_for_no_other_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = Holder(tmp_path / "kernels.lock")
    assert waited(tmp_path / "kernels.lock", 7, monkeypatch)
    tried: list[float] = []
    monkeypatch.setattr("parlour.search.compile_lock.sleep", tried.append)
    CompileLock(tmp_path / "kernels.lock", 7).acquire()
    assert tried == []
    holder.kill()


def test_where_no_lock_can_be_had_nobody_waits(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lock = CompileLock(tmp_path / "file" / "kernels.lock", 7)
    lock.acquire()
    lock.release()

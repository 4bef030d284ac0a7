"""Tests of the process that checks the laws along the match of the page."""

from __future__ import annotations

from multiprocessing import Pipe
from pathlib import Path

import pytest

from parlour.design import laws_process
from parlour.design.laws_process import run_laws_process
from parlour.design.questions import PositionQuestion


@pytest.mark.parametrize("error", [SyntaxError("invalid syntax"), SystemExit(2)])
def test_a_package_that_cannot_be_loaded_any_more_gives_no_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: BaseException
) -> None:
    def fail(name: str, folder: Path) -> None:
        raise error

    monkeypatch.setattr(laws_process, "Package", fail)
    own, other = Pipe()
    run_laws_process("frogs", tmp_path, PositionQuestion("{}", 2, 0, 0), other)
    other.close()
    with pytest.raises(EOFError):
        own.recv_bytes()

"""Tests of the processes beside the page for a package that cannot be loaded any more."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import Pipe
from pathlib import Path
from types import ModuleType

import pytest

from parlour.design import bots_process, laws_process
from parlour.design.questions import BotsQuestion, PositionQuestion

PROCESSES = [
    pytest.param(
        laws_process, laws_process.run_laws_process, PositionQuestion("{}", 2, 0, 0), id="laws"
    ),
    pytest.param(
        bots_process, bots_process.run_bots_process, BotsQuestion("{}", 2, "random"), id="bots"
    ),
]


@pytest.mark.parametrize("error", [SyntaxError("invalid syntax"), SystemExit(2)])
@pytest.mark.parametrize(("module", "run", "question"), PROCESSES)
def test_nothing_is_sent(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    module: ModuleType,
    run: Callable[..., None],
    question: BotsQuestion | PositionQuestion,
    error: BaseException,
) -> None:
    def fail(name: str, folder: Path) -> None:
        raise error

    monkeypatch.setattr(bots_process, "NICENESS", 0)
    monkeypatch.setattr(module, "Package", fail)
    own, other = Pipe()
    run("frogs", tmp_path, question, other)
    other.close()
    with pytest.raises(EOFError):
        own.recv_bytes()

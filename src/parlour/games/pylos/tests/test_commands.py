"""`parlour pylos …` hands its work to the solution and to learning."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour.games.pylos.commands import app
from parlour.games.pylos.kernel import solution, training
from parlour.games.pylos.kernel.evaluation import SIZE


def test_solve_keeps_the_values(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def solve(variant: str, tell: object) -> object:
        assert callable(tell)
        tell(1234)
        return np.array([1, 2], dtype=np.uint8)

    monkeypatch.setattr(solution, "solve", solve)
    app(["solve", "basic", str(tmp_path / "values")], result_action="return_value")
    assert (tmp_path / "values").read_bytes() == b"\1\2"
    assert "1,234" in capsys.readouterr().out


def test_learn_writes_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def train(variant: str, values: object, positions: int, tell: object) -> object:
        assert callable(tell) and positions == 10
        tell(0.5, 0.75)
        return np.ones(SIZE, dtype=np.int8)

    monkeypatch.setattr(solution, "loaded", lambda path: path)
    monkeypatch.setattr(training, "train", train)
    app(["learn", "advanced", "values", str(tmp_path / "weights.npz"), "--positions", "10"], result_action="return_value")
    with np.load(tmp_path / "weights.npz") as kept:
        assert kept["weights"].all()
    assert "75.00%" in capsys.readouterr().out

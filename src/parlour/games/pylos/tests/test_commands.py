"""Tests that the commands `parlour pylos …` call the solver, training and book encoder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from parlour.core.game import Illegal
from parlour.games.pylos import commands
from parlour.games.pylos.kernel import solution, training
from parlour.games.pylos.kernel.evaluation import WEIGHT_COUNT
from parlour.games.pylos.table import book, file, numbering
from parlour.games.pylos.table.store import tablebase_path
from parlour.games.pylos.tests.small_tablebase import small_numbering, true_value


class SmallSolution:
    """A fake C solver that solves a few late positions and reports preset contradictions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.positions = list(small_numbering().numbers)
        self.values = np.array(
            [true_value(own, other) for own, other in self.positions], dtype=np.uint8
        )
        self.contradictions, self.solve_count = 0, 0
        monkeypatch.setattr(numbering, "position_numbering", small_numbering)
        monkeypatch.setattr(solution, "position_count", lambda: len(self.positions))
        monkeypatch.setattr(solution, "position_at", self.positions.__getitem__)
        monkeypatch.setattr(solution, "solve", self.solve)
        monkeypatch.setattr(solution, "contradiction_count", self.count_contradictions)

    def solve(
        self, variant: str, on_progress: Callable[[solution.SolverPass], None]
    ) -> file.TablebaseValues:
        assert variant == "basic"
        self.solve_count += 1
        on_progress(solution.SolverPass(1, 10, 7))
        return self.values

    def count_contradictions(
        self, variant: str, values: file.TablebaseValues, wanted: int, seed: int
    ) -> int:
        assert wanted == 1_000_000 and (values == self.values).all()
        return self.contradictions


@pytest.fixture
def small_solution(monkeypatch: pytest.MonkeyPatch) -> SmallSolution:
    """A fake C solver, installed in place of the real one."""
    return SmallSolution(monkeypatch)


def run(*arguments: str) -> None:
    """Run a command of `parlour pylos` with the given arguments."""
    commands.app(list(arguments), result_action="return_value")


def error_code(*arguments: str) -> str:
    """Return the code of the Illegal error that a command raises."""
    with pytest.raises(Illegal) as error:
        run(*arguments)
    return error.value.code


def test_solve_writes_a_table_that_verify_accepts(
    small_solution: SmallSolution, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("solve", "--data", str(tmp_path))
    path = tmp_path / "pylos" / "basic.table"
    assert (
        file.Tablebase(path, "basic", len(small_solution.positions)).read_all()
        == small_solution.values
    ).all()
    assert f"{len(small_solution.positions):,} positions" in capsys.readouterr().out
    run("solve", "--verify", "--variant", "basic", "--data", str(tmp_path))
    assert "1,000,000 agree" in capsys.readouterr().out and small_solution.solve_count == 1


def test_contradictory_table_is_not_written(small_solution: SmallSolution, tmp_path: Path) -> None:
    small_solution.contradictions = 3
    assert error_code("solve", "--data", str(tmp_path)) == "pylos.table-wrong"
    assert not list((tmp_path / "pylos").iterdir())


def test_table_that_contradicts_the_rules_is_rejected(
    small_solution: SmallSolution, tmp_path: Path
) -> None:
    small_solution.values = small_solution.values ^ np.uint8(2)
    assert error_code("solve", "--data", str(tmp_path)) == "pylos.table-wrong"


def test_verify_rejects_missing_and_broken_tables(
    small_solution: SmallSolution, tmp_path: Path
) -> None:
    assert error_code("solve", "--verify", "--data", str(tmp_path)) == "pylos.table-missing"
    run("solve", "--data", str(tmp_path))
    path = tmp_path / "pylos" / "basic.table"
    path.write_bytes(path.read_bytes()[:-1])
    assert error_code("solve", "--verify", "--data", str(tmp_path)) == "pylos.table-broken"


def test_learn_writes_weights(
    small_solution: SmallSolution,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def train(
        variant: str, values: file.TablebaseValues, positions: int, on_progress: object
    ) -> object:
        assert callable(on_progress) and positions == 10 and (values == small_solution.values).all()
        on_progress(0.5, 0.75)
        return np.ones(WEIGHT_COUNT, dtype=np.int8)

    monkeypatch.setattr(training, "train", train)
    run("solve", "--data", str(tmp_path))
    run(
        "learn",
        "basic",
        str(tmp_path / "weights.npz"),
        "--data",
        str(tmp_path),
        "--positions",
        "10",
    )
    with np.load(tmp_path / "weights.npz") as file_content:
        assert file_content["weights"].all()
    assert "75.00%" in capsys.readouterr().out


def test_book_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tablebase_path(tmp_path, "standard")
    monkeypatch.setattr(
        file,
        "Tablebase",
        lambda found, variant, positions: SimpleNamespace(
            read_range=lambda start, stop: np.full(stop - start, 3, np.uint8)
        ),
    )
    run(
        "book",
        "standard",
        str(tmp_path / "standard.book"),
        "--data",
        str(tmp_path),
        "--few",
        "2",
        "--apart",
        "1",
    )
    body = (tmp_path / "standard.book").read_bytes()
    written_book = book.Book(body, "standard", numbering.position_numbering())
    assert (
        written_book.extent == book.BookExtent(2, 1, 31)
        and written_book.result(1, 2) == 1
        and written_book.result(3, 0) is None
    )
    assert f"{len(body)} bytes" in capsys.readouterr().out and not path.exists()

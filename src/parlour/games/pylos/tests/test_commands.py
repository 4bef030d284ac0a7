"""`parlour pylos …` hands its work to the solution and to learning."""

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
from parlour.games.pylos.table.shelf import tablebase_path
from parlour.games.pylos.tests.little import little_numbering, true_value


class LittleSolution:
    """Stands for the solution in C: solves a few late positions, and finds the contradictions that it is told to find."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.positions = list(little_numbering().numbers)
        self.values = np.array(
            [true_value(own, other) for own, other in self.positions], dtype=np.uint8
        )
        self.wrong, self.solved = 0, 0
        monkeypatch.setattr(numbering, "position_numbering", little_numbering)
        monkeypatch.setattr(solution, "position_count", lambda: len(self.positions))
        monkeypatch.setattr(solution, "position_at", self.positions.__getitem__)
        monkeypatch.setattr(solution, "solve", self.solve)
        monkeypatch.setattr(solution, "contradiction_count", self.contradictions)

    def solve(self, variant: str, tell: Callable[[solution.SolverPass], None]) -> file.Values:
        assert variant == "basic"
        self.solved += 1
        tell(solution.SolverPass(1, 10, 7))
        return self.values

    def contradictions(self, variant: str, values: file.Values, wanted: int, seed: int) -> int:
        assert wanted == 1_000_000 and (values == self.values).all()
        return self.wrong


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> LittleSolution:
    """The solution of a few late positions."""
    return LittleSolution(monkeypatch)


def run(*words: str) -> None:
    """Run a command."""
    commands.app(list(words), result_action="return_value")


def refused(*words: str) -> str:
    """Return why a command does nothing."""
    with pytest.raises(Illegal) as reason:
        run(*words)
    return reason.value.code


def test_solve_keeps_a_checked_table_which_can_be_checked_again(
    little: LittleSolution, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run("solve", "--data", str(tmp_path))
    path = tmp_path / "pylos" / "basic.table"
    assert (file.Tablebase(path, "basic", len(little.positions)).read_all() == little.values).all()
    assert f"{len(little.positions):,} positions" in capsys.readouterr().out
    run("solve", "--verify", "--variant", "basic", "--data", str(tmp_path))
    assert "1,000,000 agree" in capsys.readouterr().out and little.solved == 1


def test_a_table_with_contradictions_is_not_kept(little: LittleSolution, tmp_path: Path) -> None:
    little.wrong = 3
    assert refused("solve", "--data", str(tmp_path)) == "pylos.table-wrong"
    assert not list((tmp_path / "pylos").iterdir())


def test_what_the_rules_contradict_is_found(little: LittleSolution, tmp_path: Path) -> None:
    little.values = little.values ^ np.uint8(2)
    assert refused("solve", "--data", str(tmp_path)) == "pylos.table-wrong"


def test_what_is_not_there_or_broken_cannot_be_checked(
    little: LittleSolution, tmp_path: Path
) -> None:
    assert refused("solve", "--verify", "--data", str(tmp_path)) == "pylos.table-missing"
    run("solve", "--data", str(tmp_path))
    path = tmp_path / "pylos" / "basic.table"
    path.write_bytes(path.read_bytes()[:-1])
    assert refused("solve", "--verify", "--data", str(tmp_path)) == "pylos.table-broken"


def test_learn_writes_weights(
    little: LittleSolution,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def train(variant: str, values: file.Values, positions: int, tell: object) -> object:
        assert callable(tell) and positions == 10 and (values == little.values).all()
        tell(0.5, 0.75)
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
    with np.load(tmp_path / "weights.npz") as kept:
        assert kept["weights"].all()
    assert "75.00%" in capsys.readouterr().out


def test_book_is_written_from_a_table(
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
    known = book.Book(body, "standard", numbering.position_numbering())
    assert (
        known.extent == book.BookExtent(2, 1, 31)
        and known.result(1, 2) == 1
        and known.result(3, 0) is None
    )
    assert f"{len(body)} bytes" in capsys.readouterr().out and not path.exists()

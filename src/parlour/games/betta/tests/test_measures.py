"""Figures, ladder, tuning and commands do what they say, on little data."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from parlour.core.codec import encode
from parlour.games.betta import bench, bots, commands, ladder
from parlour.games.betta.assets import lookup, store
from parlour.games.betta.box import house_box
from parlour.games.betta.tuning import Records, better, records, rising, tuned
from parlour.search.figure import Figure

BOX = house_box()


@pytest.mark.parametrize("figure", bench.FIGURES, ids=lambda figure: figure.name)
def test_figures(figure: Figure, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "PORTION", 100)
    assert figure.measure() > 0
    assert figure.twin is None or figure.twin() > 0


def test_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "DEALS", {2: 2, 4: 2})
    monkeypatch.setattr(bots, "LEVELS", bots.LEVELS[:2])
    told = Console(file=io.StringIO(), width=200)
    ladder.measure(told)
    assert isinstance(told.file, io.StringIO)
    assert len(told.file.getvalue().splitlines()) == 2 + 1 * 2


def test_records_tell_who_would_have_won() -> None:
    found = Records(np.array([10, 10, 10]), np.array([[0, 0, 0, 0, 5], [0, 0, 5, 0, 0], [5, 0, 0, 0, 0]]), np.array([60, 20, 9]))
    assert list(found.margins((0, 0, 2, 5, 10))) == [0, 0, 1]
    assert found.wins((0, 0, 2, 5, 10)) == pytest.approx(2 / 3)
    assert found.wins((0, 0, 1, 5, 9)) == pytest.approx(1 / 3)
    assert better(found, (0, 0, 2, 5, 10), 1 / 3) in set(rising())


def test_records_of_the_same_seed_are_the_same() -> None:
    one, two = (records(BOX, BOX.goals("brief", 3), 3, games=3, deals=10, seed=5) for _ in range(2))
    assert all((first == second).all() for first, second in zip(one, two, strict=True))
    assert (one.displays.sum(axis=1) == 6).all()


def test_tuning_ends_when_chances_are_equal() -> None:
    (only,) = tuned(BOX, BOX.goals("tuned", 2), 2, games=4, deals=0, within=1.0, rounds=3, seed=1)
    assert only.goals == BOX.goals("tuned", 2)
    several = list(tuned(BOX, BOX.goals("brief", 2), 2, games=40, deals=0, within=0.0, rounds=2, seed=1))
    assert len(several) == 2


def test_boxes_are_kept_and_found_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.box(keep=tmp_path) == 0
    assert BOX.digest in capsys.readouterr().out
    assert lookup(tmp_path)(BOX.digest) == encode(BOX.printed)
    for folder, digest in ((None, BOX.digest), (tmp_path, "0" * 32), (tmp_path, "../" + BOX.digest)):
        with pytest.raises(LookupError):
            lookup(folder)(digest)
    store(tmp_path, BOX).write_bytes(b"{}")
    with pytest.raises(LookupError, match="another"):
        lookup(tmp_path)(BOX.digest)


def test_the_command_tunes(capsys: pytest.CaptureFixture[str]) -> None:
    commands.tune(3, games=4, deals=5, rounds=1)
    assert "Betty wins" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("participants", [2, 3, 4, 5])
def test_the_tuned_goals_are_fair(participants: int) -> None:
    """Within three points of an equal chance, and what 600 matches leave open."""
    found = records(BOX, BOX.goals("tuned", participants), participants, games=600, deals=150, seed=77)
    assert abs(found.wins(BOX.goals("tuned", participants)) - 1 / participants) < 0.03 + 2 * (0.25 / 600) ** 0.5

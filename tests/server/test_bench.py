"""The figures of the server can be measured; whether they are good is for people to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server import bench
from parlour.server.bench import crowd
from parlour.server.bench.page import Tally
from parlour.server.bench.served import ServedHouse

from ..patience import PATIENCE


@pytest.mark.slow
def test_every_figure_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TABLES", 4)
    monkeypatch.setattr(bench, "WINDOWS", 2)
    monkeypatch.setattr(bench, "SECONDS", 0.5)
    monkeypatch.setattr(bench, "COLD_STARTS", 1)
    for figure in bench.FIGURES:
        assert figure.measure() > 0, figure.name


@pytest.mark.slow
def test_a_window_ends_with_the_first_match_that_is_over_and_its_data_lie_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    tally, folders = Tally(), list[Path]()

    def served(folder: Path, source: Path | None) -> ServedHouse:
        folders.append(folder)
        return ServedHouse(folder, source)

    monkeypatch.setattr(bench, "TABLES", 2)
    monkeypatch.setattr(bench, "WINDOWS", 1)
    monkeypatch.setattr(bench, "SECONDS", PATIENCE)
    monkeypatch.setattr(bench, "Tally", lambda: tally)
    monkeypatch.setattr(bench, "ServedHouse", served)
    bench.loads()
    assert tally.over.is_set() and len(tally.waits) > 20
    assert [folder.parent for folder in folders] == [Path.cwd()]


@pytest.mark.slow
def test_a_crowd_is_borne_by_one_process_and_by_two_of_one_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "TABLES", 4)
    monkeypatch.setattr(crowd, "WINDOWS", 2)
    monkeypatch.setattr(crowd, "SECONDS", 0.5)
    for figure in crowd.FIGURES:
        assert figure.measure() > 0, figure.name

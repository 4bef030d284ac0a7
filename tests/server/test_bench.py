"""Tests that the server benchmark runs and returns numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.server import bench
from parlour.server.bench import cluster
from parlour.server.bench.page import DeliveryCounts
from parlour.server.bench.served import ServerProcess

from ..patience import PATIENCE


@pytest.mark.slow
def test_every_figure_is_a_positive_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TABLE_COUNT", 4)
    monkeypatch.setattr(bench, "WINDOW_COUNT", 2)
    monkeypatch.setattr(bench, "WINDOW_SECONDS", 0.5)
    monkeypatch.setattr(bench, "COLD_STARTS", 1)
    for figure in bench.FIGURES:
        assert figure.measure() > 0, figure.name


@pytest.mark.slow
def test_a_measurement_ends_with_the_first_finished_match_and_stores_data_on_disk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tally, folders = DeliveryCounts(), list[Path]()

    def start_server_process(folder: Path, source: Path | None) -> ServerProcess:
        folders.append(folder)
        return ServerProcess(folder, source)

    monkeypatch.setattr(bench, "TABLE_COUNT", 2)
    monkeypatch.setattr(bench, "WINDOW_COUNT", 1)
    monkeypatch.setattr(bench, "WINDOW_SECONDS", PATIENCE)
    monkeypatch.setattr(bench, "DeliveryCounts", lambda: tally)
    monkeypatch.setattr(bench, "ServerProcess", start_server_process)
    bench.measure_loads()
    assert tally.over.is_set() and len(tally.waits) > 20
    assert [folder.parent for folder in folders] == [Path.cwd()]


@pytest.mark.slow
def test_servers_of_one_database_serve_many_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "TABLE_COUNT", 4)
    monkeypatch.setattr(cluster, "WINDOW_COUNT", 2)
    monkeypatch.setattr(cluster, "WINDOW_SECONDS", 0.5)
    for figure in cluster.FIGURES:
        assert figure.measure() > 0, figure.name

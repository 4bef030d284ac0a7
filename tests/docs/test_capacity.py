"""Tests that the capacity page shows the model's figures, and that its queues behave as assumed."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from statistics import mean
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def capacity(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The model in tools/capacity.py."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    found = import_module("capacity")
    monkeypatch.delitem(sys.modules, "capacity")
    return found


def test_the_page_shows_the_table_of_the_model(capacity: ModuleType) -> None:
    page = (ROOT / "docs/explanation/capacity.md").read_text()
    assert capacity.table(capacity.Figures()) in page


@pytest.mark.parametrize("utilization", [0.1, 0.4, 0.7])
@pytest.mark.parametrize("commit_s", [0.0005, 0.004, 0.02])
def test_the_simulated_wait_is_that_of_the_model(
    capacity: ModuleType, utilization: float, commit_s: float
) -> None:
    service_s = 0.0007
    rate = utilization / service_s
    simulated = mean(capacity.simulated_waits(rate, service_s, commit_s))
    assert simulated == pytest.approx(capacity.mean_wait(rate, service_s, commit_s), rel=0.2)


def test_no_server_exceeds_the_planned_utilization(capacity: ModuleType) -> None:
    figures = capacity.Figures()
    sizes = (1_000, 10_000, 100_000)
    needs = [capacity.needs_of(sockets, figures) for sockets in sizes]
    assert needs[0].servers == 1 and needs[0].bus_cores == 0
    assert [found.servers for found in needs] == sorted(found.servers for found in needs)
    assert all(
        found.moves / found.servers * capacity.service_time(found.servers, figures)
        <= figures.utilization
        for found in needs
    )

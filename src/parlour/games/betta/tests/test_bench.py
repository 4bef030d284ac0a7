"""Tests of the benchmarks on small amounts of data."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from parlour.games.betta import bots
from parlour.games.betta.bench import levels, luck, speed, steadiness
from parlour.plugin.benchmark import Benchmark
from parlour.search import bench as rates
from parlour.search import chance

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("figure", speed.FIGURES, ids=lambda figure: figure.name)
def test_figures(figure: Benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MEASURED_SECONDS", 0.01)
    monkeypatch.setattr(speed, "BATCH_SIZE", 100)
    assert figure.measure() > 0
    assert figure.measure_reference is None or figure.measure_reference() > 0


def test_each_level_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "DEALS", 1)
    monkeypatch.setattr(bots, "LEVELS", bots.LEVELS[:2])
    output = io.StringIO()
    levels.measure(Console(file=output, width=200))
    assert [line.split(":")[0] for line in output.getvalue().splitlines()] == [
        "beginner",
        "beginner-plus",
    ]


def test_luck_is_measured_over_some_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MAX_SAMPLES", chance.MIN_SAMPLES)
    monkeypatch.setattr(luck, "MATCHES", 2)
    monkeypatch.setattr(luck, "EQUALS", "beginner")
    output = io.StringIO()
    luck.measure(Console(file=output, width=200))
    assert output.getvalue().startswith("2 matches: luck ")


def test_steadiness_has_a_line_for_each_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        steadiness,
        "STEADINESS",
        replace(steadiness.STEADINESS, decisions={3: 2}, mover="casual", seconds=0.01),
    )
    output = io.StringIO()
    steadiness.measure(Console(file=output, width=200))
    assert [
        line.partition(" of 2 decisions")[0][:-2] for line in output.getvalue().splitlines()
    ] == [
        "3 seats, gap over 0.5:",
        "3 seats, gap over 1.5:",
    ]

"""Tests that every benchmark runs, and that the kernel plays the same matches as C."""

from __future__ import annotations

from math import isnan
from random import Random
from typing import Any

import pytest
from rich.console import Console

from parlour.core.game import Seat
from parlour.games.pylos.bench import newcomer, speed, stability, truth
from parlour.games.pylos.kernel.packed import PackedPosition
from parlour.games.pylos.rules.actions import PLACE_ACTIONS, Place, Take
from parlour.games.pylos.rules.turn import state_from_position
from parlour.plugin.benchmark import Benchmark
from parlour.plugin.player import Candidate

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("benchmark", speed.FIGURES, ids=lambda benchmark: benchmark.name)
def test_benchmarks_can_be_measured(benchmark: Benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "MEASURED_SECONDS", 0.01)
    monkeypatch.setattr("parlour.search.bench.MEASURED_SECONDS", 0.01)
    monkeypatch.setattr(speed, "MATCHES", 500)
    measured = benchmark.measure()
    assert isnan(measured) or measured > 0
    assert benchmark.measure_reference is None or benchmark.measure_reference() > 0


def test_stability_table_has_all_sections(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = truth.questions("basic")[:6]
    monkeypatch.setattr(
        stability, "questions", lambda section: sample if section == "basic" else ()
    )
    console = Console(record=True, width=120)
    stability.measure(console, 0.02)
    printed = console.export_text()
    assert all(word in printed for word in ("basic", "advanced, draws", "all", "the same again"))


def test_single_action_is_not_compared() -> None:
    class Forced:
        def choose(self, view: Any, seat: Seat, rng: Random, seconds: float) -> Any:
            raise AssertionError("a ranking was asked for")

        def rank(self, view: Any, seat: Seat, rng: Random, seconds: float) -> list[Candidate]:
            return [Candidate(PLACE_ACTIONS[0], 0.5)]

    assert stability.compare_rankings(Forced(), PackedPosition(0, 0, 0), 0.01, Random(1)) is None


def test_newcomer_completes_square_and_removes_two_balls() -> None:
    player, rng = newcomer.PylosNewcomer(newcomer.GAME), Random(1)
    state = state_from_position("standard", "ww..w......bb..b/........./..../. w")
    square = player.choose(newcomer.GAME.view(state, Seat(0)), Seat(0), rng, 1.0)
    assert square == Place("1b2")
    state = newcomer.GAME.apply(state, Seat(0), square).state
    removal = player.choose(newcomer.GAME.view(state, Seat(0)), Seat(0), rng, 1.0)
    assert isinstance(removal, Take)
    assert len(removal.balls) == 2

"""Every figure can be measured, and the kernel plays the very matches that C plays."""

from __future__ import annotations

from math import isnan
from random import Random
from typing import Any

import pytest
from rich.console import Console

from parlour.core.game import Seat
from parlour.games.pylos.bench import newcomer, speed, steady, truth
from parlour.games.pylos.kernel.packed import PackedPosition
from parlour.games.pylos.rules.actions import PLACE_ACTIONS, Place, Take
from parlour.games.pylos.rules.turn import state_from_position
from parlour.plugin.benchmark import Benchmark
from parlour.plugin.player import Candidate

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("figure", speed.FIGURES, ids=lambda figure: figure.name)
def test_figures(figure: Benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "MEASURED_SECONDS", 0.01)
    monkeypatch.setattr("parlour.search.bench.MEASURED_SECONDS", 0.01)
    monkeypatch.setattr(speed, "MATCHES", 500)
    measured = figure.measure()
    assert isnan(measured) or measured > 0
    assert figure.measure_reference is None or figure.measure_reference() > 0


def test_a_ranking_is_as_steady_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = truth.questions("basic")[:6]
    monkeypatch.setattr(steady, "questions", lambda section: asked if section == "basic" else ())
    console = Console(record=True, width=120)
    steady.measure(console, 0.02)
    printed = console.export_text()
    assert all(word in printed for word in ("basic", "advanced, draws", "all", "the same again"))


def test_where_there_is_no_choice_nothing_is_asked_twice() -> None:
    class Forced:
        def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
            raise AssertionError("a ranking was asked for")

        def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> list[Candidate]:
            return [Candidate(PLACE_ACTIONS[0], 0.5)]

    assert steady.asked_twice(Forced(), PackedPosition(0, 0, 0), 0.01, Random(1)) is None


def test_somebody_new_completes_a_square_and_takes_two_balls_back() -> None:
    player, luck = newcomer.PylosNewcomer(newcomer.GAME), Random(1)
    state = state_from_position("standard", "ww..w......bb..b/........./..../. w")
    square = player.choose(newcomer.GAME.view(state, Seat(0)), Seat(0), luck, 1.0)
    assert square == Place("1b2")
    state = newcomer.GAME.apply(state, Seat(0), square).state
    taken = player.choose(newcomer.GAME.view(state, Seat(0)), Seat(0), luck, 1.0)
    assert isinstance(taken, Take)
    assert len(taken.balls) == 2

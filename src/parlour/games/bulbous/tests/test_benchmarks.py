"""Tests of the benchmarks and commands on small amounts of data."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from parlour.core.codec import encode
from parlour.core.game import Seat
from parlour.games.bulbous import bots, commands
from parlour.games.bulbous.bench import exploitability, levels, luck, speed, steadiness
from parlour.games.bulbous.bots import LEVELS
from parlour.games.bulbous.rules.state import Options
from parlour.laws.playout import Playout, random_states
from parlour.plugin.benchmark import Benchmark
from parlour.search import bench, chance

pytestmark = pytest.mark.uncounted

GAME = speed.GAME


@pytest.mark.slow
@pytest.mark.parametrize("figure", speed.FIGURES[:6], ids=lambda figure: figure.name)
def test_figures(figure: Benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "MEASURED_SECONDS", 0.01)
    monkeypatch.setattr(speed, "BATCH_SIZE", 50)
    assert figure.measure() > 0
    assert figure.measure_reference is None or figure.measure_reference() > 0


def test_views_are_small() -> None:
    """No view exceeds its share of a frame (30 kB), even in the longest match."""
    longest = Playout(Options(bluff="on", tied_bids="add-card"), 4, b"views")
    sizes = [
        len(encode(GAME.view(state, seat)))
        for state in random_states(GAME, longest)
        for seat in (None, *map(Seat, range(4)))
    ]
    assert 1_000 < max(sizes) < 30_000


def test_each_level_has_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "DEALS", {2: 2, 4: 2})
    monkeypatch.setattr(bots, "LEVELS", LEVELS[:2])
    monkeypatch.setattr(bots, "precompile", lambda: None)
    output = Console(file=io.StringIO(), width=200)
    levels.measure(output)
    assert isinstance(output.file, io.StringIO)
    assert len(output.file.getvalue().splitlines()) == 2 * 2 + 1 * 2


@pytest.mark.slow
def test_a_best_reply_gains_on_everybody_and_less_on_the_stronger() -> None:
    ending = exploitability.ENDINGS[0]
    worlds = list(exploitability.deals(ending))
    assert len(worlds) == 20
    gained = [
        exploitability.exploitability(level.build(GAME), ending) for level in (LEVELS[0], LEVELS[5])
    ]
    assert gained[0] > gained[1] >= 0


def test_endings_that_were_held_back_are_drawn_by_their_number_alone() -> None:
    """Each held-back ending depends only on its number, has a fitting wild and all its deals."""
    found = [exploitability.held_back(number) for number in range(1, exploitability.HELD_BACK + 1)]
    assert found == list(exploitability.ENDINGS[2:])
    for ending in found:
        assert sum(card.startswith("wild") for card in ending.cards) == 1
        assert all(len(one.bulbs) < one.size for one in ending.specimens)
        assert len(list(exploitability.deals(ending))) == 20


@pytest.mark.slow
def test_exploitability_has_a_line_for_both_kinds_of_endings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "LEVELS", LEVELS[1:2])
    monkeypatch.setattr(bots, "precompile", lambda: None)
    monkeypatch.setattr(exploitability, "ENDINGS", exploitability.ENDINGS[:4])
    output = Console(file=io.StringIO(), width=200)
    exploitability.measure(output)
    assert isinstance(output.file, io.StringIO)
    line = "beginner-plus: a wild for two turns 3.205, sealed numbers 3.408; 2 held back: mean 3.176, most 3.871 points\n"
    assert output.file.getvalue() == line


@pytest.mark.slow
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


@pytest.mark.parametrize(
    "ending",
    [
        exploitability.ENDINGS[0],
        *(pytest.param(ending, marks=pytest.mark.slow) for ending in exploitability.ENDINGS[1:]),
    ],
)
def test_a_best_reply_is_no_worse_than_the_strategy_itself(ending: exploitability.Ending) -> None:
    """A best reply is computed over the same deals, so the strategy itself never gains more."""
    strategy, worlds = (
        exploitability.Strategy(LEVELS[1].build(GAME), 3),
        list(exploitability.deals(ending)),
    )
    for seat in (0, 1):
        own = sum(exploitability.own_value(state, strategy, Seat(seat)) for state in worlds)
        assert (
            exploitability.best_reply([(state, 1.0) for state in worlds], strategy, Seat(seat))
            >= own - 1e-9
        )


def test_the_command_prints_what_a_bid_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.bid("red", "7", "6", "x2") == 0
    assert "26" in capsys.readouterr().out
    assert commands.bid("red", "wild", "b3") == 0
    assert "outright; blue-3 does not fit" in capsys.readouterr().out
    assert commands.bid("red", "12") == 1

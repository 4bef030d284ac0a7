"""Tests for matches between bot levels, also with a new player."""

from __future__ import annotations

import io
from importlib import import_module

import pytest
from rich.console import Console

from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options
from parlour.games.pylos.rules.game import Pylos
from parlour.plugin import registry
from parlour.plugin.player import BotPlayer
from parlour.search.baselines import RandomPlayer
from parlour.search.levels import build_level
from parlour.search.meeting import level_reports, measure_level

pytestmark = pytest.mark.uncounted

NEWCOMERS = [
    name for name, folder in registry.game_plugins().items() if "newcomer" in folder.measurements
]


def test_a_table_of_identical_players_is_even() -> None:
    """Each deal is played from every seat, so an identical player wins exactly its share."""
    game = Bulbous()
    one: BotPlayer = build_level("bulbous", "beginner", game)
    found = measure_level(game, one, one, Options(), 3, 4, 1.0)
    assert found.wins == pytest.approx(1 / 3)
    assert found.error == pytest.approx(0.0)
    assert found.points is not None
    assert found.points[0] == pytest.approx(found.points[1])


def test_a_game_without_scores_has_no_score_breakdown() -> None:
    game = Pylos()
    players = {"first": RandomPlayer(game), "second": RandomPlayer(game)}
    (line,) = level_reports(game, players, game.types.options(), {2: 2}, 1.0)
    assert line.startswith("second among firsts, 2 seats, 4 matches: wins ")
    assert line.endswith("(even 50.0%)")


@pytest.mark.parametrize("game", NEWCOMERS)
def test_a_new_player_plays_among_the_weakest(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module(f"parlour.games.{game}.bench.newcomer"), "DEALS", {2: 2})
    output = io.StringIO()
    registry.game_plugin(game).measurements["newcomer"](Console(file=output, width=200))
    lines = output.getvalue().splitlines()
    assert len(lines) == (3 if game == "pylos" else 1)
    assert all("newcomer among beginners, 2 seats, 4 matches: wins " in line for line in lines)

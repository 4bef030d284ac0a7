"""Tests that the benchmarks run on small inputs."""

from __future__ import annotations

import io
from dataclasses import replace
from math import inf
from random import Random

import pytest
from rich.console import Console

from parlour.core.rng import Rng
from parlour.games.carcassonne.bench import newcomer, steadiness
from parlour.games.carcassonne.heuristics import heuristic_context, placement_actions
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import packaged_tiles

pytestmark = pytest.mark.uncounted


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


def test_newcomer_counts_the_points_of_the_claimed_feature() -> None:
    """On empty land, a placement gains points only with a meeple, and never on a field."""
    state = newcomer.RULES.setup(Options(), 2, Rng(bytes(32))).state
    view = newcomer.RULES.view(state, state.mover)
    kinds = tile_kinds(packaged_tiles(), "drawn")
    gains = {
        action: newcomer.gain(view, kinds, heuristic_context(view, kinds), action)
        for action in placement_actions(view, kinds)
    }
    assert all(
        points == 0
        for action, points in gains.items()
        if action.meeple is None or action.meeple.startswith("f")
    )
    assert all(
        points >= 1
        for action, points in gains.items()
        if action.meeple is not None and not action.meeple.startswith("f")
    )
    player = newcomer.CarcassonneNewcomer(newcomer.RULES)
    chosen = player.choose_placement(view, state.mover, Random(1), inf)
    assert gains[chosen] == max(
        points for action, points in gains.items() if (action.x, action.y) == (chosen.x, chosen.y)
    )

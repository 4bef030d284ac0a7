"""What is measured can be measured, on little data."""

from __future__ import annotations

import io
from dataclasses import replace
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


def test_steadiness_is_told_for_each_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        steadiness,
        "STEADINESS",
        replace(steadiness.STEADINESS, decisions={3: 2}, mover="casual", seconds=0.01),
    )
    told = io.StringIO()
    steadiness.measure(Console(file=told, width=200))
    assert [line.partition(" of 2 decisions")[0][:-2] for line in told.getvalue().splitlines()] == [
        "3 seats, gap over 0.5:",
        "3 seats, gap over 1.5:",
    ]


def test_somebody_new_counts_what_there_is() -> None:
    """Without a meeple on the table only one's own brings anything: what the end would pay for where it stands, the whole for what is complete."""
    luck = Random(1)
    state = newcomer.RULES.setup(Options(), 2, Rng(bytes(32))).state
    view = newcomer.RULES.view(state, state.mover)
    kinds = tile_kinds(packaged_tiles(), "drawn")
    gains = {
        action: newcomer.gain(view, kinds, heuristic_context(view, kinds), action)
        for action in placement_actions(view, kinds)
    }
    assert all(
        gained == 0
        for action, gained in gains.items()
        if action.meeple is None or action.meeple.startswith("f")
    )
    assert all(
        gained >= 1
        for action, gained in gains.items()
        if action.meeple is not None and not action.meeple.startswith("f")
    )
    laid = newcomer.CarcassonneNewcomer(newcomer.RULES).choose_placement(
        view, state.mover, luck, 1.0
    )
    assert gains[laid] == max(
        gained for action, gained in gains.items() if (action.x, action.y) == (laid.x, laid.y)
    )

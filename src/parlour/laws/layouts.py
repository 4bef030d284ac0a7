"""Checks of the layouts of a game along random matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.codec import encode
from parlour.laws.playout import random_states
from parlour.laws.trial import Trial
from parlour.plugin.layout import Layout


def check_layouts(trial: Trial, layout: Callable[[Any], Layout], every: int = 1) -> int:
    """Check that each view has a valid layout, always the same, and return the number of layouts.

    Args:
        trial: The random match.
        layout: Returns the layout of a view.
        every: Check every n-th state.

    Raises:
        LawViolation: A layout is invalid, or differs for the same view.
    """
    count = 0
    for index, state in enumerate(random_states(trial.game, trial.playout)):
        if index % every and trial.game.turn(state).seats:
            continue
        for seat in trial.viewers:
            _check_layout(trial, layout, trial.game.view(state, seat))
            count += 1
    return count


def _check_layout(trial: Trial, layout: Callable[[Any], Layout], view: Any) -> None:
    drawn, problem = None, ""
    try:
        drawn = layout(view)
    except ValueError as reason:
        problem = str(reason)
    trial.require("layouts: every view has a valid one", drawn is not None, view, problem)
    is_same = encode(layout(view)) == encode(drawn)
    trial.require("purity: same view, same layout", is_same, view)

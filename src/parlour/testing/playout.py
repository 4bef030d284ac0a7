"""Random matches as tests want them: with what happened at every step, or at a moment of one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from parlour.core.game import AnyGame, Transition
from parlour.laws.playout import Playout, apply_legal, playout_rng, random_decision


def playout_transitions(game: AnyGame, playout: Playout) -> Iterator[Transition[Any]]:
    """Yield the steps of one random match, setting up first."""
    rng = playout_rng(playout).fork("walk")
    step, decisions = game.setup(playout.options, playout.seats, playout_rng(playout)), 0
    yield step
    while game.turn(step.state).seats:
        seat, action, rng = random_decision(game, step.state, playout, decisions, rng)
        step = apply_legal(game, step.state, seat, action, playout)
        decisions += 1
        yield step


def state_after(game: AnyGame, playout: Playout, decisions: int) -> Any:
    """Return the state after so many random decisions; raises ValueError for a match that is over before."""
    found = next(islice(playout_transitions(game, playout), decisions, None), None)
    if found is None:
        raise ValueError(f"the match of {playout} has no {decisions} decisions")
    return found.state

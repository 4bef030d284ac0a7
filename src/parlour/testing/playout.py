"""Random matches for tests, as all transitions or as the state after some decisions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from parlour.core.game import AnyGame, Transition
from parlour.laws.playout import Playout, apply_legal, playout_rng, random_decision


def playout_transitions(game: AnyGame, playout: Playout) -> Iterator[Transition[Any]]:
    """Yield the transitions of one random match, beginning with the setup."""
    rng = playout_rng(playout).fork("walk")
    transition, decisions = game.setup(playout.options, playout.seats, playout_rng(playout)), 0
    yield transition
    while game.turn(transition.state).seats:
        seat, action, rng = random_decision(game, transition.state, playout, decisions, rng)
        transition = apply_legal(game, transition.state, seat, action, playout)
        decisions += 1
        yield transition


def state_after(game: AnyGame, playout: Playout, decisions: int) -> Any:
    """Return the state after a number of random decisions.

    Raises ValueError if the match is shorter.
    """
    transition = next(islice(playout_transitions(game, playout), decisions, None), None)
    if transition is None:
        raise ValueError(f"the match of {playout} has no {decisions} decisions")
    return transition.state

"""Tests of the search for leaks along a match, and of packages whose code fails meanwhile."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from parlour.core.game import Seat, View, replace
from parlour.core.rng import Rng
from parlour.design.laws_process import FailedLaw, LeakSearch, failed_law, search_leaks
from parlour.design.match_walk import seed_playout, walk_match
from parlour.design.named_parts import named_viewer
from parlour.laws.violation import LawViolation
from parlour.scaffold.cardgame.plugin import PLUGIN
from parlour.scaffold.cardgame.rules.game import Cardgame
from parlour.scaffold.cardgame.rules.state import Options, State

PLAYOUT = seed_playout(Options(), 2, 1)
LAST_STEP = len(walk_match(Cardgame(), PLAYOUT).steps) - 1


def with_other_tricks(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a state whose change every view shows."""
    return replace(state, tricks=tuple(each + 1 for each in state.tricks))


def package(**secrets: Any) -> Any:
    """Return the loaded card game with secrets of its own or those of its plugin."""
    assert PLUGIN.secrets is not None
    game = Cardgame()
    return SimpleNamespace(game=game, secrets=secrets or PLUGIN.secrets(game), layout=PLUGIN.layout)


def test_no_step_or_every_step_leaks() -> None:
    assert search_leaks(package(), PLAYOUT) == LeakSearch()
    shown = search_leaks(package(tricks=with_other_tricks), PLAYOUT)
    assert shown == LeakSearch(tuple(range(LAST_STEP + 1)))


def test_the_step_at_which_a_secret_fails_is_reported() -> None:
    def scramble(state: State, seat: Seat | None, rng: Rng) -> State:
        if sum(map(len, state.hands)) < 8:
            raise KeyError("no such hand")
        return with_other_tricks(state, seat, rng)

    found = search_leaks(package(tricks=scramble), PLAYOUT)
    assert found.failed_step is not None and 0 < found.failed_step < LAST_STEP
    assert found.steps == tuple(range(found.failed_step))
    assert found.failure is not None and found.failure.summary == "KeyError: 'no such hand'"


@pytest.mark.parametrize("part", ["view", "layout"])
def test_a_law_is_reported_without_parts_if_the_board_fails(part: str) -> None:
    def fail(*arguments: object) -> View:
        raise KeyError("no such card")

    violation = LawViolation("secrecy", "seat 1: view.hand[0]: 1 ≠ 2", PLAYOUT)
    violation.decisions = ()
    broken = package()
    setattr(broken.game if part == "view" else broken, part, fail)
    expected = FailedLaw("secrecy", violation.finding, 0, viewer=named_viewer(violation.finding))
    assert failed_law(broken, PLAYOUT, violation) == expected

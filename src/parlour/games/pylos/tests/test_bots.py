"""Tests that the ten levels play complete, legal matches with and without the kernel."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.game import Seat
from parlour.games.pylos import bots
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.state import Variant
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.tests.reference_data import VARIANTS
from parlour.plugin.player import LEVEL_IDS, BotLevel
from parlour.search.lazy import LazyResource

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()


def play_match(level: BotLevel, variant: Variant, rng: Random) -> None:
    """Play a match of a level against random actions; an illegal action raises."""
    player, state = level.build(PYLOS), state_from_position(variant, START_POSITION)
    seat = Seat(rng.randrange(2))
    while state.over is None:
        view = PYLOS.view(state, state.mover)
        action = (
            player.choose(view, seat, rng, 0.02)
            if state.mover == seat
            else rng.choice(PYLOS.legal_actions(state, state.mover))
        )
        state = PYLOS.apply(state, state.mover, action).state


def test_levels_are_complete() -> None:
    assert tuple(level.id for level in bots.LEVELS) == LEVEL_IDS


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", bots.LEVELS, ids=lambda level: level.id)
def test_levels_play_complete_matches(level: BotLevel, variant: Variant) -> None:
    bots.precompile()
    play_match(level, variant, Random(variant))


@pytest.mark.parametrize("level", bots.LEVELS[4:], ids=lambda level: level.id)
def test_levels_play_without_the_kernel(level: BotLevel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KERNEL", LazyResource(lambda: pytest.fail("the kernel was loaded")))
    play_match(level, "standard", Random(1))

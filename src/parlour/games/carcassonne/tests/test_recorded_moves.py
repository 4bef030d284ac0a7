"""Tests that each level chooses the recorded placements for fixed positions and seeds."""

from __future__ import annotations

from random import Random

import pytest

from parlour.games.carcassonne import bots
from parlour.games.carcassonne.notation import action_text
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.state import Options, State
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.laws.playout import Playout, random_states

pytestmark = pytest.mark.uncounted

RULES = GAME()

NO_TIME_LIMIT = 1e9

RECORDED: dict[str, tuple[str, ...]] = {
    "beginner": ("E(2,4)0 c0", "V(-5,-1)270", "E(1,-2)180 c0", "V(8,2)0"),
    "beginner-plus": ("E(2,4)0 c0", "V(-5,-1)270", "E(1,-2)180 c0", "V(8,0)90"),
    "casual": ("E(2,4)0 c0", "V(-5,-1)270", "E(1,-2)180 c0", "V(-2,-4)270"),
    "casual-plus": ("E(2,4)0 c0", "V(-5,-1)270", "E(1,-2)180 c0", "V(-2,-4)270"),
    "club": ("E(2,4)0 c0", "V(-7,-2)90", "E(1,-2)180 c0", "V(-2,-4)270"),
    "club-plus": ("E(-1,-3)180 c0", "V(-8,-3)0", "E(1,-2)180 c0", "V(-2,-4)270"),
    "expert": ("E(-1,-3)180 c0", "V(-8,-3)0", "E(1,-2)180 c0", "V(-2,-4)270"),
    "expert-plus": ("E(-1,-3)180 c0", "V(3,5)180", "E(1,-2)180 c0", "V(-2,-4)270"),
    "master": ("E(-1,-3)180 c0", "V(3,5)180", "E(1,-2)180 c0", "V(-2,-4)270"),
    "master-plus": ("E(-1,-3)180 c0", "V(3,5)180", "E(1,-2)180 c0", "V(-2,-4)270"),
}
"""The recorded placements of each level in the fixed positions."""


def positions() -> list[State]:
    """Return two positions of a match with two seats and two of a match with four seats."""
    chosen = []
    for seats in (2, 4):
        states = [
            state
            for state in random_states(RULES, Playout(Options(), seats, b"recorded"))
            if state.phase == "place"
        ]
        chosen += [states[15], states[45]]
    return chosen


def placement_texts(level: str) -> tuple[str, ...]:
    """Return the notation of the placements that a level chooses in the fixed positions."""
    bots.precompile()
    player = next(each for each in bots.LEVELS if each.id == level).build(RULES)
    return tuple(
        action_text(
            player.choose(
                RULES.view(state, state.mover), state.mover, Random(number), NO_TIME_LIMIT
            ),
            state.drawn,
            packaged_tiles(),
        )
        for number, state in enumerate(positions())
    )


@pytest.mark.parametrize("level", RECORDED)
def test_level_chooses_the_recorded_placements(level: str) -> None:
    assert placement_texts(level) == RECORDED[level]

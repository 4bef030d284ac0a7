"""The kernel against the rules: in lockstep over random matches, and on every count."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.core.game import Ranking, Seat
from parlour.games.pylos.kernel import packed, rules
from parlour.games.pylos.kernel.packed import PackedPosition
from parlour.games.pylos.rules.actions import AnyAction
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.notation import START_POSITION
from parlour.games.pylos.rules.state import Options, State, Variant
from parlour.games.pylos.rules.turn import state_from_position
from parlour.games.pylos.tests.counts import count
from parlour.games.pylos.tests.facts import PERFT, VARIANTS
from parlour.laws.playout import Playout
from parlour.search.kernels import new_generator, random_below
from parlour.testing import play_lockstep

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
FEW, MANY = 150, 3000


class Kernel:
    """The kernel as the lockstep asks it."""

    def __init__(self) -> None:
        self.codes = np.zeros(packed.MAX_ACTIONS, dtype=np.int64)

    def pack(self, state: State) -> PackedPosition:
        return packed.pack(state)

    def legal_actions(self, position: PackedPosition, seat: Seat) -> list[AnyAction]:
        """Return the actions of whoever decides; a position does not know which seat that is."""
        return [
            packed.decode_action(int(code), position.ball)
            for code in self.codes[: rules.write_legal_actions(*position[1:], self.codes)]
        ]

    def step(self, position: PackedPosition, seat: Seat, action: AnyAction) -> PackedPosition:
        return PackedPosition(
            position.variant, *rules.apply_action(*position, packed.action_code(action))
        )

    def same(self, one: PackedPosition, other: PackedPosition) -> bool:
        return one == other

    def agrees(self, position: PackedPosition, standing: Ranking) -> bool:
        """Return whether a match that is over for want of a turn is, and only then; draws are left to the search."""
        return (rules.write_legal_actions(*position[1:], self.codes) == 0) == (
            standing.over in ("apex", "stuck")
        )


def steps_of(variant: Variant, matches: int) -> int:
    """Return the actions of so many random matches of rules and kernel side by side."""
    return sum(
        play_lockstep(PYLOS, Playout(Options(variant), 2, b"%d" % number), Kernel())
        for number in range(matches)
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_and_kernel_walk_in_lockstep(variant: Variant) -> None:
    assert steps_of(variant, FEW) > 10 * FEW


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_and_kernel_walk_in_lockstep_for_long(variant: Variant) -> None:
    assert steps_of(variant, MANY) > 10 * MANY


@pytest.mark.parametrize("variant", VARIANTS)
def test_playouts_play_the_rules(variant: Variant) -> None:
    codes = np.zeros(packed.MAX_ACTIONS, dtype=np.int64)
    for seed in range(1, 40):
        position = packed.pack(state_from_position(variant, START_POSITION))
        won, turns = rules.playout(*position, new_generator(seed), codes)
        state, word = state_from_position(variant, START_POSITION), new_generator(seed)
        while state.over in (None, "repetition"):
            forgetful = packed.unpack(packed.pack(state), state.mover)
            actions = PYLOS.legal_actions(forgetful, state.mover)
            state = PYLOS.apply(
                forgetful, state.mover, actions[random_below(word, len(actions))]
            ).state
            turns -= not state.due
        assert turns == 0
        assert won == PYLOS.ranking(state).ranks[1] - PYLOS.ranking(state).ranks[0]


def test_unpacked_states_differ_in_memory_alone() -> None:
    state = state_from_position("standard", START_POSITION)
    chance = Random(5)
    while state.over is None:
        again = packed.unpack(packed.pack(state), state.mover)
        assert PYLOS.legal_actions(again, Seat(state.mover)) == PYLOS.legal_actions(
            state, Seat(state.mover)
        )
        assert PYLOS.turn(again) == PYLOS.turn(state)
        assert packed.pack(again) == packed.pack(state)
        state = PYLOS.apply(
            state, state.mover, chance.choice(PYLOS.legal_actions(state, state.mover))
        ).state


@pytest.mark.parametrize("row", PERFT["midgame"], ids=lambda row: f"{row['variant']} {row['pos']}")
def test_middle_games(row: dict[str, Any]) -> None:
    position = packed.pack(state_from_position(row["variant"], row["pos"]))
    assert [list(count(position, depth)) for depth in (1, 2, 3)] == [
        row["d1"],
        row["d2"],
        row["d3"],
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_start(variant: Variant) -> None:
    rows, position = (
        PERFT["start_perft"][variant],
        packed.pack(state_from_position(variant, START_POSITION)),
    )
    assert [list(count(position, int(depth))) for depth in rows] == list(rows.values())

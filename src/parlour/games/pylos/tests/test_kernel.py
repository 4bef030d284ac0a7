"""Tests of the kernel against the rules: in lockstep over random matches, and by perft."""

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
from parlour.games.pylos.tests.kernel_perft import kernel_perft
from parlour.games.pylos.tests.reference_data import PERFT, VARIANTS
from parlour.laws.playout import Playout
from parlour.search.kernels import new_generator, random_below
from parlour.testing import play_lockstep

pytestmark = pytest.mark.uncounted

PYLOS = Pylos()
MATCHES, MANY_MATCHES = 150, 3000


class Kernel:
    """An adapter of the kernel for the lockstep test."""

    def __init__(self) -> None:
        self.codes = np.zeros(packed.MAX_ACTIONS, dtype=np.int64)

    def pack(self, state: State) -> PackedPosition:
        return packed.pack(state)

    def legal_actions(self, position: PackedPosition, seat: Seat) -> list[AnyAction]:
        """Return the legal actions of the mover, whichever seat that is."""
        return [
            packed.decode_action(int(code), position.ball)
            for code in self.codes[: rules.write_legal_actions(position, self.codes)]
        ]

    def step(self, position: PackedPosition, seat: Seat, action: AnyAction) -> PackedPosition:
        return rules.apply_action(position, packed.action_code(action))

    def are_equal(self, one: PackedPosition, other: PackedPosition) -> bool:
        return one == other

    def agrees_with_ranking(self, position: PackedPosition, ranking: Ranking) -> bool:
        """Return whether the kernel and the ranking agree that the mover has no legal action left.

        The kernel does not detect draws.
        """
        return (rules.write_legal_actions(position, self.codes) == 0) == (
            ranking.over in ("apex", "stuck")
        )


def lockstep_actions(variant: Variant, matches: int) -> int:
    """Play random matches with rules and kernel in lockstep, and return the number of actions."""
    return sum(
        play_lockstep(PYLOS, Playout(Options(variant), 2, b"%d" % number), Kernel())
        for number in range(matches)
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_kernel_matches_rules(variant: Variant) -> None:
    assert lockstep_actions(variant, MATCHES) > 10 * MATCHES


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_kernel_matches_rules_over_many_matches(variant: Variant) -> None:
    assert lockstep_actions(variant, MANY_MATCHES) > 10 * MANY_MATCHES


@pytest.mark.parametrize("variant", VARIANTS)
def test_playout_matches_rules(variant: Variant) -> None:
    codes = np.zeros(packed.MAX_ACTIONS, dtype=np.int64)
    for seed in range(1, 40):
        position = packed.pack(state_from_position(variant, START_POSITION))
        winner, turns = rules.playout(position, new_generator(seed), codes)
        state, generator = state_from_position(variant, START_POSITION), new_generator(seed)
        while state.over in (None, "repetition"):
            without_history = packed.unpack(packed.pack(state), state.mover)
            actions = PYLOS.legal_actions(without_history, state.mover)
            state = PYLOS.apply(
                without_history, state.mover, actions[random_below(generator, len(actions))]
            ).state
            turns -= not state.due
        assert turns == 0
        assert winner == PYLOS.ranking(state).ranks[1] - PYLOS.ranking(state).ranks[0]


def test_unpack_loses_only_history() -> None:
    state = state_from_position("standard", START_POSITION)
    rng = Random(5)
    while state.over is None:
        unpacked = packed.unpack(packed.pack(state), state.mover)
        assert PYLOS.legal_actions(unpacked, Seat(state.mover)) == PYLOS.legal_actions(
            state, Seat(state.mover)
        )
        assert PYLOS.turn(unpacked) == PYLOS.turn(state)
        assert packed.pack(unpacked) == packed.pack(state)
        state = PYLOS.apply(
            state, state.mover, rng.choice(PYLOS.legal_actions(state, state.mover))
        ).state


@pytest.mark.slow  # compiling perft takes long
@pytest.mark.parametrize("row", PERFT["midgame"], ids=lambda row: f"{row['variant']} {row['pos']}")
def test_midgame_perft(row: dict[str, Any]) -> None:
    position = packed.pack(state_from_position(row["variant"], row["pos"]))
    assert [list(kernel_perft(position, depth)) for depth in (1, 2, 3)] == [
        row["d1"],
        row["d2"],
        row["d3"],
    ]


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
def test_start_perft(variant: Variant) -> None:
    rows, position = (
        PERFT["start_perft"][variant],
        packed.pack(state_from_position(variant, START_POSITION)),
    )
    assert [list(kernel_perft(position, int(depth))) for depth in rows] == list(rows.values())

"""The kernel against the rules: in lockstep over random matches, and on every count."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from parlour.core.game import Seat
from parlour.games.pylos import kernel
from parlour.games.pylos.notation import START
from parlour.games.pylos.rules import GAME, Variant, stood
from parlour.games.pylos.tests.counts import count
from parlour.games.pylos.tests.facts import PERFT, VARIANTS

PYLOS = GAME()
MATCHES = 1500


@pytest.mark.parametrize("variant", VARIANTS)
def test_lockstep(variant: Variant) -> None:
    luck, codes = Random(variant), np.zeros(kernel.MOST_ACTIONS, dtype=np.int64)
    for _ in range(MATCHES):
        state = stood(variant, START)
        position = kernel.pack(state)
        while state.over is None:
            actions = PYLOS.legal(state, state.mover)
            known = [int(code) for code in codes[: kernel.legal(*position[1:], codes)]]
            assert known == [kernel.code_of(action) for action in actions]
            assert [kernel.action_of(code, position.ball) for code in known] == actions
            choice = luck.randrange(len(actions))
            state = PYLOS.apply(state, state.mover, actions[choice])
            position = kernel.Position(position.variant, *kernel.step(*position, known[choice]))
            assert position == kernel.pack(state)
        assert (kernel.legal(*position[1:], codes) == 0) == (state.over in ("apex", "stuck"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_playouts_play_the_rules(variant: Variant) -> None:
    codes = np.zeros(kernel.MOST_ACTIONS, dtype=np.int64)
    for seed in range(1, 40):
        position = kernel.pack(stood(variant, START))
        won, turns, _ = kernel.playout(*position, seed, codes)
        state, luck = stood(variant, START), seed
        while state.over in (None, "repetition"):
            actions = PYLOS.legal(kernel.unpack(kernel.pack(state), state.mover), state.mover)
            luck = kernel.drawn(luck)
            action = actions[(luck >> 33 & 0x7FFFFFFF) * len(actions) >> 31]
            state = PYLOS.apply(kernel.unpack(kernel.pack(state), state.mover), state.mover, action)
            turns -= not state.due
        assert turns == 0
        assert won == PYLOS.standing(state).ranks[1] - PYLOS.standing(state).ranks[0]


def test_unpacked_states_differ_in_memory_alone() -> None:
    state = stood("standard", START)
    luck = Random(5)
    while state.over is None:
        again = kernel.unpack(kernel.pack(state), state.mover)
        assert PYLOS.legal(again, Seat(state.mover)) == PYLOS.legal(state, Seat(state.mover))
        assert PYLOS.turn(again) == PYLOS.turn(state)
        assert kernel.pack(again) == kernel.pack(state)
        state = PYLOS.apply(state, state.mover, luck.choice(PYLOS.legal(state, state.mover)))


@pytest.mark.parametrize("row", PERFT["midgame"], ids=lambda row: f"{row['variant']} {row['pos']}")
def test_middle_games(row: dict[str, Any]) -> None:
    position = kernel.pack(stood(row["variant"], row["pos"]))
    assert [list(count(position, depth)) for depth in (1, 2, 3)] == [row["d1"], row["d2"], row["d3"]]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_start(variant: Variant) -> None:
    rows, position = PERFT["start_perft"][variant], kernel.pack(stood(variant, START))
    assert [list(count(position, int(depth))) for depth in rows] == list(rows.values())

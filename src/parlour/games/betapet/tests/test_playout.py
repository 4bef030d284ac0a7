"""Tests that compare play-outs with experts that use the plain generator."""

from __future__ import annotations

from math import inf
from random import Random

import numpy as np
import pytest

pytest.importorskip("numba")

from parlour.core.game import Seat
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.packed import JOKER_CODE, rack_counts
from parlour.games.betapet.kernel.playout import (
    RESULT_DTYPE,
    UNLIMITED_TURNS,
    PlayoutCandidate,
    refill_rack,
    return_tiles,
    run_play_outs,
    write_end_values,
)
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.actions import Exchange, Pass, Play
from parlour.games.betapet.rules.state import Rack, State, rack_without
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, changed_state, graph, new_match, options

pytestmark = pytest.mark.uncounted

POSITIONS, ATTEMPTS = 6, 60


def compiled_generator(language: str) -> CompiledGenerator:
    """Return a compiled generator for the first packaged list of a language."""
    return CompiledGenerator(graph(language), TILE_SETS[options(language).tiles])


def state_with_bag(seed: bytes, bag: int) -> State:
    """Play greedily until at most `bag` tiles are in the bag, and return the state."""
    generator, state = compiled_generator("en"), new_match(seed=seed)
    while len(state.bag) > bag:
        best = generator.best_play(
            state.board, state.premiums, state.racks[state.mover], lambda leave: 0
        )
        state = BETAPET.apply(
            state, Seat(state.mover), Pass() if best is None else Play(best.tiles)
        ).state
    return state


def expected_gain(state: State, bag: list[str], turns: int) -> tuple[int, int] | None:
    """Return the gain of the player who moved last, and the number of tiles left in the bag.

    Tiles are drawn from both ends of the bag. The number is -1 if the game is over. The result is
    None if a player exchanges.
    """
    mover = 1 - state.mover
    expert, values = StaticPlayer(BETAPET), [0, 0]
    start = state.scores[mover] - state.scores[1 - mover]
    turn = 0
    while turn < turns or not bag:
        turn += 1
        seat = Seat(state.mover)
        state = changed_state(state, bag=tuple(sorted(bag)))
        action = expert.choose(BETAPET.view(state, seat), seat, Random(1), inf)
        if isinstance(action, Exchange):
            return None
        before = state.racks[seat]
        after = BETAPET.apply(state, seat, action).state
        leave = (
            rack_without(
                before,
                tuple(JOKER if tile.letter.islower() else tile.letter for tile in action.tiles),
            )
            if isinstance(action, Play)
            else before
        )
        values[seat] = packaged_leaves("en").leave_value(leave)
        if after.over:
            return POINT * (after.scores[mover] - after.scores[1 - mover] - start), -1
        drawn = [
            bag.pop(0 if seat == mover else -1)
            for _ in range(min(len(before) - len(leave), len(bag)))
        ]
        state = changed_state(
            after,
            racks=tuple(
                tuple(sorted((*leave, *drawn))) if each == seat else rack
                for each, rack in enumerate(state.racks)
            ),
        )
    return POINT * (state.scores[mover] - state.scores[1 - mover] - start) + values[mover] - values[
        1 - mover
    ], len(bag)


@pytest.mark.parametrize(
    ("left", "turns"), [(40, 2), (6, UNLIMITED_TURNS), (1, UNLIMITED_TURNS), (3, 2)]
)
def test_play_out_matches_experts(left: int, turns: int) -> None:
    generator, compared = compiled_generator("en"), 0
    for number in range(ATTEMPTS):
        if compared == POSITIONS:
            break
        state, rng = state_with_bag(b"%d" % number, left), Random(number)
        mover, unseen = state.mover, [*state.racks[1 - state.mover], *state.bag]
        play = generator.best_play(state.board, state.premiums, state.racks[mover], lambda leave: 0)
        if play is None or not state.bag:
            continue
        rng.shuffle(unseen)
        opponent_rack, bag = (
            unseen[: len(state.racks[1 - mover])],
            unseen[len(state.racks[1 - mover]) :],
        )
        results = np.zeros(1, RESULT_DTYPE)
        codes = np.array(
            [
                [
                    JOKER_CODE if letter == JOKER else generator.codes[letter]
                    for letter in (*opponent_rack, *bag)
                ]
            ]
        )
        after = BETAPET.apply(state, Seat(mover), Play(play.tiles)).state
        run_play_outs(
            generator.playout_workspace,
            PlayoutCandidate(
                generator.pack_board(after.board, after.premiums),
                rack_counts(play.leave, generator.codes),
                rack_counts((), generator.codes),
                play.points,
            ),
            np.array([len(opponent_rack)]),
            codes,
            turns,
            results,
        )
        drawn = [bag.pop(0) for _ in range(min(7 - len(play.leave), len(bag)))]
        mover_rack: Rack = tuple(sorted((*play.leave, *drawn)))
        racks = (
            (mover_rack, tuple(sorted(opponent_rack)))
            if mover == 0
            else (tuple(sorted(opponent_rack)), mover_rack)
        )
        expected = expected_gain(
            changed_state(after, racks=racks, bag=tuple(sorted(bag))), bag, turns
        )
        if expected is not None:
            compared += 1
            assert (results[0]["gain"] - play.points * POINT, results[0]["bag"]) == expected
    assert compared == POSITIONS


@pytest.mark.parametrize("front", [True, False])
def test_exchange_keeps_all_tiles(front: bool) -> None:
    bag, rack = np.arange(10, 22), np.zeros(32, np.int64)
    rack[[1, 2, 3, 4]] = 1
    returned = np.zeros(32, np.int64)
    returned[[5, 6, 7]] = 1
    low, high = refill_rack(rack, bag, 0, len(bag), front)
    assert rack.sum() == 7 and high - low == 9
    assert (rack[[10, 11, 12] if front else [19, 20, 21]] == 1).all()
    low, high = return_tiles(bag, low, high, returned, front)
    remaining = bag[low:high].tolist()
    assert len(remaining) == 12 and sorted(remaining) == sorted(
        {*range(10, 22), 5, 6, 7} - {code for code in range(10, 32) if rack[code]}
    )
    assert {5, 6, 7} - {*remaining[:2], *remaining[-2:]}


def test_end_values() -> None:
    racks, values = np.zeros((2, 32), np.int64), np.zeros(2, np.int64)
    racks[1, 3], racks[0, 4] = 2, 1
    points = np.arange(32)
    write_end_values(racks, points, -1, values)
    assert values.tolist() == [-4 * POINT, -6 * POINT]
    racks[0] = 0
    write_end_values(racks, points, 0, values)
    assert values.tolist() == [6 * POINT, -6 * POINT]

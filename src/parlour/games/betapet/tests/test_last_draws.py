"""Tests that compare evaluation with a nearly empty bag with exhaustive search."""

from __future__ import annotations

from itertools import permutations
from math import inf
from random import Random

import pytest

pytest.importorskip("numba")

from parlour.core.game import Seat
from parlour.games.betapet.players.champion import ChampionPlayer
from parlour.games.betapet.players.deals import informative_entry
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.players.last_draws import (
    TileSplit,
    infer_split_chances,
    play_gains,
    tile_splits,
)
from parlour.games.betapet.plays.generator import fastest_generator
from parlour.games.betapet.rules.placement import board_with
from parlour.games.betapet.rules.state import State
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, graph, new_match
from parlour.games.betapet.tests.test_endgame import (
    compiled_generator,
    exhaustive_margin,
    state_with_empty_bag,
)

pytestmark = pytest.mark.uncounted

UNLIMITED_NODES = 1_000_000


def test_splits_have_the_probability_of_a_deal() -> None:
    unseen = {"A": 2, "B": 1, "C": 1, JOKER: 0}
    gains = tile_splits(unseen, 2)
    dealt = [(tuple(sorted(order[:2])), tuple(sorted(order[2:]))) for order in permutations("AABC")]
    assert {(split.bag, split.rack) for split in gains} == set(dealt)
    for split in gains:
        assert split.chance == pytest.approx(dealt.count((split.bag, split.rack)) / len(dealt))
    assert tile_splits({"A": 3}, 1) == [TileSplit(("A",), ("A", "A"), 1.0)]


@pytest.mark.parametrize("bag", [1, 2])
def test_gains_match_exhaustive_search(bag: int) -> None:
    generator, counted = compiled_generator("en"), 0
    for number in range(3):
        state = state_with_empty_bag(generator, "en", b"%d" % number)
        tiles = [letter for rack in state.racks for letter in rack if letter != JOKER]
        Random(number).shuffle(tiles)
        mine, rest = tuple(sorted(tiles[:bag])), tiles[bag : 2 * bag + 1]
        splits = tile_splits({letter: rest.count(letter) for letter in sorted(rest)}, bag)
        plays = [
            play
            for play in generator.all_plays(state.board, state.premiums, mine)
            if len(play.tiles) >= bag
        ]
        for play in plays[:2]:
            board = board_with(state.board, play.tiles)
            gains = play_gains(
                generator,
                generator.pack_board(board, state.premiums),
                play.leave,
                play.points,
                splits,
                UNLIMITED_NODES,
            )
            for split, gain in zip(splits, gains, strict=True):
                drawn = tuple(sorted((*play.leave, *split.bag)))
                assert gain == play.points - exhaustive_margin(
                    generator, board, state.premiums, split.rack, drawn, False
                )
                counted += 1
    assert counted > 2


def state_near_the_end(seed: bytes) -> State:
    """Play a match of experts until at most two tiles are in the bag; return the state."""
    state, expert = new_match(seed=seed), StaticPlayer(BETAPET)
    while len(state.bag) > 2 and BETAPET.turn(state).seats:
        seat = Seat(state.mover)
        state = BETAPET.apply(
            state, seat, expert.choose(BETAPET.view(state, seat), seat, Random(1), inf)
        ).state
    return state


def test_champion_solves_inferred_splits() -> None:
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)
    generator, compared = compiled_generator("en"), 0
    for number in range(40):
        if compared == 2:
            break
        state = state_near_the_end(b"near%d" % number)
        if not state.bag:
            continue
        seat = Seat(state.mover)
        view = BETAPET.view(state, seat)
        splits = tile_splits(view.unseen, view.bag)
        inferred = infer_split_chances(generator, view, splits)
        assert [(split.bag, split.rack) for split in inferred] == [
            (split.bag, split.rack) for split in splits
        ]
        assert (
            sum(split.chance for split in inferred) == pytest.approx(1)
            and min(split.chance for split in inferred) > 0
        )
        if informative_entry(view) is None:
            assert inferred == splits
        player = ChampionPlayer(BETAPET, 100)
        ranking = player.rank(view, seat, Random(1), inf)
        BETAPET.apply(state, seat, ranking[0].action)
        assert player.evaluate(view, seat, ranking[0].action, Random(1), inf) == ranking[0].value
        compared += 1
    assert compared == 2

"""The last draws are weighed as when everything is tried."""

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
from parlour.games.betapet.tests.positions import BETAPET, graph, opened
from parlour.games.betapet.tests.test_endgame import emptied, machine, margin

pytestmark = pytest.mark.uncounted

ENOUGH = 1_000_000


def test_splits_are_all_that_can_be_each_as_likely_as_it_is_dealt() -> None:
    unseen = {"A": 2, "B": 1, "C": 1, JOKER: 0}
    found = tile_splits(unseen, 2)
    dealt = [(tuple(sorted(order[:2])), tuple(sorted(order[2:]))) for order in permutations("AABC")]
    assert {(way.bag, way.rack) for way in found} == set(dealt)
    for way in found:
        assert way.chance == pytest.approx(dealt.count((way.bag, way.rack)) / len(dealt))
    assert tile_splits({"A": 3}, 1) == [TileSplit(("A",), ("A", "A"), 1.0)]


@pytest.mark.parametrize("bag", [1, 2])
def test_small_bags_come_out_as_when_everything_is_tried(bag: int) -> None:
    generator, counted = machine("en"), 0
    for number in range(3):
        state = emptied(generator, "en", b"%d" % number)
        tiles = [letter for rack in state.racks for letter in rack if letter != JOKER]
        Random(number).shuffle(tiles)
        mine, rest = tuple(sorted(tiles[:bag])), tiles[bag : 2 * bag + 1]
        ways = tile_splits({letter: rest.count(letter) for letter in sorted(rest)}, bag)
        plays = [
            play
            for play in generator.all_plays(state.board, state.premiums, mine)
            if len(play.tiles) >= bag
        ]
        for play in plays[:2]:
            board = board_with(state.board, play.tiles)
            found = play_gains(
                generator,
                generator.pack_board(board, state.premiums),
                play.leave,
                play.points,
                ways,
                ENOUGH,
            )
            for way, gain in zip(ways, found, strict=True):
                drawn = tuple(sorted((*play.leave, *way.bag)))
                assert gain == play.points - margin(
                    generator, board, state.premiums, way.rack, drawn, False
                )
                counted += 1
    assert counted > 2


def near_the_end(seed: bytes) -> State:
    """Return a state of a match of experts with one or two tiles in the bag, or its end where it has none."""
    state, expert = opened(seed=seed), StaticPlayer(BETAPET)
    while len(state.bag) > 2 and BETAPET.turn(state).seats:
        seat = Seat(state.mover)
        state = BETAPET.apply(
            state, seat, expert.choose(BETAPET.view(state, seat), seat, Random(1), 1.0)
        ).state
    return state


def test_the_last_play_tells_what_the_bag_may_hold_and_the_champion_counts_that_out() -> None:
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)
    generator, met = machine("en"), 0
    for number in range(40):
        if met == 2:
            break
        state = near_the_end(b"near%d" % number)
        if not state.bag:
            continue
        seat = Seat(state.mover)
        view = BETAPET.view(state, seat)
        ways = tile_splits(view.unseen, view.bag)
        told = infer_split_chances(generator, view, ways)
        assert [(way.bag, way.rack) for way in told] == [(way.bag, way.rack) for way in ways]
        assert (
            sum(way.chance for way in told) == pytest.approx(1)
            and min(way.chance for way in told) > 0
        )
        if informative_entry(view) is None:
            assert told == ways
        player = ChampionPlayer(BETAPET, 100)
        ranking = player.rank(view, seat, Random(1), inf)
        BETAPET.apply(state, seat, ranking[0].action)
        assert player.evaluate(view, seat, ranking[0].action, Random(1), inf) == ranking[0].value
        met += 1
    assert met == 2

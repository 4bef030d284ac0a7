"""Tests of simulation: comparison on the same deals, deals of a view, and the champion."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest

pytest.importorskip("numba")

from parlour.core.game import Seat
from parlour.games.betapet.kernel.generator import CompiledGenerator
from parlour.games.betapet.kernel.packed import JOKER_CODE, new_board
from parlour.games.betapet.kernel.playout import PlayoutCandidate
from parlour.games.betapet.players import comparison
from parlour.games.betapet.players.champion import ChampionPlayer
from parlour.games.betapet.players.comparison import BATCH_SIZE, Comparison, Contender
from parlour.games.betapet.players.deals import (
    informative_entry,
    rack_likelihoods,
    sample_deals,
    unseen_codes,
)
from parlour.games.betapet.players.equity import StaticPlayer
from parlour.games.betapet.players.simulation import Simulation
from parlour.games.betapet.players.win_probability import WinProbability, normal_cdf
from parlour.games.betapet.plays.generator import fastest_generator
from parlour.games.betapet.rules.actions import Exchange, Pass, Play
from parlour.games.betapet.rules.placement import board_with
from parlour.games.betapet.rules.state import Rack, State, rack_without
from parlour.games.betapet.rules.tiles import JOKER, TILE_SETS
from parlour.games.betapet.tests.positions import BETAPET, changed_state, graph, new_match, options

pytestmark = pytest.mark.uncounted

GENERATOR = CompiledGenerator(graph("en"), TILE_SETS["english"])


def after_turns(seed: bytes, turns: int, language: str = "en") -> tuple[State, Rack]:
    """Play some turns of experts; return the state and the last mover's rack before that turn."""
    state, expert = new_match(options(language), seed=seed), StaticPlayer(BETAPET)
    rack: Rack = ()
    for _ in range(turns):
        seat = Seat(state.mover)
        rack = state.racks[seat]
        state = BETAPET.apply(
            state, seat, expert.choose(BETAPET.view(state, seat), seat, Random(1), inf)
        ).state
    return state, rack


@pytest.fixture
def play_out_calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[int, ...]]]:
    """Replace play-outs with a function of points and deal numbers, and record its calls."""
    calls: list[tuple[int, tuple[int, ...]]] = []

    def fake_play_outs(
        workspace: Any, candidate: Any, sizes: Any, deals: Any, turns: int, results: Any
    ) -> None:
        points = candidate.points
        calls.append((points, tuple(row[0] for row in deals)))
        # Results vary widely between deals, but contenders differ by less than `turns`.
        results["gain"] = 1000 * (points + deals[:, 0] % 50 + deals[:, 0] * points % turns)
        results["bag"] = 20

    monkeypatch.setattr(comparison, "run_play_outs", fake_play_outs)
    return calls


def compare(
    points: list[int], noise: int = 3, max_play_outs: int = 10**9, deal_count: int = 400
) -> Comparison:
    """Return a completed comparison of contenders with the given points."""
    nothing = np.zeros(32, np.int64)
    result = Comparison(
        GENERATOR.playout_workspace,
        np.array([7]),
        np.arange(deal_count).reshape(-1, 1),
        noise,
        lambda gains, bags: gains,
        7.0,
    )
    for contender_points in points:
        position = PlayoutCandidate(new_board(), nothing, nothing, contender_points)
        result.add_contender(Contender(Pass(), position, 0.0))
    result.compare(max_play_outs, inf)
    return result


def test_contenders_share_their_deals(
    play_out_calls: list[tuple[int, tuple[int, ...]]],
) -> None:
    compare([10, 11, 12], deal_count=100)
    deals_by_points: dict[int, list[int]] = {}
    for points, rows in play_out_calls:
        deals_by_points.setdefault(points, []).extend(rows)
    longest = max(deals_by_points.values(), key=len)
    assert len(deals_by_points) == 3 and longest == list(range(len(longest)))
    assert all(rows == longest[: len(rows)] for rows in deals_by_points.values())


def test_clearly_worse_contenders_are_dropped(
    play_out_calls: list[tuple[int, tuple[int, ...]]],
) -> None:
    result = compare([30, 10, 29, 5])
    tried_on = [len(values) for values in result.values]
    assert tried_on[1] == tried_on[3] == BATCH_SIZE and tried_on[0] == tried_on[2] >= BATCH_SIZE
    assert result.play_out_count == sum(map(len, result.values))
    means = result.mean_values()
    assert means.index(max(means)) == 0 and means[2] > means[1] > means[3]


def test_play_outs_are_bounded(
    play_out_calls: list[tuple[int, tuple[int, ...]]],
) -> None:
    assert 100 <= compare([10, 11], 37, max_play_outs=100).play_out_count < 100 + 2 * BATCH_SIZE
    assert compare([10, 11], 37, deal_count=BATCH_SIZE + 5).play_out_count == 2 * (BATCH_SIZE + 5)
    assert compare([10, 10], 37).play_out_count == 2 * BATCH_SIZE


def test_win_probability() -> None:
    assert normal_cdf(np.array([-1.959964, 0.0, 1.0])) == pytest.approx(
        [0.025, 0.5, 0.841345], abs=1e-6
    )
    even, ahead = WinProbability("en", 0.0, 40), WinProbability("en", 200.0, 40)
    gains, bags = np.array([20.0, 30.0]), np.array([30.0, 30.0])
    assert (
        9 < np.diff(even.gain_values(gains, bags))[0] < 13
        and 0 < np.diff(ahead.gain_values(gains, bags))[0] < 4
    )
    assert ahead.slope < even.slope <= 1
    assert even.win_chances(np.array([1.0, 0.0, -1.0]), np.full(3, -1.0)).tolist() == [
        1.0,
        0.5,
        0.0,
    ]


@pytest.mark.slow
@pytest.mark.parametrize("turns", [1, 2, 5, 12])
def test_deals_contain_the_unseen_tiles(turns: int) -> None:
    state, _ = after_turns(b"deals", turns)
    view = BETAPET.view(state, Seat(state.mover))
    unseen = Counter(unseen_codes(GENERATOR, view).tolist())
    dealt, repeated = (
        sample_deals(GENERATOR, view, 50, 40, np.random.default_rng(3)) for _ in range(2)
    )
    assert all(Counter(row.tolist()) == unseen for row in dealt) and (dealt == repeated).all()
    assert JOKER not in unseen and sum(unseen.values()) == sum(view.unseen.values())


def test_deals_reflect_the_last_turn() -> None:
    improved = 0
    for number in range(12):
        state, rack = after_turns(b"infer%d" % number, 4)
        view = BETAPET.view(state, Seat(state.mover))
        entry = informative_entry(view)
        if entry is None:
            continue
        count = len(entry.tiles) if entry.kind == "play" else entry.count
        gone = [JOKER if tile.letter.islower() else tile.letter for tile in entry.tiles]
        kept = [
            letter
            for letter, number in (Counter(rack) - Counter(gone)).items()
            for _ in range(number)
        ]
        if entry.kind == "exchange" or any(tile.letter.islower() for tile in entry.tiles):
            continue
        codes = [JOKER_CODE if letter == JOKER else GENERATOR.codes[letter] for letter in kept]
        remaining = list(
            (Counter(unseen_codes(GENERATOR, view).tolist()) - Counter(codes)).elements()
        )
        rows = np.array([[*codes, *remaining]], np.int64)
        # An expert chose the turn, so no better turn exists with the tiles it really kept.
        assert len(codes) == 7 - count and rack_likelihoods(GENERATOR, view, entry, rows)[
            0
        ] == pytest.approx(1.01)
        rng = np.random.default_rng(number)
        inferred, uniform = (
            sample_deals(GENERATOR, view, 300, 200, rng),
            sample_deals(GENERATOR, view, 300, 0, rng),
        )
        chances = [
            rack_likelihoods(GENERATOR, view, entry, found).mean() for found in (uniform, inferred)
        ]
        improved += chances[1] > chances[0]
        assert chances[1] > chances[0] * 0.9
    assert improved >= 6


def test_exchange_suggests_a_bad_rack() -> None:
    state = changed_state(
        new_match(seed=b"exchange"), racks=(("E", "S", "U", "U", "V", "V", "W"),) * 2, mover=0
    )
    action = StaticPlayer(BETAPET).choose(BETAPET.view(state, Seat(0)), Seat(0), Random(1), inf)
    assert isinstance(action, Exchange)
    state = BETAPET.apply(state, Seat(0), action).state
    view = BETAPET.view(state, Seat(1))
    entry = informative_entry(view)
    assert entry is not None and entry.kind == "exchange"
    codes = GENERATOR.codes
    kept = rack_without(("E", "S", "U", "U", "V", "V", "W"), action.letters)
    hopeless, fine = (
        [codes[letter] for letter in letters] for letters in ((*kept, *action.letters), "AERSTIN")
    )
    unseen = unseen_codes(GENERATOR, view).tolist()
    rows = np.array([[*rack, *unseen[: len(unseen) - 7]] for rack in (hopeless, fine)], np.int64)
    bad, good = rack_likelihoods(GENERATOR, view, entry, rows)
    assert good < 0.02 and bad == pytest.approx(1.01)


def test_uninformative_turns() -> None:
    state = BETAPET.apply(changed_state(new_match(seed=b"pass"), mover=0), Seat(0), Pass()).state
    assert (
        informative_entry(BETAPET.view(state, Seat(1))) is None
        and informative_entry(BETAPET.view(new_match(seed=b"pass"), Seat(0))) is None
    )
    three = new_match(seats=3, seed=b"three")
    seat = Seat(three.mover)
    after = BETAPET.apply(
        three, seat, StaticPlayer(BETAPET).choose(BETAPET.view(three, seat), seat, Random(1), inf)
    ).state
    assert informative_entry(BETAPET.view(after, Seat(after.mover))) is None


@pytest.mark.slow
def test_contender_board() -> None:
    for turns in (1, 6):
        state, _ = after_turns(b"laid", turns)
        view = BETAPET.view(state, Seat(state.mover))
        simulation = Simulation(GENERATOR, view, lambda leave: 0, 0, Random(1))
        plays = GENERATOR.all_plays(view.board, view.premiums, view.rack)
        for play in plays[:: max(1, len(plays) // 40)]:
            contender = simulation.build_contender(Play(play.tiles), play.points)
            board = GENERATOR.pack_board(board_with(view.board, play.tiles), view.premiums)
            assert contender.position.board == board
            assert contender.prior == pytest.approx(simulation.slope * play.points)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "bag"), [(2, 70), (2, 12), (3, 60)])
def test_champion_ranks_and_evaluates_on_the_same_deals(seats: int, bag: int) -> None:
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)
    state, rng, expert = new_match(seats=seats, seed=b"champion"), Random(1), StaticPlayer(BETAPET)
    while len(state.bag) > bag:
        seat = Seat(state.mover)
        state = BETAPET.apply(
            state, seat, expert.choose(BETAPET.view(state, seat), seat, rng, 1.0)
        ).state
    seat, player = Seat(state.mover), ChampionPlayer(BETAPET, 60)
    view = BETAPET.view(state, seat)
    assert view.bag
    ranking = player.rank(view, seat, Random(5), inf)
    assert [candidate.value for candidate in ranking] == sorted(
        (candidate.value for candidate in ranking), reverse=True
    )
    for candidate in ranking:
        assert player.evaluate(view, seat, candidate.action, Random(6), inf) == candidate.value
        BETAPET.apply(state, seat, candidate.action)
    assert ChampionPlayer(BETAPET, 60).choose(view, seat, Random(5), inf) == ranking[0].action
    assert ChampionPlayer(BETAPET, 60).evaluate(
        view, seat, ranking[0].action, Random(5), inf
    ) == pytest.approx(ranking[0].value)
    assert player.evaluate(view, seat, Pass(), Random(6), inf) < ranking[0].value

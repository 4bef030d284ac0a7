"""Candidates are tried out on the same deals, the clearly worse are dropped, and deals keep to what could be."""

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
from parlour.games.betapet.kernel.packed import JOKER_CODE
from parlour.games.betapet.kernel.playout import BAG, GAIN
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
from parlour.games.betapet.tests.positions import BETAPET, given, graph, opened, options

pytestmark = pytest.mark.uncounted

GENERATOR = CompiledGenerator(graph("en"), TILE_SETS["english"])


def after_turns(seed: bytes, turns: int, language: str = "en") -> tuple[State, Rack]:
    """Return a state after so many turns of experts, and the rack with which the last was made."""
    state, expert = opened(options(language), seed=seed), StaticPlayer(BETAPET)
    rack: Rack = ()
    for _ in range(turns):
        seat = Seat(state.mover)
        rack = state.racks[seat]
        state = BETAPET.apply(
            state, seat, expert.choose(BETAPET.view(state, seat), seat, Random(1), 1.0)
        ).state
    return state, rack


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, tuple[int, ...]]]:
    """Replace playing out by a lead of the contender's points and the deal's number; return which was tried on what."""
    seen: list[tuple[int, tuple[int, ...]]] = []

    def played(
        playing: Any,
        after: Any,
        kept: Any,
        returned: Any,
        points: int,
        sizes: Any,
        dealt: Any,
        turns: int,
        results: Any,
    ) -> None:
        seen.append((points, tuple(row[0] for row in dealt)))
        # What a deal brings differs a lot; the difference between contenders by fewer points than there are turns.
        results[:, GAIN] = 1000 * (points + dealt[:, 0] % 50 + dealt[:, 0] * points % turns)
        results[:, BAG] = 20

    monkeypatch.setattr(comparison, "run_play_outs", played)
    return seen


def compared(points: list[int], noise: int = 3, most: int = 10**9, dealt: int = 400) -> Comparison:
    """Return contenders with these points, compared."""
    nothing = np.zeros(32, np.int64)
    found = Comparison(
        None,  # type: ignore[arg-type]
        np.array([7]),
        np.arange(dealt).reshape(-1, 1),
        noise,
        lambda gains, bags: gains,
        7.0,
    )
    for each in points:
        found.add_contender(Contender(Pass(), np.zeros(1, np.int32), nothing, nothing, each, 0.0))
    found.compare(most, inf)
    return found


def test_all_contenders_meet_the_same_deals_in_the_same_order(
    tried: list[tuple[int, tuple[int, ...]]],
) -> None:
    compared([10, 11, 12], dealt=100)
    met: dict[int, list[int]] = {}
    for points, rows in tried:
        met.setdefault(points, []).extend(rows)
    longest = max(met.values(), key=len)
    assert len(met) == 3 and longest == list(range(len(longest)))
    assert all(rows == longest[: len(rows)] for rows in met.values())


def test_whoever_is_clearly_worse_is_dropped_and_the_best_alone_ends_it(
    tried: list[tuple[int, tuple[int, ...]]],
) -> None:
    found = compared([30, 10, 29, 5])
    tried_on = [len(worths) for worths in found.values]
    assert tried_on[1] == tried_on[3] == BATCH_SIZE and tried_on[0] == tried_on[2] >= BATCH_SIZE
    assert found.play_out_count == sum(map(len, found.values))
    means = found.mean_values()
    assert means.index(max(means)) == 0 and means[2] > means[1] > means[3]


def test_the_work_is_bounded_by_play_outs_and_by_deals(
    tried: list[tuple[int, tuple[int, ...]]],
) -> None:
    assert 100 <= compared([10, 11], 37, most=100).play_out_count < 100 + 2 * BATCH_SIZE
    assert compared([10, 11], 37, dealt=BATCH_SIZE + 5).play_out_count == 2 * (BATCH_SIZE + 5)
    assert compared([10, 10], 37).play_out_count == 2 * BATCH_SIZE


def test_a_lead_is_worth_its_chance_to_win() -> None:
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


@pytest.mark.parametrize("turns", [1, 2, 5, 12])
def test_deals_are_the_unseen_tiles_and_the_same_for_the_same_luck(turns: int) -> None:
    state, _ = after_turns(b"deals", turns)
    view = BETAPET.view(state, Seat(state.mover))
    unseen = Counter(unseen_codes(GENERATOR, view).tolist())
    dealt, again = (
        sample_deals(GENERATOR, view, 50, 40, np.random.default_rng(3)) for _ in range(2)
    )
    assert all(Counter(row.tolist()) == unseen for row in dealt) and (dealt == again).all()
    assert JOKER not in unseen and sum(unseen.values()) == sum(view.unseen.values())


def test_a_deal_keeps_to_what_the_others_last_turn_tells() -> None:
    told = 0
    for number in range(12):
        state, rack = after_turns(b"infer%d" % number, 4)
        view = BETAPET.view(state, Seat(state.mover))
        entry = informative_entry(view)
        if entry is None:
            continue
        count = len(entry.tiles) if entry.kind == "play" else entry.count
        gone = [JOKER if tile.letter.islower() else tile.letter for tile in entry.tiles]
        kept = [
            letter for letter, many in (Counter(rack) - Counter(gone)).items() for _ in range(many)
        ]
        if entry.kind == "exchange" or any(tile.letter.islower() for tile in entry.tiles):
            continue
        codes = [JOKER_CODE if letter == JOKER else GENERATOR.codes[letter] for letter in kept]
        left = list((Counter(unseen_codes(GENERATOR, view).tolist()) - Counter(codes)).elements())
        rows = np.array([[*codes, *left]], np.int64)
        # It was made by an expert, so nothing is better with what it truly kept.
        assert len(codes) == 7 - count and rack_likelihoods(GENERATOR, view, entry, rows)[
            0
        ] == pytest.approx(1.01)
        luck = np.random.default_rng(number)
        inferred, blind = (
            sample_deals(GENERATOR, view, 300, 200, luck),
            sample_deals(GENERATOR, view, 300, 0, luck),
        )
        chances = [
            rack_likelihoods(GENERATOR, view, entry, found).mean() for found in (blind, inferred)
        ]
        told += chances[1] > chances[0]
        assert chances[1] > chances[0] * 0.9
    assert told >= 6


def test_an_exchange_tells_of_a_hopeless_rack() -> None:
    state = given(
        opened(seed=b"exchange"), racks=(("E", "S", "U", "U", "V", "V", "W"),) * 2, mover=0
    )
    action = StaticPlayer(BETAPET).choose(BETAPET.view(state, Seat(0)), Seat(0), Random(1), 1.0)
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


def test_nothing_is_told_by_a_pass_or_by_all_seven() -> None:
    state = BETAPET.apply(given(opened(seed=b"pass"), mover=0), Seat(0), Pass()).state
    assert (
        informative_entry(BETAPET.view(state, Seat(1))) is None
        and informative_entry(BETAPET.view(opened(seed=b"pass"), Seat(0))) is None
    )
    three = opened(seats=3, seed=b"three")
    seat = Seat(three.mover)
    after = BETAPET.apply(
        three, seat, StaticPlayer(BETAPET).choose(BETAPET.view(three, seat), seat, Random(1), 1.0)
    ).state
    assert informative_entry(BETAPET.view(after, Seat(after.mover))) is None


def test_a_contenders_board_is_the_board_after_its_play() -> None:
    for turns in (1, 6):
        state, _ = after_turns(b"laid", turns)
        view = BETAPET.view(state, Seat(state.mover))
        simulation = Simulation(GENERATOR, view, lambda leave: 0, 0, Random(1))
        plays = GENERATOR.all_plays(view.board, view.premiums, view.rack)
        for play in plays[:: max(1, len(plays) // 40)]:
            found = simulation.build_contender(Play(play.tiles), play.points)
            assert (
                found.after
                == GENERATOR.pack_board(board_with(view.board, play.tiles), view.premiums)
            ).all()
            assert found.before == pytest.approx(simulation.slope * play.points)


@pytest.mark.parametrize(("seats", "bag"), [(2, 70), (2, 12), (3, 60)])
def test_the_champion_takes_the_first_of_its_ranking_and_weighs_on_the_same_deals(
    seats: int, bag: int
) -> None:
    fastest_generator(graph("en"), TILE_SETS["english"], wait=True)
    state, luck, expert = opened(seats=seats, seed=b"champion"), Random(1), StaticPlayer(BETAPET)
    while len(state.bag) > bag:
        seat = Seat(state.mover)
        state = BETAPET.apply(
            state, seat, expert.choose(BETAPET.view(state, seat), seat, luck, 1.0)
        ).state
    seat, player = Seat(state.mover), ChampionPlayer(BETAPET, 60)
    view = BETAPET.view(state, seat)
    assert view.bag
    ranking = player.rank(view, seat, Random(5), inf)
    assert [each.value for each in ranking] == sorted(
        (each.value for each in ranking), reverse=True
    )
    for candidate in ranking:
        assert player.evaluate(view, seat, candidate.action, Random(6), inf) == candidate.value
        BETAPET.apply(state, seat, candidate.action)
    assert ChampionPlayer(BETAPET, 60).choose(view, seat, Random(5), inf) == ranking[0].action
    assert ChampionPlayer(BETAPET, 60).evaluate(
        view, seat, ranking[0].action, Random(5), inf
    ) == pytest.approx(ranking[0].value)
    assert player.evaluate(view, seat, Pass(), Random(6), inf) < ranking[0].value

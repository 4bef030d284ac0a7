"""Tests of the luck model: zero luck over the whole bag, high luck if biased, bounded cost."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random
from statistics import fmean, pvariance, stdev

import pytest

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.bots import (
    EXPERT,
    LEVELS,
    EvaluationSettings,
    HeuristicPlayer,
    evaluate_draw,
)
from parlour.games.carcassonne.kernel.luck import MAX_STACKS, MIN_STACKS, DrawLuck
from parlour.games.carcassonne.rules.game import Carcassonne
from parlour.games.carcassonne.rules.state import Options, State
from parlour.search.chance import LuckEstimate, luck_from_samples

pytestmark = pytest.mark.uncounted

GAME = Carcassonne()
DRAW_LUCK = DrawLuck()


def dealt_state(seats: int, seed: int, options: Options | None = None) -> State:
    """Return the initial state of a match for a seed."""
    return GAME.setup(options or Options(), seats, Rng(seed.to_bytes(32, "big"))).state


def play_decisions(state: State, decisions: int, rng: Random) -> State:
    """Return the state after a heuristic player has made a number of decisions for all seats."""
    player = HeuristicPlayer(GAME, EvaluationSettings(rivalry=0.0))
    for _ in range(decisions):
        if seats := GAME.turn(state).seats:
            seat = min(seats)
            state = GAME.apply(
                state, seat, player.choose(GAME.view(state, seat), seat, rng, 0.0)
            ).state
    return state


def with_draw(state: State, name: str) -> State:
    """Return a copy of a state in which a different tile was drawn.

    The tile that was drawn before is put into the stack.
    """
    assert state.drawn is not None
    bag = Counter((state.drawn, *state.stack)) - Counter([name])
    return replace(state, drawn=name, stack=tuple(bag.elements()))


def state_after_draw(seats: int, seed: int) -> State:
    """Return a state from the middle of a match in which a tile has just been drawn."""
    rng = Random(seed)
    state = play_decisions(dealt_state(seats, seed), 50, rng)
    while state.phase != "place":
        state = play_decisions(state, 1, rng)
    return state


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_luck_over_the_whole_bag_is_zero(seats: int) -> None:
    state = state_after_draw(seats, 5)
    bag, before = Counter((state.drawn or "", *state.stack)), replace(state, stack=())
    sums, mover_luck = [0.0] * seats, list[float]()
    for name, count in bag.items():
        samples = DRAW_LUCK.evaluate_draw(GAME, before, with_draw(state, name), Random(7), 0.0)
        assert samples is not None and len(samples) == MIN_STACKS
        luck = luck_from_samples(samples).brought
        mover_luck.append(luck[state.mover])
        sums = [total + count * points for total, points in zip(sums, luck, strict=True)]
        assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert sums == pytest.approx([0.0] * seats, abs=1e-6)
    assert max(mover_luck) > 1 > -1 > min(mover_luck), "draws differ"


def total_luck(seed: int, draws: int, *, biased: bool) -> LuckEstimate:
    """Return the total luck of a number of draws between two equal players.

    With `biased`, the first seat always draws the tile that gains it most.
    """
    player, state, rng, before = HeuristicPlayer(GAME), dealt_state(2, seed), Random(seed), None
    total = LuckEstimate((0.0, 0.0), (0.0, 0.0))
    while draws:
        if state.phase == "place" and (before is None or before.stack != state.stack):
            draws -= 1
            if biased and state.mover == 0:
                possible = [
                    with_draw(state, name) for name in sorted({state.drawn or "", *state.stack})
                ]
                fitting = [each for each in possible if GAME.view(each, Seat(0)).placements]
                state = max(
                    fitting,
                    key=lambda each: (
                        player.ranked_placements(GAME.view(each, Seat(0)), Seat(0), Random(1))[
                            0
                        ].value
                    ),
                )
            samples = DRAW_LUCK.evaluate_draw(GAME, before, state, rng, 0.0)
            if samples is not None:
                total += luck_from_samples(samples)
        seat = min(GAME.turn(state).seats)
        before, state = (
            state,
            GAME.apply(state, seat, player.choose(GAME.view(state, seat), seat, rng, 0.0)).state,
        )
    return total


@pytest.mark.slow
def test_biased_draws_are_measured_as_luck() -> None:
    biased, fair = total_luck(3, 30, biased=True), total_luck(3, 30, biased=False)
    assert biased.brought[0] > 3 * biased.margin_of_error(Seat(0)) > 0
    assert biased.brought[0] == pytest.approx(-biased.brought[1])
    assert abs(fair.brought[0]) < biased.brought[0] / 2


def test_number_of_stacks_has_a_minimum_and_a_maximum() -> None:
    state = state_after_draw(2, 6)
    before = replace(state, stack=())
    few, many = (
        DRAW_LUCK.evaluate_draw(GAME, before, state, Random(1), seconds) for seconds in (0.0, 600.0)
    )
    assert few is not None and many is not None
    assert (len(few), len(many)) == (MIN_STACKS, MAX_STACKS)
    assert (
        0
        < luck_from_samples(many).margin_of_error(Seat(0))
        < luck_from_samples(few).margin_of_error(Seat(0))
    )


def test_no_luck_without_a_random_draw() -> None:
    state, rng = dealt_state(2, 8), Random(8)
    assert DRAW_LUCK.evaluate_draw(GAME, None, state, rng, 0.0) is not None, "the deal is random"
    assert evaluate_draw(GAME, state, state, rng, 0.0) is None
    last = GAME.settle_on_time(state, Seat(0)).state
    assert DRAW_LUCK.evaluate_draw(GAME, state, last, rng, 0.0) is None
    # Only one kind of tile is left, so the draw was not random.
    assert (
        DRAW_LUCK.evaluate_draw(
            GAME,
            replace(state, stack=()),
            replace(state, stack=(state.drawn or "",) * 3),
            rng,
            0.0,
        )
        is None
    )
    while state.phase != "bet":
        state = play_decisions(state, 1, rng)
    next_state = GAME.apply(
        state, min(GAME.turn(state).seats), GAME.default_action(state, min(GAME.turn(state).seats))
    ).state
    if next_state.phase == "bet":
        assert DRAW_LUCK.evaluate_draw(GAME, state, next_state, rng, 0.0) is None


def play_experts(seed: int) -> tuple[float, float]:
    """Return the first seat's lead and luck, in points, in a match between two expert bots."""
    rng = Random(seed)
    expert = next(level for level in LEVELS if level.id == "expert").build(GAME)
    state, before, luck = GAME.setup(Options(), 2, Rng(rng.randbytes(32))).state, None, 0.0
    while True:
        samples = DRAW_LUCK.evaluate_draw(GAME, before, state, rng, 0.0)
        luck += fmean(sample[0] for sample in samples) if samples is not None else 0.0
        seats = GAME.turn(state).seats
        if not seats:
            break
        seat = min(seats)
        before, state = (
            state,
            GAME.apply(state, seat, expert.choose(GAME.view(state, seat), seat, rng, inf)).state,
        )
    scores = GAME.ranking(state).scores
    assert scores is not None
    return scores[0] - scores[1], luck


@pytest.mark.slow
def test_mean_luck_of_equal_players_is_zero_and_explains_results() -> None:
    assert EXPERT.load() is not None
    results, lucks = zip(*(play_experts(1000 + number) for number in range(24)), strict=True)
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    assert pvariance(
        [result - luck for result, luck in zip(results, lucks, strict=True)]
    ) < 0.85 * pvariance(results)

"""What draws brought: nothing over the whole bag, much to whoever was dealt a cooked one, and at a cost that is bounded."""

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


def dealt(seats: int, seed: int, options: Options | None = None) -> State:
    """Return the state after a deal."""
    return GAME.setup(options or Options(), seats, Rng(seed.to_bytes(32, "big"))).state


def after(state: State, decisions: int, luck: Random) -> State:
    """Return a state after so many decisions of somebody who plays on both sides."""
    player = HeuristicPlayer(GAME, EvaluationSettings(rivalry=0.0))
    for _ in range(decisions):
        if seats := GAME.turn(state).seats:
            seat = min(seats)
            state = GAME.apply(
                state, seat, player.choose(GAME.view(state, seat), seat, luck, 0.0)
            ).state
    return state


def drawn_instead(state: State, name: str) -> State:
    """Return a state in which another tile was drawn and the true one lies in the bag."""
    assert state.drawn is not None
    bag = Counter((state.drawn, *state.stack)) - Counter([name])
    return replace(state, drawn=name, stack=tuple(bag.elements()))


def at_a_draw(seats: int, seed: int) -> State:
    """Return a state in the middle of a match in which a tile was just drawn."""
    luck = Random(seed)
    state = after(dealt(seats, seed), 50, luck)
    while state.phase != "place":
        state = after(state, 1, luck)
    return state


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_over_the_whole_bag_a_draw_brings_nothing(seats: int) -> None:
    state = at_a_draw(seats, 5)
    bag, before = Counter((state.drawn or "", *state.stack)), replace(state, stack=())
    sums, worths = [0.0] * seats, list[float]()
    for name, count in bag.items():
        found = DRAW_LUCK.evaluate_draw(GAME, before, drawn_instead(state, name), Random(7), 0.0)
        assert found is not None and len(found) == MIN_STACKS
        luck = luck_from_samples(found).brought
        worths.append(luck[state.mover])
        sums = [one + count * more for one, more in zip(sums, luck, strict=True)]
        assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert sums == pytest.approx([0.0] * seats, abs=1e-6)
    assert max(worths) > 1 > -1 > min(worths), "draws differ"


def total(seed: int, cooked: bool, draws: int) -> LuckEstimate:
    """Return the luck of so many draws of two equals, the first seat's perhaps the best that there is for it."""
    player, state, luck, before = HeuristicPlayer(GAME), dealt(2, seed), Random(seed), None
    found = LuckEstimate((0.0, 0.0), (0.0, 0.0))
    while draws:
        if state.phase == "place" and (before is None or before.stack != state.stack):
            draws -= 1
            if cooked and state.mover == 0:
                fits = [
                    drawn_instead(state, name) for name in sorted({state.drawn or "", *state.stack})
                ]
                open_ = [one for one in fits if GAME.view(one, Seat(0)).placements]
                state = max(
                    open_,
                    key=lambda one: (
                        player.ranked_placements(GAME.view(one, Seat(0)), Seat(0), Random(1))[
                            0
                        ].value
                    ),
                )
            guesses = DRAW_LUCK.evaluate_draw(GAME, before, state, luck, 0.0)
            if guesses is not None:
                found += luck_from_samples(guesses)
        seat = min(GAME.turn(state).seats)
        before, state = (
            state,
            GAME.apply(state, seat, player.choose(GAME.view(state, seat), seat, luck, 0.0)).state,
        )
    return found


def test_a_cooked_bag_is_told_as_luck() -> None:
    cooked, honest = total(3, True, 30), total(3, False, 30)
    assert cooked.brought[0] > 3 * cooked.margin_of_error(Seat(0)) > 0
    assert cooked.brought[0] == pytest.approx(-cooked.brought[1])
    assert abs(honest.brought[0]) < cooked.brought[0] / 2


def test_it_costs_so_many_stacks_at_least_and_at_most() -> None:
    state = at_a_draw(2, 6)
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


def test_where_nothing_was_drawn_there_was_no_luck() -> None:
    state, luck = dealt(2, 8), Random(8)
    assert DRAW_LUCK.evaluate_draw(GAME, None, state, luck, 0.0) is not None, (
        "who begins, and with what, is lot"
    )
    assert evaluate_draw(GAME, state, state, luck, 0.0) is None
    last = GAME.settle_on_time(state, Seat(0)).state
    assert DRAW_LUCK.evaluate_draw(GAME, state, last, luck, 0.0) is None
    # One kind alone is left: whoever draws it had no choice of fate.
    assert (
        DRAW_LUCK.evaluate_draw(
            GAME,
            replace(state, stack=()),
            replace(state, stack=(state.drawn or "",) * 3),
            luck,
            0.0,
        )
        is None
    )
    while state.phase != "bet":
        state = after(state, 1, luck)
    asked = GAME.apply(
        state, min(GAME.turn(state).seats), GAME.default_action(state, min(GAME.turn(state).seats))
    ).state
    if asked.phase == "bet":
        assert DRAW_LUCK.evaluate_draw(GAME, state, asked, luck, 0.0) is None


def played(seed: int) -> tuple[float, float]:
    """Return by how much the first of two experts won a match, and what of that luck was."""
    luck = Random(seed)
    expert = next(level for level in LEVELS if level.id == "expert").build(GAME)
    state, before, sum_ = GAME.setup(Options(), 2, Rng(luck.randbytes(32))).state, None, 0.0
    while True:
        guesses = DRAW_LUCK.evaluate_draw(GAME, before, state, luck, 0.0)
        sum_ += fmean(one[0] for one in guesses) if guesses is not None else 0.0
        seats = GAME.turn(state).seats
        if not seats:
            break
        seat = min(seats)
        before, state = (
            state,
            GAME.apply(state, seat, expert.choose(GAME.view(state, seat), seat, luck, inf)).state,
        )
    scores = GAME.ranking(state).scores
    assert scores is not None
    return scores[0] - scores[1], sum_


@pytest.mark.slow
def test_over_many_matches_of_equals_luck_comes_to_nothing_and_explains_results() -> None:
    assert EXPERT.load() is not None
    results, found = zip(*(played(1000 + number) for number in range(24)), strict=True)
    assert abs(fmean(found)) < 3 * stdev(found) / len(found) ** 0.5
    assert pvariance(
        [result - luck for result, luck in zip(results, found, strict=True)]
    ) < 0.85 * pvariance(results)

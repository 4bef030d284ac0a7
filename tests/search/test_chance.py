"""Tests that luck estimates are exact for dice whose luck is known."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

import pytest

from parlour.core.game import Action, Game, GameSpec, Ranking, Seat, Transition, Turn, View, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.search.chance import MAX_SAMPLES, LuckEstimate, LuckSampler, score_leads

TURNS, SURE = 8, 3


class Options(Value, frozen=True):
    """Options of a game that has none."""


class Roll(Action, frozen=True):
    """The action of rolling a die."""


class Keep(Action, frozen=True):
    """The action of taking three pips without rolling."""


class State(Value, frozen=True):
    """The pips and turns of both seats, and the random state."""

    pips: tuple[int, int]
    turns: int
    rng: Rng


class Table(View, frozen=True, kw_only=True):
    """A view that contains everything except the random state."""

    pips: tuple[int, int]
    turns: int


class Dice(Game[State, Roll | Keep, Table, Options]):
    """A game in which two seats roll a die or take three pips in turn; most pips win.

    The luck of a roll is its difference from 3.5.
    """

    spec = GameSpec(
        id="dice",
        name="Dice",
        version=1,
        min_seats=2,
        max_seats=2,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=TURNS,
        minutes=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        return Transition(State((0, 0), 0, rng))

    def turn(self, state: State) -> Turn:
        return Turn(frozenset({Seat(state.turns % 2)} if state.turns < TURNS else ()), "roll")

    def legal_actions(self, state: State, seat: Seat) -> list[Roll | Keep]:
        return [Roll(), Keep()]

    def apply(self, state: State, seat: Seat, action: Roll | Keep) -> Transition[State]:
        die, rng = state.rng.below(6)
        gained = die + 1 if isinstance(action, Roll) else SURE
        pips = (state.pips[0] + gained * (seat == 0), state.pips[1] + gained * (seat == 1))
        return Transition(State(pips, state.turns + 1, rng))

    def view(self, state: State, seat: Seat | None) -> Table:
        return Table(pips=state.pips, turns=state.turns)

    def determinize(self, view: Table, rng: Rng) -> State:
        return State(view.pips, view.turns, rng)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        one, two = state.pips
        return Ranking((1 + (two > one), 1 + (one > two)), state.pips)


class Rolling:
    """A bot that rolls in three of four turns."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Roll | Keep:
        return Roll() if luck.random() < 0.75 else Keep()


def estimated_and_true_luck(seed: int, rounds: int) -> tuple[LuckEstimate, float]:
    """Return the estimated and the true luck of a match."""
    game, luck = Dice(), Random(seed)
    dealer = LuckSampler(game, Rolling(), rounds)
    state = game.setup(Options(), 2, Rng(luck.randbytes(32))).state
    assert dealer.deal_luck(Options(), 2, state, luck, 1.0) is None, (
        "the deal has no luck to estimate"
    )
    found, truth = LuckEstimate((0.0, 0.0), (0.0, 0.0)), 0.0
    while awaited := game.turn(state).seats:
        seat = min(awaited)
        action = Rolling().choose(None, seat, luck, 1.0)
        after = game.apply(state, seat, action).state
        brought = dealer.action_luck(state, seat, action, after, luck, 60.0)
        assert (brought is None) == isinstance(action, Keep), "a certain gain involves no luck"
        if brought is not None:
            found += brought
            truth += (after.pips[seat] - state.pips[seat] - 3.5) * (1 if seat == 0 else -1)
        state = after
    assert found.brought[0] == pytest.approx(-found.brought[1])
    return found, truth


@pytest.mark.parametrize("rounds", [0, 2])
def test_the_luck_of_dice_is_found_within_its_interval(rounds: int) -> None:
    matches = [estimated_and_true_luck(seed, rounds) for seed in range(60)]
    near = [
        abs(found.brought[0] - truth) <= found.margin_of_error(Seat(0)) for found, truth in matches
    ]
    # The intervals have 90 % confidence; fewer than 48 hits in 60 have a probability below 1 %.
    assert sum(near) >= 48
    assert all(
        abs(found.brought[0] - truth) <= 3 * found.margin_of_error(Seat(0))
        for found, truth in matches
    )
    assert all(0 < found.margin_of_error(Seat(0)) < 2 for found, _ in matches)


def test_good_rolls_count_as_luck_and_not_as_skill() -> None:
    matches = [estimated_and_true_luck(seed, 0) for seed in range(60, 100)]
    lucky = [found.brought[0] for found, truth in matches if truth > 3]
    assert lucky and min(lucky) > 0
    assert abs(fmean(found.brought[0] - truth for found, truth in matches)) < 0.3


def test_every_draw_is_sampled_a_few_times_even_without_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, luck = Dice(), Random(1)
    state = State((0, 0), 0, Rng(bytes(32)))
    after = game.apply(state, Seat(0), Roll()).state
    hurried = LuckSampler(game, Rolling(), 0).action_luck(state, Seat(0), Roll(), after, luck, 0.0)
    leisurely = LuckSampler(game, Rolling(), 0).action_luck(
        state, Seat(0), Roll(), after, luck, 60.0
    )
    assert hurried is not None and leisurely is not None and MAX_SAMPLES > 6
    assert hurried.margin_of_error(Seat(0)) > leisurely.margin_of_error(Seat(0)) > 0


def test_leads_are_over_the_mean_of_the_others_and_places_where_there_are_no_points() -> None:
    assert score_leads(Ranking((1, 2, 3), (9, 6, 0))) == [6.0, 1.5, -7.5]
    assert score_leads(Ranking((1, 2))) == [1.0, -1.0]
    assert score_leads(Ranking((1,), (40,))) == [40.0]


def test_a_take_back_redraws_the_randomness_of_the_state() -> None:
    state = State((1, 2), 3, Rng(bytes(32)))
    assert Dice().reshuffle(state, Rng(b"1" * 32)) == replace(state, rng=Rng(b"1" * 32))

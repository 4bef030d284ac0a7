"""Tests that playouts cover all options and seat counts and are reproducible."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import structs

from parlour.core.containment import GameExit
from parlour.core.game import Illegal, Transition, Turn
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.laws.playout import (
    Playout,
    option_space,
    pairwise_order,
    playout_rng,
    playouts,
    random_states,
)
from parlour.laws.violation import LawViolation

from .toys.bids import Bids
from .toys.dice import Dice
from .toys.stones import Options, State, Stones, Take


class Choices(Value, frozen=True):
    """Options with one field of each kind."""

    board: Literal["small", "large"] = "small"
    swift: bool = False
    bonus: Literal[5, 10] | None = None
    name: str | None = None
    rounds: int = 3


class ExitingChoices(Value, frozen=True):
    """Options whose code ends the process."""

    swift: bool = False

    def __post_init__(self) -> None:
        """End the process for the other choice."""
        if self.swift:
            raise SystemExit(3)


def test_options_that_exit_are_an_error() -> None:
    with pytest.raises(GameExit, match="SystemExit: 3"):
        list(option_space(ExitingChoices))


def test_every_combination_of_finite_options() -> None:
    space = list(option_space(Choices))
    assert len(set(map(str, space))) == len(space) == 2 * 2 * 3
    assert {(choice.name, choice.rounds) for choice in space} == {(None, 3)}
    assert {choice.bonus for choice in space} == {None, 5, 10}


def test_options_without_choices_are_one_combination() -> None:
    assert list(option_space(Dice.types.options)) == [Dice.types.options()]


def test_playouts_of_every_option_seat_count_and_seed() -> None:
    found = list(playouts(Stones(), 2))
    assert {(playout.options.heap, playout.seats) for playout in found} == {
        (2, 2),
        (7, 2),
        (7, 3),
        (12, 2),
        (12, 3),
    }
    assert len(found) == 2 * 5
    assert len({playout.seed for playout in found}) == 2


def test_playouts_of_chosen_options() -> None:
    assert {playout.options for playout in playouts(Stones(), 1, [Options(12)])} == {Options(12)}


class Picky(Stones):
    """A game that rejects some options in `seat_counts`."""

    def seat_counts(self, options: Options) -> range:
        if options.heap == 7:
            raise Illegal("picky.heap")
        return range(2, 3)


def test_playouts_that_cover_all_pairs_of_options_come_first() -> None:
    found = [
        Playout(options, seats, b"") for options in option_space(Choices) for seats in (2, 3, 4)
    ]
    ordered = list(pairwise_order(found))
    assert sorted(map(repr, ordered)) == sorted(map(repr, found))

    def pairs(some: list[Playout]) -> set[tuple[object, ...]]:
        values = [(each.seats, *map(str, structs.astuple(each.options))) for each in some]
        return {
            (item, other, row[item], row[other])
            for row in values
            for item in range(len(row))
            for other in range(item)
        }

    assert pairs(ordered[:12]) == pairs(found)


def test_options_without_a_valid_seat_count_are_skipped() -> None:
    assert {playout.options.heap for playout in playouts(Picky(), 1)} == {2, 12}


def test_a_game_that_rejects_all_setups_is_rejected() -> None:
    with pytest.raises(LawViolation, match="playable"):
        list(playouts(Picky(), 1, [Options(7)]))


def test_the_same_playout_is_the_same_match() -> None:
    playout, other = (Playout(Bids.types.options(), 3, seed) for seed in (b"one", b"other"))
    assert list(random_states(Bids(), playout)) == list(random_states(Bids(), playout))
    assert list(random_states(Bids(), playout)) != list(random_states(Bids(), other))
    assert playout_rng(playout) == Rng(b"one".ljust(32, b"\0"))


class Endless(Stones):
    """A game whose heap never shrinks."""

    def apply(self, state: State, seat: Any, action: Take) -> Transition[State]:
        return Transition(
            State(
                state.heap,
                state.seats,
                super().apply(state, seat, action).state.mover,
                action.count,
            )
        )


class Stuck(Stones):
    """A game with a seat on turn that has no legal action."""

    def turn(self, state: State) -> Turn:
        return Turn(frozenset({state.mover}), "take")


class Refusing(Stones):
    """A game that lists an action that it rejects."""

    def apply(self, state: State, seat: Any, action: Take) -> Transition[State]:
        if action.count == 3:
            raise Illegal("refusing.three")
        return super().apply(state, seat, action)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (Endless(), "a match ends within max_decisions"),
        (Stuck(), "liveness: an awaited seat has a legal action"),
        (Refusing(), "apply accepts what legal_actions lists"),
    ],
    ids=["endless", "stuck", "refusing"],
)
def test_an_unplayable_match_is_detected(game: Stones, law: str) -> None:
    with pytest.raises(LawViolation, match=law) as broken:
        [list(random_states(game, playout)) for playout in playouts(game, 5, [Options(12)])]
    assert "2 seats, seed b'law 0'" in str(broken.value)


def test_a_match_without_end_is_reported_with_the_limit() -> None:
    limit = Endless.spec.max_decisions
    with pytest.raises(LawViolation, match=f"not over after {limit} decisions"):
        list(random_states(Endless(), next(playouts(Endless(), 1, [Options(12)]))))

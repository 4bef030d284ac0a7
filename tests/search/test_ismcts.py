"""Tests that the tree search finds the best number of stones from a view."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from parlour.core.game import AnyGame, Seat
from parlour.core.rng import Rng
from parlour.search.ismcts import IsmctsPlayer, pool_violators
from tests.core.toys import hands, stones


def player(game: AnyGame, rounds: int) -> IsmctsPlayer:
    """Return a search player with uniform priors."""

    def choices(state: Any, seat: Seat) -> list[tuple[float, Any]]:
        return [(0.0, action) for action in game.legal_actions(state, seat)]

    def worth(state: Any, seat: Seat) -> float:
        return float(game.ranking(state).ranks[seat] == 1)

    return IsmctsPlayer(
        game,
        choices,
        worth,
        points=lambda state, seat: 10 * worth(state, seat),
        rounds=rounds,
        exploration=1.0,
        temperature=1.0,
        noise=1.0,
    )


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four(heap: int) -> None:
    game = stones.Stones()
    view = game.view(stones.State(heap, 2), Seat(0))
    assert player(game, 600).choose(view, Seat(0), Random(1), inf) == stones.Take(heap % 4)


def test_a_ranking_states_the_value_of_each_action() -> None:
    game = stones.Stones()
    view, tree = game.view(stones.State(6, 2), Seat(0)), player(game, 600)
    best, *others = tree.rank(view, Seat(0), Random(1), inf)
    assert best.action == tree.choose(view, Seat(0), Random(1), inf) == stones.Take(2)
    assert {candidate.action for candidate in others} == {stones.Take(1), stones.Take(3)}
    assert 10 >= best.value > max(candidate.value for candidate in others) >= 0


def test_rising_values_are_pooled_by_weight() -> None:
    assert pool_violators([3.0, 2.0, 1.0], [1, 1, 1]) == [3.0, 2.0, 1.0]
    assert pool_violators([2.0, 5.0, 1.0], [2, 1, 1]) == [3.0, 3.0, 1.0]
    assert pool_violators([1.0, 2.0, 3.0], [1, 1, 2]) == [2.25] * 3
    assert pool_violators([], []) == []


def test_hidden_information_changes_no_decision() -> None:
    """Equal views and seeds give equal actions for all possible hands of the opponents."""
    game = hands.Hands()
    answers = set()
    for held in (((1, 12), (2, 3)), ((1, 12), (10, 11))):
        bag = tuple(card for card in hands.CARDS if card not in (*held[0], *held[1]))
        state = hands.State(rng=Rng(bytes(32)), hands=held, bag=bag, played=((), ()))
        answers.add(player(game, 30).choose(game.view(state, Seat(0)), Seat(0), Random(3), inf))
    assert len(answers) == 1


def test_it_answers_at_once_when_there_is_no_choice() -> None:
    game = stones.Stones()
    view = game.view(stones.State(1, 2), Seat(0))
    assert player(game, 10**9).choose(view, Seat(0), Random(1), 0.0) == stones.Take(1)


def test_time_ends_the_search() -> None:
    game = stones.Stones()
    view = game.view(stones.State(12, 2), Seat(0))
    assert player(game, 10**9).choose(view, Seat(0), Random(1), 0.01) in (
        stones.Take(1),
        stones.Take(2),
        stones.Take(3),
    )

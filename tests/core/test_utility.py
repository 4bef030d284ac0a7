"""Tests of the utility of a result."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import Ranking, Seat
from parlour.core.utility import utility


def utilities(ranking: Ranking) -> list[float]:
    return [utility(ranking, Seat(seat)) for seat in range(len(ranking.ranks))]


def test_a_winner_gets_one_and_a_loser_minus_one() -> None:
    assert utilities(Ranking((2, 1))) == [-1.0, 1.0]


def test_ties_share_their_utilities() -> None:
    assert utilities(Ranking((1, 1))) == [0.0, 0.0]
    assert utilities(Ranking((1, 2, 2, 4))) == [1.0, 0.0, 0.0, -1.0]


def test_a_seat_without_opponents_has_no_utility() -> None:
    assert utilities(Ranking((1,))) == [0.0]


def test_a_team_is_one_opponent() -> None:
    assert utilities(Ranking((1, 3, 1, 3), teams=(0, 1, 0, 1))) == [1.0, -1.0, 1.0, -1.0]


@given(st.lists(st.integers(0, 5), min_size=1, max_size=6))
def test_utilities_are_a_zero_sum_in_the_order_of_the_ranks(points: list[int]) -> None:
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    found = utilities(Ranking(ranks))
    assert abs(sum(found)) < 1e-9 and all(-1 <= value <= 1 for value in found)
    for one in range(len(ranks)):
        for other in range(len(ranks)):
            assert (ranks[one] < ranks[other]) == (found[one] > found[other])

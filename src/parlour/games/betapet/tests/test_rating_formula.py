"""Tests of Betapet's own rating formula against its published description."""

from __future__ import annotations

from math import exp

import pytest

from parlour.games.betapet.formula import FORMULA, START_RATING
from parlour.plugin.rating_formula import RatedSeat


def seat(
    points: int, rating: float = START_RATING, games: int = 0, left: bool = False
) -> RatedSeat:
    return RatedSeat(points, rating, games, left)


def test_change_follows_the_formula() -> None:
    won, lost = FORMULA.changes([seat(400, 1300.0, 5), seat(300, 1100.0, 50)])
    assert won == pytest.approx(
        (400**2 / (400**2 + 300**2) - 1300 / 2400) * 1300 * (0.1 + 0.2 * exp(-0.5))
    )
    assert lost == pytest.approx(
        (300**2 / (400**2 + 300**2) - 1100 / 2400) * 1100 * (0.1 + 0.2 * exp(-5))
    )


def test_favourite_can_lose_and_first_game_counts_triple() -> None:
    favourite, other = FORMULA.changes([seat(310, 1800.0), seat(300, 1200.0)])
    assert favourite < 0 < other
    first, settled = (
        FORMULA.changes([seat(400), seat(300)])[0],
        FORMULA.changes([seat(400, games=200), seat(300, games=200)])[0],
    )
    assert first == pytest.approx(3 * settled, rel=1e-6)


def test_leaver_gains_nothing_and_nobody_loses_to_them() -> None:
    assert FORMULA.changes([seat(400, left=True), seat(100), seat(0)]) == [0.0, 0.0, 0.0]
    left, ann, bob = FORMULA.changes([seat(10, left=True), seat(300), seat(20)])
    assert left < 0 < ann and bob == 0


def test_negative_points_count_as_zero() -> None:
    assert FORMULA.changes([seat(-10), seat(0)]) == [0.0, 0.0]
    assert FORMULA.changes([seat(-10), seat(50)]) == FORMULA.changes([seat(0), seat(50)])

"""Tests for the rating scale: winners, teams, ties and bounded changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from parlour.plugin.player import LevelScore
from parlour.search.level_ratings import RATING_SPREAD, rating_distance
from parlour.services.ratings.scale import (
    BETA,
    DISPLAY_FACTOR,
    MU,
    RankedSeat,
    Rating,
    displayed_rating,
    mean_from_number,
    rate_result,
)

STRENGTHS = some.builds(Rating, some.floats(0, 50), some.floats(0.5, 9))


@given(some.lists(STRENGTHS, min_size=2, max_size=6, unique_by=lambda rating: rating.mu))
@settings(deadline=None)
def test_the_winner_never_falls_and_the_loser_never_rises(ratings: list[Rating]) -> None:
    after = rate_result([RankedSeat(rank, None, rating) for rank, rating in enumerate(ratings, 1)])
    assert after[0].mu >= ratings[0].mu and after[-1].mu <= ratings[-1].mu
    # Strength may change between games, so a result may increase the uncertainty slightly.
    assert all(
        new.sigma**2 <= old.sigma**2 + (MU / 300) ** 2 + 1e-9
        for new, old in zip(after, ratings, strict=True)
    )


def test_a_tie_brings_ratings_together() -> None:
    strong, weak = rate_result(
        [RankedSeat(1, None, Rating(30, 5)), RankedSeat(1, None, Rating(20, 5))]
    )
    assert 20 < weak.mu < strong.mu < 30


def test_a_team_is_rated_together_in_any_seats() -> None:
    first, second, third, fourth = rate_result(
        [
            RankedSeat(2, 1, Rating()),
            RankedSeat(1, 0, Rating()),
            RankedSeat(2, 1, Rating()),
            RankedSeat(1, 0, Rating()),
        ]
    )
    assert first == third and second == fourth and second.mu > 25 > first.mu


@pytest.mark.parametrize(("score", "games"), [(1.0, 60), (0.0, 60), (0.5, 200), (0.75, 200)])
def test_the_rating_distance_follows_the_score_and_number_of_games(
    score: float, games: int
) -> None:
    far, deviation = rating_distance(LevelScore("b", "a", score, games))
    assert (far > 0) == (score > 0.5) and abs(far) < 1000
    assert deviation > rating_distance(LevelScore("b", "a", score, 100 * games))[1] or score in (
        0.0,
        1.0,
    )


def test_levels_are_measured_on_the_scale_of_ratings() -> None:
    assert pytest.approx(2**0.5 * BETA * DISPLAY_FACTOR) == RATING_SPREAD


def test_a_displayed_number_converts_to_a_mean() -> None:
    assert (
        displayed_rating(Rating()).value == 1500
        and displayed_rating(Rating(mean_from_number(1830))).value == 1830
    )

"""Tests for standard errors of items that share a decision or an aspect."""

from __future__ import annotations

from random import Random
from statistics import correlation, pstdev

import pytest

from parlour.search.strength import ZERO_NOISE, BySeats, EvaluationNoise


def test_an_error_is_constant() -> None:
    errors = EvaluationNoise(6.0, Random(4))
    assert (
        errors.error_of("card", "place")
        == errors.error_of("card", "place")
        != errors.error_of("card", "elsewhere")
    )


def test_a_common_aspect_shares_its_error() -> None:
    decisions = [EvaluationNoise(6.0, Random(seed)) for seed in range(2000)]
    first, same_place, other = (
        [each.error_of(card, place, card + place) for each in decisions]
        for card, place in (("a", "x"), ("b", "x"), ("b", "y"))
    )
    assert pstdev(first) == pytest.approx(6.0, rel=0.1)
    assert correlation(first, same_place) == pytest.approx(1 / 3, abs=0.1)
    assert correlation(first, other) == pytest.approx(0.0, abs=0.1)


def test_zero_noise_draws_no_random_numbers() -> None:
    rng = Random(1)
    assert EvaluationNoise(ZERO_NOISE.two, rng).error_of("anything") == 0.0
    assert rng.random() == Random(1).random()


def test_a_setting_for_every_number_of_seats() -> None:
    settings = BySeats(2.0, 3.0, 4.0)
    assert [settings.for_seats(seats) for seats in range(1, 7)] == [2.0, 2.0, 3.0, 4.0, 4.0, 4.0]
    assert [settings._replace(more=0.0).for_seats(seats) for seats in (4, 5, 6)] == [4.0, 0.0, 0.0]

"""Errors of judgement are steady within a decision, and shared by what has an aspect in common."""

from __future__ import annotations

from random import Random
from statistics import correlation, pstdev

import pytest

from parlour.search.dial import ZERO_NOISE, BySeats, EvaluationNoise


def test_an_error_is_the_same_whenever_it_is_asked_for() -> None:
    errors = EvaluationNoise(6.0, Random(4))
    assert (
        errors.error_of("card", "place")
        == errors.error_of("card", "place")
        != errors.error_of("card", "elsewhere")
    )


def test_things_with_an_aspect_in_common_are_misjudged_alike() -> None:
    decisions = [EvaluationNoise(6.0, Random(seed)) for seed in range(2000)]
    one, same, apart = (
        [each.error_of(card, place, card + place) for each in decisions]
        for card, place in (("a", "x"), ("b", "x"), ("b", "y"))
    )
    assert pstdev(one) == pytest.approx(6.0, rel=0.1)
    assert correlation(one, same) == pytest.approx(1 / 3, abs=0.1)
    assert correlation(one, apart) == pytest.approx(0.0, abs=0.1)


def test_who_never_slips_needs_no_luck() -> None:
    luck = Random(1)
    assert EvaluationNoise(ZERO_NOISE.two, luck).error_of("anything") == 0.0
    assert luck.random() == Random(1).random()


def test_the_dial_has_a_setting_for_every_table() -> None:
    dial = BySeats(2.0, 3.0, 4.0)
    assert [dial.for_seats(seats) for seats in range(1, 7)] == [2.0, 2.0, 3.0, 4.0, 4.0, 4.0]
    assert [dial._replace(more=0.0).for_seats(seats) for seats in (4, 5, 6)] == [4.0, 0.0, 0.0]

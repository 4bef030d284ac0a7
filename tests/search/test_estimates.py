"""Tests of estimates: known values, and intervals that contain the truth as often as they say."""

from __future__ import annotations

from random import Random

import pytest

from parlour.search.estimates import (
    Ratio,
    estimate,
    estimated_difference,
    mean_ratio,
    quantiles,
)

pytestmark = pytest.mark.uncounted

EXPERIMENTS = 400
"""The number of repeated experiments; the share of intervals that hold varies by 2 %."""


def test_a_mean_has_the_textbook_interval() -> None:
    found = estimate(mean_ratio([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert found is not None and found.value == 3
    # The standard deviation is the square root of 2.5, so the standard error is that of 0.5.
    assert (found.low, found.high) == pytest.approx((3 - 1.96 * 0.5**0.5, 3 + 1.96 * 0.5**0.5))


def test_a_share_stays_between_0_and_1_and_is_uncertain_even_if_all_matches_agree() -> None:
    never, always = (estimate(mean_ratio([value] * 50, is_share=True)) for value in (0.0, 1.0))
    assert never is not None and always is not None
    assert never.value == never.low == 0 < never.high < 0.1
    assert 0.9 < always.low < always.high == always.value == 1


def test_a_share_of_no_matches_is_unknown() -> None:
    nothing = Ratio([0.0, 0.0], [0.0, 0.0], is_share=True)
    assert estimate(nothing) is None
    assert estimated_difference(nothing, mean_ratio([1.0, 0.0], is_share=True)) is None


def test_a_ratio_weights_matches_by_their_denominators() -> None:
    found = estimate(Ratio([2.0, 30.0], [1.0, 10.0]))
    assert found is not None and found.value == pytest.approx(32 / 11)


def test_decisions_of_one_match_do_not_count_as_independent() -> None:
    """A match is all of one kind, so 100 matches of 50 decisions are 100 observations."""
    luck = Random(1)
    kinds = [float(luck.random() < 0.5) for _ in range(100)]
    clustered = estimate(Ratio([50 * kind for kind in kinds], [50.0] * 100, is_share=True))
    plain = estimate(mean_ratio(kinds, is_share=True))
    assert clustered is not None and plain is not None and clustered.value == plain.value
    assert clustered.high - clustered.low == pytest.approx(plain.high - plain.low, rel=0.05)


@pytest.mark.parametrize("chance", [0.03, 0.3, 0.5])
def test_intervals_of_shares_contain_the_truth_as_often_as_they_say(chance: float) -> None:
    luck = Random(2)
    held = 0
    for _ in range(EXPERIMENTS):
        found = estimate(
            mean_ratio([float(luck.random() < chance) for _ in range(200)], is_share=True)
        )
        assert found is not None
        held += found.low <= chance <= found.high
    assert 0.92 <= held / EXPERIMENTS <= 0.99


@pytest.mark.parametrize("common", [0.0, 0.9])
def test_intervals_of_differences_contain_the_truth_as_often_as_they_say(common: float) -> None:
    """The matches of a pair agree in a part of all cases, since they share random numbers."""
    luck, truth, held = Random(3), 0.1, 0
    for _ in range(EXPERIMENTS):
        first, second = list[float](), list[float]()
        for _ in range(200):
            draw = luck.random()
            other = draw if luck.random() < common else luck.random()
            first.append(float(draw < 0.6))
            second.append(float(other < 0.5))
        found = estimated_difference(
            mean_ratio(first, is_share=True), mean_ratio(second, is_share=True)
        )
        assert found is not None
        held += found.low <= truth <= found.high
    assert 0.92 <= held / EXPERIMENTS <= 0.985


def test_pairs_that_agree_make_a_difference_more_precise() -> None:
    luck = Random(4)
    first = [luck.gauss(50, 10) for _ in range(300)]
    similar = [value - 1 + luck.gauss(0, 0.5) for value in first]
    unrelated = [luck.gauss(49, 10) for _ in range(300)]
    paired = estimated_difference(mean_ratio(first), mean_ratio(similar))
    separate = estimated_difference(mean_ratio(first), mean_ratio(unrelated))
    assert paired is not None and separate is not None
    assert 0.8 < paired.low < 1 < paired.high < 1.2
    assert separate.high - separate.low > 2


def test_an_edition_does_not_differ_from_itself() -> None:
    same = mean_ratio([3.0, 8.0, 1.0, 5.0])
    found = estimated_difference(same, same)
    assert found is not None
    assert (found.low, found.value, found.high) == pytest.approx((0, 0, 0), abs=1e-6)


def test_quantiles_are_values_that_occurred() -> None:
    found = quantiles(dict.fromkeys(range(1, 101), 1))
    assert found is not None
    assert (found.minimum, found.p5, found.p25, found.median) == (1, 5, 25, 50)
    assert (found.p75, found.p95, found.maximum) == (75, 95, 100)
    single = quantiles({7: 3})
    assert single is not None and (single.minimum, single.median, single.maximum) == (7, 7, 7)
    assert quantiles({}) is None

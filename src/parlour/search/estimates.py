"""Estimates from independent matches or rounds: means, shares and differences with 95 % intervals."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from parlour.core.value import Value

DEVIATIONS_95 = 1.96
"""The number of standard errors on either side of a 95 % confidence interval."""


class Estimate(Value, frozen=True):
    """A value with its 95 % confidence interval.

    Attributes:
        value: The estimate.
        low: The lower bound.
        high: The upper bound.
    """

    value: float
    low: float
    high: float


class Ratio(NamedTuple):
    """A measured quantity: the sum of a numerator over all matches by that of a denominator.

    A mean per match has the denominator 1 in every match. A share of decisions has the number of
    decisions, and a share of certain matches has 1 in these and 0 in the others.

    Attributes:
        numerators: The numerator of each match.
        denominators: The denominator of each match.
        is_share: Whether the quantity is between 0 and 1.
    """

    numerators: Sequence[float]
    denominators: Sequence[float]
    is_share: bool = False


class Quantiles(Value, frozen=True, kw_only=True):
    """Quantiles of a distribution; each is a value that occurred."""

    minimum: int | float
    p5: int | float
    p25: int | float
    median: int | float
    p75: int | float
    p95: int | float
    maximum: int | float


def mean_ratio(values: Sequence[float], is_share: bool = False) -> Ratio:
    """Return the quantity whose value is the mean over all matches."""
    return Ratio(values, [1.0] * len(values), is_share)


def estimate(ratio: Ratio) -> Estimate | None:
    """Return the value of a quantity with its 95 % interval, or None if there is nothing to divide by."""
    return None if sum(ratio.denominators) == 0 else _estimate(ratio)


def share_estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of at least one value between 0 and 1, with its 95 % interval."""
    return _estimate(mean_ratio(values, is_share=True))


def _estimate(ratio: Ratio) -> Estimate:
    """Return the value of a quantity with its 95 % interval.

    The interval is that of a ratio of means over matches, since the decisions of a match depend on
    each other. For a share, one match with the value 0 and one with the value 1 are added, so that
    the interval is meaningful even if all matches agree.
    """
    numerators, denominators = list(ratio.numerators), list(ratio.denominators)
    value = sum(numerators) / sum(denominators)
    if ratio.is_share:
        numerators, denominators = [*numerators, 0.0, 1.0], [*denominators, 1.0, 1.0]
    centre = sum(numerators) / sum(denominators)
    residuals = _residuals(Ratio(numerators, denominators))
    count = len(residuals)
    variance = sum(residual**2 for residual in residuals) / max(count - 1, 1)
    error = DEVIATIONS_95 * sqrt(variance / count)
    low, high = centre - error, centre + error
    return (
        Estimate(value, max(0.0, low), min(1.0, high))
        if ratio.is_share
        else Estimate(value, low, high)
    )


def estimated_difference(first: Ratio, second: Ratio) -> Estimate | None:
    """Return the first quantity minus the second with its 95 % interval, or None.

    The matches of both are pairs with the same random numbers, so their values may be correlated.
    The interval is recovered from those of both quantities and the correlation (MOVER; G. Y. Zou,
    A. Donner: Construction of confidence limits about effect measures, 2008).
    """
    a, b = estimate(first), estimate(second)
    if a is None or b is None:
        return None
    correlation = _correlation(_residuals(first), _residuals(second))
    return Estimate(
        a.value - b.value,
        a.value - b.value - _combined(a.value - a.low, b.high - b.value, correlation),
        a.value - b.value + _combined(a.high - a.value, b.value - b.low, correlation),
    )


def _residuals(ratio: Ratio) -> list[float]:
    """Return how much each match moves the ratio of the means, to first order."""
    value = sum(ratio.numerators) / sum(ratio.denominators)
    mean = sum(ratio.denominators) / len(ratio.denominators)
    return [
        (numerator - value * denominator) / mean
        for numerator, denominator in zip(ratio.numerators, ratio.denominators, strict=True)
    ]


def _correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Return the correlation of residuals, whose means are 0."""
    product = sum(a * b for a, b in zip(first, second, strict=True))
    scale = sqrt(sum(a * a for a in first) * sum(b * b for b in second))
    return product / scale if scale else 0.0


def _combined(first: float, second: float, correlation: float) -> float:
    return sqrt(max(0.0, first**2 - 2 * correlation * first * second + second**2))


def quantiles(counts: Mapping[float, int]) -> Quantiles | None:
    """Return the quantiles of values that occurred these numbers of times, or None without any.

    >>> quantiles({1: 9, 7: 1}).median
    1
    """
    values = sorted(counts)
    if not values:
        return None
    cumulated = list(accumulate(counts[value] for value in values))

    def quantile(share: float) -> float:
        # The first value that at least this share of all values does not exceed.
        return values[bisect_left(cumulated, share * cumulated[-1])]

    return Quantiles(
        minimum=values[0],
        p5=quantile(0.05),
        p25=quantile(0.25),
        median=quantile(0.5),
        p75=quantile(0.75),
        p95=quantile(0.95),
        maximum=values[-1],
    )

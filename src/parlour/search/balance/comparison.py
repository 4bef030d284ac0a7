"""The comparison of two editions of a game: other options, or other rules."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.value import Value
from parlour.search.balance.measures import balance_measures
from parlour.search.balance.records import BalanceMatch
from parlour.search.balance.report import BalanceReport
from parlour.search.estimates import Estimate, Ratio, estimated_difference


class BalanceComparison(Value, frozen=True, kw_only=True):
    """The reports of two editions and their differences.

    Attributes:
        first: The report of the first edition.
        second: The report of the second edition.
        differences: The first edition's value minus the second's, by the name of the quantity, with
            95 % intervals; None if an edition has no such value.
    """

    first: BalanceReport
    second: BalanceReport
    differences: dict[str, Estimate | None]


def balance_differences(
    first: Sequence[BalanceMatch], second: Sequence[BalanceMatch], kinds: Sequence[str]
) -> dict[str, Estimate | None]:
    """Return the differences of all quantities that one of two editions has.

    Args:
        first: The matches of the first edition.
        second: The matches of the second edition; each has the random numbers of the match in the
            same place of the first.
        kinds: The kinds of actions of both editions.
    """
    own, other = balance_measures(first, kinds), balance_measures(second, kinds)
    return {
        name: _difference(own.get(name), other.get(name)) for name in dict.fromkeys([*own, *other])
    }


def _difference(own: Ratio | None, other: Ratio | None) -> Estimate | None:
    return None if own is None or other is None else estimated_difference(own, other)

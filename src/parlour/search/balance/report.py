"""The report of a balance measurement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from parlour.core.value import Value
from parlour.search.balance.ineffective_options import OptionValue
from parlour.search.balance.measures import (
    balance_measures,
    decided_after,
    legal_action_counts,
)
from parlour.search.balance.records import BalanceMatch, BalanceSetting, FieldValue, Usage
from parlour.search.estimates import Estimate, Quantiles, Ratio, estimate, quantiles

MIN_EXPECTED = 10.0
"""How often random choices would have played a value that counts as unused."""


class MeasureReport(Value, frozen=True):
    """A quantity.

    Attributes:
        estimate: The value with its 95 % interval, or None if no match has it.
        quantiles: The quantiles over matches (legal actions: over decisions), where they are useful.
    """

    estimate: Estimate | None
    quantiles: Quantiles | None = None


class UnusedValue(Value, frozen=True):
    """A value of an action's field that was often possible and never played.

    Attributes:
        action: The kind of the action.
        field: The name of the field.
        value: The value.
        possible: The number of decisions in which it was possible.
        expected: How often random choices would have played it in these decisions.
    """

    action: str
    field: str
    value: str | int | bool | None
    possible: int
    expected: float


class BalanceReport(Value, frozen=True, kw_only=True):
    """The balance of a game with certain options, rules and players.

    Attributes:
        game: The id of the game.
        version: The version of the rules.
        options: The options that differ from the defaults.
        seats: The number of seats.
        level: The level of every seat.
        seconds: The time limit (s) of one decision.
        opening: The number of random decisions at the start of each match.
        seed: The seed.
        matches: The number of matches.
        different_matches: The number of matches that differ from all others.
        measures: The quantities by name. `seat-N-wins` is the share of wins of a seat, which ties
            divide; `action-KIND` is the share of decisions with that kind of action.
        first_seat_advantage: The share of wins of the first seat minus an even share, or None in a
            solo game.
        impossible_actions: The kinds of actions that were never legal.
        unused_actions: The kinds of actions that were legal and never played.
        unused_values: The values of actions' fields that were often possible and never played, the
            most frequent first.
        ineffective_options: The other values of options that change neither legal actions nor
            results.
    """

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    level: str
    seconds: float
    opening: int
    seed: int
    matches: int
    different_matches: int
    measures: dict[str, MeasureReport]
    first_seat_advantage: Estimate | None
    impossible_actions: tuple[str, ...]
    unused_actions: tuple[str, ...]
    unused_values: tuple[UnusedValue, ...]
    ineffective_options: tuple[OptionValue, ...]


def summarize_balance(
    setting: BalanceSetting,
    kinds: Sequence[str],
    matches: Sequence[BalanceMatch],
    ineffective: Sequence[OptionValue] = (),
) -> BalanceReport:
    """Return the report of matches.

    Args:
        setting: What was played.
        kinds: The kinds of actions that the game defines.
        matches: The matches.
        ineffective: The options without effect.
    """
    measures = balance_measures(matches, kinds)
    possible = {kind for match in matches for kind in match.actions}
    played = {kind for match in matches for kind, usage in match.actions.items() if usage.played}
    return BalanceReport(
        game=setting.game,
        version=setting.version,
        options=setting.options,
        seats=setting.seats,
        level=setting.level,
        seconds=setting.seconds,
        opening=setting.opening,
        seed=setting.seed,
        matches=len(matches),
        different_matches=len({match.fingerprint for match in matches}),
        measures={
            name: MeasureReport(estimate(ratio), _measure_quantiles(name, matches))
            for name, ratio in measures.items()
        },
        first_seat_advantage=_first_seat_advantage(measures.get("seat-1-wins"), setting.seats),
        impossible_actions=tuple(kind for kind in kinds if kind not in possible),
        unused_actions=tuple(kind for kind in kinds if kind in possible - played),
        unused_values=_unused_values(matches),
        ineffective_options=tuple(ineffective),
    )


def _measure_quantiles(name: str, matches: Sequence[BalanceMatch]) -> Quantiles | None:
    if name == "legal-actions":
        return quantiles(legal_action_counts(matches))
    values: Sequence[float]
    if name == "decisions":
        values = [len(match.legal_counts) for match in matches]
    elif name == "turns":
        values = [match.turns for match in matches]
    elif name == "decided-after":
        values = [part for match in matches if (part := decided_after(match)) is not None]
    else:
        return None
    return quantiles(Counter(values))


def _first_seat_advantage(wins: Ratio | None, seats: int) -> Estimate | None:
    found = None if wins is None else estimate(wins)
    if found is None:
        return None
    even = 1 / seats
    return Estimate(found.value - even, found.low - even, found.high - even)


def _unused_values(matches: Sequence[BalanceMatch]) -> tuple[UnusedValue, ...]:
    open_fields = frozenset[tuple[str, str]]().union(*(match.open_fields for match in matches))
    totals: dict[FieldValue, Usage] = {}
    for match in matches:
        for value, usage in match.values.items():
            before = totals.get(value, Usage(0, 0.0, 0))
            totals[value] = Usage(
                before.possible + usage.possible,
                before.expected + usage.expected,
                before.played + usage.played,
            )
    return tuple(
        UnusedValue(*value, usage.possible, usage.expected)
        for value, usage in sorted(totals.items(), key=lambda each: -each[1].expected)
        if (value.action, value.field) not in open_fields
        and not usage.played
        and usage.expected >= MIN_EXPECTED
    )

"""Counting which actions, and which values of their fields, are possible and are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import UnionType
from typing import Any, Union, get_args, get_origin

from parlour.core.game import AnyGame
from parlour.search.balance.records import MAX_FIELD_VALUES, FieldValue, Usage


def action_kinds(game: AnyGame) -> tuple[str, ...]:
    """Return the kinds of actions that a game defines, in their order."""
    action = game.types.action
    kinds = get_args(action) if get_origin(action) in (Union, UnionType) else (action,)
    return tuple(_kind_of_type(kind) for kind in kinds)


def action_kind(action: Any) -> str:
    """Return the kind of an action, which is `do` in its JSON."""
    return _kind_of_type(type(action))


def _kind_of_type(action: Any) -> str:
    return str(action.__struct_config__.tag)


class UsageTotals:
    """The usage of several things that are possible and played in decisions."""

    def __init__(self) -> None:
        self._possible: Counter[Any] = Counter()
        self._expected: dict[Any, float] = {}
        self._played: Counter[Any] = Counter()

    def add(self, possible: Mapping[Any, int], legal_count: int, played: Iterable[Any]) -> None:
        """Count one decision.

        Args:
            possible: The number of legal actions with each thing.
            legal_count: The number of legal actions.
            played: The things of the action that was played.
        """
        self._possible.update(possible.keys())
        self._played.update(played)
        for key, count in possible.items():
            self._expected[key] = self._expected.get(key, 0.0) + count / legal_count

    def usages(self) -> dict[Any, Usage]:
        """Return the usage of everything that was possible."""
        return {
            key: Usage(count, self._expected[key], self._played[key])
            for key, count in self._possible.items()
        }


class UsageCounter:
    """A counter of the actions of one match and of the values of their fields."""

    def __init__(self) -> None:
        self._kinds, self._values = UsageTotals(), UsageTotals()
        self._values_by_field: dict[tuple[str, str], set[FieldValue]] = {}
        self.open_fields: set[tuple[str, str]] = set()
        """The fields with too many values, which are no longer counted."""

    def add(self, legal_actions: Sequence[Any], action: Any) -> None:
        """Count one decision."""
        count = len(legal_actions)
        self._kinds.add(Counter(map(action_kind, legal_actions)), count, [action_kind(action)])
        possible = Counter(value for each in legal_actions for value in self._counted_values(each))
        self._values.add(possible, count, self._counted_values(action))
        for value in possible:
            field = value.action, value.field
            known = self._values_by_field.setdefault(field, set())
            known.add(value)
            if len(known) > MAX_FIELD_VALUES:
                self.open_fields.add(field)

    def _counted_values(self, action: Any) -> Iterator[FieldValue]:
        kind = action_kind(action)
        for name in action.__struct_fields__:
            if (kind, name) in self.open_fields:
                continue
            value = getattr(action, name)
            for each in {*value} if isinstance(value, tuple | frozenset) else (value,):
                if each is None or isinstance(each, str | int):
                    yield FieldValue(kind, name, each)

    def action_usage(self) -> Mapping[str, Usage]:
        """Return the usage of each kind of action."""
        return self._kinds.usages()

    def value_usage(self) -> Mapping[FieldValue, Usage]:
        """Return the usage of each value of a field that has few values."""
        return {
            value: usage
            for value, usage in self._values.usages().items()
            if (value.action, value.field) not in self.open_fields
        }

"""What a balance measurement plays, and what is kept of each of its matches."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from parlour.core.game import Ranking
from parlour.core.value import Value

RANDOM_LEVEL = "random"
"""The level that chooses uniformly among the legal actions; every game has it."""

MAX_FIELD_VALUES = 200
"""The maximum number of values of an action's field whose use is counted."""


class BalanceSetting(Value, frozen=True, kw_only=True):
    """What all matches of a measurement have in common.

    Attributes:
        game: The id of the game.
        version: The version of the rules.
        options: The options that differ from the defaults.
        seats: The number of seats.
        level: The bot level of every seat, or `random`.
        seconds: The time limit (s) of one decision.
        opening: The number of random decisions at the start of each match.
        seed: The seed of deals, openings and bots.
        folder: The data folder with the operator's own assets.
    """

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    level: str
    seconds: float
    opening: int
    seed: int
    folder: Path | None = None


class FieldValue(NamedTuple):
    """A value of a field of an action, such as a cell or a card.

    If the field contains several values, each of them counts.

    Attributes:
        action: The kind of the action.
        field: The name of the field.
        value: The value.
    """

    action: str
    field: str
    value: str | int | bool | None


class Usage(NamedTuple):
    """How often something was possible and was played, in decisions.

    Attributes:
        possible: The number of decisions in which it was legal.
        expected: The number of decisions in which random choices would play it, on average.
        played: The number of decisions in which it was played.
    """

    possible: int
    expected: float
    played: int


class BalanceMatch(NamedTuple):
    """One match of a measurement.

    Attributes:
        fingerprint: A digest of all legal actions, decisions and the result.
        turns: The number of turns; consecutive decisions of a seat are one turn.
        legal_counts: The number of legal actions at each decision.
        leaders: The side that led alone after each decision, or None. A side is a team or, without
            teams, a seat.
        ranking: The final ranking.
        actions: The usage of each kind of action.
        values: The usage of each value of a field that has few values.
        open_fields: The fields with too many values to count, as (action, field).
    """

    fingerprint: str
    turns: int
    legal_counts: tuple[int, ...]
    leaders: tuple[int | None, ...]
    ranking: Ranking
    actions: Mapping[str, Usage]
    values: Mapping[FieldValue, Usage]
    open_fields: frozenset[tuple[str, str]] = frozenset()


def first_sides(ranking: Ranking) -> frozenset[int]:
    """Return the sides with the first rank: teams or, without teams, seats.

    >>> first_sides(Ranking(ranks=(1, 2, 1, 2), teams=(0, 1, 0, 1)))
    frozenset({0})
    """
    sides = ranking.teams or tuple(range(len(ranking.ranks)))
    return frozenset(
        side for side, rank in zip(sides, ranking.ranks, strict=True) if rank == min(ranking.ranks)
    )


def leading_side(ranking: Ranking) -> int | None:
    """Return the side that alone has the first rank, or None.

    >>> leading_side(Ranking(ranks=(2, 1, 3))), leading_side(Ranking(ranks=(1, 1, 3)))
    (1, None)
    """
    first = first_sides(ranking)
    return next(iter(first)) if len(first) == 1 else None

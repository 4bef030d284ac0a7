"""Constructed matches of a balance measurement."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Ranking
from parlour.search.balance.records import BalanceMatch, BalanceSetting, FieldValue, Usage

SETTING = BalanceSetting(
    game="frogs",
    version=1,
    options={},
    seats=2,
    level="random",
    seconds=1.0,
    opening=0,
    seed=0,
)


def constructed_match(
    ranks: tuple[int, ...] = (1, 2),
    leaders: Sequence[int | None] = (),
    *,
    legal_counts: Sequence[int] | None = None,
    turns: int = 1,
    scores: tuple[int, ...] | None = None,
    teams: tuple[int, ...] | None = None,
    actions: dict[str, Usage] | None = None,
    values: dict[FieldValue, Usage] | None = None,
    open_fields: frozenset[tuple[str, str]] = frozenset(),
    fingerprint: str = "",
) -> BalanceMatch:
    """Return a match with this result, in which each decision has one legal action by default."""
    return BalanceMatch(
        fingerprint,
        turns,
        tuple(legal_counts or (1,) * len(leaders)),
        tuple(leaders),
        Ranking(ranks, scores, "over", teams),
        actions or {},
        values or {},
        open_fields,
    )

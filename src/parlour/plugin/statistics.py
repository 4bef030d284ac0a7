"""What is counted of each seat of a finished match: the stuff of which statistics over many matches are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core.game import AnyGame
from parlour.core.value import Value

StatisticCounter = Callable[[Any], Sequence[Mapping[str, int]]]
"""From a finished state, what a game counts of each seat beside its points, by names that its strings tell (`<game>-count-<what>`)."""


class SeatStatistics(Value, frozen=True, kw_only=True):
    """What one seat did: how many turns, its points by source, and what its game counts beside."""

    turns: int
    sources: dict[str, int] = {}
    counts: dict[str, int] = {}


def seat_statistics(
    game: AnyGame, state: Any, movers: Sequence[int], seats: int, counts: StatisticCounter | None
) -> list[SeatStatistics]:
    """Return what is counted of each seat; sources of one kind are added up."""
    sums: list[dict[str, int]] = [{} for _ in range(seats)]
    for source in game.score_breakdown(state):
        for kept, points in zip(sums, source.points, strict=True):
            kept[source.what] = kept.get(source.what, 0) + points
    own: Sequence[Mapping[str, int]] = counts(state) if counts is not None else [{}] * seats
    return [
        SeatStatistics(turns=movers.count(seat), sources=sums[seat], counts=dict(own[seat]))
        for seat in range(seats)
    ]

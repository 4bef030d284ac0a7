"""Per-seat statistics of a finished match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from parlour.core.game import AnyGame
from parlour.core.value import Value

StatisticCounter = Callable[[Any], Sequence[Mapping[str, int]]]
"""A function that returns a game's own counts for each seat of a finished state.

The messages are `<game>-count-<name>`.
"""


class SeatStatistics(Value, frozen=True, kw_only=True):
    """The statistics of one seat.

    Attributes:
        turns: The number of turns.
        sources: The points by score source.
        counts: The game's own counts.
    """

    turns: int
    sources: dict[str, int] = {}
    counts: dict[str, int] = {}


def seat_statistics(
    game: AnyGame, state: Any, movers: Sequence[int], seats: int, counts: StatisticCounter | None
) -> list[SeatStatistics]:
    """Return the statistics of each seat; score sources of the same kind are added up."""
    points_by_source: list[dict[str, int]] = [{} for _ in range(seats)]
    for source in game.score_breakdown(state):
        for seat_points, points in zip(points_by_source, source.points, strict=True):
            seat_points[source.kind] = seat_points.get(source.kind, 0) + points
    own_counts: Sequence[Mapping[str, int]] = counts(state) if counts is not None else [{}] * seats
    return [
        SeatStatistics(
            turns=movers.count(seat), sources=points_by_source[seat], counts=dict(own_counts[seat])
        )
        for seat in range(seats)
    ]

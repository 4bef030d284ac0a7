"""The score breakdown: points by pattern, by first cards and by display."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import ScoreSource
from parlour.games.betta.rules.box import Box
from parlour.games.betta.rules.state import State, final_display_points


def score_breakdown(state: State, box: Box) -> Sequence[ScoreSource]:
    """Return the points for laying cards, and the final points of each display."""
    sizes = sorted({ply.points for ply in state.placed if ply.pattern is not None and ply.points})
    patterns = [
        ScoreSource(
            kind="pattern", points=_card_points(state, size, True), details={"points": size}
        )
        for size in sizes
    ]
    first = _card_points(state, None, False)
    ends = final_display_points(state, box)
    displays = [
        ScoreSource(
            kind="display",
            points=tuple(worth[display] for worth in ends),
            details={"display": display},
        )
        for display in range(len(state.displays))
    ]
    return [
        *patterns,
        *([ScoreSource(kind="first", points=first)] if any(first) else []),
        *displays,
    ]


def _card_points(state: State, size: int | None, pattern: bool) -> tuple[int, ...]:
    """Return the points for laying cards, by seat.

    Args:
        state: The state.
        size: The points of the patterns to count, or None for all cards.
        pattern: Whether to count cards that made a pattern, or those that made none.
    """
    counted = [
        ply
        for ply in state.placed
        if (ply.pattern is not None) == pattern and size in (None, ply.points)
    ]
    return tuple(
        sum(ply.points for ply in counted if ply.seat == seat) for seat in range(state.seats)
    )

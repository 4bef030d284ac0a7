"""The ranking of games in which the most points win."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Ranking


def score_ranking(
    scores: Sequence[int], penalties: Sequence[int] = (), over: str | None = None
) -> Ranking:
    """Return the ranking by scores minus penalties; equal scores share a rank.

    Args:
        scores: The score of each seat.
        penalties: The points that overtime costs each seat, or empty.
        over: The reason for the end, or None while the match is running.

    >>> score_ranking((5, 8, 8), over="full").ranks
    (3, 1, 1)
    """
    totals = tuple(
        score - cost for score, cost in zip(scores, penalties or (0,) * len(scores), strict=True)
    )
    ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
    return Ranking(ranks, totals, over)

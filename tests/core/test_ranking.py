"""Tests of the ranking by scores."""

from __future__ import annotations

import pytest

from parlour.core.game import Ranking
from parlour.core.ranking import score_ranking


def test_equal_totals_share_a_rank() -> None:
    assert score_ranking((5, 8, 8)) == Ranking((3, 1, 1), (5, 8, 8))


def test_penalties_reduce_scores_before_they_are_ranked() -> None:
    assert score_ranking((5, 8), (0, 4), "full") == Ranking((1, 2), (5, 4), "full")


def test_each_seat_has_a_penalty_or_none_has() -> None:
    with pytest.raises(ValueError, match="shorter"):
        score_ranking((5, 8), (1,))

"""Tests for seat statistics: turns, points by source, and counts of the game."""

from __future__ import annotations

from typing import Any

from parlour.core.game import ScoreSource
from parlour.plugin.statistics import SeatStatistics, seat_statistics


class Told:
    """A game with three score sources, two of the same kind."""

    def score_breakdown(self, state: Any) -> list[ScoreSource]:
        return [
            ScoreSource(kind="roads", points=(3, 0)),
            ScoreSource(kind="city", points=(4, 5), details={"level": 1}),
            ScoreSource(kind="city", points=(0, 2), details={"level": 2}),
        ]


def test_sources_of_one_kind_are_added_up_and_a_game_may_count_more() -> None:
    game: Any = Told()
    plain = seat_statistics(game, None, (0, 1, 0), 2, None)
    assert plain == [
        SeatStatistics(turns=2, sources={"roads": 3, "city": 4}),
        SeatStatistics(turns=1, sources={"roads": 0, "city": 7}),
    ]
    counted = seat_statistics(game, None, (), 2, lambda state: [{"sheep": 1}, {"sheep": 0}])
    assert [item.counts for item in counted] == [{"sheep": 1}, {"sheep": 0}]

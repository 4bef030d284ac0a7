"""What is counted of a seat: turns, points by source, and what a game counts beside."""

from __future__ import annotations

from typing import Any

from parlour.core.game import Source
from parlour.plugin.statistics import Tally, tallies


class Told:
    """A game that tells of three sources, two of a kind."""

    def sources(self, state: Any) -> list[Source]:
        return [
            Source(what="roads", points=(3, 0)),
            Source(what="city", points=(4, 5), details={"level": 1}),
            Source(what="city", points=(0, 2), details={"level": 2}),
        ]


def test_sources_of_one_kind_are_added_up_and_a_game_may_count_more() -> None:
    game: Any = Told()
    plain = tallies(game, None, (0, 1, 0), 2, None)
    assert plain == [Tally(turns=2, sources={"roads": 3, "city": 4}), Tally(turns=1, sources={"roads": 0, "city": 7})]
    counted = tallies(game, None, (), 2, lambda state: [{"sheep": 1}, {"sheep": 0}])
    assert [one.counts for one in counted] == [{"sheep": 1}, {"sheep": 0}]

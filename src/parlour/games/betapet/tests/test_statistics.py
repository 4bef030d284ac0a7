"""Tests of the statistics other than points."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.betapet.rules.actions import Exchange, Play
from parlour.games.betapet.rules.board import START_SQUARE
from parlour.games.betapet.rules.counts import count_statistics
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.tests.positions import BETAPET, changed_state, new_match
from parlour.plugin.statistics import seat_statistics


def test_statistics_of_each_seat() -> None:
    rack = ("A", "E", "I", "N", "R", "S", "T")
    state = changed_state(new_match(Options(), seed=b"counts"), racks=(rack, rack), mover=0)
    tiles = tuple(
        PlacedLetter(START_SQUARE + place, letter) for place, letter in enumerate("RETAINS")
    )
    state = BETAPET.apply(state, Seat(0), Play(tiles)).state
    state = BETAPET.apply(state, Seat(1), Exchange(rack[:2])).state
    ann, bob = seat_statistics(BETAPET, state, (0, 1), 2, count_statistics)
    assert (
        ann.counts == {"bingos": 1, "words": 1, "best": state.scores[0], "exchanges": 0}
        and ann.turns == 1
    )
    assert bob.counts == {"bingos": 0, "words": 0, "best": 0, "exchanges": 1}
    assert sum(ann.sources.values()) == state.scores[0] and not any(bob.sources.values())

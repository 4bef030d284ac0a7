"""Tests of the score breakdown of a match."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.betapet.rules.actions import Exchange, Play
from parlour.games.betapet.rules.board import START_SQUARE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.tests.positions import BETAPET, changed_state, new_match


def test_breakdown_of_a_bingo() -> None:
    rack = ("A", "E", "I", "N", "R", "S", "T")
    state = changed_state(new_match(Options(), seed=b"sources"), racks=(rack, rack), mover=0)
    tiles = tuple(
        PlacedLetter(START_SQUARE + place, letter) for place, letter in enumerate("RETAINS")
    )
    state = BETAPET.apply(state, Seat(0), Play(tiles)).state
    state = BETAPET.apply(state, Seat(1), Exchange(rack[:2])).state
    sources = {source.kind: source for source in BETAPET.score_breakdown(state)}
    assert (
        sources["letters"].points == (7, 0)
        and sources["bingo"].points == (50, 0)
        and sources["bingo"].notes == ("RETAINS", "")
    )
    assert (
        set(sources) <= {"letters", "bonus", "bingo"}
        and sum(source.points[0] for source in sources.values()) == state.scores[0]
    )
    left = BETAPET.settle_on_time(state, Seat(1)).state
    sources_after = {source.kind: source for source in BETAPET.score_breakdown(left)}
    assert sources_after["left"].points == tuple(
        after - before for after, before in zip(left.scores, state.scores, strict=True)
    )
    assert sources_after["left"].notes == tuple(" ".join(rack) for rack in left.racks)

"""Where the points of a match came from."""

from __future__ import annotations

from parlour.core.game import Seat
from parlour.games.betapet.rules.actions import Exchange, Play
from parlour.games.betapet.rules.board import START_SQUARE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.tests.positions import BETAPET, given, opened


def test_a_full_rack_is_told_by_letters_squares_and_its_word() -> None:
    rack = ("A", "E", "I", "N", "R", "S", "T")
    state = given(opened(Options(), seed=b"sources"), racks=(rack, rack), mover=0)
    tiles = tuple(
        PlacedLetter(START_SQUARE + place, letter) for place, letter in enumerate("RETAINS")
    )
    state = BETAPET.apply(state, Seat(0), Play(tiles)).state
    state = BETAPET.apply(state, Seat(1), Exchange(rack[:2])).state
    found = {source.kind: source for source in BETAPET.score_breakdown(state)}
    assert (
        found["letters"].points == (7, 0)
        and found["bingo"].points == (50, 0)
        and found["bingo"].notes == ("RETAINS", "")
    )
    assert (
        set(found) <= {"letters", "bonus", "bingo"}
        and sum(source.points[0] for source in found.values()) == state.scores[0]
    )
    left = BETAPET.settle_on_time(state, Seat(1)).state
    told = {source.kind: source for source in BETAPET.score_breakdown(left)}
    assert told["left"].points == tuple(
        after - before for after, before in zip(left.scores, state.scores, strict=True)
    )
    assert told["left"].notes == tuple(" ".join(rack) for rack in left.racks)

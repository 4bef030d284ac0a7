"""What hardly ever happens at a table: senseless options, drafts that cannot be laid, people who go at odd moments."""

from __future__ import annotations

import sys

import pytest

from parlour.core.game import Illegal, Seat
from parlour.core.rng import Rng
from parlour.games.betapet import assets
from parlour.games.betapet.rules.action import Accept, Pass, Play
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import Placed
from parlour.games.betapet.rules.state import Options

from .positions import BETAPET, given, opened, options

QI = Play((Placed(112, "Q"), Placed(113, "I")))
QZ = Play((Placed(112, "Q"), Placed(113, "Z")))
RACK = ("A", "I", "Q", "S", "T", "U", "Z")


def test_a_list_of_another_language_and_odd_seats_are_refused() -> None:
    with pytest.raises(Illegal, match="other-language"):
        BETAPET.setup(Options(tiles="french"), 2, Rng(bytes(32)))
    with pytest.raises(Illegal, match="seats"):
        BETAPET.setup(Options(), 5, Rng(bytes(32)))


def test_a_draft_says_what_is_wrong_with_it() -> None:
    state = given(opened(), racks=(RACK, RACK), mover=0)
    view = BETAPET.view(state, Seat(0))
    assert BETAPET.preview(view, Seat(0), Pass()).points is None
    foreign = BETAPET.preview(view, Seat(0), Play((Placed(112, "X"), Placed(113, "I"))))
    assert foreign.problem is not None and foreign.points is None
    wrong = BETAPET.preview(view, Seat(0), QZ)
    assert wrong.problem == "betapet.not-a-word" and wrong.wrong == ("QZ",) and wrong.points is not None
    assert BETAPET.preview(view, Seat(0), QI).problem is None


def test_what_is_no_word_graph_is_refused() -> None:
    with pytest.raises(ValueError, match="no word graph"):
        WordGraph(b"something\nen\nA B\n" + bytes(8))


def test_a_word_graph_is_the_same_on_machines_that_count_bytes_the_other_way(monkeypatch: pytest.MonkeyPatch) -> None:
    blob = assets.lookup()(options("it").lexicon)
    here = WordGraph(blob)
    monkeypatch.setattr(sys, "byteorder", "big")
    there = WordGraph(blob)
    there.arcs.byteswap()
    assert there.arcs == here.arcs


def test_who_went_while_their_play_was_doubted_draws_no_more_tiles() -> None:
    state = given(opened(options(words="single"), seats=3), racks=(RACK, RACK, RACK), mover=0)
    state = BETAPET.apply(state, Seat(0), QI)
    state = BETAPET.leave(state, Seat(0), "away")
    for seat in sorted(BETAPET.turn(state).seats):
        state = BETAPET.apply(state, seat, Accept())
    assert len(state.racks[0]) == 5 and state.mover in (1, 2)


def test_going_twice_or_after_the_end_changes_nothing() -> None:
    state = BETAPET.leave(opened(seats=3), Seat(0), "away")
    assert BETAPET.leave(state, Seat(0), "away").entries == state.entries
    over = BETAPET.leave(state, Seat(1), "resigned")
    assert BETAPET.leave(over, Seat(2), "resigned").entries == over.entries and not BETAPET.turn(over).seats


def test_a_departure_may_complete_the_rounds_of_passes() -> None:
    state = given(opened(seats=3), mover=0, fails=7)
    state = BETAPET.leave(state, Seat(1), "away")
    assert state.over == "passes"

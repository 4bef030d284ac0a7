"""Tests that a decision id stays the same until the decision is closed or reopened."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.event import Answered, Hinted, Left, Offered, Seated, TableSettings
from parlour.core.fold import current_turn, match_ranking
from parlour.core.game import Illegal, Seat, Transition, Turn, replace

from .table import Table
from .toys.bids import Bid, Bids, State
from .toys.stones import Stones, Take


def test_a_decision_opens_where_the_last_one_was_made() -> None:
    table = Table(Stones(), 2).start()
    assert table.match.decision_ids == (3, None)
    assert table.move(0, Take(1)).decision_ids == (None, 4)


def test_no_seat_is_awaited_before_the_start() -> None:
    table = Table(Stones(), 2).sit()
    assert table.match.decision_ids == ()
    assert current_turn(table.game, table.match) == Turn(frozenset(), "gathering")
    assert match_ranking(table.game, table.match) is None


def test_one_seats_decision_does_not_move_anothers() -> None:
    table = Table(Bids(), 3).start()
    assert table.match.decision_ids == (4, 4, 4)
    assert table.move(1, Bid(2)).decision_ids == (4, None, 4)
    assert table.move(2, Bid(1)).decision_ids == (4, None, None)
    assert table.move(0, Bid(1)).decision_ids == (7, 7, 7)


def test_offers_answers_and_new_occupants_keep_the_decision_id() -> None:
    table = Table(Bids(), 3, TableSettings()).start()
    table.move(1, Bid(2))
    before = table.match.decision_ids
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(1), False))
    table.add(Seated(seat=Seat(2), name="Stand-in", bot="club"))
    assert table.match.decision_ids == before


def test_a_departure_keeps_the_decision_ids() -> None:
    table = Table(Bids(), 4).start()
    assert table.add(Left(Seat(3), "resigned")).decision_ids == (5, 5, 5, None)
    table.move(0, Bid(1))
    assert table.add(Left(Seat(2), "away")).decision_ids == (None, 5, None, None)


class Asking(Bids):
    """A game in which the first bid changes the phase for the other seats."""

    def turn(self, state: State) -> Turn:
        asked = super().turn(state)
        return Turn(asked.seats, "answer") if any(bid is not None for bid in state.bids) else asked


def test_another_phase_opens_another_decision() -> None:
    """An action that was sent for the first decision must not answer the second one."""
    table = Table(Asking(), 3).start()
    assert table.move(1, Bid(2)).decision_ids == (5, None, 5)
    assert table.move(0, Bid(2)).decision_ids == (None, None, 5)


class Twice(Stones):
    """A game in which a seat that takes a single stone moves again."""

    def apply(self, state: Any, seat: Seat, action: Take) -> Any:
        after, events = super().apply(state, seat, action)
        return Transition(replace(after, mover=seat) if action.count == 1 else after, events)


def test_two_decisions_in_a_row_have_two_ids() -> None:
    table = Table(Twice(), 2).start()
    assert table.move(0, Take(1)).decision_ids == (4, None)
    assert table.move(0, Take(1)).decision_ids == (5, None)


def test_a_ranking_has_a_reason_only_when_the_match_is_over() -> None:
    table = Table(Stones(), 2).start()
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert found.over is None
    table.move(0, Take(3))
    table.move(1, Take(3))
    table.move(0, Take(1))
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert (found.over, found.ranks) == ("last-stone", (1, 2))


def test_a_hint_changes_nothing_and_needs_an_open_decision() -> None:
    table = Table(Stones(), 2).start()
    before = table.match
    after = table.add(Hinted(Seat(0)))
    assert (after.state, after.decision_ids, after.clock) == (
        before.state,
        before.decision_ids,
        before.clock,
    )
    with pytest.raises(Illegal) as refusal:
        table.add(Hinted(Seat(1)))
    assert refusal.value.code == "core.not-your-turn"

"""Tests that takebacks remove moves and redraw randomness but do not undo departures."""

from __future__ import annotations

import pytest

from parlour.core import clock as clocks
from parlour.core.clock import Fischer
from parlour.core.event import Answered, Left, Offered, Seated, TableSettings, TookBack
from parlour.core.fold import effective_entries, fold
from parlour.core.game import Seat, Transition

from .table import Table
from .toys.bids import Bid, Bids
from .toys.dice import Dice, Roll
from .toys.hands import Hands, Play
from .toys.stones import State, Stones, Take


def stones_table() -> Table:
    """Return a table after moves at positions 4, 5 and 6."""
    table = Table(Stones(), 2, options=b'{"heap":12}').start()
    for count in (1, 2, 3):
        table.move(table.state.mover, Take(count))
    assert table.match.moves == (4, 5, 6)
    return table


def require_same_fold(table: Table) -> None:
    assert fold(table.id, table.game, table.log) == table.match


def test_truncated_events_do_not_count() -> None:
    table = stones_table()
    before = fold(table.id, table.game, table.log[:5])
    table.take_back(1, 4)
    assert table.state == before.state
    assert (table.match.moves, table.match.movers, table.match.offer) == ((4,), (0,), None)
    assert table.match.decision_ids == (None, table.match.seq)
    require_same_fold(table)


def test_taking_back_twice_and_after_new_moves() -> None:
    table = stones_table()
    table.take_back(1, 4)
    again = table.match.seq
    table.move(1, Take(1))
    table.move(0, Take(1))
    table.take_back(0, again)
    assert table.match.moves == (4,)
    assert table.take_back(1, 3).moves == ()
    assert (table.state.heap, table.state.mover) == (12, 0)
    require_same_fold(table)
    assert [entry.seq for entry in effective_entries(table.log)] == [0, 1, 2, 3, table.match.seq]


def test_a_truncated_position_cannot_be_returned_to() -> None:
    """A return to such a position would restore known randomness."""
    table = stones_table()
    table.take_back(1, 4)
    table.add(Offered(Seat(0), "takeback"))
    table.add(Answered(Seat(1), True))
    for to in (5, 6, 8, -1, 99, table.match.seq + 1):
        assert table.rejection_code(TookBack(to)) == "core.no-such-moment"
    table.add(TookBack(4))


def test_a_take_back_returns_to_positions_of_play_only() -> None:
    table = stones_table()
    table.add(Offered(Seat(0), "takeback"))
    table.add(Answered(Seat(1), True))
    for to in (0, 1, 2):
        assert table.rejection_code(TookBack(to)) == "core.no-such-moment"


def test_every_active_seat_must_agree() -> None:
    table = stones_table()
    assert table.rejection_code(TookBack(4)) == "core.not-agreed"
    table.add(Offered(Seat(0), "takeback"))
    assert table.rejection_code(TookBack(4)) == "core.not-agreed"
    table.add(Answered(Seat(1), False))
    assert table.rejection_code(TookBack(4)) == "core.not-agreed"
    table.add(Offered(Seat(0), "draw"))
    assert table.rejection_code(TookBack(4)) == "core.not-agreed"


def test_only_if_the_table_settings_allow_it() -> None:
    table = Table(Stones(), 2, TableSettings(takebacks=False)).start()
    assert table.rejection_code(Offered(Seat(0), "takeback")) == "core.offer-not-available"


def test_known_randomness_never_repeats() -> None:
    """Every takeback draws new randomness, also after earlier takebacks."""
    drawn = set()
    table = Table(Hands(), 2).start()
    card = table.state.hands[0][0]
    for _ in range(6):
        held = set(table.state.hands[0])
        table.move(0, Play(card))
        drawn |= {*table.state.hands[0]} - held
        keys = table.state.rng.key
        table.take_back(0, table.match.moves[0] - 1)
        assert table.state.rng.key != keys
        assert table.state.hands[0][0] == card
        require_same_fold(table)
    assert len(drawn) > 1


def test_randomness_drawn_in_advance_is_redrawn() -> None:
    table = Table(Dice(), 1).start()
    coming = table.state.coming
    table.move(0, Roll())
    table.take_back(0, 2)
    assert (table.state.rolled, len(table.state.coming)) == ((), len(coming))
    assert table.state.coming != coming


def test_a_take_back_keeps_the_current_occupants() -> None:
    table = stones_table()
    table.add(Seated(seat=Seat(1), name="Stand-in", player="p1", bot="club"))
    table.take_back(1, 4)
    occupant = table.match.occupants[1]
    assert occupant is not None
    assert (occupant.name, occupant.nonce) == ("Stand-in", b"nonce 1")


def test_a_take_back_returns_no_time() -> None:
    table = Table(Stones(), 2, TableSettings(clock=Fischer(60_000, 5_000))).start()
    table.move(0, Take(1))
    left = [clocks.remaining_ms(table.match.clock, Seat(seat), table.match.at) for seat in (0, 1)]
    assert left == [64_000, 60_000]
    table.take_back(0, 3)
    now = [clocks.remaining_ms(table.match.clock, Seat(seat), table.match.at) for seat in (0, 1)]
    assert now == [64_000, 57_000]
    assert table.match.clock.since == (table.match.at, None)


def test_a_seat_that_left_cannot_return() -> None:
    table = Table(Stones(), 3).start()
    table.move(0, Take(1))
    table.add(Left(Seat(2), "resigned"))
    table.move(1, Take(1))
    table.add(Offered(Seat(1), "takeback"))
    table.add(Answered(Seat(0), True))
    assert table.rejection_code(TookBack(5)) == "core.no-such-moment"
    after = table.add(TookBack(6))
    assert (after.movers, after.gone) == ((Seat(0),), frozenset({Seat(2)}))
    require_same_fold(table)


def test_half_a_simultaneous_decision_is_taken_back() -> None:
    table = Table(Bids(), 2).start()
    table.move(1, Bid(3))
    table.take_back(1, 3)
    assert table.state.bids == (None, None)
    assert table.match.decision_ids == (table.match.seq, table.match.seq)


def test_a_take_back_before_the_start_of_the_tail_needs_the_whole_log() -> None:
    table = stones_table()
    start = table.match
    table.take_back(1, 4)
    with pytest.raises(ValueError, match="whole log"):
        fold(table.id, table.game, table.log[start.seq + 1 :], start)


def test_a_take_back_may_return_to_the_start_of_the_tail() -> None:
    table = stones_table()
    start = fold(table.id, table.game, table.log[:5])
    table.take_back(1, 4)
    assert fold(table.id, table.game, table.log[5:], start) == table.match


class Counting(Stones):
    """A game that counts the calls of `apply`."""

    applied = 0

    def apply(self, state: State, seat: Seat, action: Take) -> Transition[State]:
        self.applied += 1
        return super().apply(state, seat, action)


def test_take_backs_cost_no_more_than_their_moves() -> None:
    """Folding the whole log for every takeback would double the work each time."""
    table = Table(Stones(), 2).start()
    for _ in range(5):
        table.move(0, Take(1))
        table.take_back(0, table.match.moves[0] - 1)
    game = Counting()
    assert fold(table.id, game, table.log) == table.match
    assert game.applied == 5

"""Tests for leaving a match by resignation, absence or time, with one to three seats."""

from __future__ import annotations

import pytest

from parlour.core.clock import Correspondence, Fischer, FlagConsequence, PerMove, Total
from parlour.core.event import Answered, Flagged, Left, Offered, Seated, TableSettings
from parlour.core.fold import current_turn, fold, match_ranking, result_ranking
from parlour.core.game import LeaveReason, Seat, replace

from .table import Table
from .toys.bids import Bid, Bids
from .toys.dice import Dice, Roll
from .toys.hands import Hands, Play
from .toys.stones import Stones, Take

REASONS: tuple[LeaveReason, ...] = ("resigned", "time", "away")


def ranks(table: Table) -> tuple[int, ...]:
    found = match_ranking(table.game, table.match)
    assert found is not None
    return found.ranks


@pytest.mark.parametrize("why", REASONS)
def test_with_two_seats_the_other_wins(why: LeaveReason) -> None:
    table = Table(Stones(), 2).start()
    table.add(Left(Seat(0), why))
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert (table.match.phase, found.over, found.ranks) == ("over", why, (2, 1))
    assert current_turn(table.game, table.match).seats == frozenset()


@pytest.mark.parametrize("why", REASONS)
def test_alone_the_match_is_over(why: LeaveReason) -> None:
    table = Table(Dice(), 1).start()
    table.move(0, Roll())
    table.add(Left(Seat(0), why))
    assert (table.match.phase, table.match.ended, ranks(table)) == ("over", why, (1,))


def test_with_three_seats_the_others_continue_and_the_server_decides_for_the_empty_seat() -> None:
    table = Table(Stones(), 3).start()
    table.add(Left(Seat(1), "resigned"))
    table.move(0, Take(3))
    assert current_turn(table.game, table.match).seats == {1}
    table.move(1, table.game.default_action(table.state, Seat(1)))
    assert table.move(2, Take(3)).phase == "over"
    # The third seat took the last stone, and the seat that left ranks last.
    assert ranks(table) == (2, 3, 1)


def test_a_seat_that_left_ranks_last_even_if_the_rules_rank_it_first() -> None:
    table = Table(Stones(), 3).start()
    table.add(Left(Seat(0), "away"))
    for count in (2, 2, 2, 1):
        table.move(table.state.mover, Take(count))
    assert table.game.ranking(table.state).ranks == (1, 2, 2)
    assert ranks(table) == (3, 1, 1)


@pytest.mark.parametrize(
    ("substituted", "gone", "expected"),
    [
        ((), (), (1, 2, 2)),
        ((0,), (), (3, 1, 1)),
        ((0, 1), (), (2, 3, 1)),
        ((0,), (1,), (2, 3, 1)),
        ((0, 1, 2), (), (1, 2, 2)),
    ],
)
def test_players_with_a_substitute_rank_behind_others_and_keep_their_order(
    substituted: tuple[int, ...], gone: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    table = Table(Stones(), 3).start()
    for count in (2, 2, 2, 1):
        table.move(table.state.mover, Take(count))
    occupants = tuple(
        replace(occupant, bot="casual" if seat in substituted else None)
        for seat, occupant in enumerate(table.match.occupants)
        if occupant is not None
    )
    match = replace(table.match, occupants=occupants, gone=frozenset(map(Seat, gone)))
    found = result_ranking(table.game, match)
    assert found is not None
    assert found.ranks == expected


def test_the_second_of_three_who_leaves_ends_the_match() -> None:
    table = Table(Stones(), 3).start()
    table.add(Left(Seat(0), "resigned"))
    table.add(Left(Seat(2), "away"))
    assert (table.match.phase, table.match.ended, ranks(table)) == ("over", "away", (2, 1, 2))


def test_a_seat_cannot_leave_twice_or_act_afterwards() -> None:
    table = Table(Stones(), 3, TableSettings(clock=Fischer(1_000))).start()
    table.add(Offered(Seat(1), "draw"))
    table.add(Left(Seat(0), "resigned"))
    assert table.match.offer is None
    table.add(Offered(Seat(1), "draw"))
    for event in (
        Left(Seat(0), "away"),
        Answered(Seat(0), True),
        Offered(Seat(0), "takeback"),
        Flagged(Seat(0)),
        Seated(seat=Seat(0), name="X"),
    ):
        assert table.rejection_code(event) == "core.player-left"


def test_the_clock_of_an_empty_seat_is_stopped() -> None:
    table = Table(Stones(), 3, TableSettings(clock=Fischer(60_000))).start()
    table.add(Left(Seat(0), "resigned"))
    assert current_turn(table.game, table.match).seats == {0}
    assert table.match.clock.since == (None, None, None)
    assert table.match.decision_ids[0] is not None


def test_a_game_can_define_leaving() -> None:
    table = Table(Hands(), 3).start()
    held = table.state.hands[0]
    table.add(Left(Seat(0), "resigned"))
    assert table.state.hands[0] == ()
    assert set(held) <= set(table.state.bag)
    assert current_turn(table.game, table.match).seats == {1}
    assert table.match.decision_ids == (None, table.match.seq, None)
    table.move(1, Play(table.state.hands[1][0]))
    assert current_turn(table.game, table.match).seats == {2}


def test_leaving_may_end_the_game_by_its_own_rules() -> None:
    table = Table(Bids(), 3).start()
    for amount in (1, 2):
        for seat in range(3):
            table.move(seat, Bid(amount))
    table.move(0, Bid(1))
    table.move(1, Bid(2))
    table.add(Left(Seat(2), "resigned"))
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert (table.match.phase, table.match.ended, found.over, found.ranks[2]) == (
        "over",
        None,
        "rounds-played",
        3,
    )
    assert fold(table.id, table.game, table.log) == table.match


# Flags


def table_after_flag(fall: FlagConsequence, seats: int = 2) -> Table:
    return Table(Stones(), seats, TableSettings(clock=Fischer(10_000, fall=fall))).start()


def flag_due(table: Table, seat: int = 0) -> int:
    began = table.match.clock.since[seat]
    assert began is not None
    return began + table.match.clock.left[seat]


@pytest.mark.parametrize("fall", ["lose", "default", "end"])
def test_no_flag_falls_before_its_time(fall: FlagConsequence) -> None:
    table = table_after_flag(fall)
    assert table.rejection_code(Flagged(Seat(0)), at=flag_due(table) - 1) == "core.time-left"
    assert table.rejection_code(Flagged(Seat(1)), at=flag_due(table)) == "core.time-left"
    table.add(Flagged(Seat(0)), at=flag_due(table))


def test_without_a_clock_no_flag_falls() -> None:
    table = Table(Stones(), 2).start()
    assert table.rejection_code(Flagged(Seat(0)), at=10**15) == "core.time-left"


def test_a_fallen_flag_loses() -> None:
    table = table_after_flag("lose")
    table.add(Flagged(Seat(0)), at=flag_due(table))
    assert (table.match.phase, table.match.ended, ranks(table)) == ("over", "time", (2, 1))


def test_with_three_seats_a_fallen_flag_leaves_two() -> None:
    table = table_after_flag("lose", 3)
    table.add(Flagged(Seat(0)), at=flag_due(table))
    assert (table.match.phase, table.match.gone) == ("playing", frozenset({Seat(0)}))


def test_a_fallen_flag_can_leave_the_decision_to_the_server() -> None:
    table = table_after_flag("default")
    since = table.match.decision_ids
    table.add(Flagged(Seat(0)), at=flag_due(table))
    assert (table.match.phase, table.match.decision_ids, table.match.gone) == (
        "playing",
        since,
        frozenset(),
    )
    table.move(0, table.game.default_action(table.state, Seat(0)), at=table.match.at)
    assert table.match.movers == (0,)


def test_a_fallen_flag_can_end_the_match_and_settle_it() -> None:
    table = Table(Hands(), 3, TableSettings(clock=Total(60_000, step_ms=15_000))).start()
    table.move(0, Play(table.state.hands[0][1]))
    table.move(1, Play(table.state.hands[1][0]), at=table.match.at + 60_001)
    table.add(Flagged(Seat(2)), at=flag_due(table, 2) + 300_000 + 5_000)
    found, played = (
        match_ranking(table.game, table.match),
        [sum(pile) for pile in table.state.played],
    )
    assert found is not None
    assert (table.match.phase, found.over, table.match.gone, table.state.over) == (
        "over",
        "time",
        frozenset(),
        "out-of-time",
    )
    assert found.scores == (played[0], played[1] - 10, played[2] - 200)
    assert found.ranks[2] == 3


def test_each_time_control_has_its_flag_consequence() -> None:
    table = Table(Stones(), 2, TableSettings(clock=PerMove(1_000))).start()
    table.add(Flagged(Seat(0)))
    assert table.match.phase == "playing"
    table = Table(Stones(), 2, TableSettings(clock=Correspondence(1))).start()
    table.add(Flagged(Seat(0)), at=flag_due(table))
    assert ranks(table) == (2, 1)

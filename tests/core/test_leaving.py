"""Falling out: by resigning, by being away, by a fallen flag; with three seats, with two, and alone."""

from __future__ import annotations

import pytest

from parlour.core.clock import Correspondence, Fischer, FlagConsequence, PerMove, Total
from parlour.core.event import Answered, Flagged, Left, Offered, Seated, TableSettings
from parlour.core.fold import current_turn, fold, match_ranking
from parlour.core.game import LeaveReason, Seat

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


def test_with_three_seats_the_others_go_on_and_the_house_decides_for_the_empty_chair() -> None:
    table = Table(Stones(), 3).start()
    table.add(Left(Seat(1), "resigned"))
    table.move(0, Take(3))
    assert current_turn(table.game, table.match).seats == {1}
    table.move(1, table.game.default_action(table.state, Seat(1)))
    assert table.move(2, Take(3)).phase == "over"
    # The last stone was the third seat's; whoever left is behind whoever stayed.
    assert ranks(table) == (2, 3, 1)


def test_whoever_left_is_behind_even_when_the_rules_rank_it_first() -> None:
    table = Table(Stones(), 3).start()
    table.add(Left(Seat(0), "away"))
    for count in (2, 2, 2, 1):
        table.move(table.state.mover, Take(count))
    assert table.game.ranking(table.state).ranks == (1, 2, 2)
    assert ranks(table) == (3, 1, 1)


def test_the_second_of_three_who_leaves_ends_the_match() -> None:
    table = Table(Stones(), 3).start()
    table.add(Left(Seat(0), "resigned"))
    table.add(Left(Seat(2), "away"))
    assert (table.match.phase, table.match.ended, ranks(table)) == ("over", "away", (2, 1, 2))


def test_nobody_leaves_twice_or_is_heard_afterwards() -> None:
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
        assert table.refused(event) == "core.player-left"


def test_the_clock_of_an_empty_chair_stands_still() -> None:
    table = Table(Stones(), 3, TableSettings(clock=Fischer(60_000))).start()
    table.add(Left(Seat(0), "resigned"))
    assert current_turn(table.game, table.match).seats == {0}
    assert table.match.clock.since == (None, None, None)
    assert table.match.since[0] is not None


def test_a_game_says_itself_what_leaving_means() -> None:
    table = Table(Hands(), 3).start()
    held = table.state.hands[0]
    table.add(Left(Seat(0), "resigned"))
    assert table.state.hands[0] == ()
    assert set(held) <= set(table.state.bag)
    assert current_turn(table.game, table.match).seats == {1}
    assert table.match.since == (None, table.match.seq, None)
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


def flagged(fall: FlagConsequence, seats: int = 2) -> Table:
    return Table(Stones(), seats, TableSettings(clock=Fischer(10_000, fall=fall))).start()


def due(table: Table, seat: int = 0) -> int:
    began = table.match.clock.since[seat]
    assert began is not None
    return began + table.match.clock.left[seat]


@pytest.mark.parametrize("fall", ["lose", "default", "end"])
def test_no_flag_falls_before_its_time(fall: FlagConsequence) -> None:
    table = flagged(fall)
    assert table.refused(Flagged(Seat(0)), at=due(table) - 1) == "core.time-left"
    assert table.refused(Flagged(Seat(1)), at=due(table)) == "core.time-left"
    table.add(Flagged(Seat(0)), at=due(table))


def test_without_a_clock_no_flag_falls() -> None:
    table = Table(Stones(), 2).start()
    assert table.refused(Flagged(Seat(0)), at=10**15) == "core.time-left"


def test_a_fallen_flag_loses() -> None:
    table = flagged("lose")
    table.add(Flagged(Seat(0)), at=due(table))
    assert (table.match.phase, table.match.ended, ranks(table)) == ("over", "time", (2, 1))


def test_a_fallen_flag_of_three_leaves_two() -> None:
    table = flagged("lose", 3)
    table.add(Flagged(Seat(0)), at=due(table))
    assert (table.match.phase, table.match.gone) == ("playing", frozenset({Seat(0)}))


def test_a_fallen_flag_lets_the_house_decide() -> None:
    table = flagged("default")
    since = table.match.since
    table.add(Flagged(Seat(0)), at=due(table))
    assert (table.match.phase, table.match.since, table.match.gone) == (
        "playing",
        since,
        frozenset(),
    )
    table.move(0, table.game.default_action(table.state, Seat(0)), at=table.match.at)
    assert table.match.movers == (0,)


def test_a_fallen_flag_ends_the_match_for_all_and_the_game_settles_it() -> None:
    table = Table(Hands(), 3, TableSettings(clock=Total(60_000, step_ms=15_000))).start()
    table.move(0, Play(table.state.hands[0][1]))
    table.move(1, Play(table.state.hands[1][0]), at=table.match.at + 60_001)
    table.add(Flagged(Seat(2)), at=due(table, 2) + 300_000 + 5_000)
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


def test_other_rules_fall_as_they_say() -> None:
    table = Table(Stones(), 2, TableSettings(clock=PerMove(1_000))).start()
    table.add(Flagged(Seat(0)))
    assert table.match.phase == "playing"
    table = Table(Stones(), 2, TableSettings(clock=Correspondence(1))).start()
    table.add(Flagged(Seat(0)), at=due(table))
    assert ranks(table) == (2, 1)

"""Proposals: made, answered, withdrawn, forgotten; and a draw once everybody who plays agrees."""

from __future__ import annotations

import pytest

from parlour.core.event import Answered, Left, Offered, Proposal, TableSettings
from parlour.core.fold import standing
from parlour.core.game import Seat
from parlour.core.match import unanimous

from .table import Table
from .toys.dice import Dice
from .toys.hands import Hands, Play
from .toys.stones import Stones, Take


def test_a_draw_is_agreed_by_everybody() -> None:
    table = Table(Hands(), 3).start()
    table.move(0, Play(table.state.hands[0][0]))
    table.add(Offered(Seat(1), "draw"))
    assert not unanimous(table.match)
    table.add(Answered(Seat(0), True))
    assert table.match.phase == "playing"
    table.add(Answered(Seat(2), True))
    found = standing(table.game, table.match)
    assert found is not None
    assert (table.match.phase, found.over, found.ranks) == ("over", "agreed", (1, 1, 1))
    assert table.match.offer is None


def test_whoever_left_has_no_part_in_a_draw() -> None:
    table = Table(Hands(), 3).start()
    table.add(Left(Seat(0), "resigned"))
    table.add(Offered(Seat(1), "draw"))
    table.add(Answered(Seat(2), True))
    found = standing(table.game, table.match)
    assert found is not None
    assert (found.over, found.ranks) == ("agreed", (3, 1, 1))


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_one_no_is_enough(what: Proposal) -> None:
    table = Table(Stones(), 3).start()
    table.add(Offered(Seat(0), what))
    table.add(Answered(Seat(1), True))
    table.add(Answered(Seat(2), False))
    assert (table.match.phase, table.match.offer) == ("playing", None)
    assert table.refused(Answered(Seat(1), True)) == "core.no-offer"


def test_a_proposal_is_withdrawn_by_its_own_no() -> None:
    table = Table(Stones(), 2).start()
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(0), False))
    assert table.match.offer is None


def test_one_proposal_at_a_time() -> None:
    table = Table(Stones(), 2).start()
    table.add(Offered(Seat(0), "draw"))
    for event in (Offered(Seat(1), "draw"), Offered(Seat(1), "takeback"), Offered(Seat(0), "draw")):
        assert table.refused(event) == "core.offer-open"


def test_a_draw_may_be_offered_with_a_move_and_is_declined_by_another() -> None:
    table = Table(Stones(), 2, options=b'{"heap":12}').start()
    table.add(Offered(Seat(0), "draw"))
    table.move(0, Take(1))
    assert table.match.offer is not None
    table.move(1, Take(1))
    assert table.match.offer is None


@pytest.mark.parametrize("mover", [0, 1])
def test_a_take_back_is_forgotten_with_the_next_move(mover: int) -> None:
    table = Table(Stones(), 2).start()
    if mover:
        table.move(0, Take(1))
    table.add(Offered(Seat(mover), "takeback"))
    table.move(mover, Take(1))
    assert table.match.offer is None


def test_only_where_the_house_allows_it() -> None:
    table = Table(Stones(), 2, TableSettings(draws=False)).start()
    assert table.refused(Offered(Seat(0), "draw")) == "core.not-offered-here"
    table.add(Offered(Seat(0), "takeback"))


def test_alone_there_is_nobody_to_agree_with() -> None:
    table = Table(Dice(), 1).start()
    assert table.refused(Offered(Seat(0), "draw")) == "core.not-offered-here"
    table.add(Offered(Seat(0), "takeback"))
    assert unanimous(table.match)


def test_nothing_is_unanimous_that_nobody_proposed() -> None:
    assert not unanimous(Table(Stones(), 2).start().match)

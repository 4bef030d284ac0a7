"""Tests for offers: making, answering, withdrawing and repeating them."""

from __future__ import annotations

import pytest

from parlour.core.agreement import (
    LIVE_OFFER_WAIT_MS,
    MOVES_BETWEEN_OFFERS,
    SLOW_OFFER_WAIT_MS,
    require_can_repeat_offer,
)
from parlour.core.clock import AnyClockRule, Correspondence, Fischer, Untimed
from parlour.core.event import Answered, Left, Offered, Proposal, TableSettings
from parlour.core.fold import fold, match_ranking
from parlour.core.game import Illegal, Seat
from parlour.core.match import ClosedOffer, is_unanimous

from .table import Table
from .toys.dice import Dice
from .toys.hands import Hands, Play
from .toys.stones import Stones, Take


def test_a_draw_needs_everyones_consent() -> None:
    table = Table(Hands(), 3).start()
    table.move(0, Play(table.state.hands[0][0]))
    table.add(Offered(Seat(1), "draw"))
    assert not is_unanimous(table.match)
    table.add(Answered(Seat(0), True))
    assert table.match.phase == "playing"
    table.add(Answered(Seat(2), True))
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert (table.match.phase, found.over, found.ranks) == ("over", "agreed", (1, 1, 1))
    assert table.match.offer is None


def test_a_seat_that_left_has_no_part_in_a_draw() -> None:
    table = Table(Hands(), 3).start()
    table.add(Left(Seat(0), "resigned"))
    table.add(Offered(Seat(1), "draw"))
    table.add(Answered(Seat(2), True))
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert (found.over, found.ranks) == ("agreed", (3, 1, 1))


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_one_refusal_closes_an_offer(what: Proposal) -> None:
    table = Table(Stones(), 3).start()
    table.add(Offered(Seat(0), what))
    table.add(Answered(Seat(1), True))
    table.add(Answered(Seat(2), False))
    assert (table.match.phase, table.match.offer) == ("playing", None)
    assert table.rejection_code(Answered(Seat(1), True)) == "core.no-offer"


def test_a_seat_withdraws_its_offer_by_declining_it() -> None:
    table = Table(Stones(), 2).start()
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(0), False))
    assert table.match.offer is None


def test_only_one_offer_is_open_at_a_time() -> None:
    table = Table(Stones(), 2).start()
    table.add(Offered(Seat(0), "draw"))
    for event in (Offered(Seat(1), "draw"), Offered(Seat(1), "takeback"), Offered(Seat(0), "draw")):
        assert table.rejection_code(event) == "core.offer-open"


def test_a_draw_may_be_offered_with_a_move_and_is_declined_by_another() -> None:
    table = Table(Stones(), 2, options=b'{"heap":12}').start()
    table.add(Offered(Seat(0), "draw"))
    table.move(0, Take(1))
    assert table.match.offer is not None
    table.move(1, Take(1))
    assert table.match.offer is None


@pytest.mark.parametrize("mover", [0, 1])
def test_a_take_back_offer_is_closed_by_the_next_move(mover: int) -> None:
    table = Table(Stones(), 2).start()
    if mover:
        table.move(0, Take(1))
    table.add(Offered(Seat(mover), "takeback"))
    table.move(mover, Take(1))
    assert table.match.offer is None


def test_only_if_the_table_settings_allow_it() -> None:
    table = Table(Stones(), 2, TableSettings(draws=False)).start()
    assert table.rejection_code(Offered(Seat(0), "draw")) == "core.offer-not-available"
    table.add(Offered(Seat(0), "takeback"))


def test_a_solo_player_needs_no_consent() -> None:
    table = Table(Dice(), 1).start()
    assert table.rejection_code(Offered(Seat(0), "draw")) == "core.offer-not-available"
    table.add(Offered(Seat(0), "takeback"))
    assert is_unanimous(table.match)


def test_without_an_offer_nothing_is_unanimous() -> None:
    assert not is_unanimous(Table(Stones(), 2).start().match)


LIVE = Fischer(600_000, 0)
CLOCKED = TableSettings(clock=LIVE)
LONG = b'{"heap":12}'


def repeat_error(
    table: Table, seat: int, what: Proposal, wait: int = 0
) -> dict[str, object] | None:
    """Return the details of the refusal to repeat an offer after `wait` ms, or None."""
    try:
        require_can_repeat_offer(table.match, Seat(seat), what, table.match.at + wait)
    except Illegal as reason:
        return dict(reason.details)
    return None


def test_an_offer_is_identified_by_its_position() -> None:
    table = Table(Stones(), 2).start()
    table.add(Offered(Seat(0), "draw"))
    first = table.match.offer
    assert first is not None and first.seq == table.match.seq
    table.add(Answered(Seat(0), False))
    table.add(Offered(Seat(0), "draw"))
    second = table.match.offer
    assert second is not None and second.seq > first.seq


def test_closed_offers_store_who_closed_them() -> None:
    table = Table(Stones(), 3, CLOCKED, LONG).start()
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(0), False))
    table.add(Offered(Seat(0), "pause"))
    table.add(Answered(Seat(2), False))
    table.move(0, Take(1))
    table.add(Offered(Seat(0), "takeback"))
    table.move(1, Take(1))
    assert [(offer.what, offer.seat, offer.by) for offer in table.match.closed_offers] == [
        ("draw", 0, 0),
        ("pause", 0, 2),
        ("takeback", 0, 1),
    ]
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(1), False))
    last = ClosedOffer("draw", Seat(0), Seat(1), table.match.seq, table.match.at)
    assert table.match.closed_offers[-1] == last and len(table.match.closed_offers) == 3, (
        "the last offer of each kind counts"
    )


def test_an_accepted_offer_is_not_a_closed_offer() -> None:
    table = Table(Stones(), 2, CLOCKED, LONG).start()
    table.add(Offered(Seat(0), "pause"))
    table.add(Answered(Seat(1), True))
    assert (
        table.match.paused
        and table.match.closed_offers == ()
        and repeat_error(table, 0, "pause") is None
    )


@pytest.mark.parametrize("what", ["draw", "takeback", "pause"])
def test_an_offer_may_be_repeated_after_own_decisions(what: Proposal) -> None:
    table = Table(Stones(), 2, CLOCKED, LONG).start()
    assert repeat_error(table, 0, what) is None
    table.add(Offered(Seat(0), what))
    table.add(Answered(Seat(1), False))
    for left in range(MOVES_BETWEEN_OFFERS[what], 0, -1):
        rejected = repeat_error(table, 0, what)
        assert rejected is not None and (rejected["what"], rejected["moves"]) == (what, left)
        assert repeat_error(table, 1, what) is None, "the other seat may make the offer at once"
        table.move(0, Take(1))
        table.move(1, Take(1))
    assert repeat_error(table, 0, what) is None


@pytest.mark.parametrize(
    ("rule", "wait"),
    [
        (LIVE, LIVE_OFFER_WAIT_MS),
        (Untimed(), SLOW_OFFER_WAIT_MS),
        (Correspondence(2), SLOW_OFFER_WAIT_MS),
    ],
)
def test_an_offer_may_be_repeated_after_some_time(rule: AnyClockRule, wait: int) -> None:
    table = Table(Stones(), 2, TableSettings(clock=rule)).start()
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(0), False))
    with pytest.raises(Illegal, match=r"core\.offer-later"):
        require_can_repeat_offer(table.match, Seat(0), "draw", table.match.at)
    assert repeat_error(table, 0, "draw") == {
        "what": "draw",
        "moves": 5,
        "hours": wait // 3_600_000,
        "minutes": wait // 60_000 % 60,
    }
    assert repeat_error(table, 0, "draw", 1) == repeat_error(table, 0, "draw"), (
        "a started minute counts as a full minute"
    )
    assert repeat_error(table, 0, "draw", wait - 1) == {
        "what": "draw",
        "moves": 5,
        "hours": 0,
        "minutes": 1,
    }
    assert repeat_error(table, 0, "draw", wait) is None


def test_a_take_back_does_not_shorten_the_wait() -> None:
    table = Table(Stones(), 2, options=LONG).start()
    table.move(0, Take(1))
    table.add(Offered(Seat(0), "draw"))
    table.add(Answered(Seat(1), False))
    table.move(1, Take(1))
    table.move(0, Take(1))
    before = table.match.seq - 1
    counted = repeat_error(table, 0, "draw")
    assert counted is not None and counted["moves"] == 4
    table.take_back(0, before)
    counted = repeat_error(table, 0, "draw")
    assert counted is not None and counted["moves"] == 5


def test_a_log_from_before_there_was_a_limit_replays() -> None:
    table = Table(Stones(), 2).start()
    for _ in range(58):
        table.add(Offered(Seat(0), "draw"))
        table.add(Answered(Seat(0), False))
    assert fold(table.id, table.game, table.log) == table.match

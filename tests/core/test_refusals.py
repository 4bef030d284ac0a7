"""Tests that events at the wrong time or for the wrong seat are rejected with a stable code."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from parlour.core import event as events
from parlour.core.clock import Fischer, PerMove
from parlour.core.game import Seat

from .table import Table, opening
from .toys.bids import Bid, Bids
from .toys.stones import Stones, Take

OPTIONS = msgspec.Raw(b"{}")
ONE = msgspec.Raw(b'{"do":"take","count":1}')
CLOSED = events.Closed("stopped")


def seat_events(number: int) -> dict[str, events.AnyEvent]:
    """Return one event of each type that names a seat, keyed by the type."""
    seat = Seat(number)
    return {
        "seated": events.Seated(seat=seat, name="X"),
        "vacated": events.Vacated(seat),
        "moved": events.Moved(seat, ONE),
        "left": events.Left(seat, "resigned"),
        "flagged": events.Flagged(seat),
        "offered": events.Offered(seat, "draw"),
        "answered": events.Answered(seat, True),
    }


EVENTS: dict[str, events.AnyEvent] = {
    **seat_events(0),
    "opened": opening(Stones(), 2),
    "arranged": events.Arranged(options=OPTIONS, seats=2, settings=events.TableSettings()),
    "started": events.Started(),
    "tookback": events.TookBack(3),
    "closed": CLOSED,
}


def gathering_table() -> Table:
    return Table(Stones(), 2)


def playing() -> Table:
    return Table(Stones(), 2, events.TableSettings(clock=Fischer(60_000))).start()


def finished_table() -> Table:
    table = Table(Stones(), 2, options=b'{"heap":2}').start()
    table.move(0, Take(2))
    return table


UNTIL_PLAYED = ("moved", "left", "flagged", "offered", "answered", "tookback")
ALREADY_STARTED = ("arranged", "vacated", "started")

WRONG_TIME = {
    gathering_table: {
        "opened": "core.not-possible-now",
        "vacated": "core.open-seat",
        "started": "core.open-seats",
        **dict.fromkeys(UNTIL_PLAYED, "core.not-playing"),
    },
    playing: {
        "opened": "core.not-possible-now",
        **dict.fromkeys(ALREADY_STARTED, "core.already-started"),
        "flagged": "core.time-left",
        "answered": "core.no-offer",
        "tookback": "core.not-agreed",
    },
    finished_table: {
        "opened": "core.not-possible-now",
        **dict.fromkeys(ALREADY_STARTED, "core.already-started"),
        **dict.fromkeys(("seated", *UNTIL_PLAYED, "closed"), "core.not-playing"),
    },
}
"""The events that each phase rejects. A finished match rejects all, because its key is public."""


@pytest.mark.parametrize(
    ("table", "name", "code"),
    [(table, name, code) for table, codes in WRONG_TIME.items() for name, code in codes.items()],
)
def test_events_at_the_wrong_time(table: Callable[[], Table], name: str, code: str) -> None:
    assert table().rejection_code(EVENTS[name]) == code


def test_a_finished_match_rejects_every_event() -> None:
    assert set(WRONG_TIME[finished_table]) == set(EVENTS)


@pytest.mark.parametrize("number", [-3, -1, 2, 99])
@pytest.mark.parametrize("name", seat_events(0))
def test_seats_that_do_not_exist(name: str, number: int) -> None:
    event = seat_events(number)[name]
    if name in ("seated", "vacated"):
        assert gathering_table().rejection_code(event) == "core.no-such-seat"
    else:
        assert playing().rejection_code(event) == (
            "core.not-your-turn" if name == "moved" else "core.no-such-seat"
        )


@pytest.mark.parametrize("number", [-1, 2])
def test_a_seat_that_does_not_exist_cannot_be_taken(number: int) -> None:
    assert (
        playing().rejection_code(events.Seated(seat=Seat(number), name="X")) == "core.no-such-seat"
    )


def test_a_seat_can_be_taken_once() -> None:
    table = gathering_table()
    table.add(events.Seated(seat=Seat(1), name="A"))
    assert table.rejection_code(events.Seated(seat=Seat(1), name="B")) == "core.seat-taken"
    table.add(events.Vacated(Seat(1)))
    assert table.rejection_code(events.Vacated(Seat(1))) == "core.open-seat"
    table.add(events.Seated(seat=Seat(1), name="B"))
    assert [occupant and occupant.name for occupant in table.match.occupants] == [None, "B"]
    assert table.rejection_code(events.Started()) == "core.open-seats"


def test_a_removed_player_may_not_return_but_others_may_join() -> None:
    table = Table(Stones(), 2).sit()
    table.add(events.Vacated(Seat(1), out=True))
    assert (
        table.rejection_code(
            events.Seated(seat=Seat(1), name="Another name", player="p1", nonce=b"again")
        )
        == "core.removed-from-table"
    )
    assert (
        table.add(events.Seated(seat=Seat(1), name="Eve", player="p7", nonce=b"7")).occupants[1]
        is not None
    )


def test_the_host_arranges_before_the_start() -> None:
    table = gathering_table().sit()
    settings = events.TableSettings(clock=PerMove(5_000), draws=False)
    table.add(events.Arranged(options=msgspec.Raw(b'{"heap":12}'), seats=3, settings=settings))
    assert [occupant and occupant.name for occupant in table.match.occupants] == [
        "Player 0",
        "Player 1",
        None,
    ]
    table.add(events.Seated(seat=Seat(2), name="Third"))
    table.add(events.Started())
    assert (table.state.heap, table.state.seats, table.match.settings) == (12, 3, settings)
    assert table.match.clock.rule == PerMove(5_000)


def test_a_removed_seat_loses_its_occupant() -> None:
    table = Table(Stones(), 3).sit()
    table.add(events.Arranged(options=OPTIONS, seats=2, settings=events.TableSettings()))
    assert [occupant and occupant.name for occupant in table.match.occupants] == [
        "Player 0",
        "Player 1",
    ]


def test_invalid_arrangements() -> None:
    for options, seats, code in (
        (b"{}", 4, "core.seats"),
        (b"{}", 0, "core.seats"),
        (b"[", 2, "core.not-options"),
    ):
        assert (
            gathering_table().rejection_code(
                events.Arranged(
                    options=msgspec.Raw(options), seats=seats, settings=events.TableSettings()
                )
            )
            == code
        )


def test_only_an_awaited_seat_decides() -> None:
    table = playing()
    assert table.rejection_code(events.Moved(Seat(1), ONE)) == "core.not-your-turn"
    table.move(0, Take(1))
    assert table.rejection_code(events.Moved(Seat(0), ONE)) == "core.not-your-turn"


def test_a_secret_choice_is_final() -> None:
    table = Table(Bids(), 3).start()
    table.move(1, Bid(2))
    assert (
        table.rejection_code(events.Moved(Seat(1), msgspec.Raw(b'{"do":"bid","amount":3}')))
        == "core.not-your-turn"
    )


def test_a_new_occupant_inherits_the_nonce() -> None:
    table = playing()
    table.add(events.Seated(seat=Seat(1), name="Bot", player="p1", bot="club", nonce=b"other"))
    occupant = table.match.occupants[1]
    assert occupant is not None
    assert (occupant.name, occupant.player, occupant.bot, occupant.nonce) == (
        "Bot",
        "p1",
        "club",
        b"nonce 1",
    )
    table.add(events.Seated(seat=Seat(1), name="Player 1", player="p1"))
    assert table.match.phase == "playing"


def test_the_server_may_close_a_table_at_any_time() -> None:
    for table in (gathering_table(), playing()):
        table.add(CLOSED)
        assert (table.match.phase, table.match.ended) == ("over", "stopped")
        assert table.rejection_code(CLOSED) == "core.not-playing"

"""Tests that events survive storage as rows and that a corrupt row affects only its match."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from parlour.core.event import (
    AnyEvent,
    Closed,
    EventRecord,
    Moved,
    Opened,
    Seated,
    Started,
    TableSettings,
)
from parlour.core.fold import CorruptLog, fold
from parlour.core.game import Seat
from parlour.db.records import EventRow
from parlour.db.rows import event_record, event_row
from parlour.plugin.registry import build_game

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

OPENED = Opened(
    game="pylos",
    version=1,
    options=msgspec.Raw(b'{"variant":"basic"}'),
    seats=2,
    key=bytes(range(32)),
    settings=TableSettings(draws=False),
)
SEATED: tuple[AnyEvent, ...] = (
    OPENED,
    Seated(seat=Seat(0), name="Ann"),
    Seated(seat=Seat(1), name="Bea"),
)


def test_an_event_survives_its_row() -> None:
    for event in (
        OPENED,
        Seated(seat=Seat(1), name="Åsa ♟", bot="club", nonce=b"\x00\xff"),
        Closed("host"),
    ):
        record = EventRecord(3, 99, event, "0123456789abcdef")
        row = event_row("a", record)
        assert (row.match, row.seq, row.at, row.digest) == (
            "a",
            3,
            99,
            "0123456789abcdef",
        )
        assert row.kind == type(event).__name__.lower()
        assert event_record(row) == record


def test_an_action_keeps_its_json() -> None:
    move = Moved(Seat(0), msgspec.Raw(b'{"do":"place","cell":"a1"}'))
    event = event_record(event_row("a", EventRecord(5, 6, move))).event
    assert isinstance(event, Moved)
    assert bytes(event.action) == bytes(move.action)


@pytest.mark.parametrize(
    ("kind", "body", "reason"),
    [
        (
            "teleported",
            b'{"event":"teleported"}',
            "'teleported' is not an event that this version knows",
        ),
        ("started", b'{"event":"star', "its 'started' event cannot be read (DecodeError)"),
        ("started", b'"\xff\xfe"', "its 'started' event cannot be read"),
        (
            "started",
            b'{"event":"started","luck":7}',
            "its 'started' event cannot be read (ValidationError)",
        ),
        ("moved", b'{"event":"started"}', "it is stored as 'moved' but its event is 'started'"),
        (
            "opened",
            b'{"event":"opened","game":"pylos","key":"SECRET"}',
            "its 'opened' event cannot be read (ValidationError)",
        ),
    ],
)
async def test_a_corrupt_row_stops_only_its_match(
    open_test_log: OpenLog, kind: str, body: bytes, reason: str
) -> None:
    async with open_test_log() as log:
        for match in ("bad", "good"):
            await log.append(
                [event_row(match, EventRecord(seq, seq, event)) for seq, event in enumerate(SEATED)]
            )
        await log.append([EventRow("bad", 3, 3, kind, body)])
        await log.append([event_row("good", EventRecord(3, 3, Started()))])
        with pytest.raises(CorruptLog) as raised:
            [event_record(row) for row in await log.load("bad")]
        assert (raised.value.match, raised.value.seq) == ("bad", 3)
        assert raised.value.reason.startswith(reason)
        assert "SECRET" not in str(raised.value)
        good = fold(
            "good", build_game("pylos"), [event_record(row) for row in await log.load("good")]
        )
        assert good.phase == "playing"


async def test_the_position_of_a_missing_row_is_reported(
    open_test_log: OpenLog, execute: Execute
) -> None:
    async with open_test_log() as log:
        await log.append(
            [event_row("a", EventRecord(seq, seq, event)) for seq, event in enumerate(SEATED)]
        )
        await asyncio.to_thread(execute, "delete from event where seq = 1")
        records = [event_record(row) for row in await log.load("a")]
    with pytest.raises(
        CorruptLog, match="match a cannot be folded at position 2: position 1 is missing"
    ):
        fold("a", build_game("pylos"), records)

"""Rows and events: what is read is what was written, and a bad row stops its own match alone."""

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
    house=TableSettings(draws=False),
)
FULL: tuple[AnyEvent, ...] = (
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
        entry = EventRecord(3, 99, event, "0123456789abcdef")
        stored = event_row("a", entry)
        assert (stored.match, stored.seq, stored.at, stored.digest) == (
            "a",
            3,
            99,
            "0123456789abcdef",
        )
        assert stored.kind == type(event).__name__.lower()
        assert event_record(stored) == entry


def test_an_action_keeps_its_own_words() -> None:
    move = Moved(Seat(0), msgspec.Raw(b'{"do":"place","cell":"a1"}'))
    found = event_record(event_row("a", EventRecord(5, 6, move))).event
    assert isinstance(found, Moved)
    assert bytes(found.action) == bytes(move.action)


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
async def test_a_bad_row_stops_its_own_match_alone(
    opened: OpenLog, kind: str, body: bytes, reason: str
) -> None:
    async with opened() as log:
        for match in ("bad", "good"):
            await log.append(
                [event_row(match, EventRecord(seq, seq, event)) for seq, event in enumerate(FULL)]
            )
        await log.append([EventRow("bad", 3, 3, kind, body)])
        await log.append([event_row("good", EventRecord(3, 3, Started()))])
        with pytest.raises(CorruptLog) as stopped:
            [event_record(found) for found in await log.load("bad")]
        assert (stopped.value.match, stopped.value.seq) == ("bad", 3)
        assert stopped.value.reason.startswith(reason)
        assert "SECRET" not in str(stopped.value)
        good = fold(
            "good", build_game("pylos"), [event_record(found) for found in await log.load("good")]
        )
        assert good.phase == "playing"


async def test_a_lost_row_is_named(opened: OpenLog, execute: Execute) -> None:
    async with opened() as log:
        await log.append(
            [event_row("a", EventRecord(seq, seq, event)) for seq, event in enumerate(FULL)]
        )
        await asyncio.to_thread(execute, "delete from event where seq = 1")
        found = [event_record(line) for line in await log.load("a")]
    with pytest.raises(
        CorruptLog, match="match a cannot be folded at position 2: position 1 is missing"
    ):
        fold("a", build_game("pylos"), found)

"""Tests that a match is the same with a current, an outdated or no snapshot."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from parlour.core.codec import digest, encode
from parlour.core.event import AnyEvent, EventRecord, Moved, Opened, Seated, Started
from parlour.core.fold import current_turn, fold
from parlour.core.game import Game, Seat
from parlour.core.match import Match
from parlour.core.step import apply_event
from parlour.db.records import EventRow
from parlour.db.rows import event_record, event_row
from parlour.plugin.registry import build_game

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

    from parlour.db.log import Log

PYLOS: Game[Any, Any, Any, Any] = build_game("pylos")


def match_rows(moves: int) -> list[EventRow]:
    """Return the event rows of a match with `moves` moves."""
    opened = Opened(
        game="pylos", version=PYLOS.spec.version, options=msgspec.Raw(b"{}"), seats=2, key=bytes(32)
    )
    beginning: list[AnyEvent] = [
        opened,
        Seated(seat=Seat(0), name="Ann"),
        Seated(seat=Seat(1), name="Bea"),
        Started(),
    ]
    records = [EventRecord(seq, seq, event) for seq, event in enumerate(beginning)]
    match, random = fold("a", PYLOS, records), Random(7)
    for seq in range(4, 4 + moves):
        (seat,) = current_turn(PYLOS, match).seats
        action = random.choice(list(PYLOS.legal_actions(match.state, seat)))
        record = EventRecord(seq, seq, Moved(seat, msgspec.Raw(encode(action))))
        match = apply_event(PYLOS, match, record).match
        records.append(msgspec.structs.replace(record, digest=digest(match.state)))
    return [event_row("a", record) for record in records]


async def load_match(log: Log) -> Match[Any]:
    """Return the match folded from its snapshot, if any, and the later events."""
    snapshot = await log.snapshot("a")
    start = (
        None
        if snapshot is None
        else msgspec.json.decode(snapshot.body, type=cast(Any, Match)[PYLOS.types.state])
    )
    tail = [
        event_record(row) for row in await log.load("a", -1 if snapshot is None else snapshot.seq)
    ]
    return fold("a", PYLOS, tail, start)


async def test_a_deleted_snapshot_changes_nothing(open_test_log: OpenLog, execute: Execute) -> None:
    rows = match_rows(12)
    async with open_test_log() as log:
        await log.append(rows)
        whole = await load_match(log)
        for seq in (4, 9, 13):
            await log.save_snapshot(
                "a",
                seq,
                encode(fold("a", PYLOS, [event_record(row) for row in rows[: seq + 1]])),
            )
            assert encode(await load_match(log)) == encode(whole)
        await asyncio.to_thread(execute, "delete from snapshot")
        assert await log.snapshot("a") is None
        assert encode(await load_match(log)) == encode(whole)


@pytest.mark.parametrize("late", [0, 4, 5])
async def test_the_newest_snapshot_is_kept(open_test_log: OpenLog, late: int) -> None:
    async with open_test_log() as log:
        assert await log.snapshot("a") is None
        await log.save_snapshot("a", 5, b"five")
        await log.save_snapshot("a", late, b"late")
        assert await log.snapshot("a") == (5, b"five")
        await log.save_snapshot("a", 6, b"six")
        assert await log.snapshot("a") == (6, b"six")


async def test_a_snapshot_that_cannot_be_stored_raises_nothing(
    open_test_log: OpenLog, execute: Execute
) -> None:
    async with open_test_log() as log:
        await asyncio.to_thread(execute, "drop table snapshot")
        await log.save_snapshot("a", 5, b"five")
        await log.append([EventRow("a", 0, 0, "opened", b"{}")])

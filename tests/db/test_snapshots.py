"""Snapshots are caches: with them, without them or with an old one a match is the same."""

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

PYLOS: Game[Any, Any, Any, Any] = build_game("pylos")


def played(moves: int) -> list[EventRow]:
    """Return the rows of a match with this many moves."""
    opened = Opened(
        game="pylos", version=PYLOS.spec.version, options=msgspec.Raw(b"{}"), seats=2, key=bytes(32)
    )
    beginning: list[AnyEvent] = [
        opened,
        Seated(seat=Seat(0), name="Ann"),
        Seated(seat=Seat(1), name="Bea"),
        Started(),
    ]
    entries = [EventRecord(seq, seq, event) for seq, event in enumerate(beginning)]
    match, luck = fold("a", PYLOS, entries), Random(7)
    for seq in range(4, 4 + moves):
        (seat,) = current_turn(PYLOS, match).seats
        action = luck.choice(list(PYLOS.legal_actions(match.state, seat)))
        entry = EventRecord(seq, seq, Moved(seat, msgspec.Raw(encode(action))))
        match = apply_event(PYLOS, match, entry).match
        entries.append(msgspec.structs.replace(entry, digest=digest(match.state)))
    return [event_row("a", entry) for entry in entries]


async def folded(log: Any) -> Match[Any]:
    """Return the match as a server finds it: from the snapshot and the tail, or from the whole log."""
    kept = await log.snapshot("a")
    start = (
        None
        if kept is None
        else msgspec.json.decode(kept[1], type=cast(Any, Match)[PYLOS.types.state])
    )
    tail = [event_record(line) for line in await log.load("a", -1 if kept is None else kept[0])]
    return fold("a", PYLOS, tail, start)


async def test_a_deleted_snapshot_changes_nothing(opened: OpenLog, execute: Execute) -> None:
    rows = played(12)
    async with opened() as log:
        await log.append(rows)
        whole = await folded(log)
        for kept in (4, 9, 13):
            await log.save_snapshot(
                "a",
                kept,
                encode(fold("a", PYLOS, [event_record(line) for line in rows[: kept + 1]])),
            )
            assert encode(await folded(log)) == encode(whole)
        await asyncio.to_thread(execute, "delete from snapshot")
        assert await log.snapshot("a") is None
        assert encode(await folded(log)) == encode(whole)


@pytest.mark.parametrize("late", [0, 4, 5])
async def test_the_newest_snapshot_is_kept(opened: OpenLog, late: int) -> None:
    async with opened() as log:
        assert await log.snapshot("a") is None
        await log.save_snapshot("a", 5, b"five")
        await log.save_snapshot("a", late, b"late")
        assert await log.snapshot("a") == (5, b"five")
        await log.save_snapshot("a", 6, b"six")
        assert await log.snapshot("a") == (6, b"six")


async def test_a_snapshot_that_cannot_be_kept_is_no_matter(
    opened: OpenLog, execute: Execute
) -> None:
    async with opened() as log:
        await asyncio.to_thread(execute, "drop table snapshot")
        await log.save_snapshot("a", 5, b"five")
        await log.append([EventRow("a", 0, 0, "opened", b"{}")])

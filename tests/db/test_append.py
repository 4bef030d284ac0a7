"""Tests that appends are atomic, ordered and durable, and that they notify listeners."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import pytest

from parlour.db.log import Conflict, Log
from parlour.db.records import EventRow, MatchProjection, SeatRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.db.conftest import OpenLog


def row(match: str, seq: int, body: bytes = b"{}") -> EventRow:
    return EventRow(match, seq, 1_000 + seq, "moved", body, f"{seq:016x}")


def projection(phase: str, *deadlines: tuple[int, int]) -> MatchProjection:
    return MatchProjection(
        game="toy",
        phase=phase,
        public=True,
        updated_at=1,
        seats=(SeatRow(0, "ann", "Ann"),),
        deadlines=deadlines,
    )


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true; fail after a minute."""
    for _ in range(6_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("the condition never held")


async def wait_for_nothing() -> None:
    """Wait long enough for an unexpected notification to arrive."""
    await asyncio.sleep(0.2)


async def test_events_are_loaded_in_the_order_of_their_appends(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        rows = [row("a", seq, bytes([seq, 0, 255])) for seq in range(5)]
        await log.append(rows[:2])
        await log.append(rows[2:])
        await log.append([EventRow("b", 0, 7, "opened", b"\x00")])
        assert await log.load("a") == rows
        assert await log.load("a", 2) == rows[3:]
        assert await log.load("b") == [EventRow("b", 0, 7, "opened", b"\x00", None)]
        assert await log.load("unknown") == []
    async with open_test_log() as log:
        assert await log.load("a") == rows


@pytest.mark.parametrize("seq", [0, 1, 3])
async def test_an_append_must_start_at_the_next_position(open_test_log: OpenLog, seq: int) -> None:
    async with open_test_log() as log:
        await log.append([row("a", 0), row("a", 1)], projection=projection("playing", (0, 50)))
        with pytest.raises(Conflict) as raised:
            await log.append([row("a", seq), row("a", seq + 1)], projection=projection("over"))
        assert (raised.value.match, raised.value.seq) == ("a", seq)
        assert len(await log.load("a")) == 2
        assert [summary.phase for summary in await log.store.match_summaries()] == ["playing"], (
            "the projection of a refused append is not stored"
        )
        assert await log.claim_due(50) == [("a", 0, 50)]


async def test_the_first_position_is_zero(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        with pytest.raises(Conflict):
            await log.append([row("a", 1)])


async def test_a_conflict_affects_no_other_append(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        await log.append([row("taken", 0)])
        attempts = [log.append([row(f"m{number}", 0)]) for number in range(8)]
        attempts.insert(4, log.append([row("taken", 0)]))
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [
            number == 4 for number in range(9)
        ]
        for number in range(8):
            assert len(await log.load(f"m{number}")) == 1


async def test_each_of_many_waiting_appends_has_its_own_outcome(open_test_log: OpenLog) -> None:
    """The batch needs several statements and contains conflicting and invalid appends."""
    async with open_test_log() as log:
        valid = [
            log.append(
                [row(f"m{number}", 0), row(f"m{number}", 1)],
                projection=projection("playing", (0, number)),
            )
            for number in range(150)
        ]
        invalid = [
            log.append([row("m7", 2)]),
            log.append([row("m7", 2)]),
            log.append([EventRow("m8", 2, 0, "moved", None)]),  # type: ignore[arg-type]
        ]
        outcomes = await asyncio.gather(*valid, *invalid, return_exceptions=True)
        assert outcomes[:150] == [None] * 150
        assert len(await log.load("m7")) == 2 + outcomes[150:152].count(None) and any(
            isinstance(outcome, Conflict) for outcome in outcomes[150:152]
        )
        assert isinstance(outcomes[152], Exception) and len(await log.load("m8")) == 2
        assert [len(await log.load(f"m{number}")) for number in range(150) if number != 7] == [
            2
        ] * 149
        assert len(await log.claim_due(1_000, limit=1_000)) == 150


async def test_simultaneous_writers_leave_no_gaps_and_no_duplicates(open_test_log: OpenLog) -> None:
    """Sixteen writers in two processes append to three matches without losing an event."""
    matches, writers, appends = ("a", "b", "c"), 16, 15

    async def write(log: Log, writer: int) -> int:
        lost_races = 0
        for number in range(appends):
            match = matches[(writer + number) % len(matches)]
            while True:
                seq = len(await log.load(match))
                try:
                    body = f"{writer}/{number}".encode()
                    await log.append(
                        [row(match, seq, body), row(match, seq + 1, body)][: 1 + number % 2],
                        projection=projection("playing"),
                    )
                    break
                except Conflict:
                    lost_races += 1
        return lost_races

    async with open_test_log() as first, open_test_log() as second:
        lost_races = await asyncio.gather(
            *(write((first, second)[writer % 2], writer) for writer in range(writers))
        )
        assert sum(lost_races) > 0, "no append conflicted, so the test shows nothing"
        bodies: Counter[bytes] = Counter()
        for match in matches:
            rows = await first.load(match)
            assert [entry.seq for entry in rows] == list(range(len(rows)))
            bodies.update(entry.body for entry in rows)
        assert bodies == {
            f"{writer}/{number}".encode(): 1 + number % 2
            for writer in range(writers)
            for number in range(appends)
        }


async def test_a_callback_tells_that_events_are_stored(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        stored: list[str] = []
        await log.append([row("a", 0), row("a", 1)], on_stored=lambda: stored.append("a"))
        await log.append([row("b", 0)], on_stored=lambda: stored.append("b"))
        with pytest.raises(Conflict):
            await log.append([row("b", 0)], on_stored=lambda: stored.append("conflict"))
        await wait_until(lambda: len(stored) == 2)
        assert stored == ["a", "b"]
        assert await log.positions(["a", "b", "unknown"]) == {"a": 1, "b": 0}


async def test_the_callback_is_called_although_the_append_was_cancelled(
    open_test_log: OpenLog,
) -> None:
    """If a client disconnects before the response, the other clients must still see the move."""
    async with open_test_log() as log:
        called: set[str] = set()
        for number in range(20):
            match = f"m{number}"
            attempt = asyncio.create_task(
                log.append([row(match, 0)], on_stored=partial(called.add, match))
            )
            await asyncio.sleep(0)
            attempt.cancel()
            await asyncio.gather(attempt, return_exceptions=True)
        await wait_for_nothing()
        stored = await log.positions([f"m{number}" for number in range(20)])
        await wait_until(lambda: called >= stored.keys())


async def test_a_closed_log_refuses_appends(open_test_log: OpenLog) -> None:
    async with open_test_log() as log:
        await log.append([row("a", 0)])
    with pytest.raises(Exception, match="clos"):
        await log.append([row("a", 1)])

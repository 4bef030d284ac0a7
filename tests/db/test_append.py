"""Appending: all or nothing, in order, durable, and told to everybody afterwards."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from parlour.db.log import Conflict, Log
from parlour.db.records import EventRow, MatchProjection, SeatRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.db.conftest import OpenLog


def row(match: str, seq: int, body: bytes = b"{}") -> EventRow:
    return EventRow(match, seq, 1_000 + seq, "moved", body, f"{seq:016x}")


def facts(phase: str, *deadlines: tuple[int, int]) -> MatchProjection:
    return MatchProjection(
        game="toy",
        phase=phase,
        public=True,
        updated_at=1,
        seats=(SeatRow(0, "ann", "Ann"),),
        deadlines=deadlines,
    )


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    for _ in range(6_000):
        if condition():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it never came")


async def settled() -> None:
    """Give what must not come the time to come."""
    await asyncio.sleep(0.2)


async def test_what_was_appended_is_loaded_in_order(opened: OpenLog) -> None:
    async with opened() as log:
        rows = [row("a", seq, bytes([seq, 0, 255])) for seq in range(5)]
        await log.append(rows[:2])
        await log.append(rows[2:])
        await log.append([EventRow("b", 0, 7, "opened", b"\x00")])
        assert await log.load("a") == rows
        assert await log.load("a", 2) == rows[3:]
        assert await log.load("b") == [EventRow("b", 0, 7, "opened", b"\x00", None)]
        assert await log.load("nobody") == []
    async with opened() as log:
        assert await log.load("a") == rows


@pytest.mark.parametrize("seq", [0, 1, 3])
async def test_only_the_next_position_is_free(opened: OpenLog, seq: int) -> None:
    async with opened() as log:
        await log.append([row("a", 0), row("a", 1)], projection=facts("playing", (0, 50)))
        with pytest.raises(Conflict) as refused:
            await log.append([row("a", seq), row("a", seq + 1)], projection=facts("over"))
        assert (refused.value.match, refused.value.seq) == ("a", seq)
        assert len(await log.load("a")) == 2
        assert [found.phase for found in await log.store.match_summaries()] == ["playing"], (
            "facts of a refused append are not kept"
        )
        assert await log.claim_due(50) == [("a", 0, 50)]


async def test_a_match_begins_at_zero(opened: OpenLog) -> None:
    async with opened() as log:
        with pytest.raises(Conflict):
            await log.append([row("a", 1)])


async def test_a_conflict_undoes_nobody_elses_append(opened: OpenLog) -> None:
    async with opened() as log:
        await log.append([row("taken", 0)])
        attempts = [log.append([row(f"m{number}", 0)]) for number in range(8)]
        attempts.insert(4, log.append([row("taken", 0)]))
        outcomes = await asyncio.gather(*attempts, return_exceptions=True)
        assert [isinstance(outcome, Conflict) for outcome in outcomes] == [
            number == 4 for number in range(9)
        ]
        for number in range(8):
            assert len(await log.load(f"m{number}")) == 1


async def test_appends_that_wait_together_are_told_apart(opened: OpenLog) -> None:
    """More than one statement holds, several of one match, and one that the database itself refuses."""
    async with opened() as log:
        sound = [
            log.append(
                [row(f"m{number}", 0), row(f"m{number}", 1)],
                projection=facts("playing", (0, number)),
            )
            for number in range(150)
        ]
        odd = [
            log.append([row("m7", 2)]),
            log.append([row("m7", 2)]),
            log.append([EventRow("m8", 2, 0, "moved", None)]),  # type: ignore[arg-type]
        ]
        outcomes = await asyncio.gather(*sound, *odd, return_exceptions=True)
        assert outcomes[:150] == [None] * 150
        assert len(await log.load("m7")) == 2 + outcomes[150:152].count(None) and any(
            isinstance(found, Conflict) for found in outcomes[150:152]
        )
        assert isinstance(outcomes[152], Exception) and len(await log.load("m8")) == 2
        assert [len(await log.load(f"m{number}")) for number in range(150) if number != 7] == [
            2
        ] * 149
        assert len(await log.claim_due(1_000, limit=1_000)) == 150


async def test_simultaneous_writers_leave_no_gaps_and_no_doubles(opened: OpenLog) -> None:
    """Sixteen writers in two processes on three matches; each entry says who wrote it, and nobody's is lost."""
    matches, writers, each = ("a", "b", "c"), 16, 15

    async def write(log: Log, writer: int) -> int:
        lost_races = 0
        for number in range(each):
            match = matches[(writer + number) % len(matches)]
            while True:
                at = len(await log.load(match))
                try:
                    mine = f"{writer}/{number}".encode()
                    await log.append(
                        [row(match, at, mine), row(match, at + 1, mine)][: 1 + number % 2],
                        projection=facts("playing"),
                    )
                    break
                except Conflict:
                    lost_races += 1
        return lost_races

    async with opened() as one, opened() as two:
        lost_races = await asyncio.gather(
            *(write((one, two)[writer % 2], writer) for writer in range(writers))
        )
        assert sum(lost_races) > 0, "nobody ever met anybody: the test shows nothing"
        found: Counter[bytes] = Counter()
        for match in matches:
            rows = await one.load(match)
            assert [entry.seq for entry in rows] == list(range(len(rows)))
            found.update(entry.body for entry in rows)
        assert found == {
            f"{writer}/{number}".encode(): 1 + number % 2
            for writer in range(writers)
            for number in range(each)
        }


async def test_everybody_hears_what_was_stored(opened: OpenLog) -> None:
    async with opened() as log:
        heard: list[tuple[str, int]] = []
        stop = log.listen(lambda match, seq: heard.append((match, seq)))
        await log.append([row("a", 0), row("a", 1)])
        await log.append([row("b", 0)])
        with pytest.raises(Conflict):
            await log.append([row("b", 0)])
        await log.publish("a")
        await until(lambda: len(heard) == 3)
        assert heard == [("a", 1), ("b", 0), ("a", -1)]
        stop()
        stop()
        await log.append([row("b", 1)])
        await settled()
        assert len(heard) == 3


async def test_a_listener_that_fails_hinders_nobody(opened: OpenLog) -> None:
    failures: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: failures.append(str(context["exception"]))
    )

    def fail(match: str, seq: int) -> None:
        raise ValueError(f"cannot draw {match} {seq}")

    async with opened() as log:
        heard: list[int] = []
        log.listen(fail)
        log.listen(lambda _, seq: heard.append(seq))
        await log.append([row("a", 0)])
        await until(lambda: bool(failures and heard))
        assert (failures, heard) == (["cannot draw a 0"], [0])


async def test_an_append_that_nobody_waits_for_any_more_is_still_told(opened: OpenLog) -> None:
    """A socket may close between the store and the answer; the others must see the move none the less."""
    async with opened() as log:
        heard: list[tuple[str, int]] = []
        log.listen(lambda match, seq: heard.append((match, seq)))
        for number in range(20):
            attempt = asyncio.create_task(log.append([row(f"m{number}", 0)]))
            await asyncio.sleep(0)
            attempt.cancel()
            await asyncio.gather(attempt, return_exceptions=True)
        await settled()
        stored = [(f"m{number}", 0) for number in range(20) if await log.load(f"m{number}")]
        await until(lambda: len(heard) >= len(stored))
        assert sorted(heard) == sorted(stored)


async def test_a_closed_log_refuses(opened: OpenLog) -> None:
    async with opened() as log:
        await log.append([row("a", 0)])
    with pytest.raises(Exception, match="clos"):
        await log.append([row("a", 1)])

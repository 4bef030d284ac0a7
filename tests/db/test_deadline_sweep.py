"""Tests that concurrent sweeps claim different deadlines, earliest first, from all partitions."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import asyncpg

from parlour.db.log import Log
from parlour.db.opening import open_log
from parlour.db.records import EventRow, MatchProjection

if TYPE_CHECKING:
    from tests.db.conftest import OpenLog

MATCHES = 48


async def add_deadlines(log: Log) -> list[int]:
    """Add a deadline to each of many matches, and return their times in order."""
    times = [1_000 + 29 * number % MATCHES for number in range(MATCHES)]
    for number, at in enumerate(times):
        await log.append(
            [EventRow(f"m{number}", 0, 0, "opened", b"{}")],
            projection=MatchProjection(
                game="toy", phase="playing", public=True, updated_at=0, deadlines=((0, at),)
            ),
        )
    return sorted(times)


async def test_concurrent_sweeps_claim_the_earliest_deadlines(open_test_log: OpenLog) -> None:
    async with open_test_log() as first, open_test_log() as second:
        times = await add_deadlines(first)
        assert [due.at for due in await first.claim_due(9_000, 20)] == times[:20]
        both = await asyncio.gather(first.claim_due(9_000, 10), second.claim_due(9_000, 10))
        for claimed in both:
            assert [due.at for due in claimed] == sorted(due.at for due in claimed)
            assert len(claimed) == 10
        assert sorted(due.at for claimed in both for due in claimed) == times[20:40]
        assert [due.at for due in await second.claim_due(9_000)] == times[40:]


async def test_a_deadline_that_another_sweep_has_locked_is_skipped(postgres_url: str) -> None:
    log, other = await open_log(postgres_url), await asyncpg.connect(postgres_url)
    try:
        times = await add_deadlines(log)
        partitions = await other.fetchval("select count(distinct tableoid) from deadline")
        assert partitions > 8, "the deadlines are in few partitions, so the test shows little"
        async with other.transaction():
            await other.execute("select from deadline order by at limit 3 for update")
            assert [due.at for due in await log.claim_due(9_000, 5)] == times[3:8]
        assert [due.at for due in await log.claim_due(9_000, 5)] == times[:3] + times[8:10]
    finally:
        await other.close()
        await log.close()

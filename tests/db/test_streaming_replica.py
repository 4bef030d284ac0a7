"""A test of lists with a real standby that falls behind, crashes and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import asyncpg
import pytest
from sqlalchemy import func, select

from parlour.db import replica
from parlour.db.log import Log
from parlour.db.opening import open_log
from parlour.db.records import EventRow, MatchProjection
from parlour.db.replica import STALENESS_SECONDS

from .streaming import streaming_servers

IS_STANDBY = select(func.pg_is_in_recovery())


async def add_match(log: Log, match: str) -> None:
    """Append the first event of a match that lists show."""
    await log.append(
        [EventRow(match, 0, 0, "opened", b"{}")],
        projection=MatchProjection(game="toy", phase="playing", public=True, updated_at=0),
    )


async def listed(log: Log) -> set[str]:
    """Return the matches of the list."""
    return {summary.match for summary in await log.list_store.match_summaries()}


async def is_read_from_standby(log: Log) -> bool:
    """Return whether the standby answers lists."""
    return bool(await log.list_store.read_value(IS_STANDBY))


async def wait_until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition is true; fail after two minutes."""
    for _ in range(2_400):
        if await condition():
            return
        await asyncio.sleep(0.05)
    pytest.fail("the condition never held")


async def execute(url: str, statement: str) -> None:
    """Run a statement at a URL."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.mark.slow
async def test_lists_of_a_standby_that_lags_crashes_and_returns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replica, "PAUSE_SECONDS", 1.0)
    with streaming_servers() as (primary, standby):
        await (await open_log(primary.url)).close()
        log = await open_log(primary.url, replica=standby.url)
        try:
            await add_match(log, "first")
            await wait_until(lambda: is_read_from_standby(log))

            async def first_is_listed() -> bool:
                return await is_read_from_standby(log) and await listed(log) == {"first"}

            await wait_until(first_is_listed)

            await execute(standby.url, "select pg_wal_replay_pause()")
            await add_match(log, "second")
            added_at = monotonic()
            assert await listed(log) == {"first"}, "the list is that of the paused standby"

            async def second_is_listed() -> bool:
                return await listed(log) == {"first", "second"}

            await wait_until(second_is_listed)
            assert monotonic() - added_at < STALENESS_SECONDS + 1
            assert not await is_read_from_standby(log)
            await execute(standby.url, "select pg_wal_replay_resume()")
            await wait_until(lambda: is_read_from_standby(log))
            assert await second_is_listed()

            standby.stop()
            assert await second_is_listed() and not await is_read_from_standby(log)
            await add_match(log, "third")
            assert await listed(log) == {"first", "second", "third"}
            standby.start()
            await wait_until(lambda: is_read_from_standby(log))
        finally:
            await log.close()

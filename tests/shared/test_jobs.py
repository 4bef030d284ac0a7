"""Tests that jobs reach workers by urgency, and that none is lost with a worker or with Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from parlour.shared import redis_job_consumer, redis_jobs
from parlour.shared.job_scripts import GROUP
from parlour.shared.jobs import ANALYSIS, DECISIONS, JobFailed, Lane
from parlour.shared.opening import SharedState, open_shared
from parlour.shared.redis_job_consumer import RedisJobConsumer, TakenJob
from parlour.shared.redis_jobs import RedisJobQueue

from ..conftest import REDIS
from ..patience import PATIENCE, eventually, found_once
from .conftest import OpenState, relayed_state


@asynccontextmanager
async def worker_lane(
    state: SharedState, slots: int = 1, lane: Lane = DECISIONS
) -> AsyncIterator[RedisJobConsumer]:
    """Announce a worker of a lane until the end of the block."""
    assert state.open_lane is not None
    consumer = state.open_lane(lane)
    await consumer.announce(slots)
    yield consumer
    await consumer.withdraw(slots)


async def take_job(consumer: RedisJobConsumer, priorities: int = 3) -> TakenJob:
    """Take jobs until there is one, and return it."""
    async with asyncio.timeout(PATIENCE):
        while (job := await consumer.take(priorities)) is None:
            pass
    return job


async def wait_for_slots(state: SharedState, count: int) -> None:
    """Wait until a server knows of some slots."""
    await eventually(lambda: state.jobs.slots(DECISIONS) == count)


def start_job(state: SharedState, payload: bytes, priority: int = 0) -> asyncio.Task[bytes]:
    """Start a job of the lane of decisions."""
    return asyncio.create_task(state.jobs.run(DECISIONS, priority, payload))


async def test_a_job_is_done_by_a_worker_once(open_redis_state: OpenState) -> None:
    async with open_redis_state() as server, open_redis_state() as there:
        async with worker_lane(there, 2) as consumer:
            await wait_for_slots(server, 2)
            job = start_job(server, b"\xff view")
            found = await take_job(consumer)
            assert found.payload == b"\xff view" and 0 <= found.waited_seconds < PATIENCE
            await consumer.finish(found, b"\x00 action")
            assert await job == b"\x00 action"
            await consumer.finish(found, b"again")
            assert await consumer.take(3) is None
        await wait_for_slots(server, 0)
        with pytest.raises(JobFailed, match="no workers"):
            await server.jobs.run(DECISIONS, 0, b"")


async def test_urgent_jobs_go_first_and_a_worker_may_refuse_others(
    open_redis_state: OpenState,
) -> None:
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        jobs = [start_job(server, bytes([priority]), priority) for priority in (2, 1, 0)]
        await asyncio.sleep(0.1)
        first = await take_job(consumer)
        assert first.payload == b"\x00"
        assert await consumer.take(1) is None
        rest = [await take_job(consumer), await take_job(consumer)]
        assert [job.payload for job in rest] == [b"\x01", b"\x02"]
        for job in (first, *rest):
            await consumer.finish(job, job.payload)
        assert await asyncio.gather(*jobs) == [b"\x02", b"\x01", b"\x00"]


async def test_the_job_of_a_worker_that_disappears_is_done_by_another(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_job_consumer, "LEASE_S", 1.0)
    async with (
        open_redis_state() as server,
        open_redis_state() as lost,
        worker_lane(server) as consumer,
        worker_lane(lost) as lost_consumer,
    ):
        await wait_for_slots(server, 2)
        job = start_job(server, b"job")
        held = await take_job(lost_consumer)
        for _ in range(4):
            await lost_consumer.renew(held)
            await asyncio.sleep(0.1)
            assert await consumer.take(3) is None
        found = await take_job(consumer)
        assert found.entry == held.entry
        await consumer.finish(found, b"second")
        await lost_consumer.finish(held, b"first, but too late")
        assert await job == b"second"


async def test_a_worker_that_stops_hands_its_job_back_at_once(open_redis_state: OpenState) -> None:
    async with (
        open_redis_state() as server,
        open_redis_state() as other,
        worker_lane(server) as consumer,
        worker_lane(other) as next_consumer,
    ):
        await wait_for_slots(server, 2)
        job = start_job(server, b"job")
        await consumer.hand_back(await take_job(consumer))
        found = await next_consumer.take(3)
        assert found is not None and found.payload == b"job"
        await next_consumer.finish(found, b"done")
        assert await job == b"done"


async def test_a_worker_that_lost_its_job_does_not_take_it_back(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_job_consumer, "LEASE_S", 0.05)
    async with (
        open_redis_state() as server,
        open_redis_state() as slow,
        worker_lane(server) as consumer,
        worker_lane(slow) as slow_consumer,
    ):
        await wait_for_slots(server, 2)
        job = start_job(server, b"job")
        held = await take_job(slow_consumer)
        found = await take_job(consumer)
        await slow_consumer.renew(held)
        await slow_consumer.hand_back(held)
        (pending,) = await consumer._client.xpending_range(found.stream, GROUP, "-", "+", 2)
        assert pending["consumer"] == consumer._worker.encode()
        await consumer.finish(found, b"done")
        assert await job == b"done"


async def test_a_server_leaves_a_job_that_was_handed_back_to_the_workers(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_jobs, "CHECK_INTERVAL_S", 0.01)
    monkeypatch.setattr(redis_job_consumer, "LEASE_S", PATIENCE)
    monkeypatch.setattr(redis_jobs, "LOST_LEASE_S", 2 * PATIENCE)
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        job = start_job(server, b"job")
        await consumer.hand_back(await take_job(consumer))
        await asyncio.sleep(0.1)
        assert not job.done()
        await consumer.finish(await take_job(consumer), b"done")
        assert await job == b"done"


async def test_redis_does_not_keep_the_jobs_of_a_stopped_site(open_redis_state: OpenState) -> None:
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        stream, client = consumer._keys.stream(DECISIONS, 0), consumer._client

        async def require_expiry() -> None:
            assert 0 < await client.pttl(stream) <= 1_000 * DECISIONS.keep_seconds
            await client.persist(stream)

        job = start_job(server, b"the name of a player")
        await found_once(lambda: client.exists(stream), bool)
        await require_expiry()
        held = await take_job(consumer)
        await require_expiry()
        await consumer.renew(held)
        await require_expiry()
        assert await client.pttl(consumer._keys.workers(DECISIONS)) > 0
        job.cancel()


async def test_a_server_takes_back_what_no_worker_does(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_jobs, "LOST_LEASE_S", 0.2)
    lane = DECISIONS._replace(start_seconds=0.1)
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        assert isinstance(server.jobs, RedisJobQueue)
        monkeypatch.setitem(server.jobs._slots, lane, 1)
        with pytest.raises(JobFailed, match="no worker took the job"):
            await server.jobs.run(lane, 0, b"nobody takes this")
        job = start_job(server, b"its worker disappears")
        assert (await take_job(consumer)).payload == b"its worker disappears"
        with pytest.raises(JobFailed, match="disappeared"):
            await job
        assert await consumer.take(3) is None, "both jobs are deleted"


async def test_a_job_that_workers_cannot_do_is_left_to_the_server(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        job = start_job(server, b"unknown game")
        await consumer.finish(await take_job(consumer), None)
        with pytest.raises(JobFailed, match="could not"):
            await job
        job = start_job(server, b"kills its workers")
        for _ in range(redis_job_consumer.MAX_DELIVERIES):
            await consumer.hand_back(await take_job(consumer))
        assert await consumer.take(3) is None
        with pytest.raises(JobFailed, match="could not"):
            await job
        with monkeypatch.context() as limits:
            limits.setattr(redis_jobs, "MAX_RESULT_BYTES", 5)
            job = start_job(server, b"a long result")
            await consumer.finish(await take_job(consumer), b"longer")
            with pytest.raises(JobFailed, match="could not"):
                await job
        monkeypatch.setattr(redis_jobs, "MAX_PAYLOAD_BYTES", 5)
        with pytest.raises(JobFailed, match="large"):
            await server.jobs.run(DECISIONS, 0, b"too long")
        monkeypatch.setattr(redis_jobs, "MAX_QUEUED", 0)
        with pytest.raises(JobFailed, match="too many"):
            await server.jobs.run(DECISIONS, 0, b"")


async def test_old_jobs_of_a_stopped_server_are_deleted(open_redis_state: OpenState) -> None:
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        job = start_job(server, b"old")
        # A stream lives as long as its jobs, so longer than a worker waits for one.
        await asyncio.sleep(1.1)
        consumer.lane = DECISIONS._replace(keep_seconds=1.0)
        assert await consumer.take(3) is None
        consumer.lane = DECISIONS
        assert await consumer.take(3) is None
        with pytest.raises(JobFailed):
            await job


async def test_lanes_have_slots_of_their_own(open_redis_state: OpenState) -> None:
    async with (
        open_redis_state() as server,
        open_redis_state() as other,
        worker_lane(server, 2),
        worker_lane(other, 3),
        worker_lane(other, 1, ANALYSIS),
    ):
        await wait_for_slots(server, 5)
        assert server.jobs.slots(ANALYSIS) == 1


async def test_a_server_knows_of_no_more_slots_than_a_queue_has_jobs(
    open_redis_state: OpenState,
) -> None:
    async with open_redis_state() as server, worker_lane(server, 10**9):
        await wait_for_slots(server, redis_jobs.MAX_QUEUED)


async def test_a_worker_that_no_longer_announces_itself_does_not_count(
    open_redis_state: OpenState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_job_consumer, "ANNOUNCEMENT_S", 0.1)
    async with open_redis_state() as server, worker_lane(server, 4):
        changes: list[int] = []
        unsubscribe = server.jobs.subscribe_to_slots(
            lambda: changes.append(server.jobs.slots(DECISIONS))
        )
        await wait_for_slots(server, 0)
        await eventually(lambda: changes[-1:] == [0])
        unsubscribe()


async def test_jobs_fail_at_once_while_redis_is_away_and_go_on_afterwards(site: str) -> None:
    async with relayed_state(site) as (server, relay):
        worker_state = await open_shared(REDIS, site)
        try:
            async with worker_lane(worker_state) as consumer:
                await wait_for_slots(server, 1)
                job = start_job(server, b"before")
                found = await take_job(consumer)
                await relay.cut()
                with pytest.raises(JobFailed, match="unreachable"):
                    await job
                assert server.jobs.slots(DECISIONS) == 0
                with pytest.raises(JobFailed, match="no workers"):
                    await server.jobs.run(DECISIONS, 0, b"during")
                await consumer.finish(found, b"for nobody")
                await relay.resume()
                # The first commands may use connections that were cut.
                async with asyncio.timeout(PATIENCE):
                    while (next_job := await send_and_take(server, consumer)) is None:
                        await consumer.announce(1)
                await consumer.finish(next_job, b"done")
        finally:
            await worker_state.close()


async def send_and_take(server: SharedState, consumer: RedisJobConsumer) -> TakenJob | None:
    """Send a job and take it, or return None if it could not be sent."""
    job = start_job(server, b"after")
    found = await consumer.take(3)
    if found is None:
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
    return found


async def test_workers_go_on_after_redis_has_lost_everything(open_redis_state: OpenState) -> None:
    async with open_redis_state() as server, worker_lane(server) as consumer:
        await wait_for_slots(server, 1)
        job = start_job(server, b"lost")
        held = await take_job(consumer)
        client = consumer._client
        await client.delete(held.stream, consumer._keys.workers(DECISIONS))
        with pytest.raises(JobFailed, match="no worker took the job"):
            await job
        await consumer.finish(held, b"for nobody")
        await consumer.announce(1)
        await wait_for_slots(server, 1)
        job = start_job(server, b"new")
        await consumer.finish(await take_job(consumer), b"done")
        assert await job == b"done"

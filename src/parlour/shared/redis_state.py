"""The state that several servers share through Valkey or Redis."""

from __future__ import annotations

from functools import partial

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from parlour.shared.opening import MIN_VERSION, TIMEOUT_S, SharedOpenError, SharedState
from parlour.shared.presence_records import PresenceRecords
from parlour.shared.redis_buckets import RedisTokenBuckets
from parlour.shared.redis_bus import RedisBus
from parlour.shared.redis_errors import REDIS_ERRORS, RedisOutage
from parlour.shared.redis_job_consumer import RedisJobConsumer
from parlour.shared.redis_jobs import RedisJobQueue
from parlour.shared.redis_leases import RedisLeases


async def open_redis(url: str, prefix: str, server: str) -> SharedState:
    """Return the shared state at the URL of a Valkey or Redis; raises SharedOpenError.

    Args:
        url: `redis://host:port/number`, `rediss://…` or `unix://…`.
        prefix: The prefix of all keys and channels of the site.
        server: The name of this server.
    """
    try:
        # The bus reconnects itself, because it must report each interruption.
        client = Redis.from_url(
            url,
            socket_timeout=TIMEOUT_S,
            socket_connect_timeout=TIMEOUT_S,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as reason:
        raise SharedOpenError(
            "--shared must name a Valkey or Redis, for example redis://127.0.0.1:6379."
        ) from reason
    outage = RedisOutage()
    bus = RedisBus(client, prefix, server, outage)
    jobs = RedisJobQueue(client, prefix, server, bus, outage)
    try:
        version = str((await client.info("server"))["redis_version"])
        if int(version.partition(".")[0]) < MIN_VERSION:
            raise SharedOpenError(
                f"--shared names Redis {version}; version {MIN_VERSION} or newer is needed."
            )
        await bus.open()
        await jobs.open()
    except (*REDIS_ERRORS, SharedOpenError) as reason:
        await bus.close()
        await client.aclose()
        if isinstance(reason, SharedOpenError):
            raise
        raise SharedOpenError(f"Valkey or Redis cannot be used: {reason}") from reason

    async def close() -> None:
        await jobs.close()
        await bus.close()
        await client.aclose()

    return SharedState(
        bus,
        RedisTokenBuckets(client, prefix, outage),
        RedisLeases(client, prefix, server, outage),
        jobs,
        PresenceRecords(client, prefix, server),
        partial(RedisJobConsumer, client, prefix, server, bus),
        close,
    )

"""Opening what the servers of a site share; only this module knows both backends."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from parlour.shared.bus import Bus, LocalBus
from parlour.shared.jobs import JobQueue, Lane, NoJobQueue
from parlour.shared.leases import Leases, LocalLeases
from parlour.shared.token_buckets import LocalTokenBuckets, TokenBuckets

if TYPE_CHECKING:
    from parlour.shared.presence_records import PresenceRecords
    from parlour.shared.redis_job_consumer import RedisJobConsumer

MIN_VERSION = 7
"""The oldest supported major version of Redis; every version of Valkey is newer."""

TIMEOUT_S = 2.0
"""How long (s) a command may take before Redis counts as unreachable."""


class SharedOpenError(Exception):
    """Valkey or Redis cannot be used; the message gives the reason and a remedy."""


async def _close_nothing() -> None:
    """Do nothing, because the local backends hold no connection."""


@dataclass(frozen=True, slots=True)
class SharedState:
    """What the servers of a site share."""

    bus: Bus
    """The messages between the servers."""

    token_buckets: TokenBuckets
    """The rate limits of people and networks."""

    leases: Leases
    """The periodic work that one server does for all."""

    jobs: JobQueue
    """The work that workers do for the servers."""

    presence_records: PresenceRecords | None = None
    """What each server knows about its visitors; None for a single server."""

    open_lane: Callable[[Lane], RedisJobConsumer] | None = None
    """Returns the jobs of a lane for a worker; None for a single server."""

    close: Callable[[], Awaitable[None]] = _close_nothing
    """Closes the connections."""


def local_state() -> SharedState:
    """Return the state of a site that has a single server."""
    return SharedState(LocalBus(), LocalTokenBuckets(), LocalLeases(), NoJobQueue())


async def open_shared(url: str | None, site: str) -> SharedState:
    """Return the shared state at a URL; raises SharedOpenError.

    Args:
        url: `redis://host:port/number`, `rediss://…` or `unix://…`; None for a single server.
        site: The id of the site, because several sites may use one Redis.
    """
    if url is None:
        return local_state()
    try:
        from parlour.shared.redis_state import open_redis
    except ModuleNotFoundError as missing:
        raise SharedOpenError(
            f"--shared needs the package {missing.name}: pip install 'parlour[shared]'"
        ) from missing
    return await open_redis(url, f"parlour/{site}/", secrets.token_hex(4))

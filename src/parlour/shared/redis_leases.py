"""The leases in Valkey or Redis, which all servers of a site share."""

from __future__ import annotations

from redis.asyncio import Redis

from parlour.shared.leases import Leases
from parlour.shared.redis_errors import REDIS_ERRORS, RedisOutage

TAKE = """
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) then return 1 end
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
"""


class RedisLeases(Leases):
    """The leases of a site.

    While Redis is unreachable, every server gets every lease: the work is then done more than once,
    which costs time and harms nothing.
    """

    def __init__(self, client: Redis, prefix: str, server: str, outage: RedisOutage) -> None:
        self._prefix, self._server, self._outage = prefix, server, outage
        self._take = client.register_script(TAKE)

    async def take(self, name: str, seconds: float) -> bool:
        """Take or renew a lease for some seconds; return False if another server holds it."""
        if self._outage.is_active:
            return True
        try:
            return bool(
                await self._take(
                    keys=[f"{self._prefix}lease/{name}"],
                    args=[self._server, int(seconds * 1_000)],
                )
            )
        except REDIS_ERRORS as reason:
            self._outage.begin(reason)
            return True

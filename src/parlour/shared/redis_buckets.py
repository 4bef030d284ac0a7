"""The token buckets in Valkey or Redis, which all servers of a site share."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from redis.asyncio import Redis

from parlour.shared.redis_errors import REDIS_ERRORS, RedisOutage
from parlour.shared.token_buckets import Bucket, LocalTokenBuckets, Spending, TokenBuckets

SPEND = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local levels, wait, never = {}, 0, false
for i, key in ipairs(KEYS) do
    local burst, rate = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
    local stored = redis.call('HMGET', key, 'level', 'at')
    local level = burst
    if stored[1] then
        level = math.min(burst, tonumber(stored[1]) + math.max(0, now - tonumber(stored[2])) * rate)
    end
    levels[i] = level
    if level < 1 then
        if rate > 0 then wait = math.max(wait, (1 - level) / rate) else never = true end
    end
end
if never then wait = -1 end
local result = {tostring(wait)}
for i, level in ipairs(levels) do result[i + 1] = tostring(wait == 0 and level - 1 or level) end
if wait ~= 0 then return result end
for i, key in ipairs(KEYS) do
    local burst, rate = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
    redis.call('HSET', key, 'level', tostring(levels[i] - 1), 'at', string.format('%.6f', now))
    if rate > 0 then redis.call('PEXPIRE', key, math.ceil(burst / rate * 1000)) end
end
return result
"""
"""Takes a token from each bucket, or from none; a full bucket needs no key, so keys expire.

It returns the seconds to wait and the tokens left in each bucket as texts, since numbers would lose
their fractions; -1 seconds mean forever.
"""

REFUND = """
for i, key in ipairs(KEYS) do
    local level = redis.call('HGET', key, 'level')
    if level then
        redis.call('HSET', key, 'level', tostring(math.min(tonumber(ARGV[i]), level + 1)))
    end
end
"""


class RedisTokenBuckets(TokenBuckets):
    """The token buckets of a site; while Redis is unreachable, each server counts on its own."""

    def __init__(self, client: Redis, prefix: str, outage: RedisOutage) -> None:
        self._prefix, self._outage = prefix, outage
        self._spend, self._refund = client.register_script(SPEND), client.register_script(REFUND)
        self._local = LocalTokenBuckets()

    async def spend(self, buckets: Sequence[Bucket]) -> Spending:
        """Take a token from each bucket, or from none."""
        if self._outage.is_active:
            return await self._local.spend(buckets)
        try:
            wait, *left = map(
                float,
                await self._spend(
                    keys=self._keys(buckets),
                    args=[
                        value for bucket in buckets for value in (bucket.burst, bucket.per_second)
                    ],
                ),
            )
        except REDIS_ERRORS as reason:
            self._outage.begin(reason)
            return await self._local.spend(buckets)
        return Spending(inf if wait < 0 else wait, tuple(left))

    async def refund(self, buckets: Sequence[Bucket]) -> None:
        """Put a token back into each bucket."""
        if self._outage.is_active:
            await self._local.refund(buckets)
            return
        try:
            await self._refund(keys=self._keys(buckets), args=[bucket.burst for bucket in buckets])
        except REDIS_ERRORS as reason:
            self._outage.begin(reason)

    def _keys(self, buckets: Sequence[Bucket]) -> list[str]:
        return [f"{self._prefix}bucket/{bucket.key}" for bucket in buckets]

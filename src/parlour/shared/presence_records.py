"""The presence records in Valkey or Redis: what each server knows about its visitors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from redis.asyncio import Redis

EXPIRY_S = 15
"""How long (s) the records of a server stay after its last write."""

COUNT_FIELD = "#"
"""The field with the number of changes; it is no user id."""


class PresenceRecords:
    """The encoded presence of the visitors of each server of a site.

    The records of a server expire if it stops without deleting them. All methods raise one of
    REDIS_ERRORS if Redis is unreachable.
    """

    def __init__(self, client: Redis, prefix: str, server: str) -> None:
        self.server = server
        self._client, self._prefix = client, f"{prefix}presence/"

    async def write(self, changes: Mapping[str, bytes | None], *, replace: bool = False) -> int:
        """Store changed records of this server and postpone their expiry.

        Args:
            changes: The records by user id; None deletes a record.
            replace: Whether to delete all other records of this server first.

        Returns:
            The number of writes with changes so far.
        """
        key = self._key(self.server)
        stored = {user: record for user, record in changes.items() if record is not None}
        deleted = [user for user, record in changes.items() if record is None]
        pipeline = self._client.pipeline()
        if replace:
            pipeline.eval(DELETE_RECORDS, 1, key, COUNT_FIELD)
        if stored:
            pipeline.hset(key, mapping=dict[Any, Any](stored))
        if deleted:
            pipeline.hdel(key, *deleted)
        pipeline.hincrby(key, COUNT_FIELD, 1 if changes or replace else 0)
        pipeline.expire(key, EXPIRY_S)
        pipeline.sadd(self._servers_key, self.server)
        results = await pipeline.execute()
        return int(results[-3])

    async def change_counts(self) -> dict[str, int]:
        """Return the number of writes with changes of each other server, by name."""
        pipeline = self._client.pipeline(transaction=False)
        pipeline.smembers(self._servers_key)
        (members,) = await pipeline.execute()
        names = [name for name in map(bytes.decode, members) if name != self.server]
        for name in names:
            pipeline.hget(self._key(name), COUNT_FIELD)
        counts = dict(zip(names, await pipeline.execute(), strict=True))
        stopped = [name for name, count in counts.items() if count is None]
        if stopped:
            pipeline.srem(self._servers_key, *stopped)
            await pipeline.execute()
        return {name: int(count) for name, count in counts.items() if count is not None}

    async def read(self, server: str) -> tuple[int, dict[str, bytes]]:
        """Return the number of writes of a server and its records, which are empty if it stopped."""
        pipeline = self._client.pipeline(transaction=False)
        pipeline.hgetall(self._key(server))
        (fields,) = await pipeline.execute()
        records = {user.decode(): record for user, record in fields.items()}
        return int(records.pop(COUNT_FIELD, b"0")), records

    async def delete(self) -> None:
        """Delete the records of this server."""
        await self._client.delete(self._key(self.server))

    @property
    def _servers_key(self) -> str:
        return f"{self._prefix}servers"

    def _key(self, server: str) -> str:
        return f"{self._prefix}server/{server}"


DELETE_RECORDS = """
local count = redis.call('HGET', KEYS[1], ARGV[1])
redis.call('DEL', KEYS[1])
if count then redis.call('HSET', KEYS[1], ARGV[1], count) end
"""
"""Deletes the records of a server and keeps its number of writes."""

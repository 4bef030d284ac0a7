"""The connections of one house to PostgreSQL: whoever finds none free waits in turn, also where PostgreSQL allows no more of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import asyncpg

MAX_CONNECTIONS = 10
"""How many connections one process holds at most; PostgreSQL allows 100 in all unless told otherwise."""

ANSWER_SECONDS = 4.5
"""How long PostgreSQL may take to answer anything; what is refused after that is told within five seconds."""

SHORTAGE_SECONDS = 1.0
"""How long those that are there must do where PostgreSQL has refused one more."""

RETRY_SECONDS = 0.02
"""How long is waited where PostgreSQL has refused the only one."""

IDLE_SECONDS = 30.0
"""A connection that nobody needed for so long is let go: another house may be short of it."""

Waiter = asyncio.Future[Any]
"""Somebody in the queue: woken with a connection, or with None to look for themselves."""


class ConnectionPool:
    """Lends connections, opened when they are first needed; raises TimeoutError where one, or its answer, does not come in time."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._free: list[tuple[float, Any]] = []
        self._waiting: deque[Waiter] = deque()
        self._open_count = 0
        self._short_until = 0.0
        self._closed, self._all_free = False, asyncio.Event()

    async def close(self) -> None:
        """Let whatever was begun be finished, and close all."""
        self._closed = True
        if self._open_count > len(self._free):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_free.wait(), ANSWER_SECONDS)
        for _, connection in self._free:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await connection.close(timeout=ANSWER_SECONDS)

    @asynccontextmanager
    async def acquire(self, whole: bool = False) -> AsyncIterator[Any]:
        """Lend a connection, with `whole` in a transaction; one that does not answer in time is thrown away."""
        async with asyncio.timeout(ANSWER_SECONDS):
            connection = await self._take()
            try:
                if whole:
                    await connection.execute("begin")
                yield connection
                if whole:
                    await connection.execute("commit")
            except asyncio.CancelledError:
                # Nothing more is asked of it, not even to roll back: it would be waited for as long again.
                connection.terminate()
                raise
            except Exception:
                # Whatever it was, nothing of it is stored; it goes on to whoever asked.
                if whole and not connection.is_closed():
                    await connection.execute("rollback")
                raise
            finally:
                self._release(connection)

    async def fetch(self, query: str, *arguments: Any) -> list[Any]:
        """Return all lines."""
        async with self.acquire() as connection:
            found: list[Any] = await connection.fetch(query, *arguments)
            return found

    async def fetchrow(self, query: str, *arguments: Any) -> Any:
        """Return the first line, or None."""
        async with self.acquire() as connection:
            return await connection.fetchrow(query, *arguments)

    async def fetchval(self, query: str, *arguments: Any) -> Any:
        """Return the first value of the first line, or None."""
        async with self.acquire() as connection:
            return await connection.fetchval(query, *arguments)

    async def execute(self, query: str, *arguments: Any) -> None:
        """Run a statement."""
        async with self.acquire() as connection:
            await connection.execute(query, *arguments)

    async def _take(self) -> Any:
        while True:
            if self._closed:
                raise asyncpg.InterfaceError("the connections are closed")
            connection = self._free_connection()
            if (
                connection is None
                and self._open_count < MAX_CONNECTIONS
                and monotonic() >= self._short_until
            ):
                connection = await self._new_connection()
            if connection is None:
                connection = await self._wait_for_connection()
            if connection is not None:
                return connection

    def _free_connection(self) -> Any:
        """Return a connection that nobody uses, unless others wait for it already, or None."""
        while self._free and not self._waiting:
            _, connection = self._free.pop()
            if not connection.is_closed():
                return connection
            self._open_count -= 1
        return None

    async def _new_connection(self) -> Any:
        """Return a new connection, or None where PostgreSQL has no room for it."""
        self._open_count += 1
        try:
            return await self._connect()
        except asyncpg.TooManyConnectionsError:
            self._open_count -= 1
            self._short_until = monotonic() + (
                SHORTAGE_SECONDS if self._open_count else RETRY_SECONDS
            )
        except BaseException:
            self._open_count -= 1
            self._wake(None)
            raise
        return None

    async def _wait_for_connection(self) -> Any:
        """Return a connection that somebody gives back, or None when it is worth looking again."""
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        # Where there is no other to be given back, nobody would ever wake this one.
        alone = (
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wake, None)
            if not self._open_count
            else None
        )
        try:
            return await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled() and waiter.result() is not None:
                self._release(waiter.result())
            raise
        finally:
            if alone is not None:
                alone.cancel()
            if waiter in self._waiting:
                self._waiting.remove(waiter)

    def _release(self, connection: Any) -> None:
        if connection.is_closed():
            self._open_count -= 1
            self._wake(None)
        elif not self._wake(connection):
            self._free.append((monotonic(), connection))
            self._close_idle()
        if self._closed and self._open_count == len(self._free):
            self._all_free.set()

    def _wake(self, connection: Any) -> bool:
        """Hand a connection to whoever has waited longest; return whether anybody has."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(connection)
                return True
        return False

    def _close_idle(self) -> None:
        """Close the one that was used least lately, where it was not needed for long and is not the last."""
        since, connection = self._free[0]
        if len(self._free) > 1 and monotonic() - since > IDLE_SECONDS:
            del self._free[0]
            self._open_count -= 1
            connection.terminate()

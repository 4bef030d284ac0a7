"""The connection pool of one process to PostgreSQL."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any

import asyncpg

from parlour.db.log import DatabaseUsage

MAX_CONNECTIONS = 10
"""The maximum number of connections per process; by default PostgreSQL allows 100 in total."""

ANSWER_SECONDS = 4.5
"""The time limit (s) for PostgreSQL's answers; a failed request must end within five seconds."""

SHORTAGE_SECONDS = 1.0
"""The time (s) after a connection was refused in which no other is requested."""

RETRY_SECONDS = 0.02
"""The same time (s) if the process has no open connection at all."""

IDLE_SECONDS = 30.0
"""The time (s) after which an idle connection is closed, as another process may need it."""

CONNECTION_ERRORS = (
    OSError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""The errors of a connection that is broken or cannot be opened.

A timeout is an OSError. asyncpg reports an internal error if PostgreSQL has announced the end of the
connection and its socket is still open.
"""

BEGIN, COMMIT, ROLL_BACK = "begin", "commit", "rollback"

Waiter = asyncio.Future[Any]
"""A waiting caller, woken with a connection, or with None to try again."""


class ConnectionPool:
    """A pool of connections that are opened on demand and lent in the order of the requests.

    Raises TimeoutError if a connection or its answer takes longer than ANSWER_SECONDS.
    """

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._free: list[tuple[float, Any]] = []  # (time at which it was given back, connection)
        self._waiting: deque[Waiter] = deque()
        self._open_count = 0
        self._short_until = 0.0
        self._closed, self._all_free = False, asyncio.Event()

    async def close(self) -> None:
        """Wait for the running statements, then close all connections."""
        self._closed = True
        if self._open_count > len(self._free):
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._all_free.wait()
        for _, connection in self._free:
            with suppress(*CONNECTION_ERRORS):
                await connection.close(timeout=ANSWER_SECONDS)

    def usage(self) -> DatabaseUsage:
        """Return how busy the connections are."""
        return DatabaseUsage(
            limit=MAX_CONNECTIONS,
            opened=self._open_count,
            busy=self._open_count - len(self._free),
            waiting=len(self._waiting),
        )

    @asynccontextmanager
    async def acquire(self, in_transaction: bool = False) -> AsyncIterator[Any]:
        """Lend a connection, optionally in a transaction; discard it if it times out."""
        async with asyncio.timeout(ANSWER_SECONDS):
            connection = await self._take()
            try:
                if in_transaction:
                    await connection.execute(BEGIN)
                yield connection
                if in_transaction:
                    await connection.execute(COMMIT)
            except asyncio.CancelledError:
                # A rollback might time out as well, so the connection is discarded.
                connection.terminate()
                raise
            except asyncpg.InternalClientError as reason:
                # PostgreSQL has announced that it ends this connection, whose socket is still open.
                connection.terminate()
                raise asyncpg.ConnectionDoesNotExistError(
                    "PostgreSQL ended the connection"
                ) from reason
            except Exception:
                # On any failure the transaction is rolled back and the caller gets the error.
                if in_transaction and not connection.is_closed():
                    await connection.execute(ROLL_BACK)
                raise
            finally:
                self._release(connection)

    async def fetch(self, query: str, *arguments: Any) -> list[Any]:
        """Return all rows of a query."""
        async with self.acquire() as connection:
            rows: list[Any] = await connection.fetch(query, *arguments)
            return rows

    async def fetchrow(self, query: str, *arguments: Any) -> Any:
        """Return the first row of a query, or None."""
        async with self.acquire() as connection:
            return await connection.fetchrow(query, *arguments)

    async def fetchval(self, query: str, *arguments: Any) -> Any:
        """Return the first value of the first row of a query, or None."""
        async with self.acquire() as connection:
            return await connection.fetchval(query, *arguments)

    async def execute(self, query: str, *arguments: Any) -> None:
        """Run a statement and discard its result."""
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
        """Return an idle connection, or None if there is none or other callers wait for one."""
        while self._free and not self._waiting:
            _, connection = self._free.pop()
            if not connection.is_closed():
                return connection
            self._open_count -= 1
        return None

    async def _new_connection(self) -> Any:
        """Open a new connection, or return None if PostgreSQL allows no more."""
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
        """Wait for a returned connection and return it, or None if the caller must try again."""
        waiter: Waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        # If no connection is open, none will be given back, so a timer wakes the caller.
        retry = (
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
            if retry is not None:
                retry.cancel()
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
        """Give a connection to the longest waiting caller; return False if nobody waits."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(connection)
                return True
        return False

    def _close_idle(self) -> None:
        """Close the least recently used connection if it has been idle for long.

        The last open connection is kept.
        """
        since, connection = self._free[0]
        if len(self._free) > 1 and monotonic() - since > IDLE_SECONDS:
            del self._free[0]
            self._open_count -= 1
            connection.terminate()

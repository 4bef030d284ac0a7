"""The PostgreSQL connection that holds the locks of a server process."""

from __future__ import annotations

import asyncio
from asyncio import Event, Task
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog

from parlour.db.connections import CONNECTION_ERRORS
from parlour.db.log import DatabaseOpenError
from parlour.db.migrate import IN_USE_KEY, LOCK_IN_USE

CHECK_INTERVAL_S = 30.0
"""The interval (s) in which the connection is checked, to detect a broken one."""

CLOSE_TIMEOUT_S = 2.0
"""How long (s) the database may take to close the connection."""

FIRST_PAUSE_S, LAST_PAUSE_S = 0.1, 5.0
"""The shortest and longest pause (s) between reconnection attempts; each pause doubles."""

SERVER_KEY = "hashtext('parlour server ' || current_schema())"
"""The key of the lock that every server holds: shared by several servers, or alone."""

TRY_LOCK_ALONE = f"select pg_try_advisory_lock({SERVER_KEY})"
TRY_LOCK_WITH_OTHERS = f"select pg_try_advisory_lock_shared({SERVER_KEY})"

CHECK_CONNECTION = "select 1"

SELECT_BACKEND = "select pg_backend_pid()"

SELECT_IS_HOLDER = f"""
select exists (
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database() and pid = $1
        and objid::bigint = {IN_USE_KEY}::bigint & 4294967295
)"""
"""Whether a backend holds the lock of a process that uses this database and schema."""

SET_KEEPALIVE = """
select set_config('tcp_keepalives_idle', '10', false),
    set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)"""
"""Lets the database notice within half a minute that the machine of a server is gone."""

Connect = Callable[[], Awaitable[Any]]

log = structlog.get_logger()


class ServerLocks:
    """A connection that holds advisory locks for a process, and reconnects if it is lost.

    Every process with the database open holds a lock that prevents a migration. A server also holds
    a lock that prevents servers from running which do not know of each other.
    """

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: Any = None
        self._disconnected = Event()
        self._lock_server: str | None = None
        self._task: Task[None] | None = None

    async def open(self) -> None:
        """Connect and take the lock that prevents a migration; raises CONNECTION_ERRORS."""
        try:
            await self._attach()
        except BaseException:
            self._detach()
            raise
        # asyncio keeps only weak references to tasks, so the locks must hold one.
        self._task = asyncio.create_task(self._run(), name="parlour-locks")

    async def claim(self, *, with_others: bool) -> bool:
        """Take the lock of a server; return False if a server holds it that excludes this one.

        Args:
            with_others: Whether this server knows of the others, so that several may run.
        """
        statement = TRY_LOCK_WITH_OTHERS if with_others else TRY_LOCK_ALONE
        if not await self._connection.fetchval(statement):
            return False
        self._lock_server = statement
        return True

    async def require_holder(self, connection: Any) -> None:
        """Raise DatabaseOpenError unless a connection sees these locks in its own schema."""
        backend = await self._connection.fetchval(SELECT_BACKEND)
        if not await connection.fetchval(SELECT_IS_HOLDER, backend):
            raise DatabaseOpenError(
                "--direct-database and --database name different databases or schemas."
            )

    async def close(self) -> None:
        """Release the locks by closing the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        connection, self._connection = self._connection, None
        if connection is not None:
            # Once this returns, another process may take the locks.
            with suppress(*CONNECTION_ERRORS):
                await connection.close(timeout=CLOSE_TIMEOUT_S)

    async def _attach(self) -> None:
        self._disconnected = disconnected = Event()
        self._connection = await self._connect()
        self._connection.add_termination_listener(lambda _: disconnected.set())
        await self._connection.execute(SET_KEEPALIVE)
        await self._connection.execute(LOCK_IN_USE)
        if self._lock_server is not None and not await self._connection.fetchval(self._lock_server):
            log.error("another server uses this database without --shared")

    def _detach(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(CHECK_INTERVAL_S):
                    await self._disconnected.wait()
            except TimeoutError:
                await self._check_connection()
            if self._disconnected.is_set():
                await self._reconnect()

    async def _check_connection(self) -> None:
        try:
            await self._connection.fetchval(CHECK_CONNECTION, timeout=CHECK_INTERVAL_S)
        except CONNECTION_ERRORS:
            self._disconnected.set()

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            try:
                self._detach()
                await self._attach()
                return
            except CONNECTION_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_PAUSE_S)

"""The PostgreSQL connection that receives the notifications of all server processes."""

from __future__ import annotations

import asyncio
from asyncio import Event, Task
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import asyncpg
import structlog

from parlour.db.listeners import Listeners
from parlour.db.log import LogListener
from parlour.db.migrate import LOCK_IN_USE

HEARTBEAT = 30.0
"""The time (s) after which a silent connection is checked, to detect a broken one."""

FIRST_PAUSE, LAST_PAUSE = 0.1, 5.0
"""The shortest and longest pause (s) between reconnection attempts; each pause doubles."""

SLACK_MS = 60_000
"""How far (ms) before the last sign of life changes are read again, as server clocks differ."""

SELECT_DATABASE_TIME = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
"""The query for the database's time (ms since 1970), which all servers use.

The clock of this machine may be wrong or may be changed.
"""

CONNECTION_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""The errors of a connection that is broken or cannot be opened; a timeout is an OSError."""

log = structlog.get_logger()


class ChangedMatch(NamedTuple):
    """A match that has changed, with the position to notify."""

    match: str
    seq: int  # last position in the log of the match; -1 if something outside the log changed


Connect = Callable[[], Awaitable[Any]]
ChangesSince = Callable[[int], Awaitable[list[ChangedMatch]]]
"""Returns the matches that have changed since a time (ms since 1970)."""


class ChangeListener:
    """A listener on one channel, which reconnects and catches up after an interruption."""

    def __init__(self, connect: Connect, channel: str, changes_since: ChangesSince) -> None:
        self._connect, self._channel, self._changes_since = connect, channel, changes_since
        self._listeners = Listeners()
        self._connection: Any = None
        self._disconnected = Event()
        self._alive_at = 0
        self._task: Task[None] | None = None

    @classmethod
    async def open(
        cls, connect: Connect, channel: str, changes_since: ChangesSince
    ) -> ChangeListener:
        """Return a connected listener."""
        listener = cls(connect, channel, changes_since)
        try:
            await listener._attach()
        except BaseException:
            listener._detach()
            raise
        # asyncio keeps only weak references to tasks, so the listener must hold one.
        listener._task = asyncio.create_task(listener._run(), name="parlour-notices")
        return listener

    def listen(self, listener: LogListener) -> Callable[[], None]:
        """Call `listener` for every notification; return a function that unsubscribes it."""
        return self._listeners.listen(listener)

    async def close(self) -> None:
        """Stop listening and close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._detach()

    async def _attach(self) -> None:
        self._disconnected = disconnected = Event()
        self._connection = await self._connect()
        # While this connection holds the lock, no newer server migrates the database.
        await self._connection.execute(LOCK_IN_USE)
        self._connection.add_termination_listener(lambda _: disconnected.set())
        alive_at = await self._connection.fetchval(SELECT_DATABASE_TIME)
        await self._connection.add_listener(self._channel, self._on_notification)
        self._alive_at = alive_at

    def _detach(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _on_notification(
        self, _connection: Any, _process: int, _channel: str, payload: str
    ) -> None:
        match, _, seq = payload.rpartition(" ")
        self._listeners.notify(match, int(seq))

    async def _run(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._disconnected.wait(), HEARTBEAT)
            except TimeoutError:
                await self._check_connection()
            if self._disconnected.is_set():
                await self._reconnect()

    async def _check_connection(self) -> None:
        try:
            self._alive_at = await self._connection.fetchval(
                SELECT_DATABASE_TIME, timeout=HEARTBEAT
            )
        except CONNECTION_ERRORS:
            self._disconnected.set()

    async def _reconnect(self) -> None:
        since, pause = self._alive_at - SLACK_MS, FIRST_PAUSE
        log.warning("lost the connection that receives changes of other servers")
        while True:
            try:
                self._detach()
                await self._attach()
                for change in await self._changes_since(since):
                    self._listeners.notify(change.match, change.seq)
                log.info("receiving changes of other servers again")
                return
            except CONNECTION_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_PAUSE)

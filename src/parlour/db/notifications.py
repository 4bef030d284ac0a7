"""The connection on which this process hears what all processes publish."""

from __future__ import annotations

import asyncio
from asyncio import Event, Task
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import structlog

from parlour.db.listeners import Listeners
from parlour.db.log import LogListener
from parlour.db.migrate import USE

HEARTBEAT = 30.0
"""Seconds after which a silent connection is asked whether it still lives; a cut that nobody reports is found no later."""

FIRST_PAUSE, LAST_PAUSE = 0.1, 5.0
"""Seconds between attempts to come back, doubled each time."""

SLACK_MS = 60_000
"""How far the times of two servers may differ without a missed notice staying missed."""

DATABASE_TIME = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
"""The time in ms since 1970 by the clock of the database, which all servers go by; the clock of this machine may be wrong, or be set."""

CONNECTION_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What a connection raises that is or cannot be made; a timeout is an OSError."""

log = structlog.get_logger()

Connect = Callable[[], Awaitable[Any]]
ChangesSince = Callable[[int], Awaitable[list[tuple[str, int]]]]
"""Returns (match, last position) of all that changed since a moment in ms."""


class ChangeListener:
    """Listens to one channel for as long as it is open. When the connection is cut it comes back, and tells what changed meanwhile."""

    def __init__(self, connect: Connect, channel: str, changed: ChangesSince) -> None:
        self._connect, self._channel, self._changes_since = connect, channel, changed
        self._listeners = Listeners()
        self._connection: Any = None
        self._disconnected = Event()
        self._alive_at = 0
        self._task: Task[None] | None = None

    @classmethod
    async def open(cls, connect: Connect, channel: str, changed: ChangesSince) -> ChangeListener:
        """Return notices that are heard from now on."""
        notices = cls(connect, channel, changed)
        try:
            await notices._attach()
        except BaseException:
            notices._detach()
            raise
        # The reference is kept on purpose: a task nobody holds may be collected, and silence follows.
        notices._task = asyncio.create_task(notices._run(), name="parlour-notices")
        return notices

    def listen(self, heard: LogListener) -> Callable[[], None]:
        """Call `heard` for every notice; returns what stops it."""
        return self._listeners.listen(heard)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._detach()

    async def _attach(self) -> None:
        self._disconnected = cut = Event()
        self._connection = await self._connect()
        # For as long as this connection lives, no newer server changes the tables.
        await self._connection.execute(USE)
        self._connection.add_termination_listener(lambda _: cut.set())
        alive_at = await self._connection.fetchval(DATABASE_TIME)
        await self._connection.add_listener(self._channel, self._on_notice)
        self._alive_at = alive_at

    def _detach(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _on_notice(self, _connection: Any, _process: int, _channel: str, notice: str) -> None:
        match, _, seq = notice.rpartition(" ")
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
            self._alive_at = await self._connection.fetchval(DATABASE_TIME, timeout=HEARTBEAT)
        except CONNECTION_ERRORS:
            self._disconnected.set()

    async def _reconnect(self) -> None:
        since, pause = self._alive_at - SLACK_MS, FIRST_PAUSE
        log.warning("the connection that hears other servers was cut")
        while True:
            try:
                self._detach()
                await self._attach()
                for match, seq in await self._changes_since(since):
                    self._listeners.notify(match, seq)
                log.info("other servers are heard again")
                return
            except CONNECTION_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LAST_PAUSE)

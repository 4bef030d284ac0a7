"""The writer thread of SQLite; commands that wait at the same time share a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from parlour.db.appends import Append, append_all

T = TypeVar("T")

MAX_GROUP = 256
"""The maximum number of commands per commit, so that the first does not wait long for the last."""

BEGIN, COMMIT = "begin immediate", "commit"
BEGIN_APPENDS, RELEASE_APPENDS = "savepoint appends", "release appends"
ROLL_BACK_APPENDS = "rollback to appends"
BEGIN_COMMAND, RELEASE_COMMAND = "savepoint command", "release command"
ROLL_BACK_COMMAND = "rollback to command"


@dataclass(slots=True)
class PendingWrite(Generic[T]):
    """A command in the queue of the writer."""

    run: Callable[[sqlite3.Connection], T] | Append
    loop: AbstractEventLoop  # the event loop that awaits the result
    future: Future[T]
    on_durable: (
        Callable[[], None] | None
    )  # runs on the event loop, even if nothing awaits the future
    result: T | None = None
    failure: BaseException | None = None


class Writer:
    """A thread that runs commands in the order of their arrival.

    A commit costs a disk flush; all commands that arrive during one commit share the next.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[PendingWrite[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="parlour-writer", daemon=True)
        self._closed = False
        self.is_busy = False
        """Whether the thread is writing."""
        self._thread.start()

    @property
    def waiting_count(self) -> int:
        """The number of commands that wait for the current commit."""
        return self._queue.qsize()

    def submit(self, run: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Run a command in its own savepoint and return its result once it is durable."""
        return self._enqueue(run, None)

    def append(self, append: Append, on_durable: Callable[[], None] | None) -> Future[None]:
        """Queue an append; return a future that is done once it is durable, or raises Conflict."""
        return self._enqueue(append, on_durable)

    def _enqueue(
        self,
        run: Callable[[sqlite3.Connection], Any] | Append,
        on_durable: Callable[[], None] | None,
    ) -> Future[Any]:
        if self._closed:
            raise RuntimeError("the log is closed")
        loop = asyncio.get_running_loop()
        command: PendingWrite[Any] = PendingWrite(run, loop, loop.create_future(), on_durable)
        self._queue.put(command)
        return command.future

    async def close(self) -> None:
        """Finish the queued commands and stop the thread."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            is_last = False
            while len(group) < MAX_GROUP and not is_last:
                try:
                    command = self._queue.get_nowait()
                except Empty:
                    break
                if command is None:
                    is_last = True
                else:
                    group.append(command)
            self.is_busy = True
            self._commit(group)
            self.is_busy = False
            _deliver(group)
            if is_last:
                return

    def _commit(self, group: list[PendingWrite[Any]]) -> None:
        connection = self._connection
        try:
            connection.execute(BEGIN)
            for are_appends, commands in groupby(
                group, key=lambda command: isinstance(command.run, Append)
            ):
                if are_appends:
                    _append(connection, list(commands))
                else:
                    for command in commands:
                        _run(connection, command)
            connection.execute(COMMIT)
        except Exception as failure:  # the transaction failed, so no command is durable
            with suppress(sqlite3.Error):
                connection.rollback()
            for command in group:
                command.failure = failure


def _append(connection: sqlite3.Connection, commands: list[PendingWrite[Any]]) -> None:
    """Write appends together; if one fails, run each separately so that only that one fails."""
    connection.execute(BEGIN_APPENDS)
    try:
        outcomes = append_all(
            connection, [command.run for command in commands if isinstance(command.run, Append)]
        )
        for command, conflict in zip(commands, outcomes, strict=True):
            command.failure = conflict
    except Exception:
        # One append failed, so the group is rolled back and each command is run separately.
        if not connection.in_transaction:
            # SQLite rolled back the whole transaction, so no command is durable.
            raise
        connection.execute(ROLL_BACK_APPENDS)
        for command in commands:
            _run(connection, command)
    connection.execute(RELEASE_APPENDS)


def _run(connection: sqlite3.Connection, command: PendingWrite[Any]) -> None:
    connection.execute(BEGIN_COMMAND)
    try:
        if isinstance(command.run, Append):
            (command.failure,) = append_all(connection, [command.run])
        else:
            command.result = command.run(connection)
    except Exception as failure:  # passed on to the caller of this command
        if not connection.in_transaction:
            # SQLite rolled back the whole transaction, as it does on a full disk.
            raise
        command.failure = failure
        connection.execute(ROLL_BACK_COMMAND)
    connection.execute(RELEASE_COMMAND)


def _deliver(group: list[PendingWrite[Any]]) -> None:
    """Schedule one call on each event loop that delivers the results of its commands."""
    for loop in {command.loop for command in group}:
        with suppress(RuntimeError):  # nothing awaits results on a closed event loop
            loop.call_soon_threadsafe(
                _settle, [command for command in group if command.loop is loop]
            )


def _settle(commands: list[PendingWrite[Any]]) -> None:
    for command in commands:
        if not command.future.cancelled():
            if command.failure is None:
                command.future.set_result(command.result)
            else:
                command.future.set_exception(command.failure)
        # The awaiting task is resumed first, and caches what the subscribers will ask for.
        if command.failure is None and command.on_durable is not None:
            command.on_durable()

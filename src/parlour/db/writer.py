"""The one thread that writes to SQLite: commands that wait together are committed together."""

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
"""How many commands share a commit at most, so that the first never waits long for the last."""


@dataclass(slots=True)
class PendingWrite(Generic[T]):
    """Something to do; `after` runs on the loop once it is durable, even if nobody awaits it any more."""

    run: Callable[[sqlite3.Connection], T] | Append
    loop: AbstractEventLoop
    future: Future[T]
    after: Callable[[], None] | None
    result: T | None = None
    failure: BaseException | None = None


class Writer:
    """Runs commands in order of arrival. A commit costs a flush of the disk, and all who arrive during one share the next."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[PendingWrite[Any] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="parlour-writer", daemon=True)
        self._closed = False
        self._thread.start()

    def submit(
        self, run: Callable[[sqlite3.Connection], T], after: Callable[[], None] | None = None
    ) -> Future[T]:
        """Return the future result of a command, which is run in a savepoint of its own; it is set when the command is durable."""
        return self._enqueue(run, after)

    def append(self, append: Append, after: Callable[[], None]) -> Future[None]:
        """Return what is done when an append is durable; it raises Conflict."""
        return self._enqueue(append, after)

    def _enqueue(
        self, run: Callable[[sqlite3.Connection], Any] | Append, after: Callable[[], None] | None
    ) -> Future[Any]:
        if self._closed:
            raise RuntimeError("the log is closed")
        loop = asyncio.get_running_loop()
        command: PendingWrite[Any] = PendingWrite(run, loop, loop.create_future(), after)
        self._queue.put(command)
        return command.future

    async def close(self) -> None:
        """Finish the commands that were given and stop the thread."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            last = False
            while len(group) < MAX_GROUP and not last:
                try:
                    command = self._queue.get_nowait()
                except Empty:
                    break
                if command is None:
                    last = True
                else:
                    group.append(command)
            self._commit(group)
            _deliver(group)
            if last:
                return

    def _commit(self, group: list[PendingWrite[Any]]) -> None:
        connection = self._connection
        try:
            connection.execute("begin immediate")
            for appends, commands in groupby(
                group, key=lambda command: isinstance(command.run, Append)
            ):
                if appends:
                    _append(connection, list(commands))
                else:
                    for command in commands:
                        _run(connection, command)
            connection.execute("commit")
        except (
            Exception
        ) as failure:  # the transaction as a whole failed: nobody's command is durable
            with suppress(sqlite3.Error):
                connection.rollback()
            for command in group:
                command.failure = failure


def _append(connection: sqlite3.Connection, commands: list[PendingWrite[Any]]) -> None:
    """Write appends together; where that fails each is tried alone, so that only the one at fault is refused."""
    connection.execute("savepoint together")
    try:
        outcomes = append_all(
            connection, [command.run for command in commands if isinstance(command.run, Append)]
        )
        for command, refused in zip(commands, outcomes, strict=True):
            command.failure = refused
    except Exception:
        # One command of a group has failed, whatever it was: the others are run again alone, and each is told its own.
        if (
            not connection.in_transaction
        ):  # the whole transaction was given up, and nobody's command is durable
            raise
        connection.execute("rollback to together")
        for command in commands:
            _run(connection, command)
    connection.execute("release together")


def _run(connection: sqlite3.Connection, command: PendingWrite[Any]) -> None:
    connection.execute("savepoint command")
    try:
        if isinstance(command.run, Append):
            (command.failure,) = append_all(connection, [command.run])
        else:
            command.result = command.run(connection)
    except Exception as failure:  # whatever it is, it is told to whoever asked for this command
        if (
            not connection.in_transaction
        ):  # SQLite gave up the whole transaction, as it does when the disk is full
            raise
        command.failure = failure
        connection.execute("rollback to command")
    connection.execute("release command")


def _deliver(group: list[PendingWrite[Any]]) -> None:
    """Tell each loop once what became of its commands."""
    for loop in {command.loop for command in group}:
        with suppress(RuntimeError):  # a loop that was closed waits for nothing any more
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
        # Whoever waits goes on first, and remembers what listeners will ask for.
        if command.failure is None and command.after is not None:
            command.after()

"""Fixtures for database tests: an event log and a second connection for statements."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import Any

import pytest

from parlour.db.log import Log
from parlour.db.opening import open_log

OpenLog = Callable[[], AbstractAsyncContextManager[Log]]
Execute = Callable[[str], list[tuple[Any, ...]]]


@pytest.fixture
def open_test_log(url: str) -> OpenLog:
    """Return a function that opens the log; each call acts as a separate server process."""

    @asynccontextmanager
    async def open_once() -> AsyncIterator[Log]:
        log = await open_log(url)
        try:
            yield log
        finally:
            await log.close()

    return open_once


@pytest.fixture
def execute(url: str, query: Callable[[str, str], list[tuple[Any, ...]]]) -> Execute:
    """Return a function that runs a statement on a separate connection."""

    def run(statement: str) -> list[tuple[Any, ...]]:
        if not url.startswith("sqlite"):
            return query(statement, url)
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            return connection.execute(statement).fetchall()

    return run

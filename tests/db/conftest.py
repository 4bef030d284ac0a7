"""What opens the log of a test, and what looks behind its back."""

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
def opened(url: str) -> OpenLog:
    """Return what opens the log of this test; opened twice it stands for two processes."""

    @asynccontextmanager
    async def opening() -> AsyncIterator[Log]:
        log = await open_log(url)
        try:
            yield log
        finally:
            await log.close()

    return opening


@pytest.fixture
def execute(url: str, query: Callable[[str, str], list[tuple[Any, ...]]]) -> Execute:
    """Return what runs a statement behind the log's back."""

    def run(statement: str) -> list[tuple[Any, ...]]:
        if not url.startswith("sqlite"):
            return query(statement, url)
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            return connection.execute(statement).fetchall()

    return run

"""A fresh database of each kind for every test, and coroutines as tests."""

from __future__ import annotations

import asyncio
import inspect
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from parlour.db.log import Log, open_log

POSTGRES = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")

OpenLog = Callable[[], AbstractAsyncContextManager[Log]]
Execute = Callable[[str], list[tuple[Any, ...]]]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: value for name, value in pyfuncitem.funcargs.items() if name in wanted}))
    return True


async def _postgres(statement: str, url: str = POSTGRES) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(line) for line in await connection.fetch(statement)]
    finally:
        await connection.close()


@pytest.fixture(scope="session")
def postgres() -> str:
    """Return the address of a PostgreSQL that answers."""
    try:
        asyncio.run(_postgres("select 1"))
    except (OSError, asyncpg.PostgresError) as reason:
        pytest.fail(f"PostgreSQL does not answer at {POSTGRES} ({reason}): start it, or name another in PARLOUR_TEST_POSTGRES", pytrace=False)
    return POSTGRES


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """Return the address of an empty schema, dropped when the test is over."""
    schema = f"parlour_test_{secrets.token_hex(6)}"
    asyncio.run(_postgres(f"create schema {schema}"))
    yield f"{postgres}{'&' if '?' in postgres else '?'}search_path={schema}"
    asyncio.run(_postgres(f"drop schema {schema} cascade"))


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of a new database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house/parlour.db"
    found: str = request.getfixturevalue("postgres_url")
    return found


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
def execute(url: str) -> Execute:
    """Return what runs a statement behind the log's back."""

    def run(statement: str) -> list[tuple[Any, ...]]:
        if not url.startswith("sqlite"):
            return asyncio.run(_postgres(statement, url))
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            return connection.execute(statement).fetchall()

    return run

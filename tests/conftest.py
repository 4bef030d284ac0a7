"""Fixtures for databases, and a shared event loop that runs all coroutine tests.

The shared loop keeps a server alive across the tests that use it.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from hypothesis import settings

from parlour.server.logs import configure_logging

POSTGRES = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")

Query = Callable[[str, str], list[tuple[Any, ...]]]

COUNTED = {"core", "services"}

RUNNER = pytest.StashKey[asyncio.Runner]()


def pytest_configure(config: pytest.Config) -> None:
    """Create the event loop and configure short log messages."""
    configure_logging()
    # A slow example shows that the machine is busy, not that the code is wrong.
    settings.register_profile("patient", deadline=None)
    settings.load_profile("patient")
    config.stash[RUNNER] = asyncio.Runner()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Close the event loop."""
    config.stash[RUNNER].close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests whose coverage `make unit` does not count.

    It counts only the tests of the core, the services and the rules. `make coverage` measures
    the others.
    """
    for item in items:
        folder = Path(item.path).relative_to(item.config.rootpath).parts[:2]
        if folder[0] == "tests" and folder[1] not in COUNTED:
            item.add_marker(pytest.mark.uncounted)


@pytest.fixture(scope="session")
def runner(request: pytest.FixtureRequest) -> asyncio.Runner:
    """Return the runner of the session's event loop."""
    return request.config.stash[RUNNER]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run coroutine tests on the session's event loop."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    test = pyfuncitem.obj(
        **{name: value for name, value in pyfuncitem.funcargs.items() if name in wanted}
    )
    pyfuncitem.config.stash[RUNNER].run(test)
    return True


@pytest.fixture(scope="session")
def query() -> Query:
    """Return a function that runs a statement at the URL of a PostgreSQL database."""

    async def run(statement: str, url: str) -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(url)
        try:
            return [tuple(line) for line in await connection.fetch(statement)]
        finally:
            await connection.close()

    return lambda statement, url: asyncio.run(run(statement, url))


@pytest.fixture(scope="session")
def postgres(query: Query) -> str:
    """Return the URL of a running PostgreSQL."""
    try:
        query("select 1", POSTGRES)
    except (OSError, asyncpg.PostgresError) as reason:
        pytest.fail(
            f"PostgreSQL does not answer at {POSTGRES} ({reason}): start it, or name another in PARLOUR_TEST_POSTGRES",
            pytrace=False,
        )
    return POSTGRES


@pytest.fixture
def postgres_url(postgres: str, query: Query) -> Iterator[str]:
    """Yield the URL of an empty schema, which is dropped after the test."""
    schema = f"parlour_test_{secrets.token_hex(6)}"
    query(f"create schema {schema}", postgres)
    yield f"{postgres}{'&' if '?' in postgres else '?'}search_path={schema}"
    query(f"drop schema {schema} cascade", postgres)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the URL of a new SQLite file."""
    return f"sqlite:///{tmp_path}/site/parlour.db"


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a new database; each test runs with SQLite and with PostgreSQL."""
    found: str = request.getfixturevalue(request.param)
    return found

"""Fixtures for databases, and a shared event loop that runs all coroutine tests.

The shared loop keeps a server alive across the tests that use it.
"""

from __future__ import annotations

import asyncio
import gc
import inspect
import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copyfile
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest
from hypothesis import settings

from parlour.db import connections
from parlour.db.migrate import IN_USE_KEY, migrate_postgres, migrate_sqlite
from parlour.db.schema import metadata
from parlour.server.logs import configure_logging
from parlour.services.accounts import passwords

from .patience import PATIENCE
from .scheduling import game_scheduler

POSTGRES = os.environ.get("PARLOUR_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")

REDIS = os.environ.get("PARLOUR_TEST_REDIS", "redis://127.0.0.1:6379")

SELECT_IS_IN_USE = f"""
select exists (
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and datname = current_database()
        and objid::bigint = {IN_USE_KEY}::bigint & 4294967295
)"""
"""Whether a process has the schema open."""

Query = Callable[[str, str], list[tuple[Any, ...]]]

COUNTED_SERVICES = {"test_daily_deals", "test_downtime", "test_fork", "test_reminders"}
"""The modules of `tests/services` that run lines of the core that no test of the core runs."""

MEMORY_KIB = passwords.MEMORY_KIB
"""The memory (KiB) that a server uses for the hash of a password."""

RUNNER = pytest.StashKey[asyncio.Runner]()


def pytest_configure(config: pytest.Config) -> None:
    """Create the event loop and configure short log messages."""
    configure_logging()
    # A slow example or database shows that the machine is busy, not that the code is wrong.
    connections.ANSWER_SECONDS = PATIENCE
    # With the server's own setting, a third of the time of tests with accounts is spent on hashes.
    passwords.MEMORY_KIB = 1024
    settings.register_profile("patient", deadline=None)
    settings.load_profile("patient")
    config.stash[RUNNER] = asyncio.Runner()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Close the event loop."""
    config.stash[RUNNER].close()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests whose coverage `make unit` does not count.

    It counts the tests of the core and the rules and a few of the services. `make coverage`
    measures the others. The laws of a game are counted for its first and last options only, since
    they run nearly the same lines for all.
    """
    laws: dict[object, list[pytest.Item]] = {}
    for item in items:
        folder, package = Path(item.path).relative_to(item.config.rootpath).parts[:2]
        is_counted = package == "core" or item.path.stem in COUNTED_SERVICES
        if folder == "examples" or (folder == "tests" and not is_counted):
            item.add_marker(pytest.mark.uncounted)
        elif item.name.startswith("test_laws["):
            laws.setdefault(item.parent, []).append(item)
    for of_game in laws.values():
        for item in of_game[1:-1]:
            item.add_marker(pytest.mark.uncounted)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Return the scheduler of `--dist loadfile`."""
    return game_scheduler(config, log) if config.getvalue("dist") == "loadfile" else None


def pytest_collection_finish() -> None:
    """Exclude the imported modules and the tests from the searches for unused objects."""
    gc.collect()
    gc.freeze()


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
def new_database_url(postgres: str, query: Query) -> Iterator[str]:
    """Yield the URL of a new, empty PostgreSQL database, which is dropped after the test."""
    name = f"parlour_test_{secrets.token_hex(6)}"
    query(f"create database {name}", postgres)
    yield urlsplit(postgres)._replace(path=f"/{name}").geturl()
    query(f"drop database {name} with (force)", postgres)


@pytest.fixture
def empty_postgres_url(postgres: str, query: Query) -> Iterator[str]:
    """Yield the URL of an empty schema, which is dropped after the test."""
    with new_schema(postgres, query) as url:
        yield url


@pytest.fixture(scope="session")
def shared_schema(postgres: str, query: Query) -> Iterator[SharedSchema]:
    """Yield a schema with tables that the tests of a process share, one at a time."""
    with SharedSchema(postgres, query) as schema:
        yield schema


@pytest.fixture
def postgres_url(shared_schema: SharedSchema) -> Iterator[str]:
    """Yield the URL of a schema with empty tables, from which all rows are deleted after the test.

    Migrating a schema for each test would take most of the time of the test.
    """
    yield shared_schema.url
    shared_schema.clean()


class SharedSchema:
    """A schema with tables, which is replaced if a test changes its tables or leaves a server running."""

    def __init__(self, postgres: str, query: Query) -> None:
        self._postgres = postgres
        self._query = query
        self._schemas = ExitStack()
        self.url = ""

    def __enter__(self) -> SharedSchema:
        self._replace()
        return self

    def __exit__(self, *_: object) -> None:
        self._schemas.close()

    def clean(self) -> None:
        """Delete all rows, or replace the schema if it cannot be used again."""
        try:
            asyncio.run(delete_rows(self.url))
        except asyncpg.PostgresError:
            # The test changed the tables.
            self._replace()
        else:
            if self._query(SELECT_IS_IN_USE, self.url) == [(True,)]:
                # A test that failed left a server running, with which the next test would fail too.
                self._replace()

    def _replace(self) -> None:
        self.url = self._schemas.enter_context(new_schema(self._postgres, self._query))
        asyncio.run(create_tables(self.url))


@contextmanager
def new_schema(postgres: str, query: Query) -> Iterator[str]:
    """Create a schema, yield its URL and drop it."""
    schema = f"parlour_test_{secrets.token_hex(6)}"
    query(f"create schema {schema}", postgres)
    yield f"{postgres}{'&' if '?' in postgres else '?'}search_path={schema}"
    query(f"drop schema {schema} cascade", postgres)


async def create_tables(url: str) -> None:
    """Run the migrations in the empty schema of a URL."""
    await migrate_postgres(lambda: asyncpg.connect(url))


async def delete_rows(url: str) -> None:
    """Delete the rows of all tables in the schema of a URL."""
    tables = [table.name for table in reversed(metadata.sorted_tables)]
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(";".join(f'delete from "{table}"' for table in tables))
    finally:
        await connection.close()


@pytest.fixture
def empty_sqlite_url(tmp_path: Path) -> str:
    """Return the URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/site/parlour.db"


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of a migrated SQLite file without rows."""
    path = tmp_path_factory.mktemp("template") / "parlour.db"
    migrate_sqlite(path)
    return path


@pytest.fixture
def sqlite_url(empty_sqlite_url: str, sqlite_template: Path) -> str:
    """Return the URL of a migrated SQLite file without rows."""
    path = Path(empty_sqlite_url.removeprefix("sqlite:///"))
    path.parent.mkdir(mode=0o700)
    copyfile(sqlite_template, path)
    return empty_sqlite_url


@pytest.fixture(params=["sqlite_url", "postgres_url"], ids=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a migrated database; each test runs with SQLite and with PostgreSQL."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture(params=["empty_sqlite_url", "empty_postgres_url"], ids=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of a database without tables, which the test migrates."""
    found: str = request.getfixturevalue(request.param)
    return found

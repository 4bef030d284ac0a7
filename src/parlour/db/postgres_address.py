"""The address of a PostgreSQL, which may be reached through a pool such as PgBouncer.

A pool gives each transaction any connection. So no prepared statement, no setting and no lock may outlive
a transaction there; what needs a session uses PostgreSQL's own address.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import asyncpg

from parlour.db.log import DatabaseOpenError

SET_SYNCHRONOUS_COMMIT = """
select set_config('synchronous_commit', 'on', false)
where current_setting('synchronous_commit') = 'off'"""

SET_RANDOM_PAGE_COST = """
select set_config('random_page_cost', '1.1', false)
where current_setting('random_page_cost') = '4'"""
"""Assumes a solid-state disk unless the operator has configured another cost.

With the default, which assumes spinning disks, PostgreSQL reads all placings to find those of one
season.
"""

START_SECONDS = 10.0
"""The time limit (s) for the first connection; a PostgreSQL that has just started is slow."""

NO_CACHE = 0
"""The size of the cache of prepared statements behind a pool: they belong to a session."""

SELECT_BACKEND = "select pg_backend_pid()"

SELECT_DURABILITY = "select current_setting('synchronous_commit')"


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """The URLs of a database."""

    url: str
    """The URL for statements, which may lead through a pool."""

    direct_url: str | None = None
    """PostgreSQL's own URL, if `url` leads through a pool."""

    @property
    def direct(self) -> str:
        """PostgreSQL's own URL."""
        return self.direct_url or self.url

    async def connect_directly(self) -> Any:
        """Return a connection to PostgreSQL itself."""
        return await asyncpg.connect(self.direct, timeout=START_SECONDS)

    async def connect(self) -> Any:
        """Return a connection for statements and transactions."""
        if self.direct_url is not None:
            return await self._connect_through_pool(self.url)
        connection = await self.connect_directly()
        try:
            await connection.execute(SET_SYNCHRONOUS_COMMIT)
            await connection.execute(SET_RANDOM_PAGE_COST)
        except BaseException:
            # The caller may have been cancelled, and then nothing else refers to the connection.
            connection.terminate()
            raise
        return connection

    async def connect_replica(self, url: str) -> Any:
        """Return a connection to a replica, which is assumed to have a pool if the primary has."""
        if self.direct_url is not None:
            return await self._connect_through_pool(url)
        return await asyncpg.connect(url, timeout=START_SECONDS)

    async def check(self) -> None:
        """Raise DatabaseOpenError if statements would need a session that they do not get."""
        connection: Any = await asyncpg.connect(
            self.url, timeout=START_SECONDS, statement_cache_size=NO_CACHE
        )
        try:
            if self.direct_url is None:
                await _require_no_pool(connection)
            else:
                await _require_durable_commits(connection)
        finally:
            await connection.close()

    async def _connect_through_pool(self, url: str) -> Any:
        return await asyncpg.connect(url, timeout=START_SECONDS, statement_cache_size=NO_CACHE)


async def _require_no_pool(connection: Any) -> None:
    # A pool tells its clients another process id than that of the process that answers.
    if await connection.fetchval(SELECT_BACKEND) != connection.get_server_pid():
        raise DatabaseOpenError(
            "This database is reached through PgBouncer or another pool of connections: also name "
            "PostgreSQL's own address, with --direct-database for servers and workers and with "
            "--database for other commands."
        )


async def _require_durable_commits(connection: Any) -> None:
    # On a direct connection Parlour turns it on.
    if await connection.fetchval(SELECT_DURABILITY) == "off":
        raise DatabaseOpenError(
            "PostgreSQL could lose moves in a crash, because synchronous_commit is off. Turn it on: "
            "alter role … set synchronous_commit = on."
        )

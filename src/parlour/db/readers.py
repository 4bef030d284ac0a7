"""A small pool of threads that read SQLite, each on its own connection."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Any

from parlour.db.log import DatabaseUsage
from parlour.db.records import PreparedStatement
from parlour.db.result_rows import QueryResult, result_from_cursor

THREADS = 4

SET_READ_ONLY = "pragma query_only = on"


class ReaderPool:
    """A pool of threads that query the newest committed state while the writer is writing."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connections: list[sqlite3.Connection] = []
        self._local = local()
        self._running_count = 0
        self._pool = ThreadPoolExecutor(THREADS, "parlour-reader", initializer=self._open)

    def _open(self) -> None:
        self._local.connection = self._connect()
        self._local.connection.execute(SET_READ_ONLY)
        self._connections.append(self._local.connection)

    def _query(
        self, query: str, arguments: Sequence[Any], booleans: Sequence[str] = ()
    ) -> QueryResult:
        connection: sqlite3.Connection = self._local.connection
        return result_from_cursor(connection.execute(query, arguments), booleans)

    async def run(self, statement: PreparedStatement) -> QueryResult:
        """Return the result of a prepared statement."""
        return await self._run_in_thread(*statement)

    async def fetch(self, query: str, *arguments: Any) -> QueryResult:
        """Return the result of a query."""
        return await self._run_in_thread(query, arguments)

    def usage(self) -> DatabaseUsage:
        """Return how busy the threads are."""
        busy = min(self._running_count, THREADS)
        return DatabaseUsage(THREADS, len(self._connections), busy, self._running_count - busy)

    async def _run_in_thread(self, *query: Any) -> QueryResult:
        self._running_count += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._query, *query)
        finally:
            self._running_count -= 1

    async def close(self) -> None:
        """Finish pending queries and close the connections."""
        await asyncio.to_thread(self._pool.shutdown)
        for connection in self._connections:
            connection.close()

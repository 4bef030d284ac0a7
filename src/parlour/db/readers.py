"""A small pool of threads that read SQLite, each with a connection of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Any

THREADS = 4


class ReaderPool:
    """Answers queries from the newest committed state while the writer writes."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connections: list[sqlite3.Connection] = []
        self._local = local()
        self._pool = ThreadPoolExecutor(THREADS, "parlour-reader", initializer=self._open)

    def _open(self) -> None:
        self._local.connection = self._connect()
        self._local.connection.execute("pragma query_only = on")
        self._connections.append(self._local.connection)

    def _query(self, query: str, arguments: Sequence[Any]) -> list[tuple[Any, ...]]:
        connection: sqlite3.Connection = self._local.connection
        return connection.execute(query, arguments).fetchall()

    async def fetch_all(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        """Return all that a query finds."""
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, self._query, query, arguments
        )

    async def fetch_one(self, query: str, *arguments: Any) -> tuple[Any, ...] | None:
        """Return the first line that a query finds, if any."""
        found = await self.fetch_all(query, *arguments)
        return found[0] if found else None

    async def close(self) -> None:
        """Let the queries finish and close the connections."""
        await asyncio.to_thread(self._pool.shutdown)
        for connection in self._connections:
            connection.close()

"""A recorder of the statements that an application sends to PostgreSQL, with their plans."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest

from parlour.db.connections import ConnectionPool
from parlour.db.statements import compile_statement

PARTITION = re.compile(r"(\w+)_p\d\d")

PLAN_MODES = ("force_custom_plan", "force_generic_plan")
"""PostgreSQL plans a prepared statement for its arguments or for any; both plans are checked."""

MOST_PLANS = 3
"""How often the same statement of a method is explained."""

EXPLAIN = "explain (analyze, format json)"

INFRASTRUCTURE = frozenset({"parlour.db.connections", "parlour.db.statements"})


class ExecutedStatement(NamedTuple):
    """A statement, the method that sent it, and the partitions that it reads or changes."""

    method: str
    query: str
    partitions: Mapping[str, frozenset[str]]  # by table

    @property
    def most_partitions(self) -> int:
        """The largest number of partitions of one table."""
        return max(map(len, self.partitions.values()), default=0)


class StatementRecorder:
    """A recorder of the statements on all connections while a test runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.executed: list[ExecutedStatement] = []
        self.compiled: dict[int, str] = {}
        acquire = ConnectionPool.acquire

        @asynccontextmanager
        async def acquire_recorded(
            pool: ConnectionPool, in_transaction: bool = False
        ) -> AsyncIterator[Any]:
            async with acquire(pool, in_transaction) as connection:
                yield RecordedConnection(connection, self)

        def compile_recorded(statement: Any, *arguments: Any) -> Any:
            compiled = compile_statement(statement, *arguments)
            self.compiled[id(statement)] = compiled.query
            return compiled

        monkeypatch.setattr(ConnectionPool, "acquire", acquire_recorded)
        monkeypatch.setattr("parlour.db.store.compile_statement", compile_recorded)

    async def record(self, connection: Any, query: str, arguments: Sequence[Any]) -> None:
        """Explain a statement in the state in which it is about to run, and keep the result."""
        method = _sending_method()
        former = sum(found[:2] == (method, query) for found in self.executed)
        if former >= MOST_PLANS * len(PLAN_MODES):
            return
        for mode in PLAN_MODES:
            plan = await _plan(connection, query, arguments, mode)
            self.executed.append(ExecutedStatement(method, query, _partitions(plan)))

    def has_run(self, statement: Any) -> bool:
        """Return whether a statement has run; one in SQL is compared up to the first brace."""
        if isinstance(statement, str):
            beginning = statement.partition("{")[0]
            return any(found.query.startswith(beginning) for found in self.executed)
        query = self.compiled.get(id(statement))
        return any(found.query == query for found in self.executed)


class RecordedConnection:
    """A connection of asyncpg that records its statements."""

    def __init__(self, connection: Any, recorder: StatementRecorder) -> None:
        self._connection, self._recorder = connection, recorder

    async def fetch(self, query: str, *arguments: Any) -> Any:
        await self._recorder.record(self._connection, query, arguments)
        return await self._connection.fetch(query, *arguments)

    async def fetchval(self, query: str, *arguments: Any) -> Any:
        await self._recorder.record(self._connection, query, arguments)
        return await self._connection.fetchval(query, *arguments)

    async def execute(self, query: str, *arguments: Any) -> Any:
        await self._recorder.record(self._connection, query, arguments)
        return await self._connection.execute(query, *arguments)


def _sending_method() -> str:
    """Return the qualified name of the method of `parlour.db` that sends a statement.

    The methods with which the store and the log send any statement are skipped.
    """
    frame = sys._getframe()
    while (caller := frame.f_back) is not None:
        frame = caller
        module, name = frame.f_globals["__name__"], frame.f_code.co_qualname
        is_sender = module in INFRASTRUCTURE or name.startswith("PostgresDatabase.")
        is_store = name.startswith("Store.") and name.split(".")[1].split("_")[0] in (
            *("read", "write", "exists"),
        )
        if module.startswith("parlour.db.") and not is_sender and not is_store:
            return name
    return "services"


async def _plan(connection: Any, query: str, arguments: Sequence[Any], mode: str) -> Any:
    """Return the plan of a statement, run and rolled back."""
    begin, end = (
        ("savepoint plan", "rollback to plan")
        if connection.is_in_transaction()
        else ("begin", "rollback")
    )
    await connection.execute(begin)
    try:
        await connection.execute(f"set local plan_cache_mode = {mode}")
        await connection.execute(f"prepare planned as {query}")
        values = f"({', '.join(map(_literal, arguments))})" if arguments else ""
        (row,) = await connection.fetch(f"{EXPLAIN} execute planned{values}")
    finally:
        await connection.execute(end)
        await connection.execute("deallocate planned")
    return json.loads(row[0])[0]["Plan"]


def _literal(value: Any) -> str:
    """Return a value as a literal of SQL, whose type PostgreSQL infers."""
    if value is None:
        return "null"
    return "'" + _text(value).replace("'", "''") + "'"


def _text(value: Any) -> str:
    if isinstance(value, bytes):
        return f"\\x{value.hex()}"
    if isinstance(value, list):
        return "{" + ",".join(map(_element, value)) + "}"
    return str(value)


def _element(value: Any) -> str:
    if value is None:
        return "null"
    return '"' + _text(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _partitions(plan: Mapping[str, Any]) -> dict[str, frozenset[str]]:
    """Return the partitions that a plan has read or changed, by table."""
    found: dict[str, set[str]] = {}
    for node in _nodes(plan):
        match = PARTITION.fullmatch(node.get("Relation Name", ""))
        if match is not None and node["Actual Loops"] > 0:
            found.setdefault(match[1], set()).add(match[0])
    return {table: frozenset(names) for table, names in found.items()}


def _nodes(plan: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    yield plan
    for child in plan.get("Plans", ()):
        yield from _nodes(child)

"""Tests for SQLite: durability settings, grouped commits, full disks and locked files."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from parlour.db.records import EventRow
from parlour.db.sqlite import SqliteLog


def rows(match: str, count: int = 1, body: bytes = b"{}") -> list[EventRow]:
    return [EventRow(match, seq, 0, "moved", body) for seq in range(count)]


async def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    log = await SqliteLog.open(f"{tmp_path}/parlour.db")
    connection = log._writer._connection
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,), "FULL"
    await log.close()


async def test_waiting_appends_share_a_commit(tmp_path: Path) -> None:
    log = await SqliteLog.open(f"{tmp_path}/parlour.db")
    statements: list[str] = []
    log._writer._connection.set_trace_callback(statements.append)
    await asyncio.gather(*(log.append(rows(f"m{number}")) for number in range(200)))
    assert statements.count("commit") < 100
    assert len(statements) < 600, "waiting appends share statements"
    await log.close()


async def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    log = await SqliteLog.open(f"{tmp_path}/parlour.db")
    await log.append(rows("before"))
    connection = log._writer._connection
    (pages,) = connection.execute("pragma page_count").fetchone()
    connection.execute(f"pragma max_page_count = {pages + 8}")
    attempts = [log.append(rows(f"m{number}", 10, b"x" * 3_000)) for number in range(6)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert any(
        isinstance(outcome, sqlite3.OperationalError) and "full" in str(outcome)
        for outcome in outcomes
    )
    connection.execute("pragma max_page_count = 1000000")
    for number, outcome in enumerate(outcomes):
        assert len(await log.load(f"m{number}")) == (
            0 if isinstance(outcome, BaseException) else 10
        )
    await log.append(rows("after"))
    assert len(await log.load("before")) == len(await log.load("after")) == 1
    await log.close()


async def test_a_locked_file_fails_the_append_but_not_the_log(tmp_path: Path) -> None:
    log = await SqliteLog.open(f"{tmp_path}/parlour.db")
    log._writer._connection.execute("pragma busy_timeout = 10")
    other = sqlite3.connect(tmp_path / "parlour.db", isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await log.append(rows("a"))
    other.execute("rollback")
    other.close()
    await log.append(rows("a"))
    assert await log.load("a") == rows("a")
    await log.close()

"""Tests that a database is copied before a migration, and that each migration is logged."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from alembic import command
from sqlalchemy import Connection
from structlog.testing import capture_logs
from structlog.typing import EventDict

from parlour.db import migration_copy
from parlour.db.migrate import HEAD_REVISION, alembic_config
from parlour.db.opening import open_log
from parlour.db.operation_errors import OperationError
from parlour.db.records import EventRow

from .test_opening import run_on

if TYPE_CHECKING:
    from tests.db.conftest import Execute

FORMER = f"{int(HEAD_REVISION) - 2:04}"


def downgrade(connection: Connection) -> None:
    command.downgrade(alembic_config(connection), FORMER)


async def write_former_database(url: str) -> None:
    """Write a database of a former revision with one event."""
    log = await open_log(url)
    await log.append([EventRow("a", 0, 0, "opened", b"{}")])
    await log.close()
    await run_on(url, downgrade)


async def revision(url: str, execute: Execute) -> str:
    found = await asyncio.to_thread(execute, "select version_num from alembic_version")
    return str(found[0][0])


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return the folder in which copies are written for both kinds of databases."""
    folder = tmp_path / "site"
    folder.mkdir(exist_ok=True)
    return folder


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.before-migration-*"))


def of_migrations(lines: list[EventDict]) -> list[EventDict]:
    """Return the log entries of migrations, without those of servers of other tests."""
    return [
        line
        for line in lines
        if line["event"] in ("copied the database before its migration", "migrated the database")
    ]


async def test_an_existing_database_is_copied_and_every_migration_is_logged(
    url: str, data: Path, execute: Execute
) -> None:
    await write_former_database(url)
    with capture_logs() as lines:
        log = await open_log(url, data)
    await log.close()
    assert await revision(url, execute) == HEAD_REVISION
    (copy,) = copies(data)
    assert f".before-migration-{FORMER}" in copy.name
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(copy)) as former:
            assert former.execute("select version_num from alembic_version").fetchone() == (FORMER,)
            assert former.execute("select count(*) from event").fetchone() == (1,)
    else:
        assert ZipFile(copy).namelist() == ["parlour.dump", "parlour.dump.json"]
    copied, *steps = of_migrations(lines)
    assert copied["event"] == "copied the database before its migration"
    assert copied["copy"] == str(copy)
    assert len(steps) == 2 and steps[-1]["revision"] == HEAD_REVISION and steps[-1]["change"]


async def test_a_new_database_is_neither_copied_nor_logged(
    empty_sqlite_url: str, data: Path
) -> None:
    with capture_logs() as lines:
        log = await open_log(empty_sqlite_url, data)
    await log.close()
    assert of_migrations(lines) == [] and copies(data) == []


async def test_without_space_for_the_copy_nothing_is_migrated(
    sqlite_url: str, data: Path, execute: Execute, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write_former_database(sqlite_url)
    monkeypatch.setattr(migration_copy, "SPACE_FACTOR", 1e9)
    with pytest.raises(OperationError, match=r"\[migration.no-space\]"):
        await open_log(sqlite_url)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as found:
        assert found.execute("select version_num from alembic_version").fetchone() == (FORMER,)
    log = await open_log(sqlite_url, with_copy=False)
    await log.close()


async def test_without_pg_dump_nothing_is_migrated(
    postgres_url: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await write_former_database(postgres_url)
    with monkeypatch.context() as patch:
        patch.setenv("PATH", str(data))
        with pytest.raises(OperationError, match=r"migrate --without-copy \[migration.copy-failed"):
            await open_log(postgres_url, data)
    with capture_logs() as lines:
        log = await open_log(postgres_url, data, with_copy=False)
    await log.close()
    assert [line["event"] for line in of_migrations(lines)] == ["migrated the database"] * 2
    assert copies(data) == []

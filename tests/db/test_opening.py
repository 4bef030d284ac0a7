"""Tests that opening a database creates or migrates its tables and explains failures."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.db import migrate
from parlour.db.log import DatabaseOpenError
from parlour.db.migrate import HEAD_REVISION, alembic_config, upgrade
from parlour.db.opening import open_log
from parlour.db.records import EventRow, MatchProjection, SeatRow
from parlour.db.schema import metadata

if TYPE_CHECKING:
    from tests.db.conftest import Execute, OpenLog

T = TypeVar("T")

SLOW_ON_POSTGRESQL = pytest.mark.parametrize(
    "empty_url",
    ["empty_sqlite_url", pytest.param("empty_postgres_url", marks=pytest.mark.slow)],
    ids=["sqlite", "postgresql"],
    indirect=True,
)
"""Runs with PostgreSQL only at night, because it migrates all partitions several times."""


@pytest.fixture
def url(empty_url: str) -> str:
    """Return the URL of a database without tables."""
    return empty_url


async def run_on(url: str, work: Callable[[Connection], T]) -> T:
    """Call a function with an SQLAlchemy connection and return its result."""
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).begin() as connection:
            return work(connection)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connection:
        return await connection.run_sync(work)


async def test_the_migrations_create_the_schema(open_test_log: OpenLog, url: str) -> None:
    def is_no_partition(name: str | None, kind: str, _: object) -> bool:
        return kind != "table" or name is None or re.search(r"_p\d\d$", name) is None

    def differences(connection: Connection) -> list[object]:
        options = {"compare_server_default": True, "include_name": is_no_partition}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, metadata))

    async with open_test_log():
        assert await run_on(url, differences) == []


@SLOW_ON_POSTGRESQL
async def test_migrations_can_be_undone_and_run_again(open_test_log: OpenLog, url: str) -> None:
    def downgrade_and_upgrade(connection: Connection) -> set[str]:
        command.downgrade(alembic_config(connection), "base")
        tables = set(inspect(connection).get_table_names())
        upgrade(connection)
        return tables

    async with open_test_log():
        pass
    assert await run_on(url, downgrade_and_upgrade) == {"alembic_version"}
    async with open_test_log() as log:
        await log.append([EventRow("a", 0, 0, "opened", b"{}")])


@SLOW_ON_POSTGRESQL
async def test_pending_decisions_of_bots_are_due_after_the_migration(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    def downgrade_to(revision: str) -> Callable[[Connection], None]:
        return lambda connection: command.downgrade(alembic_config(connection), revision)

    async with open_test_log() as log:
        for match, phase, listing in (
            ("awaited", "playing", b'{"awaited":[0]}'),
            ("idle", "playing", b'{"awaited":[1]}'),
            ("ancient", "playing", None),
            ("over", "over", b'{"awaited":[]}'),
        ):
            seats = (SeatRow(0, None, "Otto", "club"), SeatRow(1, "ann", "Ann"))
            projection = MatchProjection(
                game="pylos",
                phase=phase,
                public=False,
                updated_at=1_000,
                seats=seats,
                listing=listing,
            )
            await log.append([EventRow(match, 0, 1_000, "opened", b"{}")], projection=projection)
    await run_on(url, downgrade_to("0006"))
    assert await asyncio.to_thread(execute, "select match from deadline") == []
    async with open_test_log() as log:
        assert sorted(await log.claim_due(2_000)) == [
            ("ancient", -2, 1_000),
            ("awaited", -2, 1_000),
        ]


async def test_the_head_revision_is_that_of_alembic(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    async with open_test_log():
        assert await run_on(
            url,
            lambda connection: ScriptDirectory.from_config(alembic_config(connection)).get_heads(),
        ) == [HEAD_REVISION]
        assert await asyncio.to_thread(execute, "select version_num from alembic_version") == [
            (HEAD_REVISION,)
        ]


async def test_a_second_start_imports_no_alembic(open_test_log: OpenLog, url: str) -> None:
    async with open_test_log():
        pass
    start = f"""
import asyncio, sys
from parlour.db.opening import open_log
async def main():
    log = await open_log({url!r})
    await log.store.match_summaries()
    await log.close()
asyncio.run(main())
print("alembic" in sys.modules)
"""
    finished = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", start], capture_output=True, text=True, check=True
    )
    assert finished.stdout == "False\n"


async def test_several_processes_may_open_a_new_database_at_once(url: str) -> None:
    logs = await asyncio.gather(*(open_log(url) for _ in range(4)))
    for number, log in enumerate(logs):
        await log.append([EventRow("a", number, 0, "opened", b"{}")])
    for log in logs:
        await log.close()


@pytest.mark.parametrize(
    "url", ["parlour.db", "mysql://host/name", "sqlite://", "sqlite:///", ""], ids=repr
)
async def test_an_unknown_url_is_refused_with_examples(url: str) -> None:
    with pytest.raises(
        DatabaseOpenError, match=r"sqlite:///folder/parlour\.db or postgresql://user@host/name"
    ):
        await open_log(url)


async def test_a_database_of_a_newer_version_is_not_changed(
    open_test_log: OpenLog, url: str, execute: Execute
) -> None:
    async with open_test_log():
        pass
    await asyncio.to_thread(execute, "update alembic_version set version_num = '9999'")
    with pytest.raises(DatabaseOpenError, match="perhaps a newer one"):
        await open_log(url)
    assert await asyncio.to_thread(execute, "select version_num from alembic_version") == [
        ("9999",)
    ]


@pytest.mark.parametrize("name", ["parlour.db", "data/Spiele & Co/ö?%20#.db"])
async def test_special_characters_in_a_path_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for database_url in (f"sqlite:///{name}", f"sqlite:///{tmp_path}/{name}"):
        log = await open_log(database_url)
        await log.append([EventRow("a", len(await log.load("a")), 0, "opened", b"{}")])
        assert len(await log.load("a")) == (1 if database_url == f"sqlite:///{name}" else 2)
        await log.close()
    assert (tmp_path / name).is_file()


async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, " * 100)
    with pytest.raises(DatabaseOpenError, match="file is not a database"):
        await open_log(f"sqlite:///{tmp_path}/letter.db")
    with pytest.raises(DatabaseOpenError, match="cannot be opened"):
        await open_log(f"sqlite:///{tmp_path}/letter.db/parlour.db")
    with pytest.raises(DatabaseOpenError, match="unable to open database file"):
        await open_log(f"sqlite:///{tmp_path}")


async def test_a_database_that_does_not_answer_is_refused() -> None:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        with pytest.raises(DatabaseOpenError, match="PostgreSQL cannot be used"):
            await open_log(f"postgresql://root@127.0.0.1:{bound.getsockname()[1]}/test")


async def test_a_missing_schema_is_refused(postgres: str) -> None:
    with pytest.raises(DatabaseOpenError, match="no schema has been selected"):
        await open_log(f"{postgres}{'&' if '?' in postgres else '?'}search_path=nowhere")


async def test_a_missing_driver_is_reported_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("parlour.db.postgres", "parlour.db.change_listener"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(
        DatabaseOpenError, match=r"needs the package asyncpg: pip install 'parlour\[postgres\]'"
    ):
        await open_log("postgresql://nobody@nowhere/test")


@pytest.mark.slow
async def test_a_newer_server_does_not_migrate_under_a_running_older_one(
    open_test_log: OpenLog, url: str, execute: Execute, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "STOP_SECONDS", 0.2)
    version = "select version_num from alembic_version"
    async with open_test_log() as older:
        await older.claim()
        await run_on(url, lambda connection: command.downgrade(alembic_config(connection), "-1"))
        before = await asyncio.to_thread(execute, version)
        with pytest.raises(
            DatabaseOpenError, match=r"older servers are running|A server is already running"
        ):
            await open_log(url)
        assert await asyncio.to_thread(execute, version) == before != [(HEAD_REVISION,)]
    async with open_test_log():
        assert await asyncio.to_thread(execute, version) == [(HEAD_REVISION,)]


async def test_a_newer_server_waits_for_an_older_one_that_stops(
    postgres_url: str,
) -> None:
    older = await open_log(postgres_url)
    await run_on(
        postgres_url, lambda connection: command.downgrade(alembic_config(connection), "-1")
    )
    newer = asyncio.create_task(open_log(postgres_url))
    await asyncio.sleep(0.5)
    assert not newer.done()
    await older.close()
    await (await newer).close()


async def test_a_full_disk_at_the_first_start_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Connection) -> None:
        with create_engine("sqlite://").begin() as connection:
            connection.exec_driver_sql("pragma max_page_count = 1")
            connection.exec_driver_sql("create table a (b)")

    monkeypatch.setattr(migrate, "upgrade", full)
    with pytest.raises(DatabaseOpenError, match=r"The disk with the database .*parlour\.db"):
        await open_log(f"sqlite:///{tmp_path}/parlour.db")

"""Opening: folders and tables are made, old databases are brought up to date, and what cannot be opened says why in one sentence."""

from __future__ import annotations

import asyncio
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


async def on(url: str, work: Callable[[Connection], T]) -> T:
    """Return what some work on a connection of SQLAlchemy comes to."""
    if url.startswith("sqlite"):
        with create_engine(url, poolclass=NullPool).begin() as connection:
            return work(connection)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    async with engine.begin() as connected:
        return await connected.run_sync(work)


async def test_the_migrations_make_the_schema(opened: OpenLog, url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(
            compare_metadata(
                MigrationContext.configure(connection, opts={"compare_server_default": True}),
                metadata,
            )
        )

    async with opened():
        assert await on(url, differences) == []


async def test_migrations_can_be_undone_and_run_again(opened: OpenLog, url: str) -> None:
    def back_and_forth(connection: Connection) -> set[str]:
        command.downgrade(alembic_config(connection), "base")
        left = set(inspect(connection).get_table_names())
        upgrade(connection)
        return left

    async with opened():
        pass
    assert await on(url, back_and_forth) == {"alembic_version"}
    async with opened() as log:
        await log.append([EventRow("a", 0, 0, "opened", b"{}")])


async def test_bots_that_an_older_house_owed_a_decision_are_due_after_the_migration(
    opened: OpenLog, url: str, execute: Execute
) -> None:
    def to(revision: str) -> Callable[[Connection], None]:
        return lambda connection: command.downgrade(alembic_config(connection), revision)

    async with opened() as log:
        for match, phase, listing in (
            ("awaited", "playing", b'{"awaited":[0]}'),
            ("idle", "playing", b'{"awaited":[1]}'),
            ("ancient", "playing", None),
            ("over", "over", b'{"awaited":[]}'),
        ):
            seats = (SeatRow(0, None, "Otto", "club"), SeatRow(1, "ann", "Ann"))
            facts = MatchProjection(
                game="pylos",
                phase=phase,
                public=False,
                updated_at=1_000,
                seats=seats,
                listing=listing,
            )
            await log.append([EventRow(match, 0, 1_000, "opened", b"{}")], projection=facts)
    await on(url, to("0006"))
    assert await asyncio.to_thread(execute, "select match from deadline") == []
    async with opened() as log:
        assert sorted(await log.claim_due(2_000)) == [
            ("ancient", -2, 1_000),
            ("awaited", -2, 1_000),
        ]


async def test_the_newest_revision_is_known_without_alembic(
    opened: OpenLog, url: str, execute: Execute
) -> None:
    async with opened():
        assert await on(
            url,
            lambda connection: ScriptDirectory.from_config(alembic_config(connection)).get_heads(),
        ) == [HEAD_REVISION]
        assert await asyncio.to_thread(execute, "select version_num from alembic_version") == [
            (HEAD_REVISION,)
        ]


async def test_a_second_start_imports_no_alembic(opened: OpenLog, url: str) -> None:
    async with opened():
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
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", start], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


async def test_many_may_open_a_new_database_at_once(url: str) -> None:
    logs = await asyncio.gather(*(open_log(url) for _ in range(4)))
    for number, log in enumerate(logs):
        await log.append([EventRow("a", number, 0, "opened", b"{}")])
    for log in logs:
        await log.close()


@pytest.mark.parametrize(
    "url", ["parlour.db", "mysql://host/name", "sqlite://", "sqlite:///", ""], ids=repr
)
async def test_an_unknown_address_is_refused_with_examples(url: str) -> None:
    with pytest.raises(
        DatabaseOpenError, match=r"sqlite:///folder/parlour\.db or postgresql://user@host/name"
    ):
        await open_log(url)


async def test_a_database_of_a_newer_version_is_left_alone(
    opened: OpenLog, url: str, execute: Execute
) -> None:
    async with opened():
        pass
    await asyncio.to_thread(execute, "update alembic_version set version_num = '9999'")
    with pytest.raises(DatabaseOpenError, match="perhaps a newer one"):
        await open_log(url)
    assert await asyncio.to_thread(execute, "select version_num from alembic_version") == [
        ("9999",)
    ]


@pytest.mark.parametrize("name", ["parlour.db", "data/Spiele & Co/ö?%20#.db"])
async def test_a_file_is_found_by_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for address in (f"sqlite:///{name}", f"sqlite:///{tmp_path}/{name}"):
        log = await open_log(address)
        await log.append([EventRow("a", len(await log.load("a")), 0, "opened", b"{}")])
        assert len(await log.load("a")) == (1 if address == f"sqlite:///{name}" else 2)
        await log.close()
    assert (tmp_path / name).is_file()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, " * 100)
    with pytest.raises(DatabaseOpenError, match="file is not a database"):
        await open_log(f"sqlite:///{tmp_path}/letter.db")
    with pytest.raises(DatabaseOpenError, match="cannot be opened"):
        await open_log(f"sqlite:///{tmp_path}/letter.db/parlour.db")
    with pytest.raises(DatabaseOpenError, match="unable to open database file"):
        await open_log(f"sqlite:///{tmp_path}")


async def test_a_database_that_does_not_answer_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(DatabaseOpenError, match="PostgreSQL cannot be used"):
            await open_log(f"postgresql://root@127.0.0.1:{taken.getsockname()[1]}/test")


async def test_a_schema_that_is_not_there_is_refused(postgres: str) -> None:
    with pytest.raises(DatabaseOpenError, match="no schema has been selected"):
        await open_log(f"{postgres}{'&' if '?' in postgres else '?'}search_path=nowhere")


async def test_without_the_driver_the_way_to_get_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("parlour.db.postgres", "parlour.db.notifications"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(
        DatabaseOpenError, match=r"needs the package asyncpg: pip install 'parlour\[postgres\]'"
    ):
        await open_log("postgresql://nobody@nowhere/test")


async def test_no_server_changes_the_tables_under_an_older_one(
    opened: OpenLog, url: str, execute: Execute, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrate, "STOP_SECONDS", 0.2)
    version = "select version_num from alembic_version"
    async with opened() as older:
        await older.claim()
        await on(url, lambda connection: command.downgrade(alembic_config(connection), "-1"))
        before = await asyncio.to_thread(execute, version)
        with pytest.raises(
            DatabaseOpenError, match=r"older servers are running|A server is already running"
        ):
            await open_log(url)
        assert await asyncio.to_thread(execute, version) == before != [(HEAD_REVISION,)]
    async with opened():
        assert await asyncio.to_thread(execute, version) == [(HEAD_REVISION,)]


async def test_a_newer_server_waits_for_an_older_one_that_is_being_stopped(
    postgres_url: str,
) -> None:
    older = await open_log(postgres_url)
    await on(postgres_url, lambda connection: command.downgrade(alembic_config(connection), "-1"))
    newer = asyncio.create_task(open_log(postgres_url))
    await asyncio.sleep(0.5)
    assert not newer.done()
    await older.close()
    await (await newer).close()


async def test_a_full_disk_at_the_first_start_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Connection) -> None:
        with create_engine("sqlite://").begin() as connection:
            connection.exec_driver_sql("pragma max_page_count = 1")
            connection.exec_driver_sql("create table a (b)")

    monkeypatch.setattr(migrate, "upgrade", full)
    with pytest.raises(DatabaseOpenError, match=r"The disk with the database .*parlour\.db"):
        await open_log(f"sqlite:///{tmp_path}/parlour.db")

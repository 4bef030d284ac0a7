"""Tests that `parlour move` copies every row between SQLite and PostgreSQL, or nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.db import move
from parlour.db.content import TableDigest
from parlour.db.opening import open_log
from parlour.db.operation_errors import OperationError
from parlour.db.schema import metadata

from ..conftest import Query
from .conftest import PlayedSite
from .test_matches import run

COUNTS = "select {}".format(
    ", ".join(f'(select count(*) from "{name}") as "{name}"' for name in metadata.tables)
)
FILL = (
    "insert into player (id, name, settings, created_at) values ('ann', 'Ann Ångström', x'00ff', 8)"
)


def rows_of(file: Path, statement: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(statement).fetchall()


@pytest.fixture
def site(played_site: PlayedSite, tmp_path: Path) -> Path:
    """Return a SQLite file with matches and an account."""
    shutil.copytree(played_site.folder, tmp_path / "site")
    file = tmp_path / "site" / "parlour.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(FILL)
        connection.commit()
    return file


def test_a_site_moves_to_postgresql_and_back(
    site: Path,
    played_site: PlayedSite,
    postgres_url: str,
    tmp_path: Path,
    query: Query,
    capsys: pytest.CaptureFixture[str],
) -> None:
    back, before = tmp_path / "back" / "parlour.db", site.read_bytes()
    counts = rows_of(site, COUNTS)
    assert run("move", f"sqlite:///{site}", postgres_url) == 0
    assert "3 matches are equal" in capsys.readouterr().out
    assert query(COUNTS, postgres_url) == counts and site.read_bytes() == before
    assert run("verify", played_site.over, "--database", postgres_url) == 0
    assert run("move", postgres_url, f"sqlite:///{back}") == 0
    assert rows_of(back, COUNTS) == counts and back.stat().st_mode & 0o077 == 0
    for table in ("event", "seat", "player"):
        statement = f'select * from "{table}" order by 1, 2'
        assert rows_of(back, statement) == rows_of(site, statement) != []


def test_a_target_with_rows_is_refused_as_a_whole(
    site: Path,
    postgres_url: str,
    tmp_path: Path,
    query: Query,
    capsys: pytest.CaptureFixture[str],
) -> None:
    query("insert into invite values ('oak-1', 'a')", postgres_url)
    assert run("move", f"sqlite:///{site}", postgres_url) == 1
    assert "the table invite has rows" in capsys.readouterr().out
    assert sum(query(COUNTS, postgres_url)[0]) == 1
    before = site.read_bytes()
    assert run("move", postgres_url, f"sqlite:///{site}") == 1
    assert "has rows" in capsys.readouterr().out and site.read_bytes() == before


def test_after_an_error_not_even_tables_remain(
    site: Path,
    empty_postgres_url: str,
    query: Query,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with closing(sqlite3.connect(site)) as connection:
        # PostgreSQL's text cannot contain this character.
        connection.execute("insert into invite values ('a' || char(0), 'b')")
        connection.commit()
    assert run("move", f"sqlite:///{site}", empty_postgres_url) == 1
    assert "[move.failed]" in capsys.readouterr().out
    schema = empty_postgres_url.rpartition("=")[2]
    tables = f"select * from pg_tables where schemaname = '{schema}'"
    assert query(tables, empty_postgres_url) == []


def test_a_copy_that_differs_is_refused_and_removed(
    site: Path,
    postgres_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("move", f"sqlite:///{site}", postgres_url) == 0
    unequal = iter([{"a": b"1"}, {"a": b"2"}])
    monkeypatch.setattr(move, "match_digests", lambda _: next(unequal))
    target = tmp_path / "new" / "parlour.db"
    assert run("move", postgres_url, f"sqlite:///{target}") == 1
    assert "the match a differs" in capsys.readouterr().out and not target.exists()


@pytest.mark.parametrize(
    ("tables", "matches", "subject"),
    [
        ({"seat": TableDigest(1, "b")}, {"a": b"1"}, "the table seat"),
        ({"seat": TableDigest(2, "a")}, {"a": b"1"}, "the table seat"),
        ({"seat": TableDigest(1, "a")}, {}, "the match a"),
        ({"seat": TableDigest(1, "a")}, {"a": b"1", "b": b"1"}, "the match b"),
    ],
)
def test_what_differs_is_named(
    tables: dict[str, TableDigest], matches: dict[str, bytes], subject: str
) -> None:
    source = {"seat": TableDigest(1, "a")}, {"a": b"1"}
    move.require_equal(source[0], source[0], source[1], source[1])
    with pytest.raises(OperationError, match=f"After the move {subject} differs"):
        move.require_equal(source[0], tables, source[1], matches)


def test_a_database_in_use_is_not_moved(
    site: Path, postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def move_beside(url: str, *words: str) -> int:
        log = await open_log(url)
        await log.claim()
        try:
            return await asyncio.to_thread(run, "move", *words)
        finally:
            await log.close()

    sqlite, target = f"sqlite:///{site}", f"sqlite:///{tmp_path}/new.db"
    for url, words in (
        (sqlite, (sqlite, postgres_url)),
        (postgres_url, (sqlite, postgres_url)),
        (postgres_url, (postgres_url, target)),
    ):
        assert asyncio.run(move_beside(url, *words)) == 1
        assert "[move.in-use]" in capsys.readouterr().out
    assert not (tmp_path / "new.db").exists()


def test_sources_that_cannot_be_moved_are_refused(
    site: Path,
    postgres_url: str,
    empty_postgres_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    old = tmp_path / "old.db"
    shutil.copyfile(site, old)
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("update alembic_version set version_num = '0031'")
        connection.commit()
    (tmp_path / "empty.db").touch()
    target = f"sqlite:///{tmp_path}/new.db"
    for source, into, code in (
        (f"sqlite:///{site}", target, "move.same-kind"),
        (postgres_url, empty_postgres_url, "move.same-kind"),
        (f"sqlite:///{tmp_path}/none.db", postgres_url, "move.source-missing"),
        (f"sqlite:///{tmp_path}/empty.db", postgres_url, "move.source-missing"),
        (empty_postgres_url, target, "move.source-missing"),
        (f"sqlite:///{old}", postgres_url, "move.source-outdated"),
    ):
        assert run("move", source, into) == 1
        assert f"[{code}]" in capsys.readouterr().out
    assert not (tmp_path / "new.db").exists() and not (tmp_path / "none.db").exists()

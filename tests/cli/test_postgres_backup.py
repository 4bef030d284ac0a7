"""Tests that `parlour backup` and `parlour restore` copy a PostgreSQL database as a whole."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from ..conftest import Query
from .test_matches import run

SECRET = "postgresql://ann:secret@127.0.0.1:1/site"


FILL = """
insert into event (match, seq, at, kind, body) values ('a', 0, 7, 'opened', '{}');
insert into player (id, name, settings, created_at) values ('ann', 'Ann Ångström', '{}', 8)"""
EVENTS = "select * from event order by match, seq"


@pytest.fixture
def empty_target_url(postgres_url: str, new_database_url: str) -> str:
    """Return the URL of a new database, with the schema of the site as its own."""
    schema = postgres_url.rpartition("=")[2]
    return f"{new_database_url}{'&' if '?' in new_database_url else '?'}search_path={schema}"


def test_a_postgresql_site_is_backed_up_and_restored(
    postgres_url: str,
    empty_target_url: str,
    tmp_path: Path,
    query: Query,
    capsys: pytest.CaptureFixture[str],
) -> None:
    site, file, back = tmp_path / "site", tmp_path / "site.backup", tmp_path / "back"
    site.mkdir()
    (site / "own.txt").write_text("word\n")
    for statement in FILL.split(";"):
        query(statement, postgres_url)
    assert run("backup", file, "--data", site, "--database", postgres_url) == 0
    assert file.stat().st_mode & 0o077 == 0, "a backup contains secret keys"
    assert sorted(ZipFile(file).namelist()) == ["own.txt", "parlour.dump", "parlour.dump.json"]
    other_schema = empty_target_url.rpartition("?")[0]
    for more, code in (
        ((), "[restore.needs-postgresql]"),
        (("--database", postgres_url), "[restore.database-not-empty]"),
        (("--database", other_schema), "[restore.other-schema]"),
    ):
        assert run("restore", file, "--data", back, *more) == 1
        assert code in capsys.readouterr().out and not back.exists()
    assert run("restore", file, "--data", back, "--database", empty_target_url) == 0
    assert query(EVENTS, empty_target_url) == query(EVENTS, postgres_url) != []
    assert [path.name for path in back.iterdir()] == ["own.txt"]
    assert not list(tmp_path.glob(".parlour-*"))


def test_a_restored_table_that_differs_from_the_backup_is_reported(
    postgres_url: str, empty_target_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, changed = tmp_path / "site.backup", tmp_path / "changed.backup"
    assert run("backup", file, "--data", tmp_path, "--database", postgres_url) == 0
    with ZipFile(file) as whole, ZipFile(changed, "w") as archive:
        for name in whole.namelist():
            content = whole.read(name)
            if name == "parlour.dump.json":
                content = content.replace(b'"seat":[0,', b'"seat":[9,')
                assert content != whole.read(name)
            archive.writestr(name, content)
    restore = ("restore", changed, "--data", tmp_path / "back", "--database", empty_target_url)
    assert run(*restore) == 1
    assert "the table seat differs" in capsys.readouterr().out
    assert not (tmp_path / "back").exists()


def test_no_message_contains_the_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("backup", tmp_path / "file", "--data", tmp_path, "--database", SECRET) == 1
    with ZipFile(tmp_path / "dump", "w") as archive:
        archive.writestr("parlour.dump", b"")
        archive.writestr("parlour.dump.json", b'{"schema":"public","revision":"0001"}')
    assert run("restore", tmp_path / "dump", "--data", tmp_path / "b", "--database", SECRET) == 1
    output = capsys.readouterr().out
    assert output.count("PostgreSQL cannot be used") == 2 and "secret" not in output
    assert not (tmp_path / "file").exists() and not (tmp_path / "b").exists()

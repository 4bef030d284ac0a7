"""Tests that `parlour backup` and `parlour restore` work with a running server."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from .conftest import PlayedSite
from .test_matches import run


def test_a_running_site_is_backed_up_and_restored(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site, file, back = tmp_path / "site", tmp_path / "site.backup", tmp_path / "back"
    shutil.copytree(played_site.folder, site)
    (site / "lexicons").mkdir()
    (site / "lexicons" / "own.txt").write_text("word\n")
    with closing(sqlite3.connect(site / "parlour.db", isolation_level=None)) as writing:
        # Committed data is only in the write-ahead log; uncommitted data must not be in the backup.
        writing.execute("update match set updated_at = 7")
        writing.execute("begin immediate")
        writing.execute("update match set updated_at = 8")
        assert run("backup", file, "--data", site) == 0
        writing.execute("rollback")
    assert file.stat().st_mode & 0o077 == 0, "a backup contains secret keys"
    assert sorted(ZipFile(file).namelist()) == ["lexicons/own.txt", "parlour.db"]
    assert run("restore", file, "--data", back) == 0
    with closing(sqlite3.connect(back / "parlour.db")) as found:
        assert {row[0] for row in found.execute("select updated_at from match")} == {7}
    assert (back / "lexicons" / "own.txt").read_text() == "word\n"
    assert run("verify", played_site.over, "--data", back) == 0
    assert not list(tmp_path.glob(".parlour-*")) and "Traceback" not in capsys.readouterr().out


def test_only_a_complete_backup_is_restored_and_only_into_an_empty_folder(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, cut, odd, sly = (tmp_path / name for name in ("whole", "cut", "odd", "sly"))
    assert run("backup", file, "--data", played_site.folder) == 0
    whole = file.read_bytes()
    cut.write_bytes(whole[: len(whole) // 2])
    odd.write_bytes(whole[:5_000] + bytes([whole[5_000] ^ 255]) + whole[5_001:])
    with ZipFile(sly, "w") as packed:
        packed.writestr("parlour.db", b"SQLite format 3\0 and nothing else")
    capsys.readouterr()
    for damaged in (cut, odd, sly, tmp_path / "none"):
        assert run("restore", damaged, "--data", tmp_path / "back") == 1
        assert len(capsys.readouterr().out.splitlines()) == 1
        assert not (tmp_path / "back").exists()
    before = (played_site.folder / "parlour.db").read_bytes()
    assert run("restore", file, "--data", played_site.folder) == 1
    assert (
        "is not empty" in capsys.readouterr().out
        and (played_site.folder / "parlour.db").read_bytes() == before
    )


def test_backup_errors_are_reported_in_a_sentence(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    for words, sentence in (
        ((there, "--data", played_site.folder), "File exists"),
        ((tmp_path / "nowhere" / "file", "--data", played_site.folder), "The folder "),
        ((tmp_path, "--data", played_site.folder), "is a folder"),
        ((tmp_path / "file", "--data", tmp_path / "none"), "There is no database in"),
        ((tmp_path / "file", "--data", there), "is a file"),
        ((tmp_path / "file", "--database", "postgresql://user@host/site"), "pg_dump"),
        ((tmp_path / "file", "--database", "nonsense"), "is not a database"),
    ):
        assert run("backup", *words) == 1
        output = capsys.readouterr().out
        assert sentence in output and len(output.splitlines()) == 1, output
    assert there.read_text() == "mine" and [path.name for path in tmp_path.iterdir()] == ["there"]

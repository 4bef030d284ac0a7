"""Tests that `parlour backup` and `parlour restore` work with a running server."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest

from parlour.cli import backup
from parlour.db.backup_schedule import scheduled_backups

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


def test_only_the_newest_scheduled_backups_are_kept(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    foreign = ("mine.backup", "parlour-20260101.backup", "notes.txt")
    former = [f"parlour-2026010{day}T000000Z.backup" for day in (1, 2, 3)]
    for name in (*foreign, *former):
        (tmp_path / name).write_text("")
    # A backup that fails deletes none of the former ones.
    assert run("backup", tmp_path, "--keep", 2, "--data", tmp_path / "none") == 1
    assert {path.name for path in tmp_path.iterdir()} == {*foreign, *former}
    assert run("backup", tmp_path, "--keep", 2, "--data", played_site.folder) == 0
    written = scheduled_backups(path.name for path in tmp_path.iterdir())
    assert len(written) == 2 and written[0] == former[-1]
    assert all((tmp_path / name).exists() for name in foreign)
    assert run("restore", tmp_path / written[1], "--data", tmp_path / "back") == 0
    assert written[1] in capsys.readouterr().out


def test_a_schedule_goes_on_after_a_failed_backup(
    played_site: PlayedSite,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    site, hidden, into = tmp_path / "site", tmp_path / "hidden", tmp_path / "into"
    shutil.copytree(played_site.folder, site)
    into.mkdir()
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 1:
            site.rename(hidden)
        if len(pauses) == 2:
            hidden.rename(site)
        if len(pauses) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(backup, "sleep", pause)
    with pytest.raises(SystemExit):
        run("backup", into, "--keep", 1, "--every", 24, "--data", site)
    output = capsys.readouterr().out.splitlines()
    assert "There is no database" in output[0] and "Backup written" in output[1]
    assert pauses[:3] == [0.0, 600.0, 0.0] and 86_000 < pauses[3] <= 86_400


def test_a_backup_is_restored_to_a_database_elsewhere(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, elsewhere = tmp_path / "file", tmp_path / "database" / "site.db"
    assert run("backup", file, "--data", played_site.folder) == 0
    restore = ("restore", file, "--data", tmp_path / "back", "--database")
    assert run(*restore, "postgresql://u@h/site") == 1
    assert "parlour move sqlite:///" in capsys.readouterr().out
    assert run(*restore, f"sqlite:///{elsewhere}") == 0
    assert run("verify", played_site.over, "--database", f"sqlite:///{elsewhere}") == 0
    assert elsewhere.stat().st_mode & 0o077 == 0
    assert not (tmp_path / "back" / "parlour.db").exists()
    before = elsewhere.read_bytes()
    restore = ("restore", file, "--data", tmp_path / "again", "--database")
    assert run(*restore, f"sqlite:///{elsewhere}") == 1
    assert "[restore.file-exists]" in capsys.readouterr().out
    assert elsewhere.read_bytes() == before and not (tmp_path / "again").exists()


def test_an_existing_empty_folder_is_filled_in_place(
    played_site: PlayedSite, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, back = tmp_path / "file", tmp_path / "back"
    assert run("backup", file, "--data", played_site.folder) == 0
    back.mkdir(mode=0o755)
    (tmp_path / "cut").write_bytes(file.read_bytes()[:9_000])
    assert run("restore", tmp_path / "cut", "--data", back) == 1 and not list(back.iterdir())
    # A container's volume is such a folder; it cannot be replaced.
    before = back.stat().st_ino
    assert run("restore", file, "--data", back) == 0
    assert back.stat().st_ino == before and back.stat().st_mode & 0o077 == 0
    assert [path.name for path in back.glob("*")] == ["parlour.db"]
    assert not list(back.glob(".parlour-*")) and "restored" in capsys.readouterr().out


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
        ((tmp_path / "file", "--database", "postgresql://u@127.0.0.1:1/site"), "PostgreSQL cannot"),
        ((tmp_path / "file", "--database", "nonsense"), "is not a database"),
        ((tmp_path / "file", "--every", 1), "[backup.interval-without-keep]"),
        ((tmp_path, "--keep", 0), "[backup.keep-too-small]"),
        ((tmp_path, "--keep", 1, "--every", 0), "[backup.interval-too-small]"),
        ((tmp_path / "none", "--keep", 1), "[backup.folder-missing]"),
    ):
        assert run("backup", *words) == 1
        output = capsys.readouterr().out
        assert sentence in output and len(output.splitlines()) == 1, output
    assert there.read_text() == "mine" and [path.name for path in tmp_path.iterdir()] == ["there"]

"""Commands on a full disk: one sentence, and no half of a file."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.errors import error_sentence
from parlour.cli.whole_file import write_whole
from parlour.services.moderation.administration import AdministrationService

from .conftest import Played
from .test_matches import run


def full(*_: Any) -> None:
    """Fail as a full disk does."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_an_export_is_written_whole_or_not_at_all(
    played: Played,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, before = tmp_path / "own.match", b"an earlier export"
    file.write_bytes(before)
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        assert run("export", played.over, file, "--data", played.folder) == 1
    assert "The disk is full" in capsys.readouterr().out
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]
    assert run("export", played.over, file, "--data", played.folder) == 0
    assert run("verify", file) == 0 and list(tmp_path.iterdir()) == [file]


def test_a_link_and_a_device_stay_what_they_are(tmp_path: Path) -> None:
    (tmp_path / "own").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "own")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "own").read_bytes() == b"new"
    write_whole(Path(os.devnull), b"new")
    assert not Path(os.devnull).is_file()


def test_what_an_operator_changes_on_a_full_disk_is_refused_in_a_sentence(
    played: Played, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = sqlite3.OperationalError("database or disk is full")
    reason.sqlite_errorcode = sqlite3.SQLITE_FULL

    async def refused(*_: Any) -> None:
        raise reason

    monkeypatch.setattr(AdministrationService, "set_registration_mode", refused)
    assert run("admin", "registration", "closed", "--data", played.folder) == 1
    assert capsys.readouterr().out.strip() == error_sentence(
        reason
    ) and "disk is full" in error_sentence(reason)

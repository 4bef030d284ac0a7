"""Tests that commands on a full disk print one sentence and leave no partial file."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.errors import error_sentence
from parlour.cli.whole_file import write_whole
from parlour.services.moderation.site_settings import SiteSettings

from .conftest import PlayedSite
from .test_matches import run


def raise_disk_full(*_: Any) -> None:
    """Raise the error of a full disk."""
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_an_export_is_written_atomically(
    played_site: PlayedSite,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, before = tmp_path / "own.match", b"an earlier export"
    file.write_bytes(before)
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", raise_disk_full)
        assert run("export", played_site.over, file, "--data", played_site.folder) == 1
    assert "The disk is full" in capsys.readouterr().out
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]
    assert run("export", played_site.over, file, "--data", played_site.folder) == 0
    assert run("verify", file) == 0 and list(tmp_path.iterdir()) == [file]


def test_symbolic_links_and_devices_are_kept(tmp_path: Path) -> None:
    (tmp_path / "own").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "own")
    write_whole(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "own").read_bytes() == b"new"
    write_whole(Path(os.devnull), b"new")
    assert not Path(os.devnull).is_file()


def test_admin_changes_on_a_full_disk_fail_with_a_sentence(
    played_site: PlayedSite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reason = sqlite3.OperationalError("database or disk is full")
    reason.sqlite_errorcode = sqlite3.SQLITE_FULL

    async def refused(*_: Any) -> None:
        raise reason

    monkeypatch.setattr(SiteSettings, "set_registration_mode", refused)
    assert run("admin", "registration", "closed", "--data", played_site.folder) == 1
    assert capsys.readouterr().out.strip() == error_sentence(
        reason
    ) and "disk is full" in error_sentence(reason)

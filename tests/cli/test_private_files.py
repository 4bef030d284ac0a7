"""Tests that only the server's user can read its files."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .test_serve import running_server


@pytest.fixture(autouse=True)
def open_umask() -> object:
    """Set a umask that makes new files readable by everyone, as on most systems."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def readable_by_others(folder: Path) -> list[str]:
    """Return the paths in a folder, including itself, that other users can access."""
    found = [folder, *folder.rglob("*")]
    return [
        str(path.relative_to(folder))
        for path in found
        if stat.S_IMODE(path.lstat().st_mode) & 0o077
    ]


def run_command(*words: object) -> None:
    subprocess.run(
        [sys.executable, "-m", "parlour", *map(str, words)],
        check=True,
        capture_output=True,
        text=True,
    )


@pytest.mark.slow
def test_a_new_installation_and_all_output_files_are_private(tmp_path: Path) -> None:
    data, beside = tmp_path / "data", tmp_path / "beside"
    beside.mkdir(mode=0o700)
    with running_server(data, "--host", "127.0.0.1", "--bot-delay", "0") as (base, _):
        with httpx.Client(base_url=base, headers={"x-parlour": "1"}) as host:
            bots = [{"occupant": "bot", "level": "beginner"}] * 2
            host.post(
                "/api/tables",
                json={"game": "pylos", "seats": bots, "start": True, "settings": {"public": True}},
            ).raise_for_status()
            name = host.get("/api/me").json()["name"]
        assert {"parlour.db", "parlour.db-wal", "parlour.db-shm"} <= {
            path.name for path in data.iterdir()
        }
        assert readable_by_others(data) == []
    words = beside / "words.txt"
    words.write_text("ABAKUS\nBALKON\n")
    words.chmod(0o600)
    run_command("lexicon", "import", words, "--name", "Mine", "--lang", "de", "--data", data)
    run_command("admin", "export", name, beside / "person.json", "--data", data)
    run_command("dump", beside / "matches.gz", "--data", data)
    run_command("backup", beside / "site.zip", "--data", data)
    run_command("restore", beside / "site.zip", "--data", beside / "again")
    assert readable_by_others(data) == [] and len(list(data.rglob("*.json"))) == 1
    assert readable_by_others(beside) == [] and (beside / "again" / "parlour.db").exists()


@pytest.mark.slow
def test_an_existing_installation_is_made_private_at_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running_server(data, "--host", "127.0.0.1"):
        pass
    (data / "lexicons").mkdir()
    (data / "oidc.toml").write_text("")
    (tmp_path / "elsewhere").write_text("not ours")
    (data / "link").symlink_to(tmp_path / "elsewhere")
    for path in (data, *data.iterdir()):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (data / "oidc.toml").unlink()
    with running_server(data, "--host", "127.0.0.1"):
        assert [name for name in readable_by_others(data) if name != "link"] == []
        assert stat.S_IMODE((tmp_path / "elsewhere").stat().st_mode) == 0o644


@pytest.mark.slow
def test_a_database_elsewhere_is_private_and_its_folder_stays_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    database = shared / "parlour.db"
    database.touch(0o644)
    with running_server(
        tmp_path / "data", "--host", "127.0.0.1", "--database", f"sqlite:///{database}"
    ):
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
        assert stat.S_IMODE(shared.stat().st_mode) == 0o755

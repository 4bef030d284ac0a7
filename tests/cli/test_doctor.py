"""Tests that `parlour doctor` finds what is wrong and says what to do."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from parlour.cli import proxy_check
from parlour.cli.findings import (
    Finding,
    clock_findings,
    disk_finding,
    extra_findings,
    game_findings,
    privacy_finding,
    push_finding,
)
from parlour.cli.mail_check import mail_finding
from parlour.cli.proxy_check import header_finding, proxy_findings
from parlour.db import inspection
from parlour.db.inspection import dump_finding, inspect_database, revision_finding, server_findings

from ..ports import free_port
from ..server.harness import run_server
from .conftest import PlayedSite
from .test_matches import run

PUBLIC = "https://games.example.org"

MAIL = """address = "https://games.example.org"
[mail]
host = "127.0.0.1"
port = {port}
security = "none"
sender = "server@games.example.org"
"""


async def findings(address: str | None) -> list[Finding]:
    return [found async for found in proxy_findings(address)]


def test_a_good_site_has_one_line_for_each_check(
    played_site: PlayedSite, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("doctor", "--data", played_site.folder) == 0
    lines = capsys.readouterr().out.splitlines()
    subjects = {line[8:17].strip() for line in lines}
    assert subjects >= {"disk", "database", "clock", "mail", "push", "proxy", "games", "packages"}
    assert all(line.split()[0] in ("ok", "warning") for line in lines)
    assert any("has the newest revision" in line for line in lines)


def test_an_error_gives_a_nonzero_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "parlour.db").write_text("Dear Ann, " * 100)
    (tmp_path / "notifications.toml").write_text("address = 7")
    tmp_path.chmod(0o755)
    assert run("doctor", "--data", tmp_path) == 1
    errors = [line for line in capsys.readouterr().out.splitlines() if line.startswith("error")]
    assert [line[8:17].strip() for line in errors] == ["disk", "database", "settings"]
    assert "chmod 700" in errors[0] and "parlour restore" in errors[1]


def test_findings_about_the_disk() -> None:
    folder = Path("/srv")
    assert disk_finding(2_000_000_000, 5_000, folder).level == "ok"
    assert disk_finding(2_000_000_000, 1_500_000_000, folder).level == "warning"
    assert disk_finding(900_000_000, 5_000, folder).level == "warning"
    assert disk_finding(1_000, 5_000, folder).level == "error"


def test_other_users_must_not_open_the_data_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert privacy_finding(tmp_path) is None and privacy_finding(tmp_path / "none") is None
    tmp_path.chmod(0o750)
    assert privacy_finding(tmp_path) is not None


@pytest.mark.parametrize(
    ("is_synchronized", "offset", "heartbeat", "level", "part"),
    [
        (True, None, None, "ok", "A time server"),
        (None, 0, 1_000_000, "ok", "unknown"),
        (False, None, None, "warning", "No time server"),
        (True, 9_000, 1_005_000, "warning", "differ by 9 s"),
        (True, None, 1_060_000, "error", "ran 60 s in the future"),
        (True, 60_000, 1_060_000, "warning", "differ by 60 s"),
    ],
)
def test_findings_about_the_clock(
    is_synchronized: bool | None, offset: int | None, heartbeat: int | None, level: str, part: str
) -> None:
    (found,) = clock_findings(is_synchronized, offset, heartbeat, now_ms=1_000_000)
    assert found.level == level and part in found.text


def test_findings_about_databases(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [revision_finding("x", version)[0] for version in (None, "0001", "9999")] == [
        "warning",
        "warning",
        "error",
    ]
    assert server_findings("x", is_standby=False, free=20) == []
    assert [level for level, _ in server_findings("x", is_standby=True, free=2)] == [
        "error",
        "warning",
    ]
    assert [dump_finding(15, client)[0] for client in (None, 14, 15)] == [
        "warning",
        "warning",
        "ok",
    ]
    monkeypatch.setenv("PATH", "")
    assert inspection.client_version() is None


def test_looking_at_a_database_does_not_migrate_it(url: str, tmp_path: Path) -> None:
    async def inspect() -> tuple[str, str, bool]:
        state = await inspect_database(url)
        return (*state.findings[0], state.size > 0)

    level, text, has_size = asyncio.run(inspect())
    assert level == "ok" and "newest revision" in text and has_size
    if url.startswith("sqlite"):
        file = url.removeprefix("sqlite:///")
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("update alembic_version set version_num = '0001'")
            connection.commit()
        assert asyncio.run(inspect())[0] == "warning"
        with closing(sqlite3.connect(file)) as connection:
            found = connection.execute("select version_num from alembic_version").fetchone()
        assert found == ("0001",)


def test_findings_about_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    (broken, good) = game_findings(["pylos"], {"frogs": "ValueError: no"})
    assert broken.level == "error" and "frogs" in broken.text and "pylos" in good.text
    monkeypatch.setattr("parlour.cli.findings.find_spec", lambda _: None)
    levels = [found.level for found in extra_findings(has_oidc=True)]
    assert levels == ["warning", "warning", "error"]
    assert push_finding("https://games.example.org").level == "ok"
    assert push_finding("http://games.example.org").level == "warning"


def test_push_messages_that_cannot_be_signed_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "parlour.services.notifications.push", None)
    finding = push_finding("https://games.example.org")
    assert finding.level == "error" and "Reinstall" in finding.text


async def test_the_mail_server_is_asked_and_gets_no_mail(tmp_path: Path) -> None:
    port, received = free_port(), []

    class Recorder:
        async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:
            received.append(envelope)
            return "250 OK"

    settings = tmp_path / "notifications.toml"
    await asyncio.to_thread(settings.write_text, MAIL.format(port=port))
    assert (await mail_finding(tmp_path)).level == "error"
    controller = Controller(Recorder(), hostname="127.0.0.1", port=port)
    await asyncio.to_thread(controller.start)
    try:
        assert await mail_finding(tmp_path) == Finding(
            "ok", "mail", f"127.0.0.1:{port} accepts e-mails from server@games.example.org."
        )
    finally:
        await asyncio.to_thread(controller.stop)
    assert received == []


async def test_the_way_through_the_proxy_is_checked(tmp_path: Path) -> None:
    async with run_server(tmp_path) as server:
        assert [found.level for found in await findings(f"{server.base}/lobby")] == ["ok", "ok"]
        # The server sees its own address, as behind a proxy that does not pass on the browser's.
        headers = {"X-Parlour": "1", "Origin": PUBLIC, "Content-Type": "application/json"}
        async with httpx.AsyncClient() as web:
            answer = await web.post(f"{server.base}/api/tables", headers=headers, content=b"-")
        found = header_finding(PUBLIC, answer.status_code, answer.content)
        assert found.level == "error" and f"address is {server.base}, so" in found.text
    assert [found.level for found in await findings(server.base)] == ["error"]
    assert [found.level for found in await findings(None)] == ["warning"]


async def test_a_proxy_that_serves_a_sub_path_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = proxy_check.post_invalid_table

    async def post_through_proxy(pool: Any, origin: str, path: str = "") -> tuple[int, bytes]:
        """Remove the path /games, as a proxy does that serves something else at the root."""
        return await post(pool, origin) if path == "/games" else (404, b"<html>")

    async with run_server(tmp_path) as server:
        monkeypatch.setattr(proxy_check, "post_invalid_table", post_through_proxy)
        (found,) = await findings(f"{server.base}/games/")
        assert found.level == "error" and "below /games" in found.text
        (found, _) = await findings(f"{server.base}/elsewhere")
        assert found.level == "error" and "status 404" in found.text


def test_only_an_answer_of_the_server_is_good() -> None:
    assert header_finding(PUBLIC, 400, b'{"code":"core.bad-request"}').level == "ok"
    assert header_finding(PUBLIC, 404, b"<html>nginx").level == "error"
    assert header_finding(PUBLIC, 400, b"Bad Request").level == "error"

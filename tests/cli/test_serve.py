"""`parlour serve` as a process of its own: it says where it is, answers, and goes when it is told to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest
from rich.console import Console

from parlour.cli import serve
from parlour.server import lan

from ..ports import free_port
from .test_matches import run

PATIENCE = 60.0


@contextmanager
def house(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    port = free_port()
    # A shell that runs the tests in the background has them ignore Ctrl-C; the house shall hear it all the same.
    hearing = "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); runpy.run_module('parlour', run_name='__main__')"
    line = [
        sys.executable,
        "-c",
        hearing,
        "serve",
        "--port",
        str(port),
        "--data",
        str(folder),
        *more,
    ]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        try:
            until = time.monotonic() + PATIENCE
            while not _answers(port) and process.poll() is None and time.monotonic() < until:
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.terminate()


def _answers(port: int) -> bool:
    try:
        with urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_the_house_opens_tells_where_it_is_and_closes(tmp_path: Path) -> None:
    with house(tmp_path / "new" / "folder", "--host", "127.0.0.1") as (base, process):
        with urlopen(base) as page:
            assert b"<html" in page.read()
        process.terminate()
        told, _ = process.communicate(timeout=PATIENCE)
    assert (
        f"Parlour is running at http://localhost:{base.rpartition(':')[2]}" in told
        and "Traceback" not in told
    )
    assert (tmp_path / "new" / "folder" / "parlour.db").exists()


def left(group: int) -> list[str]:
    """Return the processes of a group that still live."""
    found = []
    for at in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, fields = at.read_text().rpartition(")")
        except OSError:
            continue  # it went while it was looked for
        state, _, its_group = fields.split()[:3]
        if int(its_group) == group and state != "Z":
            found.append(name)
    return found


@pytest.mark.parametrize(
    ("end", "status"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGKILL, -signal.SIGKILL)],
)
def test_nothing_is_left_of_a_house_with_bots(
    tmp_path: Path, end: signal.Signals, status: int
) -> None:
    with (
        house(tmp_path, "--host", "127.0.0.1") as (base, process),
        httpx.Client(base_url=base, headers={"x-parlour": "1"}) as host,
    ):
        bots = [{"occupant": "bot", "level": "beginner"}] * 2
        match = host.post(
            "/api/tables", json={"game": "pylos", "seats": bots, "start": True}
        ).json()["match"]
        until = time.monotonic() + PATIENCE
        while (
            host.get(f"/api/matches/{match}/frame").json()["seq"] < 5 and time.monotonic() < until
        ):
            time.sleep(0.05)
        assert len(left(process.pid)) > 2, "the bots have processes of their own"
        # Ctrl-C on a terminal reaches every process of the house at once.
        (os.killpg if end == signal.SIGINT else os.kill)(process.pid, end)
        told, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == status and "Traceback" not in told
    while left(process.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert left(process.pid) == []


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        line = [
            sys.executable,
            "-m",
            "parlour",
            "serve",
            "--port",
            str(taken.getsockname()[1]),
            "--host",
            "127.0.0.1",
            "--data",
            str(tmp_path),
        ]
        done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode != 0 and "is in use" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("database", ["nonsense", "postgresql://nobody@127.0.0.1:1/nothing"])
def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.serve(database=database, data=tmp_path) == 1
    assert "database" in (said := capsys.readouterr().err) or "PostgreSQL cannot be used" in said


def test_phones_are_told_their_own_address_with_a_picture(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.168.7.7")
    screen = StringIO()
    serve.print_addresses(Console(file=screen), "0.0.0.0", 8000)
    assert (
        "http://localhost:8000" in screen.getvalue()
        and "http://192.168.7.7:8000" in screen.getvalue()
    )
    assert "█" in capsys.readouterr().out or "▀" in capsys.readouterr().out


def test_a_house_for_this_machine_alone_shows_no_picture(
    capsys: pytest.CaptureFixture[str],
) -> None:
    screen = StringIO()
    serve.print_addresses(Console(file=screen), "127.0.0.1", 8000)
    assert "http://localhost:8000" in screen.getvalue() and "phones" not in screen.getvalue()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("host", "at", "for_phones"),
    [
        ("0.0.0.0", "http://localhost:8000", True),
        ("::", "http://localhost:8000", True),
        ("127.0.0.1", "http://localhost:8000", False),
        ("127.0.0.2", "http://127.0.0.2:8000", False),
        ("::1", "http://localhost:8000", False),
        ("192.168.1.5", "http://192.168.1.5:8000", True),
        ("fd00::5", "http://[fd00::5]:8000", True),
    ],
)
def test_only_addresses_that_are_served_are_named(
    host: str, at: str, for_phones: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: "192.168.7.7")
    screen = StringIO()
    serve.print_addresses(Console(file=screen, width=200), host, 8000)
    assert at in screen.getvalue() and ("192.168.7.7" in screen.getvalue()) == (
        for_phones and at == "http://localhost:8000"
    )
    link = f"{at}/t/abc"
    assert lan.is_for_phones(host) == for_phones
    named = lan.link_for_lan(link, is_served=lan.is_for_phones(host))
    assert ("192.168.7.7" in named) == (for_phones and at == "http://localhost:8000")
    assert (
        lan.link_for_lan("http://localhost:8000/t/abc", "https://games.example", is_served=False)
        == "https://games.example/t/abc"
    )


def test_a_server_for_this_machine_alone_invites_nobody_elsewhere(tmp_path: Path) -> None:
    with (
        house(tmp_path, "--host", "127.0.0.1") as (base, _),
        httpx.Client(base_url=base, headers={"x-parlour": "1"}) as host,
    ):
        local = base.replace("127.0.0.1", "localhost")
        match = host.post("/api/tables", json={"game": "pylos"}).json()["match"]
        table = host.get(
            f"/api/tables/{match}", headers={"host": local.removeprefix("http://")}
        ).json()
        assert table["link"] == table["lan_link"] == f"{local}/t/{match}"
        found = run_and_read(tmp_path, "operator")
        assert found.startswith(f"{local}/join#"), (
            "the link is whole, and leads where the server is"
        )


def run_and_read(data: Path, *words: str) -> str:
    """Return what `parlour admin` prints."""
    line = [sys.executable, "-m", "parlour", "admin", *words, "--data", str(data)]
    return subprocess.run(line, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout


def test_serving_imports_nothing_that_only_other_commands_need() -> None:
    heavy = "numba, numpy, alembic, segno, markdown_it, pytest, cyclopts"
    line = f"import parlour.cli.serve, sys; print([name for name in {heavy.split(', ')!r} if name in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", line], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert found in ("[]", "['markdown_it']")


def test_a_worker_imports_no_server() -> None:
    heavy = ("litestar", "uvicorn", "cyclopts", "structlog")
    line = f"import parlour.cli.main, parlour.services.engine.worker, sys; print([name for name in {heavy!r} if name in sys.modules])"
    assert (
        subprocess.run(
            [sys.executable, "-c", line], capture_output=True, text=True, check=True
        ).stdout.strip()
        == "[]"
    )


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """Return the one sentence with which a house does not open."""
    assert run("serve", "--host", "127.0.0.1", *words) == 1
    told = capsys.readouterr()
    assert not told.out and len(told.err.splitlines()) == 1, told
    return told.err


def test_a_port_in_use_is_said_in_a_sentence_that_names_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused(capsys, "--port", port, "--data", tmp_path / "data")
    assert f"Port {port} is in use" in told and "PORT=" in told and not (tmp_path / "data").exists()


def test_a_folder_that_is_a_file_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine")
    assert "is a file. --data" in refused(capsys, "--port", 0, "--data", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


def test_an_address_of_another_machine_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path) == 1
    assert "192.0.2.1" in capsys.readouterr().err


@pytest.mark.parametrize("port", [99_999, 65_536, -1])
def test_a_port_that_no_machine_has_is_refused(
    port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("serve", f"--port={port}", "--data", tmp_path / "data") == 2
    assert (
        f"{port} is not a valid port" in capsys.readouterr().err
        and not (tmp_path / "data").exists()
    )


def test_a_house_that_is_told_to_go_keeps_every_move_that_it_has_answered(tmp_path: Path) -> None:
    """Moves are on their way while the house closes: what it said yes to is there when it opens again, and nothing half."""
    answered: dict[str, int] = {}
    hosts: list[tuple[httpx.Client, str]] = []
    with house(tmp_path, "--host", "127.0.0.1") as (base, process):
        for number in range(6):
            web = httpx.Client(
                base_url=base,
                headers={"x-parlour": "1", "x-forwarded-for": f"10.9.0.{number}"},
                timeout=PATIENCE,
            )
            chairs = [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}]
            hosts.append(
                (
                    web,
                    web.post(
                        "/api/tables", json={"game": "pylos", "seats": chairs, "start": True}
                    ).json()["match"],
                )
            )

        def plays(web: httpx.Client, match: str) -> None:
            """Decide until the house answers no more."""
            seat = 0
            while True:
                try:
                    frame = web.get(f"/api/matches/{match}/frame", params={"seat": seat}).json()
                    if frame["phase"] == "over":
                        return
                    if not frame["mine"]:
                        seat = 1 - seat
                        continue
                    move = {
                        "seat": seat,
                        "decision_id": frame["decision_id"],
                        "action": frame["legal_actions"][0],
                    }
                    answer = web.post(f"/api/matches/{match}/act", json=move)
                except (httpx.HTTPError, ValueError):
                    return
                if answer.status_code == 201:
                    answered[match] = answer.json()["seq"]

        with ThreadPoolExecutor(len(hosts)) as playing:
            for web, match in hosts:
                playing.submit(plays, web, match)
            until = time.monotonic() + PATIENCE
            while len(answered) < len(hosts) and time.monotonic() < until:
                time.sleep(0.02)
            process.terminate()
            told, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "Traceback" not in told
    assert len(answered) == len(hosts)
    with house(tmp_path, "--host", "127.0.0.1") as (base, _):
        for web, match in hosts:
            web.base_url = httpx.URL(base)
            kept = web.get(f"/api/matches/{match}/frame", params={"seat": 0}).json()
            # A move whose answer the closing cut off may be there too; one that was answered must be.
            assert answered[match] <= kept["seq"] <= answered[match] + 1 and kept["view"][
                "cells"
            ].strip(".")
            web.close()

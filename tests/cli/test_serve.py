"""Tests for `parlour serve` as a process: start, responses and shutdown."""

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

from ..http_status import http_status
from ..ports import free_port
from .test_matches import run

PATIENCE = 60.0


@contextmanager
def running_server(folder: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    port = free_port()
    # Background jobs of a shell ignore Ctrl-C, but the server must receive it.
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
            address = f"http://127.0.0.1:{port}"
            while (
                http_status(f"{address}/health") != 200
                and process.poll() is None
                and time.monotonic() < until
            ):
                time.sleep(0.05)
            yield address, process
        finally:
            process.terminate()


def test_the_server_starts_prints_its_address_and_stops(tmp_path: Path) -> None:
    with running_server(tmp_path / "new" / "folder", "--host", "127.0.0.1") as (base, process):
        with urlopen(base) as page:
            assert b"<html" in page.read()
        process.terminate()
        output, _ = process.communicate(timeout=PATIENCE)
    assert (
        f"Parlour is running at http://localhost:{base.rpartition(':')[2]}" in output
        and "Traceback" not in output
    )
    assert (tmp_path / "new" / "folder" / "parlour.db").exists()


def running_processes(group: int) -> list[str]:
    """Return the running processes of a process group."""
    found = []
    for at in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, fields = at.read_text().rpartition(")")
        except OSError:
            continue  # the process ended meanwhile
        state, _, its_group = fields.split()[:3]
        if int(its_group) == group and state != "Z":
            found.append(name)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("end", "status"),
    [
        (signal.SIGINT, 130),
        (signal.SIGTERM, 0),
        (signal.SIGKILL, -signal.SIGKILL),
    ],
)
def test_a_server_with_bots_leaves_no_process(
    tmp_path: Path, end: signal.Signals, status: int
) -> None:
    with (
        running_server(tmp_path, "--host", "127.0.0.1") as (base, process),
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
        assert len(running_processes(process.pid)) > 2, "the bots run in separate processes"
        # Ctrl-C in a terminal reaches all processes of the server at once.
        (os.killpg if end == signal.SIGINT else os.kill)(process.pid, end)
        output, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == status and "Traceback" not in output
    while running_processes(process.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert running_processes(process.pid) == []


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
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


def test_a_replica_of_a_file_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.serve(replica="postgresql://standby/parlour", data=tmp_path) == 1
    assert "--replica is for PostgreSQL" in capsys.readouterr().err


@pytest.mark.parametrize("database", ["nonsense", "postgresql://nobody@127.0.0.1:1/nothing"])
def test_an_unusable_database_is_reported_in_a_sentence(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve.serve(database=database, data=tmp_path) == 1
    assert (
        "database" in (output := capsys.readouterr().err) or "PostgreSQL cannot be used" in output
    )


def test_the_lan_address_is_printed_with_a_qr_code(
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


def test_a_local_server_prints_no_qr_code(
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
def test_only_reachable_addresses_are_printed(
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


@pytest.mark.slow
def test_a_local_server_prints_local_links_only(tmp_path: Path) -> None:
    with (
        running_server(tmp_path, "--host", "127.0.0.1") as (base, _),
        httpx.Client(base_url=base, headers={"x-parlour": "1"}) as host,
    ):
        local = base.replace("127.0.0.1", "localhost")
        match = host.post("/api/tables", json={"game": "pylos"}).json()["match"]
        table = host.get(
            f"/api/tables/{match}", headers={"host": local.removeprefix("http://")}
        ).json()
        assert table["link"] == table["lan_link"] == f"{local}/t/{match}"
        found = run_and_read(tmp_path, "operator")
        assert found.startswith(f"{local}/join#"), "the link is complete and leads to the server"


def run_and_read(data: Path, *words: str) -> str:
    """Run `parlour admin` on a data folder and return its output."""
    line = [sys.executable, "-m", "parlour", "admin", *words, "--data", str(data)]
    return subprocess.run(line, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout


def test_serve_imports_nothing_that_only_other_commands_need() -> None:
    heavy = "numba, numpy, alembic, segno, markdown_it, pytest, cyclopts"
    line = f"import parlour.cli.serve, sys; print([name for name in {heavy.split(', ')!r} if name in sys.modules])"
    found = subprocess.run(
        [sys.executable, "-c", line], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert found in ("[]", "['markdown_it']")


def test_a_worker_imports_no_server() -> None:
    heavy = ("litestar", "uvicorn", "cyclopts", "structlog", "prometheus_client")
    line = f"import parlour.cli.main, parlour.services.engine.worker, sys; print([name for name in {heavy!r} if name in sys.modules])"
    assert (
        subprocess.run(
            [sys.executable, "-c", line], capture_output=True, text=True, check=True
        ).stdout.strip()
        == "[]"
    )


def startup_error(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """Start a server that must fail, and return its one-line error message."""
    assert run("serve", "--host", "127.0.0.1", *words) == 1
    output = capsys.readouterr()
    assert not output.out and len(output.err.splitlines()) == 1, output
    return output.err


def test_a_port_in_use_is_reported_with_an_alternative(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        output = startup_error(capsys, "--port", port, "--data", tmp_path / "data")
    assert (
        f"Port {port} is in use" in output
        and "PORT=" in output
        and not (tmp_path / "data").exists()
    )


def test_a_data_folder_that_is_a_file_is_reported_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine")
    assert "is a file. --data" in startup_error(capsys, "--port", 0, "--data", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


def test_a_foreign_address_is_reported_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("serve", "--host", "192.0.2.1", "--port", 0, "--data", tmp_path) == 1
    assert "192.0.2.1" in capsys.readouterr().err


@pytest.mark.parametrize("port", [99_999, 65_536, -1])
def test_an_invalid_port_is_rejected(
    port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("serve", f"--port={port}", "--data", tmp_path / "data") == 2
    assert (
        f"{port} is not a valid port" in capsys.readouterr().err
        and not (tmp_path / "data").exists()
    )


def test_a_proxy_that_is_no_address_is_rejected(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    assert run("serve", "--trusted-proxies", "127.0.0.1,caddy", "--data", folder) == 2
    assert capsys.readouterr().err.startswith("caddy is neither an IP address nor a network")
    assert not folder.exists()


@pytest.mark.slow
def test_a_server_stores_every_acknowledged_move_before_it_stops(tmp_path: Path) -> None:
    """Every move acknowledged during shutdown is stored, and none is stored partially."""
    answered: dict[str, int] = {}
    hosts: list[tuple[httpx.Client, str]] = []
    with running_server(tmp_path, "--host", "127.0.0.1") as (base, process):
        for number in range(6):
            web = httpx.Client(
                base_url=base,
                headers={"x-parlour": "1", "x-forwarded-for": f"10.9.0.{number}"},
                timeout=PATIENCE,
            )
            occupants = [{"occupant": "me"}, {"occupant": "guest", "name": "Oda"}]
            hosts.append(
                (
                    web,
                    web.post(
                        "/api/tables", json={"game": "pylos", "seats": occupants, "start": True}
                    ).json()["match"],
                )
            )

        def play_until_stopped(web: httpx.Client, match: str) -> None:
            """Play until the server stops responding."""
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
                playing.submit(play_until_stopped, web, match)
            until = time.monotonic() + PATIENCE
            while len(answered) < len(hosts) and time.monotonic() < until:
                time.sleep(0.02)
            process.terminate()
            output, _ = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0 and "Traceback" not in output
    assert len(answered) == len(hosts)
    with running_server(tmp_path, "--host", "127.0.0.1") as (base, _):
        for web, match in hosts:
            web.base_url = httpx.URL(base)
            kept = web.get(f"/api/matches/{match}/frame", params={"seat": 0}).json()
            # A move whose response was cut off may be stored; an acknowledged one must be.
            assert answered[match] <= kept["seq"] <= answered[match] + 1 and kept["view"][
                "cells"
            ].strip(".")
            web.close()

"""Tests that `parlour serve --traces` sends spans to a collector, and works without one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from parlour.cli import serve

from ..ports import free_port
from .test_serve import PATIENCE, running_server


@contextmanager
def running_collector() -> Iterator[tuple[str, list[str]]]:
    """Run a collector; return its URL and the names of the spans that it has received."""
    names: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            if self.headers["content-encoding"] == "gzip" or self.path != "/v1/traces":
                self.send_error(400)
                return
            request = ExportTraceServiceRequest.FromString(body)
            for resource in request.resource_spans:
                for scope in resource.scope_spans:
                    names.extend(span.name for span in scope.spans)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Print nothing."""

    collector = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=collector.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{collector.server_port}", names
    finally:
        collector.shutdown()
        collector.server_close()
        thread.join()


def make_move(base: str) -> None:
    """Open a table against a bot and make the first move."""
    with httpx.Client(base_url=base, headers={"x-parlour": "1"}, timeout=PATIENCE) as host:
        seats = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
        table = {"game": "pylos", "seats": seats, "start": True}
        match = host.post("/api/tables", json=table).json()["match"]
        frame = host.get(f"/api/matches/{match}/frame?seat=0").json()
        action = {"seat": 0, "decision_id": frame["decision_id"]}
        done = host.post(
            f"/api/matches/{match}/act", json=action | {"action": frame["legal_actions"][0]}
        )
        assert done.status_code == 201, done.text


@pytest.mark.slow
def test_a_collector_receives_the_spans_of_a_move(tmp_path: Path) -> None:
    with running_collector() as (url, names):
        with running_server(tmp_path, "--host", "127.0.0.1", "--traces", url) as (base, process):
            make_move(base)
            process.terminate()
            output, _ = process.communicate(timeout=PATIENCE)
        assert "Traceback" not in output
        assert {"move", "apply", "append"} <= set(names)


@pytest.mark.slow
def test_a_collector_that_does_not_answer_affects_no_move(tmp_path: Path) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    with running_server(tmp_path, "--host", "127.0.0.1", "--traces", url) as (base, process):
        make_move(base)
        process.terminate()
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


@pytest.mark.parametrize("url", ["localhost:4318", "http://", "http://[::1", "http://a:port"])
def test_a_collector_without_a_valid_url_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    assert serve.serve(traces=url, data=tmp_path, port=free_port()) == 2
    assert "is not the URL of a collector" in capsys.readouterr().err


def test_a_password_in_the_url_is_refused_and_not_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "http://parlour:s3cret@collector.example:4318"
    assert serve.serve(traces=url, data=tmp_path, port=free_port()) == 2
    refusal = capsys.readouterr().err
    assert "OTEL_EXPORTER_OTLP_HEADERS" in refusal and "s3cret" not in refusal


def test_without_the_extra_the_refusal_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    assert serve.serve(traces="http://127.0.0.1:4318", data=tmp_path, port=free_port()) == 2
    assert "pip install 'parlour[traces]'" in capsys.readouterr().err

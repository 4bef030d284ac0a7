"""Tests of the duel of text agents, with programs instead of language models."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from examples.llm_duel import chat_agent, main, named_agent, play, random_agent

import parlour.env

pytestmark = pytest.mark.uncounted


@contextmanager
def chat_server(answer: str, requests: list[Any]) -> Iterator[str]:
    """Serve chat completions with a constant answer and yield the address."""

    class ChatHandler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            requests.append((self.path, self.headers["Authorization"], json.loads(body)))
            found = json.dumps({"choices": [{"message": {"content": answer}}]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(found)))
            self.end_headers()
            self.wfile.write(found)

        def log_message(self, format: str, *arguments: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), ChatHandler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize("game", ["pylos", "betta", "bulbous"])
def test_random_agents_answer_legally_to_the_end(game: str) -> None:
    match = parlour.env.text_match(game, seats=2)
    utility, illegal = play(match, (random_agent(1), random_agent(2)), seed=3)
    assert -1 <= utility <= 1 and illegal == 0


def test_every_deal_is_played_from_both_seats(capsys: pytest.CaptureFixture[str]) -> None:
    main("pylos", "random", "random", deals=2)
    *deals, total = capsys.readouterr().out.splitlines()
    assert [line[:6] for line in deals] == ["deal 1", "deal 1", "deal 2", "deal 2"]
    wins = sum((int(line.split()[-1]) + 1) / 2 for line in deals)
    assert total == f"random scores {wins / 4:.1%} in 4 matches; 0 illegal answers."


def test_a_language_model_is_asked_over_http(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    requests: list[Any] = []
    with chat_server("<think>5 or 6?</think>\n1007", requests) as url:
        assert named_agent(f"some-model@{url}", 0)("the position").strip() == "1007"
    ((path, authorization, body),) = requests
    assert path == "/v1/chat/completions" and authorization == "Bearer secret"
    assert body["model"] == "some-model" and body["messages"][-1]["content"] == "the position"


def test_illegal_answers_are_counted() -> None:
    match = parlour.env.text_match("pylos")
    with chat_server("I resign", []) as url:
        _, illegal = play(match, (chat_agent("some-model", url), random_agent(1)), seed=1)
    assert illegal > 5


def test_an_unknown_agent_is_refused() -> None:
    with pytest.raises(ValueError, match="MODEL@URL"):
        named_agent("nobody", 0)

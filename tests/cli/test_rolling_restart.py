"""Tests that matches continue while two servers of one database restart in turn."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from ..conftest import REDIS
from .test_serve import PATIENCE, running_server

OPTIONS = ("--host", "127.0.0.1", "--shared", REDIS)

MOVES = 2
"""The number of moves of each match before the next restart."""


@dataclass
class Visitor:
    """A client that retries requests on all servers, as a reverse proxy would."""

    bases: list[str]
    web: httpx.Client = field(
        default_factory=lambda: httpx.Client(headers={"x-parlour": "1"}, timeout=PATIENCE)
    )

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request to the first server that responds and return its response."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for base in self.bases:
                try:
                    answer = self.web.request(method, f"{base}{path}", json=body)
                except httpx.TransportError:
                    continue
                if answer.status_code < 500:
                    return answer
            time.sleep(0.05)
        pytest.fail("no server answers")

    def moves(self, match: str, seat: int) -> int | None:
        """Move if it is this seat's turn; return the id of the acknowledged decision, or None."""
        time.sleep(0.1)
        answer = self.ask("GET", f"/api/matches/{match}/frame?seat={seat}")
        assert answer.status_code == 200, answer.text
        frame = answer.json()
        if not frame["mine"]:
            return None
        body = {
            "seat": seat,
            "decision_id": frame["decision_id"],
            "action": frame["legal_actions"][0],
        }
        answer = self.ask("POST", f"/api/matches/{match}/act", body)
        # A killed server may have stored the move, in which case the decision is no longer open.
        assert answer.status_code == 201 or answer.json()["code"] in (
            "core.stale",
            "core.not-your-turn",
        ), answer.text
        return int(frame["decision_id"])


@pytest.mark.slow
def test_a_rolling_restart_loses_no_move(
    postgres_url: str, tmp_path: Path, query: Callable[[str, str], list[tuple[Any, ...]]]
) -> None:
    with ExitStack() as stack:
        servers = [
            stack.enter_context(
                running_server(tmp_path / str(number), *OPTIONS, "--database", postgres_url)
            )
            for number in range(2)
        ]
        bases = [base for base, _ in servers]
        ann, bob = Visitor(list(bases)), Visitor(list(reversed(bases)))
        for visitor in (ann, bob):
            stack.enter_context(visitor.web)
        match = ann.ask(
            "POST",
            "/api/tables",
            {"game": "pylos", "seats": [{"occupant": "me"}, {"occupant": "open"}]},
        ).json()["match"]
        bob.ask("POST", f"/api/tables/{match}/sit", {})
        ann.ask("POST", f"/api/tables/{match}/start", {})
        occupants = [{"occupant": "me"}, {"occupant": "bot", "level": "beginner"}]
        other = ann.ask(
            "POST", "/api/tables", {"game": "pylos", "seats": occupants, "start": True}
        ).json()["match"]
        acknowledged: dict[str, list[int]] = {match: [], other: []}

        def play() -> None:
            aims = {item: len(found) + MOVES for item, found in acknowledged.items()}
            until = time.monotonic() + PATIENCE
            while any(len(acknowledged[item]) < aim for item, aim in aims.items()):
                assert time.monotonic() < until, "a match makes no progress"
                for who, match_id, seat in ((ann, match, 0), (bob, match, 1), (ann, other, 0)):
                    if (
                        len(acknowledged[match_id]) < aims[match_id]
                        and (since := who.moves(match_id, seat)) is not None
                    ):
                        acknowledged[match_id].append(since)

        for number, end in ((0, signal.SIGTERM), (1, signal.SIGKILL)):
            play()
            servers[number][1].send_signal(end)
            play()
            servers[number][1].wait(PATIENCE)
            base, _ = stack.enter_context(
                running_server(tmp_path / str(number), *OPTIONS, "--database", postgres_url)
            )
            for visitor in (ann, bob):
                visitor.bases[visitor.bases.index(bases[number])] = base
            bases[number] = base
        play()
        for match_id, decisions in acknowledged.items():
            rows = query(
                f"select seq, kind from event where match = '{match_id}' order by seq", postgres_url
            )
            assert [seq for seq, _ in rows] == list(range(len(rows))), "the log has no gap"
            assert len(decisions) == len(set(decisions)) == 5 * MOVES
            assert {since + 1 for since in decisions} <= {
                seq for seq, kind in rows if kind == "moved"
            }, "every acknowledged move is stored"

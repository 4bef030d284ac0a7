"""Tests that junk requests to a production server cause no errors and hardly any log lines."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
import pytest

from parlour.server.pages.pages import PAGES

from ..patience import PATIENCE, eventually
from ..ports import free_port
from .junk import Junk, Line

LINES = 8
"""The number of concurrent connections."""

GROWTH = 1_000
"""The maximum growth of the log (bytes per second)."""

FILES = (
    "/web/{file}",
    "/games/pylos/ui/{file}",
    "/api/schema",
    "/ws/{match}",
    "/health",
    "/ready",
    "/{anything}",
    "/%2e%2e/{anything}",
)

PASSWORD = "a long way to Tipperary"


SERVE = """
import sys
from pathlib import Path
from parlour.cli.serve import serve
serve(port=int(sys.argv[1]), host="127.0.0.1", data=Path(sys.argv[2]))
"""


class ServerInSubprocess:
    """A Parlour server that runs in its own process.

    Attributes:
        script: The program that runs the server.
    """

    script = SERVE

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.log, self.said = folder / "log", folder / "said"

    async def __aenter__(self) -> ServerInSubprocess:
        with self.log.open("wb") as log, self.said.open("wb") as said:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                self.script,
                str(self.port),
                str(self.folder / "data"),
                stdout=said,
                stderr=log,
            )
        await eventually(
            lambda: (
                "/join#" in self.said.read_text("utf-8")
                and self.said.read_text("utf-8").endswith("\n\n")
            )
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        await self.process.wait()

    def link(self) -> str:
        """Return the operator invitation key that the server printed at its first start."""
        found = re.search(r"/join#(\S+)", self.said.read_text("utf-8"))
        assert found is not None
        return found[1]

    def person(self, number: int) -> httpx.AsyncClient:
        """Return an HTTP client with its own network address."""
        headers = {"x-parlour": "1", "x-forwarded-for": f"192.0.2.{number}"}
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", headers=headers, timeout=PATIENCE
        )


async def request_json(person: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
    """Send a request, check that it succeeds, and return the JSON body or None."""
    answer = await person.request(method, path, json=body)
    assert answer.status_code < 300, (path, answer.text)
    return answer.json() if answer.content else None


async def play_move(person: httpx.AsyncClient, match: str) -> None:
    """Play one move at a table where one client holds both seats."""
    frames = [
        await request_json(person, "GET", f"/api/matches/{match}/frame?seat={seat}")
        for seat in (0, 1)
    ]
    mine = next(frame for frame in frames if frame["mine"])
    body = {
        "seat": mine["seat"],
        "decision_id": mine["decision_id"],
        "action": mine["legal_actions"][0],
    }
    await request_json(person, "POST", f"/api/matches/{match}/act", body)


@pytest.mark.parametrize("requests", [200, pytest.param(200_000, marks=pytest.mark.slow)])
async def test_junk_on_every_route_causes_no_internal_error(tmp_path: Path, requests: int) -> None:
    async with ServerInSubprocess(tmp_path) as server:
        operator, member, guest, calm = (server.person(number) for number in range(1, 5))
        await request_json(
            operator,
            "POST",
            "/api/account/sign-up",
            {"name": "Marta", "password": PASSWORD, "invitation": server.link()},
        )
        await request_json(
            member, "POST", "/api/account/sign-up", {"name": "Rook", "password": PASSWORD}
        )
        both = {
            "game": "pylos",
            "seats": [{"occupant": "me"}, {"occupant": "guest"}],
            "start": True,
        }
        untouched = (await request_json(calm, "POST", "/api/tables", both))["match"]
        matches = [
            (await request_json(item, "POST", "/api/tables", wish))["match"]
            for item in (member, guest)
            for wish in (both, {"game": "betta"})
        ]
        ids = [(await request_json(item, "GET", "/api/me"))["id"] for item in (member, guest)]
        described = await request_json(guest, "GET", "/api/schema")
        pages = [
            re.sub(r"\{(\w+):\w+\}", r"{\1}", path) for handler in PAGES for path in handler.paths
        ]
        real = [
            *matches,
            untouched,
            *ids,
            "pylos",
            "betta",
            "betapet",
            "carcassonne",
            "bulbous",
            "en",
            "site.ftl",
            "0",
            "1",
            "home.js",
            "blitz",
        ]
        tokens = [item.cookies["parlour"] for item in (operator, member, guest)]
        junk = Junk(Random(requests), described, [*pages, *FILES], real, tokens)
        before, began, statuses = server.log.stat().st_size, monotonic(), Counter[int]()
        left = iter(range(requests))

        async def ask() -> None:
            line = Line(server.port)
            for _ in left:
                request, head_alone = junk.request()
                answer = await asyncio.wait_for(line.ask(request, head_alone), PATIENCE)
                assert answer.status < 500, (request, answer)
                statuses[answer.status] += 1
            line.close()

        await asyncio.gather(*(ask() for _ in range(LINES)))
        seconds, grown = monotonic() - began, server.log.stat().st_size - before
        log_text = server.log.read_text("utf-8", "replace")
        print(
            f"{requests} requests in {seconds:.0f} s, {dict(sorted(statuses.items()))}, the log grew by {grown} bytes"
        )
        assert "Traceback" not in log_text, log_text
        assert grown < GROWTH * max(seconds, 1.0), log_text
        assert statuses[200] + statuses[201] > requests / 50 and statuses[400] and statuses[404], (
            "some requests succeeded"
        )
        for _ in range(2):
            await play_move(calm, untouched)
        for one in (operator, member, guest, calm):
            await one.aclose()

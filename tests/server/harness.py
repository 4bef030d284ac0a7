"""A server on a free port, and clients that each have their own cookies and sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.cli.serve import TRUSTED_PROXIES, UvicornServer
from parlour.db.opening import is_postgres
from parlour.server.app import ServerOptions, app_with_routes, create_routes
from parlour.server.auth.request_filter import RequestFilter
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.metrics import MetricsAccess
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.session import SESSION_COOKIE
from parlour.services.application import Application, ApplicationOptions

from ..conftest import REDIS
from ..guest_tokens import next_guest_token
from ..patience import PATIENCE
from .conformance import conformance, socket_conformance

ANSWERS = ("ok", "error", "preview", "previews", "pong")
"""The types of messages that answer a message of the client."""


class Line:
    """A client socket at a table that keeps all messages and the latest frame of each seat.

    Every message, and its answer, must match the AsyncAPI document.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.frames: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.offer: dict[str, Any] | None = None
        self._number = 0
        self._answered = -1
        self._passed_over: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        """Wait for the next message, record it and return it."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.raw.append(text.encode() if isinstance(text, str) else text)
        message: dict[str, Any] = msgspec.json.decode(text)
        socket_conformance().check_sent(message)
        self.messages.append(message)
        if message["type"] == "frame":
            self.frames = {frame["seat"]: frame for frame in message["frames"]}
            self.table = message.get("table", self.table)
            self.offer = message["offer"]
        return message

    async def until(self, condition: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the next message that satisfies a condition.

        Messages that arrived before the answer to the last question are looked at first.
        """
        while self._passed_over:
            if condition(message := self._passed_over.pop(0)):
                return message
        while True:
            message = await self.receive()
            if condition(message):
                return message

    async def frame(
        self, condition: Callable[[dict[str, Any]], bool] = lambda _: True, seat: int | None = None
    ) -> dict[str, Any]:
        """Return the latest frame of a seat once it satisfies a condition.

        Args:
            condition: The condition that the frame must satisfy.
            seat: The seat; None selects the first seat of this socket.
        """
        while True:
            frame = (
                next(iter(self.frames.values()), None) if seat is None else self.frames.get(seat)
            )
            if frame is not None and condition(frame):
                return frame
            await self.receive()

    async def beyond(self, seq: int) -> dict[str, Any]:
        """Return the first frame whose log position is greater than `seq`."""
        return await self.frame(lambda frame: frame["seq"] > seq)

    async def end(self) -> int:
        """Wait until the server closes this socket, and return the close code."""
        try:
            await self.until(lambda _: False)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        raise AssertionError

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a message with a new id and return the reply with the same id."""
        self._number += 1
        asked = {"type": kind, "id": self._number, **fields}
        await self.socket.send(msgspec.json.encode(asked).decode())
        first = len(self.messages)
        while True:
            answer = await self.receive()
            if answer["type"] in ANSWERS and answer["id"] == self._number:
                break
        self._passed_over = self.messages[first:-1]
        socket_conformance().check_answer(asked, answer)
        return answer

    async def answer(self, seat: int, yes: bool) -> dict[str, Any]:
        """Wait for the next offer, accept or decline it, and return the server's reply."""
        while self.offer is None or self.offer["seq"] <= self._answered:
            await self.receive()
        self._answered = self.offer["seq"]
        return await self.ask("answer", seat=seat, offer=self._answered, accept=yes)

    async def act(
        self, action: dict[str, Any] | None = None, seat: int | None = None
    ) -> dict[str, Any]:
        """Wait for this player's turn, take an action, and return the next frame.

        Args:
            action: The action; None takes the first legal action.
            seat: The seat that acts; None selects the only seat of this socket.
        """
        frame = await self.frame(lambda frame: frame["mine"], seat)
        answer = await self.ask(
            "act",
            seat=frame["seat"],
            decision_id=frame["decision_id"],
            action=action or frame["legal_actions"][0],
        )
        assert answer["type"] == "ok", answer
        return await self.frame(
            lambda later: (
                later["seq"] > frame["seq"] and later["decision_id"] != frame["decision_id"]
            ),
            seat,
        )


class Guest:
    """A client with its own cookies and network address.

    Every response, and the body of every request that succeeds, must match the OpenAPI document.
    """

    def __init__(self, base: str, address: str) -> None:
        self.base, self.address = base, address
        self.web = httpx.AsyncClient(
            base_url=base,
            headers={"x-parlour": "1", "x-forwarded-for": address},
            timeout=PATIENCE,
            event_hooks={"response": [conformance().check]},
            # The server has no TLS, and to load the trusted certificates takes 20 ms.
            verify=False,
        )

    @property
    def token(self) -> str:
        """The session token in this browser's cookie."""
        return str(self.web.cookies.get(SESSION_COOKIE))

    async def get(self, path: str, status: int = 200) -> Any:
        """Send a GET request, check the status code, and return the JSON body."""
        answer = await self.web.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int | None = 201) -> Any:
        """Send a POST request with a JSON body and return the JSON response.

        Args:
            path: The path of the route.
            body: The request body; None sends an empty object.
            status: The expected status code; None accepts any.
        """
        answer = await self.web.post(path, json={} if body is None else body)
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    async def open_table(
        self,
        game: str = "pylos",
        *,
        who: tuple[str, ...] = ("me", "open"),
        start: bool = False,
        **fields: Any,
    ) -> str:
        """Open a table and return its match id.

        Args:
            game: The name of the game.
            who: The occupant of each seat: `me`, `open`, `guest` or the level of a bot.
            start: Whether the match starts at once.
            **fields: More fields of the request body.
        """
        occupant_kinds = ("me", "open", "guest")
        occupants = [
            {"occupant": seat} if seat in occupant_kinds else {"occupant": "bot", "level": seat}
            for seat in who
        ]
        match: str = (
            await self.post(
                "/api/tables", {"game": game, "seats": occupants, "start": start, **fields}
            )
        )["match"]
        return match

    async def take_seat(self, match: str, **fields: Any) -> None:
        """Take a free seat at a table."""
        await self.post(f"/api/tables/{match}/sit", fields)

    @asynccontextmanager
    async def at(self, match: str, headers: dict[str, str] | None = None) -> AsyncIterator[Line]:
        """Open a socket at a table with this client's session cookie."""
        if SESSION_COOKIE not in self.web.cookies:
            await self.get("/api/me")
        cookie = {"cookie": f"{SESSION_COOKIE}={self.token}", "x-forwarded-for": self.address}
        async with connect(
            self.base.replace("http", "ws") + f"/ws/{match}",
            additional_headers={**cookie, **(headers or {})},
        ) as socket:
            yield Line(socket)


class ServedApplication:
    """A running server and the application object behind it."""

    def __init__(self, base: str, app: RequestFilter) -> None:
        self.base, self.app = base, app
        self.application: Application = app.state.application
        self.hub: Hub = app.state.hub
        self.throttle: LoginThrottle = app.state.throttle
        self._guests: list[Guest] = []

    def guest(self) -> Guest:
        """Return a new client with its own network address."""
        number = len(self._guests)
        self._guests.append(Guest(self.base, f"10.1.{number // 250}.{number % 250 + 1}"))
        return self._guests[-1]

    async def two_at_a_table(self, game: str = "pylos", **fields: Any) -> tuple[str, Guest, Guest]:
        """Start a match for two guests and return its id, the host and the friend."""
        host, friend = self.guest(), self.guest()
        match = await host.open_table(game, **fields)
        await friend.take_seat(match)
        await host.post(f"/api/tables/{match}/start")
        return match, host, friend

    async def close(self) -> None:
        """Close the HTTP clients of all guests."""
        for guest in self._guests:
            await guest.web.aclose()


_stopped_routes: list[Litestar] = []
"""The routes of stopped servers. To create them takes longer than everything else in a start."""


@asynccontextmanager
async def run_server(
    folder: Path,
    database: str | None = None,
    metrics: MetricsAccess = "private",
    trusted_proxies: str = TRUSTED_PROXIES,
) -> AsyncIterator[ServedApplication]:
    """Run a server on a free local port with its data in `folder`.

    Its guests have fixed names. A server on PostgreSQL may have others beside it.
    """
    url = database or f"sqlite:///{folder}/parlour.db"
    shared_url = REDIS if is_postgres(url) else None
    options = ServerOptions(url, ApplicationOptions(folder, shared_url=shared_url), metrics)
    routes = _stopped_routes.pop() if _stopped_routes else create_routes()
    app = app_with_routes(routes, options)
    uvicorn_server = UvicornServer(app, "127.0.0.1", 0, trusted_proxies=trusted_proxies)
    task = asyncio.create_task(uvicorn_server.serve())
    while not uvicorn_server.started:
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    server = ServedApplication(f"http://127.0.0.1:{uvicorn_server.port}", app)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("parlour.server.realtime.session.new_token", next_guest_token)
            yield server
    finally:
        await server.close()
        uvicorn_server.should_exit = True
        await task
        _stopped_routes.append(routes)


@asynccontextmanager
async def run_two_servers(
    folder: Path, database: str
) -> AsyncIterator[tuple[ServedApplication, ServedApplication]]:
    """Run two servers of one site, on one PostgreSQL database."""
    async with run_server(folder, database) as here, run_server(folder, database) as there:
        yield here, there

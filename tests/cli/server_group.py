"""Two server processes with a PostgreSQL and a Redis of their own connection, and their players."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from parlour.server.realtime.session import SESSION_COOKIE

from ..patience import PATIENCE
from ..ports import free_port
from .test_serve import running_server

CONNECTION_ERRORS = (OSError, WebSocketException, httpx.TransportError, TimeoutError)


class RedisProcess:
    """A Redis or Valkey process that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port, self._folder = free_port(), folder
        program = shutil.which("valkey-server") or shutil.which("redis-server")
        assert program is not None
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The URL for `--shared`."""
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the process with an empty memory."""
        options = ("--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen(
            [self._program, "--port", str(self.port), *options, "--dir", str(self._folder)],
            stdout=subprocess.DEVNULL,
        )

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def freeze(self) -> None:
        """Stop the process without closing its connections."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let the process continue."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)


class RestartableWorker:
    """A `parlour worker` process that can be killed and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder, self._options = folder, options
        self.metrics = ""
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start a process and wait until it takes jobs."""
        port = free_port()
        self.metrics = f"http://127.0.0.1:{port}/metrics"
        options = ("--metrics-address", f"127.0.0.1:{port}", *self._options)
        self._process = await asyncio.to_thread(self._open, *options)
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        assert "worker is running" in line, line

    def freeze_bots(self) -> None:
        """Stop the processes in which bots think, so that they do not finish a decision."""
        assert self._process is not None
        # The children are the server that forks bots, and a tracker; they must go on.
        for child in children(self._process.pid):
            for bot in descendants(child):
                os.kill(bot, signal.SIGSTOP)

    def kill(self) -> None:
        """Kill the process, and those of its bots, which are perhaps frozen."""
        assert self._process is not None
        bots = descendants(self._process.pid)
        self._process.kill()
        self._wait()
        for process in bots:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    async def stop(self) -> int:
        """Ask the process to stop, and return its exit status."""
        assert self._process is not None
        self._process.terminate()
        return await asyncio.to_thread(self._wait)

    def _open(self, *options: str) -> subprocess.Popen[str]:
        command = (sys.executable, "-m", "parlour", "worker", "--data", str(self._folder))
        return subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)

    def _wait(self) -> int:
        assert self._process is not None and self._process.stdout is not None
        status = self._process.wait(PATIENCE)
        self._process.stdout.close()
        return status


def descendants(process: int) -> list[int]:
    """Return the processes that a process has started, and those that they have started."""
    found = children(process)
    return [*found, *(other for child in found for other in descendants(child))]


def children(process: int) -> list[int]:
    """Return the processes that a process has started."""
    return [
        int(child)
        for threads in Path(f"/proc/{process}/task").glob("*/children")
        for child in threads.read_text().split()
    ]


class RestartableServer:
    """A `parlour serve` process that can be killed and started again."""

    def __init__(self, stack: AsyncExitStack, folder: Path, *options: str) -> None:
        self._stack, self._folder, self._options = stack, folder, options
        self.base = ""
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start a process on a new port and wait until it answers."""
        server = running_server(self._folder, "--host", "127.0.0.1", *self._options)
        self.base, self._process = await asyncio.to_thread(server.__enter__)
        self._stack.push(server.__exit__)

    def kill(self) -> None:
        """Kill the process."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def stop(self) -> None:
        """Ask the process to stop, and wait until it has."""
        assert self._process is not None
        self._process.terminate()
        await asyncio.to_thread(self._process.wait, PATIENCE)


@dataclass
class ServerGroup:
    """Two servers of a site and what they share."""

    servers: list[RestartableServer]
    redis: RedisProcess

    @property
    def bases(self) -> list[str]:
        """The addresses of the servers."""
        return [server.base for server in self.servers]


@asynccontextmanager
async def open_server_group(database: str, folder: Path, *more: str) -> AsyncIterator[ServerGroup]:
    """Start a Redis and two servers on one database, with more options of `parlour serve`."""
    redis = RedisProcess(folder)
    redis.start()
    try:
        async with AsyncExitStack() as stack:
            options = ("--database", database, "--shared", redis.url)
            servers = [
                RestartableServer(stack, folder / str(number), *options, *more)
                for number in range(2)
            ]
            for server in servers:
                await server.start()
            yield ServerGroup(servers, redis)
    finally:
        redis.kill()


@dataclass
class FollowingPlayer:
    """A player whose page stays connected to any server, and who repeats unanswered requests."""

    group: ServerGroup
    home: int
    """The server that the player prefers."""
    cookies: httpx.Cookies = field(default_factory=httpx.Cookies)
    frame: dict[str, Any] | None = None
    """The newest frame."""
    received: dict[int, float] = field(default_factory=dict)
    """The time (s) at which each log position was first shown."""
    acknowledged: dict[int, float] = field(default_factory=dict)
    """The time (s) at which each decision was acknowledged, by its id."""

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request to the first server that answers, and return the response."""
        until, number = time.monotonic() + PATIENCE, self.home
        while time.monotonic() < until:
            try:
                async with httpx.AsyncClient(
                    base_url=self.group.bases[number % 2],
                    headers={"x-parlour": "1"},
                    cookies=self.cookies,
                    timeout=5.0,
                ) as web:
                    answer = await web.request(method, path, json=body)
                if answer.status_code < 500:
                    self.cookies.update(answer.cookies)
                    return answer
            except CONNECTION_ERRORS:
                pass
            number += 1
            await asyncio.sleep(0.02)
        raise AssertionError("no server answers")

    async def follow(self, match: str) -> None:
        """Keep a socket open at a table, at the preferred server if it answers."""
        number = self.home
        while True:
            try:
                await self._read_socket(match, self.group.bases[number % 2])
            except CONNECTION_ERRORS:
                number += 1
                await asyncio.sleep(0.02)

    async def play(self, match: str, seat: int, decisions: int) -> None:
        """Take a number of decisions as soon as it is this player's turn."""
        for _ in range(decisions):
            frame = await self._next_turn()
            body = {
                "seat": seat,
                "decision_id": frame["decision_id"],
                "action": frame["legal_actions"][0],
            }
            answer = await self.request("POST", f"/api/matches/{match}/act", body)
            # A server that was killed may have stored the move before it could answer.
            assert answer.status_code == 201 or answer.json()["code"] in (
                "core.stale",
                "core.not-your-turn",
            ), answer.text
            if answer.status_code == 201:
                self.acknowledged[frame["decision_id"]] = time.monotonic()

    async def _next_turn(self) -> dict[str, Any]:
        last = max(self.acknowledged, default=-1)
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = self.frame
                if frame is not None and frame["mine"] and frame["decision_id"] > last:
                    return frame
                await asyncio.sleep(0.005)

    async def _read_socket(self, match: str, base: str) -> None:
        cookie = f"{SESSION_COOKIE}={self.cookies.get(SESSION_COOKIE)}"
        async with connect(
            base.replace("http", "ws") + f"/ws/{match}", additional_headers={"cookie": cookie}
        ) as socket:
            async for text in socket:
                message = msgspec.json.decode(text)
                if message["type"] == "frame":
                    self.frame = message["frames"][0]
                    self.received.setdefault(message["frames"][0]["seq"], time.monotonic())

"""How fast the whole house is: moves through real sockets, and what a server weighs."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from parlour.core.figure import Figure
from parlour.db.opening import open_log
from parlour.db.records import Player
from parlour.house.house import House
from parlour.house.matches.seating import ChairWish, TableWish
from parlour.house.people.guests import guest, new_token
from parlour.server.session import COOKIE

TABLES = 200
SECONDS = 10.0
COLD_STARTS = 5
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Load:
    """What a run of full tables measured."""

    moves: int = 0
    deliveries: int = 0
    seconds: float = 0.0
    server_cpu: float = 0.0
    connection_bytes: float = 0.0
    until: float = 0.0
    waits: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Table:
    """A table of the load: its match, and the tokens of its two players and its watcher."""

    match: str
    tokens: tuple[str, str, str]


class _Frame(msgspec.Struct):
    seq: int
    seat: int | None
    since: int | None
    phase: str
    legal: list[msgspec.Raw] | None


class _Told(msgspec.Struct):
    t: str
    frames: list[_Frame] = []
    code: str | None = None


async def furnished(folder: Path) -> list[Table]:
    """Return tables that are set and begun, written straight into the log of a house that is not open yet."""
    log = await open_log(f"sqlite:///{folder}/parlour.db")
    house, tables = House(log, folder), []
    for _ in range(TABLES):
        key, guests = await house.guests.key(), house.guests
        tokens = (new_token(key), new_token(key), new_token(key))
        for token in tokens:
            await guests.keep(guest(token), token)
        tables.append(Table(await _begun(house, guest(tokens[0]), guest(tokens[1])), tokens))
    await log.close()
    return tables


async def _begun(house: House, first: Player, second: Player) -> str:
    # Advanced matches are the longest: the measurement ends with the first of them.
    wish = TableWish(game="pylos", options={"variant": "advanced"}, chairs=(ChairWish(who="me"), ChairWish(who="open")))
    match = (await house.open_table(first, wish)).match.id
    await house.sit(match, second, 1, "")
    await house.start(match, first)
    return match


class ServedHouse:
    """A served house in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        began = time.perf_counter()
        serve = "from parlour.commands.serve import serve; import sys; from pathlib import Path"
        run = f"{serve}; serve(port={self.port}, host='127.0.0.1', data=Path(sys.argv[1]))"
        self.process = subprocess.Popen([sys.executable, "-c", run, str(folder)], stdout=subprocess.DEVNULL)
        while not self._answers():
            time.sleep(0.01)
        self.start_seconds = time.perf_counter() - began

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=5):
                return True
        except OSError:
            return False

    def close(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait(20)

    def cpu(self) -> float:
        """Return the seconds of processor time it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return the bytes of memory it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def sockets(house: ServedHouse, tables: list[Table]) -> AsyncIterator[list[list[ClientConnection]]]:
    """Open two players' sockets and a watcher's at every table."""
    opened = [[await _entered(house, table, token) for token in table.tokens] for table in tables]
    try:
        yield opened
    finally:
        for table in opened:
            for line in table:
                line.transport.abort()


async def _entered(house: ServedHouse, table: Table, token: str) -> ClientConnection:
    headers = {"cookie": f"{COOKIE}={token}"}
    return await connect(f"ws://127.0.0.1:{house.port}/ws/{table.match}", additional_headers=headers, compression=None, ping_interval=None)


@cache
def load() -> Load:
    """Return what a house bears with every table full, each seat answering as soon as it may."""
    # A temporary folder may lie in memory, where nothing is durable.
    with TemporaryDirectory(prefix=".parlour-bench-", dir=Path.cwd()) as name:
        folder, found = Path(name), Load()
        tables = asyncio.run(furnished(folder))
        house = ServedHouse(folder)
        try:
            asyncio.run(_loaded(house, tables, found))
        finally:
            house.close()
        return found


async def _loaded(house: ServedHouse, tables: list[Table], found: Load) -> None:
    before = house.memory()
    async with sockets(house, tables) as opened:
        await asyncio.sleep(1)
        found.connection_bytes = (house.memory() - before) / (3 * len(tables))
        cpu, began = house.cpu(), time.perf_counter()
        found.until = began + SECONDS
        await asyncio.gather(*(_followed(line, found) for table in opened for line in table))
        found.seconds, found.server_cpu = time.perf_counter() - began, house.cpu() - cpu


async def _followed(line: ClientConnection, found: Load) -> None:
    """Read one socket until the time is up or the first match is over, deciding at random whenever its seat is awaited."""
    luck, decoder, number = Random(id(line)), msgspec.json.Decoder(_Told), 0
    sent: tuple[int, float] | None = None
    while (left := found.until - time.perf_counter()) > 0:
        try:
            told = decoder.decode(await asyncio.wait_for(line.recv(), left))
        except TimeoutError:
            return
        for frame in told.frames:
            found.deliveries += 1
            if frame.phase == "over":
                # Only tables that are all in play are full: what comes after would flatter nobody.
                found.until = min(found.until, time.perf_counter())
            if sent is not None and frame.seq > sent[0]:
                found.waits.append(time.perf_counter() - sent[1])
                found.moves, sent = found.moves + 1, None
            if frame.since is not None and frame.legal and sent is None:
                number, sent = number + 1, (frame.seq, time.perf_counter())
                act: dict[str, Any] = {"t": "act", "id": number, "seat": frame.seat, "since": frame.since, "action": luck.choice(frame.legal)}
                await line.send(msgspec.json.encode(act).decode())


@cache
def idle() -> tuple[float, float]:
    """Return the median seconds until a cold house answers, and the bytes it then holds."""
    starts, sizes = [], []
    for _ in range(COLD_STARTS):
        with TemporaryDirectory() as name:
            house = ServedHouse(Path(name))
            starts.append(house.start_seconds)
            sizes.append(float(house.memory()))
            house.close()
    return median(starts), median(sizes)


def _percentile(of: int) -> float:
    waits = load().waits
    return 1_000 * (median(waits) if of == 50 else quantiles(waits, n=100)[of - 1])


FIGURES = (
    Figure(f"moves through sockets, {TABLES} tables of two seats and a watcher", "moves/s", lambda: load().moves / load().seconds),
    Figure("the same for one core of the server", "moves/cpu s", lambda: load().moves / load().server_cpu),
    Figure("from a move to its own frame, median", "ms", lambda: _percentile(50)),
    Figure("from a move to its own frame, 99th percentile", "ms", lambda: _percentile(99)),
    Figure("processor time for one delivery", "µs", lambda: 1e6 * load().server_cpu / load().deliveries),
    Figure("memory for one connection", "kB", lambda: load().connection_bytes / 1_000),
    Figure("cold start until the first answer", "s", lambda: idle()[0]),
    Figure("memory of an idle house", "MB", lambda: idle()[1] / 1e6),
)

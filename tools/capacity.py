"""Print what a site of a given size needs: `capacity.py`, as a table for docs/explanation/capacity.md.

The model multiplies measured figures; `simulated_waits` checks its waiting times with a simulation of
the queues (SimPy).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, exp
from random import Random
from statistics import mean, quantiles
from typing import Any

import simpy

SOCKETS = (1_000, 10_000, 100_000)
"""The sizes of the table: open sockets at the busiest time."""

SIMULATED_MOVES = 20_000


@dataclass(frozen=True)
class Figures:
    """Measured and assumed figures.

    Attributes:
        moves_per_cpu_second: The moves for each second of a server's processor time, measured with two
            players and two spectators at each table.
        shared_ratio: What remains of it with several servers.
        socket_bytes: The memory for a socket.
        server_bytes: The memory of a server without sockets.
        appends_per_core: The appends per second and processor core of PostgreSQL.
        commit_s: The time of a commit.
        move_bytes: The size of a stored move, with its share of projections and indexes.
        message_s: The processor time for a message on the bus, sent and received.
        seconds_per_move: The time between the moves that a socket shows.
        bot_share: The share of moves that bots make.
        bot_s: The mean processor time of a bot's decision.
        busy_hours: How many hours of the busiest time the traffic of a day equals.
        utilization: The planned utilization of servers, workers and the database.
        core_price: The price of a processor core with 4 GB of memory, in euros per month.
        moves_per_game: The moves of a game.
    """

    moves_per_cpu_second: float = 1_368
    shared_ratio: float = 0.86
    socket_bytes: float = 16e3
    server_bytes: float = 110e6
    appends_per_core: float = 2_700
    commit_s: float = 0.0032
    move_bytes: float = 600
    message_s: float = 49e-6
    seconds_per_move: float = 10
    bot_share: float = 0.25
    bot_s: float = 0.1
    busy_hours: float = 8
    utilization: float = 0.6
    core_price: float = 10
    moves_per_game: float = 60


@dataclass(frozen=True)
class Needs:
    """What a site of one size needs.

    Attributes:
        moves: The moves per second at the busiest time.
        servers: The number of server processes, each of which uses one core.
        server_gb: Their memory.
        database_cores: The cores of PostgreSQL.
        bus_cores: The cores of Valkey or Redis and their clients, for messages.
        worker_cores: The cores for bots.
        gb_per_day: The growth of the database.
        wait_ms: The mean time from a move to its frame, without the network.
        euros: The price per month.
        cents_per_thousand_games: The price of a thousand games.
    """

    moves: float
    servers: int
    server_gb: float
    database_cores: int
    bus_cores: float
    worker_cores: int
    gb_per_day: float
    wait_ms: float
    euros: float
    cents_per_thousand_games: float


def needs_of(sockets: int, figures: Figures) -> Needs:
    """Return what a site needs for a number of open sockets."""
    moves = sockets / figures.seconds_per_move
    alone = moves / figures.moves_per_cpu_second / figures.utilization
    servers = 1 if alone <= 1 else ceil(alone / figures.shared_ratio)
    database_cores = ceil(moves / figures.appends_per_core / figures.utilization)
    bus_cores = 0.0 if servers == 1 else moves * figures.message_s
    worker_cores = ceil(moves * figures.bot_share * figures.bot_s / figures.utilization)
    busy_seconds = figures.busy_hours * 3_600
    euros = figures.core_price * (servers + database_cores + bus_cores + worker_cores)
    games_per_month = 30 * busy_seconds * moves / figures.moves_per_game
    return Needs(
        moves=moves,
        servers=servers,
        server_gb=(sockets * figures.socket_bytes + servers * figures.server_bytes) / 1e9,
        database_cores=database_cores,
        bus_cores=bus_cores,
        worker_cores=worker_cores,
        gb_per_day=busy_seconds * moves * figures.move_bytes / 1e9,
        wait_ms=1_000
        * mean_wait(moves / servers, service_time(servers, figures), figures.commit_s),
        euros=euros,
        cents_per_thousand_games=100_000 * euros / games_per_month,
    )


def service_time(servers: int, figures: Figures) -> float:
    """Return the processor time (s) of a server for a move."""
    ratio = figures.shared_ratio if servers > 1 else 1
    return 1 / (figures.moves_per_cpu_second * ratio)


def mean_wait(rate: float, service_s: float, commit_s: float) -> float:
    """Return the mean time (s) from a move to its frame at one server.

    The processor is a queue with exponential service times (M/M/1), which a move visits before and
    after its commit. All appends that arrive during a commit share the next one; a move arrives
    during a commit with the probability that the database is busy.

    Args:
        rate: The moves per second of the server.
        service_s: The processor time (s) of a move.
        commit_s: The time (s) of a commit.
    """
    busy_s = commit_s * exp(rate * commit_s)
    is_busy = busy_s / (busy_s + 1 / rate)
    return service_s / (1 - rate * service_s) + commit_s + is_busy * commit_s / 2


def simulated_waits(
    rate: float, service_s: float, commit_s: float, moves: int = SIMULATED_MOVES, seed: int = 1
) -> list[float]:
    """Return the simulated times (s) from moves to their frames at one server.

    Args:
        rate: The moves per second, which arrive independently.
        service_s: The mean processor time (s) of a move, half of it before its commit.
        commit_s: The time (s) of a commit.
        moves: The number of moves.
        seed: The random seed.
    """
    random, world = Random(seed), simpy.Environment()
    processor, appends = simpy.Resource(world), simpy.Store(world)
    waits: list[float] = []

    def compute() -> Iterator[Any]:
        with processor.request() as turn:
            yield turn
            yield world.timeout(random.expovariate(2 / service_s))

    def move() -> Iterator[Any]:
        arrived = world.now
        yield from compute()
        stored = world.event()
        yield appends.put(stored)
        yield stored
        yield from compute()
        waits.append(world.now - arrived)

    def commit() -> Iterator[Any]:
        while True:
            first = yield appends.get()
            batch, appends.items = [first, *appends.items], []
            yield world.timeout(commit_s)
            for stored in batch:
                stored.succeed()

    def arrive() -> Iterator[Any]:
        for _ in range(moves):
            yield world.timeout(random.expovariate(rate))
            world.process(move())

    world.process(commit())
    world.process(arrive())
    world.run()
    return waits


def table(figures: Figures) -> str:
    """Return the table of the page, with the simulated waiting times."""
    found = [(sockets, needs_of(sockets, figures)) for sockets in SOCKETS]
    waits = [
        simulated_waits(
            needs.moves / needs.servers, service_time(needs.servers, figures), figures.commit_s
        )
        for _, needs in found
    ]
    rows = (
        ("open sockets", [f"{sockets:,}" for sockets, _ in found]),
        ("moves per second", [f"{needs.moves:,.0f}" for _, needs in found]),
        ("server processes", [f"{needs.servers}" for _, needs in found]),
        ("memory of the servers", [f"{needs.server_gb:.1f} GB" for _, needs in found]),
        ("cores of PostgreSQL", [f"{needs.database_cores}" for _, needs in found]),
        ("cores for the bus", [f"{needs.bus_cores:.1f}" for _, needs in found]),
        ("cores of workers for bots", [f"{needs.worker_cores}" for _, needs in found]),
        ("growth of the database a day", [f"{needs.gb_per_day:.1f} GB" for _, needs in found]),
        ("from a move to its frame, mean", [f"{needs.wait_ms:.1f} ms" for _, needs in found]),
        ("the same, simulated", [f"{1_000 * mean(each):.1f} ms" for each in waits]),
        ("the slowest in a hundred, simulated", [f"{1_000 * p99(each):.0f} ms" for each in waits]),
        ("price a month", [f"{needs.euros:,.0f} €" for _, needs in found]),
        ("a thousand games", [f"{needs.cents_per_thousand_games:.1f} ct" for _, needs in found]),
    )
    (_, head), *rest = rows
    lines = [f"| {rows[0][0]} | {' | '.join(head)} |", "| --- " + "| ---: " * len(found) + "|"]
    return "\n".join([*lines, *(f"| {name} | {' | '.join(cells)} |" for name, cells in rest)])


def p99(waits: list[float]) -> float:
    """Return the time that 99 of 100 waits do not exceed."""
    return quantiles(waits, n=100)[-1]


if __name__ == "__main__":
    print(table(Figures()))

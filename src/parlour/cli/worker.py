"""`parlour worker`: do the work of servers on this machine."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from prometheus_client import start_http_server
from rich.console import Console

from parlour.cli.errors import error_sentence, require_data_folder
from parlour.db.log import DatabaseOpenError
from parlour.db.opening import is_postgres
from parlour.server.logs import LogFormat, configure_logging
from parlour.services.engine.worker_pool import WORKER_COUNT
from parlour.services.workers.job_worker import JobWorker, JobWorkerOptions
from parlour.shared.opening import SharedOpenError

MAX_PROCESSES = 256

MAX_PORT = 65_535


class MetricsAddress(NamedTuple):
    """The address where a worker offers its metrics."""

    host: str
    port: int


def worker(
    *,
    shared: str,
    database: str,
    data: Path = Path("data"),
    processes: int = WORKER_COUNT,
    log_format: LogFormat = "text",
    direct_database: str | None = None,
    metrics_address: str | None = None,
) -> int:
    """Do the work of servers on this machine: bots, analyses, puzzles and notifications.

    Environment variables and the file parlour.toml set the same options.

    Args:
        shared: The Valkey or Redis of the servers, as redis://host:6379.
        database: The database of the servers, as postgresql://user@host/name.
        data: The folder with the operator's files: word lists, tables, notifications.toml.
        processes: The number of bots that think at the same time.
        log_format: Plain lines, or one JSON object per line.
        direct_database: PostgreSQL's own address, if the database is reached through PgBouncer.
        metrics_address: The address where Prometheus can read /metrics, as 127.0.0.1:9464; none
            by default.
    """
    configure_logging(log_format)
    console = Console(stderr=True, soft_wrap=True)
    try:
        folder = require_data_folder(data)
        if not is_postgres(database):
            raise SharedOpenError(
                "A worker needs the PostgreSQL of its servers: name it with --database."
            )
        if not 1 <= processes <= MAX_PROCESSES:
            raise SharedOpenError(f"--processes must be from 1 to {MAX_PROCESSES}.")
        options = JobWorkerOptions(folder, shared, processes, direct_database)
        with metrics_server(metrics_address):
            asyncio.run(_work(database, options))
    except (OSError, DatabaseOpenError, SharedOpenError, ValueError) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    return 0


async def _work(database: str, options: JobWorkerOptions) -> None:
    stopping = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    running = await JobWorker.open(database, options)
    # Flushed, because a log file or a pipe would get it only at the end.
    print(f"Parlour's worker is running; {options.processes} bots can think at once.", flush=True)
    await stopping.wait()
    await running.close()


@contextmanager
def metrics_server(address: str | None) -> Iterator[None]:
    """Offer the metrics of this process at an address; raises ValueError or OSError."""
    if address is None:
        yield
        return
    host, port = parse_metrics_address(address)
    server, thread = start_http_server(port, host)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def parse_metrics_address(text: str) -> MetricsAddress:
    """Return the parts of an address; raises ValueError.

    >>> parse_metrics_address("[::1]:9464")
    MetricsAddress(host='::1', port=9464)
    """
    host, _, port = text.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) <= MAX_PORT:
        raise ValueError(
            f"--metrics-address must be a host and a port, such as 127.0.0.1:9464, and not {text}."
        )
    return MetricsAddress(host.strip("[]"), int(port))

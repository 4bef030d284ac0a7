"""Executors of batch computations: the processes of this machine, or those of a Dask cluster.

A batch computation maps a function over independent units with `Executor.map`. Each unit has its
own seed, so the results do not depend on the process that runs it or on the order of execution.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from distributed import Client

CONNECT_SECONDS = 10.0
"""The time limit (s) for connecting to a cluster."""


class ClusterUnavailable(ValueError):
    """The cluster cannot be used; the message is a sentence for the user."""


@contextmanager
def batch_executor(cluster: str | None) -> Iterator[Executor]:
    """Provide the executor of a batch computation and shut it down afterwards.

    Args:
        cluster: The address of a Dask scheduler, for example tcp://10.0.0.1:8786, or None for one
            process per core of this machine.

    Raises:
        ClusterUnavailable: The cluster cannot be reached, or its workers cannot run the units.
    """
    if cluster is None:
        with ProcessPoolExecutor(mp_context=multiprocessing.get_context("forkserver")) as pool:
            yield pool
        return
    with _connected_client(cluster) as client:
        _require_usable_workers(client, cluster)
        executor: Executor = client.get_executor(pure=False)
        try:
            yield executor
        finally:
            # Without waiting, units that nobody needs any more are cancelled.
            executor.shutdown(wait=False)


def _connected_client(cluster: str) -> Client:
    """Return a client of a cluster; raises ClusterUnavailable."""
    try:
        from distributed import Client
    except ImportError as reason:
        raise ClusterUnavailable(
            "--cluster needs the package distributed. Install it with: pip install 'parlour[cluster]'"
        ) from reason
    try:
        return Client(cluster, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as reason:
        raise ClusterUnavailable(
            f"No Dask scheduler answers at {cluster}. Use an address such as tcp://10.0.0.1:8786."
        ) from reason


def _require_usable_workers(client: Client, cluster: str) -> None:
    """Raise ClusterUnavailable if a worker would fail or give other results than this machine."""
    threads = client.nthreads()
    if not threads:
        raise ClusterUnavailable(f"The cluster at {cluster} has no workers.")
    for worker, count in threads.items():
        if count > 1:
            # The bots of a process share memory.
            raise ClusterUnavailable(
                f"The worker {worker} runs {count} units at once. Start it with --nthreads 1;"
                " --nworkers sets the number of processes."
            )
    own = version("parlour")
    for worker, found in client.run(version, "parlour", on_error="return").items():
        if isinstance(found, Exception):
            raise ClusterUnavailable(f"Parlour {own} is not installed on the worker {worker}.")
        if found != own:
            raise ClusterUnavailable(
                f"The worker {worker} has Parlour {found}, but this machine has {own}."
            )

"""Limits on open sockets and streams per user and per network."""

from __future__ import annotations

import resource
from collections import Counter, defaultdict
from typing import Protocol

from parlour.db.records import Player
from parlour.server.limits.network import LOCAL_NETWORKS

MAX_PER_PERSON, MAX_PER_NETWORK = 24, 200
"""Maximum number of sockets and streams per user and per network."""

RESERVED_FILES = 128
"""Number of file descriptors reserved for the database, bot processes and requests."""

MIN_CAPACITY = 64

HTTP_SHARE = 4
"""Divisor of the connection capacity that gives the share of HTTP; the rest is for sockets."""


class LimitedConnection(Protocol):
    """A socket or stream, which counts towards the limits."""

    player: Player
    network: str

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection with a close code."""


def connection_capacity() -> int:
    """Return the maximum number of HTTP connections and sockets that this process may hold."""
    return max(MIN_CAPACITY, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED_FILES)


class ConnectionLimits:
    """A counter of open sockets and streams by user and by network.

    A full server accepts a new socket only by closing one of the network with the most sockets.
    """

    def __init__(self, capacity: int | None = None) -> None:
        self._capacity = (
            connection_capacity() - connection_capacity() // HTTP_SHARE
            if capacity is None
            else capacity
        )
        self._people: Counter[str] = Counter()
        self._networks: defaultdict[str, dict[LimitedConnection, None]] = defaultdict(dict)
        self._count = 0

    @property
    def count(self) -> int:
        """The number of open sockets and streams."""
        return self._count

    def exceeded_limit(self, person: str, network: str) -> int | None:
        """Return the limit that forbids another socket, or None if it is allowed."""
        if self._people[person] >= MAX_PER_PERSON:
            return MAX_PER_PERSON
        held = len(self._networks.get(network, ()))
        if held >= MAX_PER_NETWORK and network not in LOCAL_NETWORKS:
            return MAX_PER_NETWORK
        heaviest = max(map(len, self._networks.values()), default=0)
        return held if self._count >= self._capacity and held >= heaviest else None

    def add(self, connection: LimitedConnection) -> LimitedConnection | None:
        """Count an allowed socket and return the socket to close in return, if any."""
        evicted = None
        if self._count >= self._capacity:
            heaviest = max(self._networks.values(), key=len)
            evicted = next(iter(heaviest))
        self._people[connection.player.id] += 1
        self._networks[connection.network][connection] = None
        self._count += 1
        return evicted

    def remove(self, connection: LimitedConnection) -> None:
        """Remove a socket from the count."""
        held = self._networks[connection.network]
        if connection not in held:
            return
        del held[connection]
        if not held:
            del self._networks[connection.network]
        self._people[connection.player.id] -= 1
        if not self._people[connection.player.id]:
            del self._people[connection.player.id]
        self._count -= 1


def raise_file_limit() -> None:
    """Raise the process's limit on open files to the maximum, since each socket uses one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

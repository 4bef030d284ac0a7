"""How many sockets are open, by person and by network: nobody takes the room of everybody else."""

from __future__ import annotations

import resource
from collections import Counter, defaultdict

from parlour.server.limits.network import LOCAL_NETWORKS
from parlour.server.realtime.connection import Connection

MAX_PER_PERSON, MAX_PER_NETWORK = 24, 200
"""How many sockets one person, and one network, may hold."""

RESERVED_FILES = 128
"""Files of the process that are not for sockets: the database, the bots' processes, requests."""

MIN_CAPACITY = 64

HTTP_SHARE = 4
"""One in so many of the files for connections is for those of HTTP, the others are for sockets."""


def connection_capacity() -> int:
    """Return how many connections this process may hold, sockets and others."""
    return max(MIN_CAPACITY, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED_FILES)


class ConnectionLimits:
    """Counts sockets. A full house makes room by closing one of the network that holds most, unless that is who comes."""

    def __init__(self, most: int | None = None) -> None:
        self._capacity = (
            connection_capacity() - connection_capacity() // HTTP_SHARE if most is None else most
        )
        self._people: Counter[str] = Counter()
        self._networks: defaultdict[str, dict[Connection, None]] = defaultdict(dict)
        self._count = 0

    def exceeded_limit(self, person: str, network: str) -> int | None:
        """Return how many sockets are the most for this person or network where it holds so many, else None."""
        if self._people[person] >= MAX_PER_PERSON:
            return MAX_PER_PERSON
        held = len(self._networks.get(network, ()))
        if held >= MAX_PER_NETWORK and network not in LOCAL_NETWORKS:
            return MAX_PER_NETWORK
        heaviest = max(map(len, self._networks.values()), default=0)
        return held if self._count >= self._capacity and held >= heaviest else None

    def add(self, connection: Connection) -> Connection | None:
        """Count a socket that was not refused, and return the one that must go for it, if any."""
        leaving = None
        if self._count >= self._capacity:
            heaviest = max(self._networks.values(), key=len)
            leaving = next(iter(heaviest))
        self._people[connection.player.id] += 1
        self._networks[connection.network][connection] = None
        self._count += 1
        return leaving

    def remove(self, connection: Connection) -> None:
        """Count a socket no longer."""
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
    """Let this process hold as many files as its system allows it: each socket is one."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))

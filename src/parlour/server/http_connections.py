"""How many HTTP connections are open, by network: one network cannot take all files of the process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from parlour.server.limits.connection_limits import HTTP_SHARE, connection_capacity

MAX_PER_NETWORK = 300
"""How many HTTP connections one network may hold: enough for dozens of browsers."""


class HttpConnection:
    """An open connection that is no table's socket, or not yet."""

    __slots__ = ("_connections", "is_busy", "network", "transport")

    def __init__(
        self, among: HttpConnections, transport: Any, network: str, is_busy: Callable[[], bool]
    ) -> None:
        self._connections, self.transport, self.network = among, transport, network
        self.is_busy = is_busy
        """Whether a whole request is being answered just now; others may be closed to make room."""

    def release(self) -> None:
        """Count this connection no longer."""
        self._connections.remove(self)


class HttpConnections:
    """Counts HTTP connections. When all places are taken, the network that holds most gives one up: the oldest that is not busy."""

    def __init__(self, most: int | None = None) -> None:
        self._capacity = connection_capacity() // HTTP_SHARE if most is None else most
        self._networks: defaultdict[str, dict[HttpConnection, None]] = defaultdict(dict)
        self._count = 0

    def network_count(self, network: str) -> int:
        """Return how many connections a network holds."""
        return len(self._networks.get(network, ()))

    def add(
        self, transport: Any, network: str, is_busy: Callable[[], bool], limited: bool
    ) -> HttpConnection | None:
        """Count a new connection, or return None where there is no place for it; `limited`: its network may only hold so many."""
        if limited and self.network_count(network) >= MAX_PER_NETWORK:
            return None
        if self._count >= self._capacity and not self._make_room():
            return None
        added = HttpConnection(self, transport, network, is_busy)
        self._networks[network][added] = None
        self._count += 1
        return added

    def remove(self, connection: HttpConnection) -> None:
        """Count a connection no longer."""
        held = self._networks.get(connection.network, {})
        if connection in held:
            del held[connection]
            self._count -= 1
            if not held:
                del self._networks[connection.network]

    def _make_room(self) -> bool:
        heaviest = max(self._networks.values(), key=len)
        oldest = next((one for one in heaviest if not one.is_busy()), None)
        if oldest is None:
            return False
        self.remove(oldest)
        oldest.transport.abort()
        return True

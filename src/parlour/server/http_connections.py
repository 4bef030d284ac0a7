"""Limits on open HTTP connections, so that one network cannot use all file descriptors."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from parlour.server.limits.connection_limits import HTTP_SHARE, connection_capacity

MAX_PER_NETWORK = 300
"""Maximum number of HTTP connections from one network, enough for dozens of browsers."""


class HttpConnection:
    """An open HTTP connection, or a socket that no page has taken over yet."""

    __slots__ = ("_connections", "is_busy", "network", "transport")

    def __init__(
        self,
        connections: HttpConnections,
        transport: Any,
        network: str,
        is_busy: Callable[[], bool],
    ) -> None:
        self._connections, self.transport, self.network = connections, transport, network
        self.is_busy = is_busy
        """Return whether a complete request is being answered.

        If not, the connection may be closed.
        """

    def release(self) -> None:
        """Remove this connection from the count."""
        self._connections.remove(self)


class HttpConnections:
    """A counter of open HTTP connections by network.

    At the limit, the network with the most connections loses its oldest idle connection.
    """

    def __init__(self, capacity: int | None = None) -> None:
        self._capacity = connection_capacity() // HTTP_SHARE if capacity is None else capacity
        self._networks: defaultdict[str, dict[HttpConnection, None]] = defaultdict(dict)
        self._count = 0

    def network_count(self, network: str) -> int:
        """Return the number of open HTTP connections of a network."""
        return len(self._networks.get(network, ()))

    def add(
        self, transport: Any, network: str, is_busy: Callable[[], bool], is_limited: bool
    ) -> HttpConnection | None:
        """Count a new connection and return it, or None if a limit is reached.

        Args:
            is_busy: Function that returns whether a complete request is being answered.
            is_limited: Whether the limit per network applies.
        """
        if is_limited and self.network_count(network) >= MAX_PER_NETWORK:
            return None
        if self._count >= self._capacity and not self._make_room():
            return None
        connection = HttpConnection(self, transport, network, is_busy)
        self._networks[network][connection] = None
        self._count += 1
        return connection

    def remove(self, connection: HttpConnection) -> None:
        """Remove a connection from the count."""
        held = self._networks.get(connection.network, {})
        if connection in held:
            del held[connection]
            self._count -= 1
            if not held:
                del self._networks[connection.network]

    def _make_room(self) -> bool:
        heaviest = max(self._networks.values(), key=len)
        oldest = next((connection for connection in heaviest if not connection.is_busy()), None)
        if oldest is None:
            return False
        self.remove(oldest)
        oldest.transport.abort()
        return True

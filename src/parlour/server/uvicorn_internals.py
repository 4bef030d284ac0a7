"""The private Uvicorn interfaces that the server uses.

No other module uses private interfaces of Uvicorn. `RequestProtocol` and `SocketProtocol` extend
Uvicorn's protocol classes and read their attributes. Uvicorn may change these in any release, so
pyproject.toml sets an upper version bound. Before the bound is raised, check the list in
`tests/repository/test_private_interfaces.py`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected as ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import (
    WebSocketsSansIOProtocol as WebSocketsSansIOProtocol,
)


class UvicornHttpProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol, with public names for the private methods that the server uses."""

    def wrapped_app(self, cycle: Any, app: Any) -> Any:
        """Return the ASGI application that answers the request of a cycle.

        Subclasses may override this method to wrap `app`.
        """
        return app

    def stop_keep_alive_timer(self) -> None:
        """Stop the timer that closes the connection if no further request arrives."""
        self._unset_keepalive_if_required()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        super()._start_asgi_task(cycle, self.wrapped_app(cycle, app))

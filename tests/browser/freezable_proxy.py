"""A TCP proxy whose connections can stop without closing, as when a phone changes networks."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit


class Forwarder:
    """A TCP proxy that can freeze its open connections while new connections still work."""

    def __init__(self, server: str) -> None:
        self._server = urlsplit(server)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._frozen, self._answers_frozen = Event(), Event()
        self._open: list[socket.socket] = []
        self.accepted = 0
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._threads: list[Thread] = []
        self._run(self._accept)

    def has_accepted(self, count: int) -> bool:
        """Return whether the proxy has accepted at least `count` connections."""
        return self.accepted >= count

    def freeze(self) -> None:
        """Stop forwarding on all open connections without closing them."""
        self._frozen.set()
        self._frozen = Event()

    def freeze_answers(self) -> None:
        """Stop forwarding responses on all open connections; requests still reach the server."""
        self._answers_frozen.set()
        self._answers_frozen = Event()

    def close(self) -> None:
        """Close all connections and stop accepting new ones."""
        for connection in (self._listener, *self._open):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        for thread in tuple(self._threads):
            thread.join()
        for connection in (self._listener, *self._open):
            connection.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection((self._server.hostname, self._server.port))
                self.accepted += 1
                self._open += [near, far]
                self._run(_pump, near, far, (self._frozen,))
                self._run(_pump, far, near, (self._frozen, self._answers_frozen))

    def _run(self, work: Callable[..., None], *arguments: Any) -> None:
        self._threads.append(Thread(target=work, args=arguments, daemon=True))
        self._threads[-1].start()


def _pump(source: socket.socket, target: socket.socket, stops: tuple[Event, ...]) -> None:
    with suppress(OSError):
        while (data := source.recv(65_536)) and not any(stop.is_set() for stop in stops):
            target.sendall(data)
    if not any(stop.is_set() for stop in stops):
        for connection in (source, target):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)


@contextmanager
def run_forwarder(server: str) -> Iterator[Forwarder]:
    """Run a proxy in front of a server."""
    forwarder = Forwarder(server)
    try:
        yield forwarder
    finally:
        forwarder.close()

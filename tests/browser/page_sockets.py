"""Control over the sockets of a page, for tests of reconnection."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute

AWAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""A script that makes a page check its connection, as when a phone wakes up."""


class Lines:
    """The sockets of a page, which a test can cut or mute."""

    def __init__(self, page: Page) -> None:
        self.cut = self.deaf = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close(code=1012)
            return
        server = line.connect_to_server()
        deaf = self

        def forward(message: str | bytes) -> None:
            if not deaf.deaf:
                line.send(message)

        server.on_message(forward)
        self._open.append(line)

    def fall(self) -> None:
        """Close all sockets and refuse new ones."""
        self.cut = True
        for line in self._open:
            line.close(code=1012)
        self._open.clear()

"""Control over the sockets of a page, for tests of reconnection."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute

AWAKE = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""A script that makes a page check its connection, as when a phone wakes up."""


class PageSockets:
    """The sockets of a page, which a test can cut or mute."""

    def __init__(self, page: Page) -> None:
        self.is_cut = self.is_mute = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/**", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        if self.is_cut:
            route.close(code=1012)
            return

        def forward(message: str | bytes) -> None:
            if not self.is_mute:
                route.send(message)

        route.connect_to_server().on_message(forward)
        self._open.append(route)

    def close_all(self, code: int = 1012) -> None:
        """Close all sockets with a code, and refuse new ones."""
        self.is_cut = True
        for route in self._open:
            route.close(code=code)
        self._open.clear()

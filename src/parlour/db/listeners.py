"""Those in this process who want to hear what is published."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.db.log import LogListener


class Listeners:
    """Who listens now. Each is called by the loop on its own, so that one that fails is reported and hinders nobody."""

    def __init__(self) -> None:
        self._callbacks: dict[object, LogListener] = {}

    def listen(self, heard: LogListener) -> Callable[[], None]:
        """Call `heard` from now on; returns what stops it."""
        key = object()
        self._callbacks[key] = heard

        def stop() -> None:
            self._callbacks.pop(key, None)

        return stop

    def notify(self, match: str, seq: int) -> None:
        """Tell everybody, soon."""
        loop = asyncio.get_running_loop()
        for heard in self._callbacks.values():
            loop.call_soon(heard, match, seq)

"""Those in this process who want to hear what is published."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.db.log import Heard


class Listeners:
    """Who listens now. Each is called by the loop on its own, so that one that fails is reported and hinders nobody."""

    def __init__(self) -> None:
        self._heard: dict[object, Heard] = {}

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard` from now on; returns what stops it."""
        key = object()
        self._heard[key] = heard

        def stop() -> None:
            self._heard.pop(key, None)

        return stop

    def tell(self, match: str, seq: int) -> None:
        """Tell everybody, soon."""
        loop = asyncio.get_running_loop()
        for heard in self._heard.values():
            loop.call_soon(heard, match, seq)

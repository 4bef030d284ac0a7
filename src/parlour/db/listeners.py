"""The subscriptions of this process to changes of matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from parlour.db.log import LogListener


class Listeners:
    """The listeners of this process, called separately so that a failing one affects no other."""

    def __init__(self) -> None:
        self._listeners: dict[object, LogListener] = {}

    def listen(self, listener: LogListener) -> Callable[[], None]:
        """Subscribe `listener` to all further changes; return a function that unsubscribes it."""
        key = object()
        self._listeners[key] = listener

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    def notify(self, match: str, seq: int) -> None:
        """Schedule a call of every listener on the event loop."""
        loop = asyncio.get_running_loop()
        for listener in self._listeners.values():
            loop.call_soon(listener, match, seq)

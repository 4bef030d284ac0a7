"""The bus: messages to every server of a site, by topic."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

Handler = Callable[[str], None]
"""Called on the event loop with the text of a message."""

GapHandler = Callable[[], None]
"""Called on the event loop when messages of other servers may have been lost."""

Unsubscribe = Callable[[], None]


class Bus(Protocol):
    """An interface for messages between all servers of a site, including the sender.

    Messages are not stored. Each subscriber receives a message at most once, and in the order in
    which one server published them.
    """

    is_distributed: bool
    """Whether other servers may publish messages."""

    @property
    def is_connected(self) -> bool:
        """Whether messages reach the other servers."""

    def publish(self, topic: str, message: str = "") -> None:
        """Send a message to the subscribers of a topic; never waits and never fails."""

    def publish_locally(self, topic: str, message: str = "") -> None:
        """Send a message to the subscribers in this process only."""

    def subscribe(self, topic: str, handler: Handler) -> Unsubscribe:
        """Call `handler` with each message of a topic; return a function that unsubscribes it."""

    def subscribe_to_gaps(self, handler: GapHandler) -> Unsubscribe:
        """Call `handler` after each interruption; return a function that unsubscribes it."""


class LocalBus(Bus):
    """A bus for a site that has a single server."""

    is_distributed = False
    is_connected = True

    def __init__(self) -> None:
        self._handlers: dict[str, dict[object, Handler]] = {}

    def publish(self, topic: str, message: str = "") -> None:
        """Send a message to the subscribers of a topic."""
        self.publish_locally(topic, message)

    def publish_locally(self, topic: str, message: str = "") -> None:
        """Schedule a call of every subscriber, so that a failing one affects no other."""
        handlers = self._handlers.get(topic)
        if handlers is not None:
            loop = asyncio.get_running_loop()
            for handler in handlers.values():
                loop.call_soon(handler, message)

    def subscribe(self, topic: str, handler: Handler) -> Unsubscribe:
        """Call `handler` with each message of a topic; return a function that unsubscribes it."""
        key = object()
        self._handlers.setdefault(topic, {})[key] = handler

        def unsubscribe() -> None:
            handlers = self._handlers.get(topic, {})
            handlers.pop(key, None)
            if not handlers:
                self._handlers.pop(topic, None)

        return unsubscribe

    def subscribe_to_gaps(self, handler: GapHandler) -> Unsubscribe:
        """Return a function that does nothing, because no message is lost within a process."""
        return lambda: None

    @property
    def topics(self) -> frozenset[str]:
        """The topics that have subscribers."""
        return frozenset(self._handlers)

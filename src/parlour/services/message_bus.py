"""Messages between the servers that share a database."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from parlour.db.log import Log

BUS_PREFIX = "parlour/"
"""The prefix that distinguishes messages between servers from notices about matches."""

MAX_MESSAGE_BYTES = 7_000
"""The maximum size of a message (bytes); PostgreSQL allows fewer than 8,000 with the prefix."""

MessageHandler = Callable[[str, str], None]
"""Called on the event loop with the name of another server and its message."""


class MessageBus:
    """A message bus that sends messages to other servers as notifications of the log.

    Messages are not stored and are delivered at most once.
    """

    def __init__(self, log: Log) -> None:
        self._log = log
        self.name = secrets.token_hex(4)
        self._handlers: dict[str, MessageHandler] = {}
        self._stop: Callable[[], None] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether other servers may use this database."""
        return self._log.shared

    def open(self) -> None:
        """Start listening if other servers may use this database."""
        if self.is_shared:
            self._stop = self._log.listen(self._dispatch)

    def close(self) -> None:
        """Stop listening for messages."""
        if self._stop is not None:
            self._stop()

    def subscribe(self, topic: str, handler: MessageHandler) -> None:
        """Call a handler with every message that another server sends on a topic."""
        self._handlers[topic] = handler

    async def publish(self, topic: str, message: str) -> None:
        """Send a message on a topic to all other servers, if there may be any."""
        if self.is_shared:
            await self._log.publish(f"{BUS_PREFIX}{self.name}/{topic}/{message}")

    def _dispatch(self, notice: str, _: int) -> None:
        if not notice.startswith(BUS_PREFIX):
            return
        server, topic, message = notice.removeprefix(BUS_PREFIX).split("/", 2)
        handler = self._handlers.get(topic)
        if handler is not None and server != self.name:
            handler(server, message)

"""The other houses on one database: what is said to them, and what they say."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from parlour.db.log import Log

BUS_PREFIX = "house/"
"""What stands before a word to other houses, among the notices of matches."""

MAX_MESSAGE_BYTES = 7_000
"""The longest word in bytes: PostgreSQL carries less than 8,000, and the name before it takes some."""

MessageHandler = Callable[[str, str], None]
"""Called on the event loop with the name of another house and what it said."""


class MessageBus:
    """Speaks to other houses by the notices of the log; what is said is stored nowhere and heard at most once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.name = secrets.token_hex(4)
        self._handlers: dict[str, MessageHandler] = {}
        self._stop: Callable[[], None] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether there may be other houses on this database."""
        return self._log.shared

    def open(self) -> None:
        """Begin to hear."""
        if self.is_shared:
            self._stop = self._log.listen(self._dispatch)

    def close(self) -> None:
        """Hear no more."""
        if self._stop is not None:
            self._stop()

    def subscribe(self, subject: str, heard: MessageHandler) -> None:
        """Call `heard` for what other houses say of a subject."""
        self._handlers[subject] = heard

    async def publish(self, subject: str, said: str) -> None:
        """Say something of a subject to all other houses; where there can be none, nothing is done."""
        if self.is_shared:
            await self._log.publish(f"{BUS_PREFIX}{self.name}/{subject}/{said}")

    def _dispatch(self, notice: str, _: int) -> None:
        if not notice.startswith(BUS_PREFIX):
            return
        name, subject, said = notice.removeprefix(BUS_PREFIX).split("/", 2)
        heard = self._handlers.get(subject)
        if heard is not None and name != self.name:
            heard(name, said)

"""The other houses on one database: what is said to them, and what they say."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from parlour.db.log import Log

MARK = "house/"
"""What stands before a word to other houses, among the notices of matches."""

LONGEST = 7_000
"""The longest word in bytes: PostgreSQL carries less than 8,000, and the name before it takes some."""

Hear = Callable[[str, str], None]
"""Called on the event loop with the name of another house and what it said."""


class Neighbours:
    """Speaks to other houses by the notices of the log; what is said is stored nowhere and heard at most once."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self.name = secrets.token_hex(4)
        self._heard: dict[str, Hear] = {}
        self._stop: Callable[[], None] | None = None

    @property
    def possible(self) -> bool:
        """Whether there may be other houses on this database."""
        return self._log.shared

    def open(self) -> None:
        """Begin to hear."""
        if self.possible:
            self._stop = self._log.listen(self._hear)

    def close(self) -> None:
        """Hear no more."""
        if self._stop is not None:
            self._stop()

    def on(self, subject: str, heard: Hear) -> None:
        """Call `heard` for what other houses say of a subject."""
        self._heard[subject] = heard

    async def tell(self, subject: str, said: str) -> None:
        """Say something of a subject to all other houses; where there can be none, nothing is done."""
        if self.possible:
            await self._log.publish_only(f"{MARK}{self.name}/{subject}/{said}")

    def _hear(self, notice: str, _: int) -> None:
        if not notice.startswith(MARK):
            return
        name, subject, said = notice.removeprefix(MARK).split("/", 2)
        heard = self._heard.get(subject)
        if heard is not None and name != self.name:
            heard(name, said)

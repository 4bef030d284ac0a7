"""The event log: appends events together with their projections, and loads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from parlour.db.records import (
    DueDeadline,
    EventRow,
    MatchProjection,
    PreparedStatement,
    StoredSnapshot,
)

if TYPE_CHECKING:
    from parlour.db.store import Store

LogListener = Callable[[str, int], None]
"""Called on the event loop with a match and the last position of its log.

The position is -1 if something beside the log changed.
"""

CLAIM_MS = 5_000
"""How long a deadline that `claim_due` returned is hidden from other sweepers.

If a sweeper dies, its deadlines are late by no more than this.
"""


class Conflict(Exception):
    """The position after the last event of a match was taken by another append."""

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"match {match} does not continue at position {seq}")
        self.match, self.seq = match, seq


class DuplicateKey(Exception):
    """A key that must be new exists, so nothing was written."""


class MissingReference(Exception):
    """A row that a write refers to does not exist, so nothing was written."""


class DatabaseOpenError(Exception):
    """The database cannot be opened; the message says why and what to do about it."""


class Log(Protocol):
    """The event log of all matches of a site."""

    store: Store  # everything that is stored beside the log
    shared: bool  # several server processes may use the database

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        projection: MatchProjection | None = None,
        writes: Sequence[PreparedStatement] = (),
    ) -> None:
        """Append events with their projections in one transaction, then notify the listeners.

        Args:
            rows: consecutive events of one match.
            projection: the new state of lists and deadlines; None leaves them as they are.
            writes: further statements of the same transaction.

        Raises:
            Conflict: another append was first; nothing was written.
        """

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the events after a position, in order; empty for an unknown match."""

    async def snapshot(self, match: str) -> StoredSnapshot | None:
        """Return the newest cached state; it may be deleted at any time."""

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache a state unless a newer one is cached; never raises, since it is only a cache."""

    async def claim_due(self, now: int, limit: int = 100) -> list[DueDeadline]:
        """Return the deadlines that have passed, the earliest first, and claim them for CLAIM_MS.

        Args:
            now: ms since 1970.
            limit: the number of deadlines at most.
        """

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Hide a deadline from other sweepers until a time (ms since 1970)."""

    def listen(self, listener: LogListener) -> Callable[[], None]:
        """Call `listener` for everything published from now on; return a function that stops it."""

    async def publish(self, match: str) -> None:
        """Notify the listeners of a match with position -1, without an append."""

    async def claim(self) -> None:
        """Register a server on this database.

        Raises DatabaseOpenError if the database is read-only, or if another server uses it whose
        appends this one could not see.
        """

    async def require_writable(self) -> None:
        """Raise the error of the database if nothing can be stored; stores nothing."""

    async def time(self) -> int:
        """Return the time (ms since 1970) by the clock that all servers on the database share."""

    async def close(self) -> None:
        """Finish what was started and close the database."""

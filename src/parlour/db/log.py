"""The event log: the interface for appending events with their projections and loading them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

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
"""Called on the event loop with a match id and the last position of its log.

The position is -1 if something outside the log has changed.
"""

CLAIM_MS = 5_000
"""How long (ms) a deadline that `claim_due` returned is hidden from other sweepers.

If a sweeper dies, its deadlines are handled at most this much later.
"""


class Conflict(Exception):
    """Another append has already taken the next position in the log of the match."""

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"match {match} does not continue at position {seq}")
        self.match, self.seq = match, seq


class DuplicateKey(Exception):
    """The key of a new row already exists; nothing was written."""


class MissingReference(Exception):
    """A row refers to another row that does not exist; nothing was written."""


class DatabaseOpenError(Exception):
    """The database cannot be opened; the message gives the reason and a remedy."""


class DatabaseUsage(NamedTuple):
    """How busy the connections of one process to the database are."""

    limit: int  # the maximum number of connections
    opened: int  # the number of open connections
    busy: int  # the number of connections that run a statement
    waiting: int  # the number of statements that wait for a connection


class Log(Protocol):
    """The event log of all matches of a site."""

    store: Store  # all data that is stored outside the log
    list_store: Store  # for the reads of `ReplicaReads`, which may be a few seconds old
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
            rows: The events, consecutive events of one match.
            projection: The new state of lists and deadlines; None leaves them unchanged.
            writes: Further statements for the same transaction.

        Raises:
            Conflict: Another append came first; nothing was written.
        """

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the events of a match after a position, in order; empty for an unknown match."""

    async def snapshot(self, match: str) -> StoredSnapshot | None:
        """Return the newest cached state of a match, or None.

        Snapshots may be deleted at any time.
        """

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache the state of a match unless a newer one is cached; ignores database errors."""

    async def claim_due(self, now: int, limit: int = 100) -> list[DueDeadline]:
        """Return the deadlines that have passed, earliest first, and claim them.

        A claim hides a deadline from other sweepers for CLAIM_MS.

        Args:
            now: The current time (ms since 1970).
            limit: The maximum number of deadlines.
        """

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Hide a deadline from other sweepers until a time (ms since 1970)."""

    def listen(self, listener: LogListener) -> Callable[[], None]:
        """Subscribe `listener` to all further notifications; return a function to unsubscribe."""

    async def publish(self, match: str) -> None:
        """Notify the listeners of a match with position -1, without appending an event."""

    def usage(self) -> DatabaseUsage:
        """Return how busy this process's connections to the database are."""

    async def claim(self) -> None:
        """Register this server on the database.

        Raises DatabaseOpenError if the database is read-only, or if another server uses it and the
        two could not see each other's appends.
        """

    async def require_writable(self) -> None:
        """Raise the database's error if nothing can be written; the check itself writes nothing."""

    async def time(self) -> int:
        """Return the time (ms since 1970) of the clock that all servers on the database share."""

    async def close(self) -> None:
        """Finish pending work and close the database."""

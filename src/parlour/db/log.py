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

StoredCallback = Callable[[], None]
"""Called on the event loop once events are stored."""

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


class LogPosition(NamedTuple):
    """The last position in the log of a match."""

    match: str
    seq: int | None  # None if there is no such match


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
    allows_several_servers: bool  # several server processes may use the database

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        projection: MatchProjection | None = None,
        writes: Sequence[PreparedStatement] = (),
        on_stored: StoredCallback | None = None,
    ) -> None:
        """Append events with their projections in one transaction.

        Args:
            rows: The events, consecutive events of one match.
            projection: The new state of lists and deadlines; None leaves them unchanged.
            writes: Further statements for the same transaction.
            on_stored: Called once the events are stored, even if the caller was cancelled. After a
                cancellation it may also be called although they are not stored.

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

    async def positions(self, matches: Sequence[str]) -> dict[str, int]:
        """Return the last position in the log of each match that exists."""

    def usage(self) -> DatabaseUsage:
        """Return how busy this process's connections to the database are."""

    async def claim(self, *, with_others: bool = False) -> None:
        """Register this server on the database.

        Args:
            with_others: Whether other servers hear of the appends of this one and it of theirs.

        Raises:
            DatabaseOpenError: The database is read-only, or another server uses it and the two
                could not see each other's appends.
        """

    async def require_writable(self) -> None:
        """Raise the database's error if nothing can be written; the check itself writes nothing."""

    async def time(self) -> int:
        """Return the time (ms since 1970) of the clock that all servers on the database share."""

    async def close(self) -> None:
        """Finish pending work and close the database."""

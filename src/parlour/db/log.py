"""The log of the house: events are appended with their projections, and loaded again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from parlour.db.records import EventRow, MatchProjection, PreparedWrite

if TYPE_CHECKING:
    from parlour.db.store import Store

LogListener = Callable[[str, int], None]
"""Called on the event loop with a match and the last position of its log; position -1 says that something beside the log changed."""

CLAIM_MS = 5_000
"""How long a deadline handed out by `due` is kept from other sweepers, so that one that dies delays a flag by no more than this."""


class Conflict(Exception):
    """Somebody else appended first: the expected next position of the match was taken."""

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"match {match} does not continue at position {seq}")
        self.match, self.seq = match, seq


class DuplicateKey(Exception):
    """A key that must be new is there already, so nothing was written."""


class MissingReference(Exception):
    """A row that a write refers to does not exist (any more), so nothing was written."""


class DatabaseOpenError(Exception):
    """A log that cannot be opened: the sentence says why, and what to do about it."""


class Log(Protocol):
    """The log of every match of a house; `store` keeps what stands beside it, `shared` says whether other houses may live on it."""

    store: Store
    shared: bool

    async def append(
        self,
        rows: Sequence[EventRow],
        *,
        facts: MatchProjection | None = None,
        more: Sequence[PreparedWrite] = (),
    ) -> None:
        """Append consecutive rows of one match with its projections, all or nothing; durable on return, then published; raises Conflict."""

    async def load(self, match: str, after: int = -1) -> list[EventRow]:
        """Return the rows with a position beyond `after`, in order; empty for an unknown match."""

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        """Return the newest cached state with its position; a cache, which may be gone at any time."""

    async def save_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache a state unless a newer one is kept; it is no matter if that fails, and nothing is raised."""

    async def claim_due(self, before: int, limit: int = 100) -> list[tuple[str, int, int]]:
        """Return (match, seat, at) of deadlines at or before this moment, earliest first; each is handed to one sweeper for CLAIM_MS."""

    async def extend_claim(self, match: str, seat: int, until: int) -> None:
        """Keep a deadline from other sweepers until a moment (ms since 1970): what follows from it is being done here."""

    def listen(self, heard: LogListener) -> Callable[[], None]:
        """Call `heard` for everything published from now on; returns what stops it."""

    async def publish(self, match: str) -> None:
        """Wake the listeners of a match with position -1, without an append."""

    async def claim(self) -> None:
        """Say that a house is to live here; raises DatabaseOpenError where it cannot, or another one does that it could not hear."""

    async def require_writable(self) -> None:
        """Store nothing; raises what the database raises where nothing can be stored."""

    async def time(self) -> int:
        """Return the moment (ms since 1970) by the database's own clock, which all houses on it share."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

"""The log of the house: events are appended and loaded, everything else here is a projection of them or stands beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from parlour.core.value import Value

Heard = Callable[[str, int], None]
"""Called on the event loop with a match and the last position of its log; position -1 says that something beside the log changed."""

CLAIM_MS = 5_000
"""How long a deadline handed out by `due` is kept from other sweepers, so that one that dies delays a flag by no more than this."""


class Row(Value, frozen=True):
    """One event as it is stored: `body` is the JSON of the core Event, `kind` its tag, `at` ms since 1970."""

    match: str
    seq: int
    at: int
    kind: str
    body: bytes
    digest: str | None = None


class SeatFact(Value, frozen=True):
    """Who sits on a chair; an empty name is a free chair."""

    seat: int
    player: str | None = None
    name: str = ""
    bot: str | None = None


class Facts(Value, frozen=True, kw_only=True):
    """What lists and sweepers need to know of a match: a projection of its log, replaced as a whole by an append.

    `result` is the JSON of the ranks, `mini` the JSON of the public view for the small board, `deadlines` pairs of (seat, ms since 1970).
    """

    game: str
    phase: str
    public: bool
    updated_at: int
    after: str | None = None
    seats: tuple[SeatFact, ...] = ()
    deadlines: tuple[tuple[int, int], ...] = ()
    result: bytes | None = None
    mini: bytes | None = None


class Summary(Value, frozen=True, kw_only=True):
    """A match as lists show it: its facts without deadlines, and when it was opened."""

    match: str
    game: str
    phase: str
    public: bool
    after: str | None
    seats: tuple[SeatFact, ...]
    result: bytes | None
    mini: bytes | None
    opened_at: int
    updated_at: int


class Player(Value, frozen=True):
    """Somebody who plays here; `settings` is the JSON of what they chose for themselves."""

    id: str
    name: str
    language: str | None = None
    settings: bytes = b"{}"
    created_at: int = 0


class Message(Value, frozen=True, kw_only=True):
    """A line of chat at a table; `seat` is None for a watcher."""

    id: str
    match: str
    player: str | None
    name: str
    seat: int | None
    at: int
    text: str


class Conflict(Exception):
    """Somebody else appended first: the expected next position of the match was taken."""

    def __init__(self, match: str, seq: int) -> None:
        super().__init__(f"match {match} does not continue at position {seq}")
        self.match, self.seq = match, seq


class Unopened(Exception):
    """A log that cannot be opened: the sentence says why, and what to do about it."""


class Log(Protocol):
    """The log of every match of a house, and the few records that stand beside it."""

    async def append(self, rows: Sequence[Row], *, facts: Facts | None = None) -> None:
        """Append consecutive rows of one match with its facts, all or nothing; durable on return, then published; raises Conflict."""

    async def load(self, match: str, after: int = -1) -> list[Row]:
        """Return the rows with a position beyond `after`, in order; empty for an unknown match."""

    async def snapshot(self, match: str) -> tuple[int, bytes] | None:
        """Return the newest cached state with its position; a cache, which may be gone at any time."""

    async def keep_snapshot(self, match: str, seq: int, body: bytes) -> None:
        """Cache a state unless a newer one is kept; it is no matter if that fails, and nothing is raised."""

    async def summaries(
        self, *, phase: str | None = None, player: str | None = None, game: str | None = None, public: bool | None = None, limit: int = 50
    ) -> list[Summary]:
        """Return the matches that fit everything asked, the last changed first."""

    async def due(self, before: int, limit: int = 100) -> list[tuple[str, int, int]]:
        """Return (match, seat, at) of deadlines at or before this moment, earliest first; each is handed to one sweeper for CLAIM_MS."""

    async def player(self, token_hash: bytes) -> Player | None:
        """Return whom a session belongs to."""

    async def keep_player(self, player: Player, token_hash: bytes | None = None) -> None:
        """Store a player, and a session of theirs."""

    async def invite(self, code: str) -> str | None:
        """Return the match that a spoken code invites to."""

    async def keep_invite(self, code: str, match: str) -> bool:
        """Store a spoken code; False when it is taken."""

    async def say(self, message: Message) -> None:
        """Store a line of chat; saying the same id again changes nothing."""

    async def said(self, match: str, limit: int = 200) -> list[Message]:
        """Return the last lines of chat, oldest first."""

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard` for everything published from now on; returns what stops it."""

    async def publish_only(self, match: str) -> None:
        """Wake the listeners of a match with position -1, without an append."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""

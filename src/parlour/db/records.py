"""What the house keeps beside its log: players, chat, and matches as lists show them."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.log import SeatFact


class Player(Value, frozen=True):
    """Somebody who plays here; `settings` is the JSON of what they chose for themselves, `created_at` ms since 1970."""

    id: str
    name: str
    settings: bytes = b"{}"
    created_at: int = 0


class Session(Value, frozen=True):
    """Whom a token stands for, and whether they have signed out with it."""

    player: Player
    ended: bool


class Message(Value, frozen=True, kw_only=True):
    """A line of chat at a table; `seat` is None for a watcher."""

    id: str
    match: str
    player: str | None
    name: str
    seat: int | None
    at: int
    text: str


class Summary(Value, frozen=True, kw_only=True):
    """A match as lists show it: its facts without deadlines, and when it was opened."""

    match: str
    game: str
    phase: str
    public: bool
    after: str | None
    seats: tuple[SeatFact, ...]
    listing: bytes | None
    opened_at: int
    updated_at: int

"""What a match is made of: the events of its log, the only truth there is.

A log holds every secret of its match (the key, secret choices) and never leaves the server before the match is over.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.core.clock import MAX_LAG_MS, AnyClockRule, Untimed
from parlour.core.game import LeaveReason, Seat
from parlour.core.value import Value

Proposal = Literal["draw", "takeback", "pause"]

Claim = Literal["out", "draw", "void"]
"""What may be claimed of a match that somebody has left lying: they are out of it, it is a draw, or it never counted."""

RoomId = Annotated[str, Meta(max_length=40)]
"""The id of a room, as a game names its rooms."""


LeavePolicy = Literal["wait", "bot", "end"]
"""What becomes of a seat that is awaited and whose player has gone: the others wait, a bot plays on until they are back, or they give up."""


class TableSettings(Value, frozen=True, kw_only=True):
    """What the host decides about a table beside the game's own options.

    `room` is the one of the game's rooms where it stands; `cafe`: one big screen is the board, and people's phones are their hands.
    `delay`: so many decisions later than those who play, watchers see what happens.
    """

    clock: AnyClockRule = Untimed()
    takebacks: bool = True
    draws: bool = True
    pauses: bool = True
    watchers: bool = True
    delay: Annotated[int, Meta(ge=0, le=20)] = 0
    public: bool = False
    leaver: LeavePolicy = "wait"
    room: RoomId | None = None
    cafe: bool = False


class Event(Value, frozen=True, tag_field="event", tag=str.lower):
    """One entry of a log."""


class Origin(Value, frozen=True, kw_only=True):
    """The position of another match at which this one goes on; with `fresh` all luck still to come is drawn anew."""

    match: str
    seq: int
    fresh: bool = False


class Opened(Event, frozen=True, kw_only=True):
    """A table was opened. `options` is the full JSON of the game's options, defaults written out.

    `key` is the server's secret: it stays in the log, its commitment is public, and it is told when the match is over.
    `host` is the player who opened it, `code` the short name that can be spoken, `after` the match that this is a rematch of,
    `day` the UTC day of a deal that is the same for everybody, `device` a mark of the device on which it was opened, which says
    nothing but whether two are the same, `origin` where a match that goes on from another begins.
    """

    game: str
    version: int
    options: msgspec.Raw
    seats: int
    key: bytes
    house: TableSettings = TableSettings()
    host: str | None = None
    code: str | None = None
    after: str | None = None
    day: str | None = None
    device: str | None = None
    origin: Origin | None = None

    def __repr__(self) -> str:
        """Name the opening without its key: a repr ends up in logs and messages."""
        return f"Opened(game={self.game!r}, version={self.version}, seats={self.seats})"


class Arranged(Event, frozen=True, kw_only=True):
    """Before the start the host changed the options, the number of seats or the house rules."""

    options: msgspec.Raw
    seats: int
    house: TableSettings


class Seated(Event, frozen=True, kw_only=True):
    """Somebody sat down: a player (by id), a bot (by level), or both when a bot stands in for a player."""

    seat: Seat
    name: str
    player: str | None = None
    bot: str | None = None
    nonce: bytes = b""


class Vacated(Event, frozen=True):
    """A chair became free before the start; `out`: the host put whoever sat there out, and they stay out."""

    seat: Seat
    out: bool = False


class Started(Event, frozen=True):
    """The first state was set up from the key and the nonces of those who sit, or is where an origin led to.

    `past` is the log of the origin up to there, people left out: facts that are recorded, so that this log stands alone.
    """

    past: tuple[EventRecord, ...] = ()


class Moved(Event, frozen=True):
    """A seat decided; `action` is the JSON of the game's action, `lag` the milliseconds that its line took of the time for it."""

    seat: Seat
    action: msgspec.Raw
    lag: Annotated[int, Meta(ge=0, le=MAX_LAG_MS)] = 0


class Left(Event, frozen=True):
    """A seat fell out for good."""

    seat: Seat
    why: LeaveReason


class Flagged(Event, frozen=True):
    """A seat's time ran out; the clock's rule says what follows."""

    seat: Seat


class Offered(Event, frozen=True):
    """A seat proposed a draw, a take-back or a pause."""

    seat: Seat
    what: Proposal


class Answered(Event, frozen=True):
    """A seat accepted or declined the open proposal."""

    seat: Seat
    yes: bool


class Continued(Event, frozen=True):
    """A seat ended the pause: the clocks go on."""

    seat: Seat


class Nudged(Event, frozen=True):
    """A seat reminded those who are awaited."""

    seat: Seat


class Claimed(Event, frozen=True):
    """A seat claimed what follows when those who are awaited have left the match lying."""

    seat: Seat
    what: Claim


class Excused(Event, frozen=True):
    """A seat whose time was up was given so much more, out of its player's vacation."""

    seat: Seat
    ms: int


class Hinted(Event, frozen=True):
    """A seat was told what a bot would do; what it was told is not kept."""

    seat: Seat


class TookBack(Event, frozen=True):
    """Everything after position `to` no longer counts; luck is re-keyed by this event's own position.

    `anew` marks in the record that there was luck still to come, so that what follows was drawn anew.
    """

    to: int
    anew: bool = False


class Resumed(Event, frozen=True):
    """The house is back after `away_ms` in which it was not there: nobody is charged for them."""

    away_ms: int


class Closed(Event, frozen=True):
    """The table was closed before it started, or stopped by the house."""

    why: str


PlayEvent = (
    Moved
    | Left
    | Flagged
    | Offered
    | Answered
    | Continued
    | Nudged
    | Claimed
    | Excused
    | Hinted
    | TookBack
    | Resumed
)
"""What happens while a match is played."""

AnyEvent = Opened | Arranged | Seated | Vacated | Started | PlayEvent | Closed


class EventRecord(Value, frozen=True):
    """An event with its position in the log, its moment (ms since 1970) and the digest of the state after it."""

    seq: int
    at: int
    event: AnyEvent
    digest: str | None = None

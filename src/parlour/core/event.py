"""The events of a match log, the only source of truth about a match.

A log contains every secret of its match (the server key, hidden actions) and never leaves the
server before the match is over.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from parlour.core.clock import MAX_LAG_MS, AnyClockRule, Untimed
from parlour.core.embedded_json import ActionJson, OptionsJson
from parlour.core.game import LeaveReason, Seat
from parlour.core.value import Value

Proposal = Literal["draw", "takeback", "pause"]

Claim = Literal["out", "draw", "void"]
"""A claim in an abandoned match: the absent seats are out, a draw, or an annulment."""

RoomId = Annotated[str, Meta(max_length=40)]
"""The id of a room, as defined by the game."""


LeavePolicy = Literal["wait", "bot", "end"]
"""The policy for an absent player whose seat is awaited: wait, let a bot play, or resign."""


class TableSettings(Value, frozen=True, kw_only=True):
    """The host's settings of a table, apart from the game's own options.

    Attributes:
        clock: The time control.
        takebacks: Whether take-backs may be offered.
        draws: Whether draws may be offered.
        pauses: Whether pauses may be offered.
        watchers: Whether the match may be watched.
        delay: The broadcast delay for spectators, in decisions.
        public: Whether the table is listed in the lobby.
        leaver: What happens when a player is absent. `wait`: the other players wait. `bot`: a bot
            takes over the seat. `end`: the seat leaves the match.
        room: The id of the game's room in which the table is listed.
        cafe: Whether one shared screen shows the board and phones show the hands.
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
    """An event of a match log."""


class Origin(Value, frozen=True, kw_only=True):
    """The position of another match from which this one was forked.

    Attributes:
        match: The id of the other match.
        seq: The position in its log.
        fresh: Whether all future randomness is redrawn.
    """

    match: str
    seq: int
    fresh: bool = False


class Opened(Event, frozen=True, kw_only=True):
    """A table was opened.

    Attributes:
        game: The id of the game.
        version: The version of its rules.
        options: The complete options of the game, including defaults.
        seats: The number of seats.
        key: The server's secret key. Its commitment is public; the key is revealed when the match
            is over.
        settings: The table settings.
        host: The id of the user who opened the table.
        code: The table code for inviting players.
        after: The id of the previous match, if this is a rematch.
        day: The UTC day of a daily deal, which is the same for everyone.
        device: A pseudonym of the device, which only shows whether two devices are the same.
        origin: The position from which the match was forked.
        colours: The number of each seat's colour (from 0) in a rematch whose players keep their
            colours; empty if each seat has its own.
    """

    game: str
    version: int
    options: OptionsJson
    seats: int
    key: bytes
    settings: TableSettings = msgspec.field(default=TableSettings(), name="house")
    host: str | None = None
    code: str | None = None
    after: str | None = None
    day: str | None = None
    device: str | None = None
    origin: Origin | None = None
    colours: tuple[int, ...] = ()

    def __repr__(self) -> str:
        """Return a representation without the key, because it may appear in logs and messages."""
        return f"Opened(game={self.game!r}, version={self.version}, seats={self.seats})"


class Arranged(Event, frozen=True, kw_only=True):
    """The host changed the options, the number of seats or the settings before the start."""

    options: OptionsJson
    seats: int
    settings: TableSettings = msgspec.field(name="house")


class Seated(Event, frozen=True, kw_only=True):
    """A seat was taken by a player, a bot, or a bot that substitutes for a player.

    Attributes:
        seat: The seat.
        name: The displayed name.
        player: The user id, or None for a bot.
        bot: The bot level, or None for a player.
        nonce: The occupant's contribution to the match seed.
    """

    seat: Seat
    name: str
    player: str | None = None
    bot: str | None = None
    nonce: bytes = b""


class Vacated(Event, frozen=True):
    """A seat became free before the start.

    Attributes:
        seat: The seat.
        out: Whether the host removed the player, who then cannot return.
    """

    seat: Seat
    out: bool = False


class Started(Event, frozen=True):
    """The match started, with a state dealt from the match seed or taken from its origin.

    Attributes:
        past: The anonymous log of the origin up to the fork, so that this log is self-contained.
    """

    past: tuple[EventRecord, ...] = ()


class Moved(Event, frozen=True, omit_defaults=True):
    """A seat made a decision.

    Attributes:
        seat: The seat.
        action: The action.
        lag: The network lag (ms) that was credited.
        by_program: Whether a program made the decision with a person's API key.
    """

    seat: Seat
    action: ActionJson
    lag: Annotated[int, Meta(ge=0, le=MAX_LAG_MS)] = 0
    by_program: bool = False


class Left(Event, frozen=True):
    """A seat left the match permanently."""

    seat: Seat
    why: LeaveReason


class Flagged(Event, frozen=True):
    """A seat's time ran out; the time control determines the consequence."""

    seat: Seat


class Offered(Event, frozen=True):
    """A seat offered a draw, a take-back or a pause."""

    seat: Seat
    what: Proposal


class Answered(Event, frozen=True):
    """A seat accepted or declined the open offer."""

    seat: Seat
    yes: bool


class Continued(Event, frozen=True):
    """A seat ended the pause."""

    seat: Seat


class Nudged(Event, frozen=True):
    """A seat reminded the players with open decisions."""

    seat: Seat


class Claimed(Event, frozen=True):
    """A seat claimed the outcome of an abandoned match."""

    seat: Seat
    what: Claim


class Excused(Event, frozen=True):
    """A seat received additional time (ms) from its player's vacation days."""

    seat: Seat
    ms: int


class Hinted(Event, frozen=True):
    """A seat received a hint from a bot. The hint itself is not stored."""

    seat: Seat


class TookBack(Event, frozen=True):
    """The match returned to an earlier position.

    Future randomness is derived again, from the position of this event.

    Attributes:
        to: The last position that still counts.
        redrawn: Whether the match had random events left, which are then drawn again.
    """

    to: int
    redrawn: bool = msgspec.field(default=False, name="anew")


class Resumed(Event, frozen=True):
    """The server resumed after a downtime of `away_ms`, which is charged to no clock."""

    away_ms: int


class Closed(Event, frozen=True):
    """The table was closed before the start, or the server stopped the match."""

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
"""An event while a match is being played."""

AnyEvent = Opened | Arranged | Seated | Vacated | Started | PlayEvent | Closed


class EventRecord(Value, frozen=True):
    """An event with its position in the log.

    Attributes:
        seq: The position, from 0.
        at: The time of the event (ms since 1970).
        event: The event.
        digest: The digest of the state after the event.
    """

    seq: int
    at: int
    event: AnyEvent
    digest: str | None = None

"""The records that the database layer takes and returns. Times are in ms since 1970 (UTC)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from parlour.core.value import Value

Role = Literal["guest", "member", "moderator", "operator"]
"""The roles of users; each has all rights of the one before."""

ChannelKind = Literal["push", "mail", "webhook"]
"""The kinds of notification channels."""

RelationshipKind = Literal["friend", "follow", "block", "mute"]
"""How one user relates to another. Two users who each have a `friend` row are friends.

A `friend` row in one direction only is a friend request.
"""


class EventRow(Value, frozen=True):
    """One event of a match's log as it is stored."""

    match: str
    seq: int  # position in the log, from 0
    at: int
    kind: str  # the tag of the event, such as "moved"
    body: bytes  # JSON of the event of the core
    digest: str | None = None  # hash of the state after the event


class StoredSnapshot(NamedTuple):
    """A cached state of a match."""

    seq: int  # position of the last event in it
    body: bytes  # JSON of the state


class DueDeadline(NamedTuple):
    """A deadline that has passed."""

    match: str
    seat: int  # seat, or a negative number for deadlines of bots and of whole tables
    at: int


class SeatRow(Value, frozen=True):
    """A seat and its occupant."""

    seat: int
    player: str | None = None
    name: str = ""  # empty for an open seat
    bot: str | None = None


class MatchProjection(Value, frozen=True, kw_only=True):
    """What lists and the deadline sweeper need to know of a match, replaced by an append."""

    game: str
    phase: str
    public: bool
    updated_at: int
    after: str | None = None  # the match of which this one is a rematch
    seats: tuple[SeatRow, ...] | None = ()  # all seats; None: unchanged
    deadlines: tuple[tuple[int, int], ...] | None = ()  # all (seat, time); None: unchanged
    listing: bytes | None = None  # JSON of the entry in lists, with the small board


class PreparedStatement(NamedTuple):
    """A statement with its arguments, ready to run on this database."""

    query: str  # SQL with the placeholders of the driver
    arguments: tuple[Any, ...]  # values in the order of the placeholders
    booleans: tuple[str, ...] = ()  # boolean columns of the result; SQLite returns 0 and 1


class Player(Value, frozen=True):
    """A user, guest or member."""

    id: str
    name: str
    settings: bytes = b"{}"  # JSON of the user's settings
    created_at: int = 0
    role: Role = "guest"
    muted_until: int = 0  # 0: never muted
    banned_until: int = 0  # 0: never banned


class Session(Value, frozen=True):
    """A session, found by its token."""

    player: Player
    ended: bool  # signed out or expired
    seen_at: int = 0  # last request


class Device(Value, frozen=True, kw_only=True):
    """A browser in which a user is signed in."""

    token_hash: bytes
    what: str  # description of the browser
    opened_with: str  # how the user signed in
    created_at: int
    seen_at: int  # last request


class PersonRow(Value, frozen=True, kw_only=True):
    """A user in the administration."""

    player: Player
    games: int  # matches in which the user has or had a seat
    seen_at: int  # last request


class RelationshipRow(Value, frozen=True):
    """A relationship from one user to another."""

    who: str
    whom: str
    what: RelationshipKind
    at: int


class TableInvitationRow(Value, frozen=True):
    """An invitation to a table."""

    match: str
    by: Player
    at: int


class MatchOfPlayer(Value, frozen=True, kw_only=True):
    """A match in which a user has or had a seat."""

    match: str
    game: str
    phase: str
    opened_at: int


class AuditEntry(Value, frozen=True, kw_only=True):
    """An entry of the audit log."""

    at: int
    actor: str  # name of the acting user
    action: str  # code of the action
    subject: str  # name of the user or thing acted on
    reason: str  # reason given


class ThreadRow(Value, frozen=True):
    """A thread of the forum as one reader sees it."""

    id: str
    board: str
    title: str
    player: str
    name: str
    opened_at: int
    changed_at: int  # last post
    posts: int  # posts in the thread, which is also the number of the last one
    pinned: bool
    locked: bool
    binned: bool
    seen: int  # number of the last post that the reader has read, 0 for none


class Post(Value, frozen=True):
    """A post in a thread."""

    id: str
    thread: str
    number: int  # position in the thread, from 1
    player: str
    name: str
    at: int
    edited_at: int  # 0: never edited
    text: str
    hidden_by: str  # name of the moderator who hid it; empty while it is shown
    hidden_why: str
    role: Role  # current role of the author


class Report(Value, frozen=True):
    """A report to the moderators."""

    id: str
    at: int
    player: str
    name: str
    what: str  # kind of thing reported
    about: str  # name of the reported user
    place: str  # where it was found
    quote: str  # the reported text
    why: str  # reason given
    done_by: str  # name of the moderator who resolved it; empty while it is open
    about_player: str | None = None  # id of the reported user, if known
    done_player: str | None = None  # id of that moderator, if known


class ReportedUser(NamedTuple):
    """The user that a report is about."""

    name: str
    id: str  # empty if not known


class RoomVisit(NamedTuple):
    """A user who looks at a room."""

    player: str
    name: str
    member: bool
    room: str


class StoredName(NamedTuple):
    """The name of a user."""

    name: str
    is_member: bool


class NotificationChannel(Value, frozen=True):
    """A notification channel of a user and its deliveries so far."""

    id: str
    player: str
    kind: ChannelKind
    target: str  # push subscription (JSON), e-mail address or webhook URL
    language: str
    base: str  # site URL for links, used if the operator configured none
    made_at: int
    confirmed_at: int = 0  # 0: not confirmed
    proof: bytes | None = None  # hash of the confirmation code
    used_at: int = 0  # last delivery, 0: none
    failures: int = 0  # failed deliveries since the last successful one


class ComparableName(Value, frozen=True):
    """A member's name in the forms in which names are compared."""

    key: str  # as typed, without case, width and spaces
    look: str  # as read once case is folded: letters that look alike are the same letter
    shape: str  # as read in its own case, so that a capital I is a small l


class Member(Value, frozen=True, kw_only=True):
    """A player with an account."""

    player: Player
    password: str | None  # Argon2 hash; None: no password
    since: int


class Message(Value, frozen=True, kw_only=True):
    """A chat message at a table."""

    id: str
    match: str
    player: str | None
    name: str
    seat: int | None  # None for a spectator
    at: int
    text: str
    phrase: str = ""  # code of a preset phrase; empty for free text


class MatchSummary(Value, frozen=True, kw_only=True):
    """A match as lists show it."""

    match: str
    game: str
    phase: str
    public: bool
    after: str | None  # the match of which this one is a rematch
    seats: tuple[SeatRow, ...]
    listing: bytes | None  # JSON of the entry in lists, with the small board
    opened_at: int
    updated_at: int


class Placing(Value, frozen=True, kw_only=True):
    """The result of one seat of a match.

    Ratings are on the scale of the model, `own` ratings by the game's own formula; both are None
    where nothing was rated.
    """

    match: str
    seat: int
    player: str | None
    name: str
    bot: str | None
    rank: int  # 1 is the best; ties share a rank
    points: int | None  # None: a game without points
    team: int | None
    left: bool  # the seat left before the end
    mu_before: float | None = None
    sigma_before: float | None = None
    mu: float | None = None  # after the match
    sigma: float | None = None
    own_before: float | None = None
    own: float | None = None
    counted: bool = True  # enough decisions to take part in ratings
    weight: float | None = None  # share of the rating change that was applied, 0 to 1
    evidence: float | None = None  # matches of full weight behind the rating after this one
    tally: str | None = None  # JSON of statistics; written here, read by statistics only


class MatchOutcome(Value, frozen=True, kw_only=True):
    """How a match ended."""

    match: str
    game: str
    pace: str
    options: str  # JSON of the options
    ended_at: int
    over: str  # code of the ending
    moves: int
    open: bool  # everybody may view the match
    rated: bool
    unrated: str = ""  # code of the reason why it is not rated; empty if it is
    rules: int = 0  # version of the rules that decided whether it is rated
    placings: tuple[Placing, ...] = ()


class RatingRow(Value, frozen=True, kw_only=True):
    """The rating of a player or bot in a game at a pace."""

    game: str
    pace: str
    who: str  # id of the player, or "bot " and the level
    mu: float
    sigma: float
    games: int
    won: int
    best: float  # highest mu so far
    at: int  # last result
    form: str  # last five results, the oldest first: w for won, l for any other
    week: int  # week of the last result, in weeks since 1970
    mu_week: float  # mu at the beginning of that week
    evidence: float = 0.0  # matches of full weight behind the rating


class RatedPlayer(NamedTuple):
    """An entry of a leaderboard."""

    rating: RatingRow
    name: str


class OutcomeSearch(Value, frozen=True, kw_only=True):
    """The conditions of a search for outcomes; None means any."""

    viewer: str  # sees open matches and their own
    player: str | None = None
    game: str | None = None
    pace: str | None = None
    against: str | None = None  # part of another seat's name
    options: str | None = None  # part of the JSON of the options
    since: int | None = None
    until: int | None = None  # exclusive
    won: bool | None = None  # whether `player` came first

"""The records that the database layer takes and returns. Times are in ms since 1970 (UTC)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from parlour.core.value import Value

BOT_ID_PREFIX, BOT_ID_LENGTH = "bot-", 16
"""The form of the ids of bot accounts; those of people have 12 characters.

The id is wherever a player is named, in logs, results and messages, so that every reader can mark a
bot account without another query.
"""

Role = Literal["guest", "member", "moderator", "operator"]
"""The roles of users; each role has all rights of the previous one."""

KeyScope = Literal["read", "play", "chat", "watch", "bots"]
"""The scopes of API keys; each allows a group of calls."""

ChannelKind = Literal["push", "mail", "webhook"]
"""The kinds of notification channels."""

RelationshipKind = Literal["friend", "follow", "block", "mute"]
"""The kinds of relationships from one user to another.

Two users with a `friend` row each are friends; a `friend` row in only one direction is a friend
request.
"""


def is_bot_account(player_id: str | None) -> bool:
    """Return whether a player id is that of a bot account.

    >>> is_bot_account("bot-QpMCAtTqzxsK"), is_bot_account("bot-QpMCAtTq")
    (True, False)
    """
    return (
        player_id is not None
        and len(player_id) == BOT_ID_LENGTH
        and player_id.startswith(BOT_ID_PREFIX)
    )


class EventRow(Value, frozen=True):
    """A stored event of a match's log."""

    match: str
    seq: int  # position in the log, from 0
    at: int
    kind: str  # the tag of the event, such as "moved"
    body: bytes  # JSON of the event
    digest: str | None = None  # hash of the state after the event


class StoredSnapshot(NamedTuple):
    """A cached state of a match."""

    seq: int  # position of the last event that it includes
    body: bytes  # JSON of the state


class DueDeadline(NamedTuple):
    """A deadline that has passed."""

    match: str
    seat: int  # seat, or a negative number for deadlines of bots and of whole tables
    at: int


class SeatRow(Value, frozen=True):
    """A seat with its occupant."""

    seat: int
    player: str | None = None
    name: str = ""  # empty for an open seat
    bot: str | None = None


class MatchProjection(Value, frozen=True, kw_only=True):
    """The data of a match for lists and the deadline sweeper, replaced by an append."""

    game: str
    phase: str
    public: bool
    updated_at: int
    after: str | None = None  # the match that this one is a rematch of
    seats: tuple[SeatRow, ...] | None = ()  # all seats, or None if unchanged
    deadlines: (
        tuple[tuple[int, int], ...] | None
    ) = ()  # (seat, time) of all deadlines, or None if unchanged
    listing: bytes | None = None  # JSON of the entry in lists, including the small board


class PreparedStatement(NamedTuple):
    """A statement with its arguments, compiled for this database."""

    query: str  # SQL with the placeholders of the driver
    arguments: tuple[Any, ...]  # values in the order of the placeholders
    booleans: tuple[str, ...] = ()  # boolean columns of the result; SQLite returns 0 and 1


class Player(Value, frozen=True):
    """A user, either a guest or a member."""

    id: str
    name: str
    settings: bytes = b"{}"  # JSON of the user's settings
    created_at: int = 0
    role: Role = "guest"
    muted_until: int = 0  # 0 if never muted
    banned_until: int = 0  # 0 if never banned


class Session(Value, frozen=True):
    """The state of a session, and its player."""

    player: Player
    ended: bool  # signed out or expired
    seen_at: int = 0  # time of the last request


class Device(Value, frozen=True, kw_only=True):
    """A browser in which a user is signed in."""

    token_hash: bytes
    what: str  # description of the browser
    opened_with: str  # how the user signed in
    created_at: int
    seen_at: int  # time of the last request


class PersonRow(Value, frozen=True, kw_only=True):
    """A user as listed for administrators."""

    player: Player
    games: int  # matches in which the user has or had a seat
    seen_at: int  # time of the last request


class RelationshipRow(Value, frozen=True):
    """A relationship from one user to another."""

    who: str
    whom: str
    what: RelationshipKind
    at: int


class TableInvitationRow(Value, frozen=True):
    """A stored invitation to a table."""

    match: str
    by: Player
    at: int
    seat: int | None  # the seat that is kept free for a bot account
    answer_by: int | None  # the time until which the seat is kept free


class MatchOfPlayer(Value, frozen=True, kw_only=True):
    """A match in which a user has or had a seat."""

    match: str
    game: str
    phase: str
    opened_at: int


class AuditEntry(Value, frozen=True, kw_only=True):
    """An entry of the audit log."""

    at: int
    """The time of the action (ms since 1970)."""

    actor: str
    """The name of the acting user."""

    action: str
    """The code of the action."""

    subject: str
    """The name of the user or thing that the action changed."""

    reason: str
    """The reason that the acting user gave."""


class ThreadRow(Value, frozen=True):
    """A thread of the forum as seen by one reader."""

    id: str
    board: str
    title: str
    player: str
    name: str
    opened_at: int
    changed_at: int  # time of the last post
    posts: int  # number of posts in the thread, and so the number of the last one
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
    edited_at: int  # 0 if never edited
    text: str
    hidden_by: str  # name of the moderator who hid it; empty while it is shown
    hidden_why: str
    role: Role  # current role of the author


class Report(Value, frozen=True):
    """A user's report to the moderators."""

    id: str
    at: int
    player: str
    name: str
    what: str  # kind of the reported content
    about: str  # name of the reported user
    place: str  # page where it was found
    quote: str  # the reported text
    why: str  # reason given
    done_by: str  # name of the moderator who resolved it; empty while it is open
    about_player: str | None = None  # id of the reported user, if known
    done_player: str | None = None  # id of that moderator, if known


class ReportedUser(NamedTuple):
    """The user whom a report is about."""

    name: str
    id: str  # empty if unknown


class RoomVisit(NamedTuple):
    """A user's last visit to a room."""

    player: str
    name: str
    member: bool
    room: str


class StoredName(NamedTuple):
    """The name of a stored user."""

    name: str
    is_member: bool


class NotificationChannel(Value, frozen=True):
    """A notification channel of a user, with the results of its deliveries."""

    id: str
    player: str
    kind: ChannelKind
    target: str  # push subscription (JSON), e-mail address or webhook URL
    language: str
    base: str  # site URL for links if the operator has configured none
    made_at: int
    confirmed_at: int = 0  # 0 if not confirmed
    proof: bytes | None = None  # hash of the confirmation code
    used_at: int = 0  # time of the last delivery, or 0
    failures: int = 0  # failed deliveries since the last successful one


class ComparableName(Value, frozen=True):
    """A member's name in the forms that are compared with other names."""

    key: str  # the name as typed, without case, width and spaces
    look: str  # the case-folded name with look-alike letters unified
    shape: str  # the name with look-alike letters unified before case folding: capital I equals small l


class Member(Value, frozen=True, kw_only=True):
    """A player with an account."""

    player: Player
    password: str | None  # Argon2 hash, or None for a member without a password
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
    reply_to: str = ""  # id of the message that this one answers; empty for none


class MatchSummary(Value, frozen=True, kw_only=True):
    """A match as it appears in lists."""

    match: str
    game: str
    phase: str
    public: bool
    after: str | None  # the match that this one is a rematch of
    seats: tuple[SeatRow, ...]
    listing: bytes | None  # JSON of the entry in lists, including the small board
    opened_at: int
    updated_at: int


class Placing(Value, frozen=True, kw_only=True):
    """The result of one seat of a match.

    Ratings are on the scale of the model, `own` ratings on that of the game's own formula. Both are
    None if the seat was not rated.
    """

    match: str
    seat: int
    player: str | None
    name: str
    bot: str | None
    rank: int  # 1 is the best rank; tied seats share a rank
    points: int | None  # None if the game has no points
    team: int | None
    left: bool  # whether the seat left before the end
    mu_before: float | None = None
    sigma_before: float | None = None
    mu: float | None = None  # mean rating after the match
    sigma: float | None = None
    own_before: float | None = None
    own: float | None = None
    counted: bool = True  # whether the seat made enough decisions to be rated
    weight: float | None = None  # applied share of the rating change, from 0 to 1
    evidence: float | None = (
        None  # number of full-weight matches behind the rating, including this one
    )
    tally: str | None = (
        None  # JSON of the seat's statistics, which only the statistics service reads
    )


class MatchOutcome(Value, frozen=True, kw_only=True):
    """The outcome of a finished match."""

    match: str
    game: str
    pace: str
    options: str  # JSON of the options
    ended_at: int
    over: str  # code of the reason for the end
    moves: int
    open: bool  # whether everybody may view the match
    rated: bool
    unrated: str = ""  # code of the reason why the match is unrated; empty if it is rated
    rules: int = 0  # version of the rules that decided whether the match is rated
    placings: tuple[Placing, ...] = ()


class RatingRow(Value, frozen=True, kw_only=True):
    """The rating of a player or bot in a game at a pace."""

    game: str
    pace: str
    who: str  # id of the player, or "bot " followed by the level
    mu: float
    sigma: float
    games: int
    won: int
    best: float  # highest mu so far
    at: int  # time of the last result
    form: str  # last five results, oldest first: w for a win, l for any other result
    week: int  # week of the last result, in weeks since 1970
    mu_week: float  # mu at the beginning of that week
    evidence: float = 0.0  # number of full-weight matches behind the rating


class RatedPlayer(NamedTuple):
    """A player's entry on a leaderboard."""

    rating: RatingRow
    name: str


class OutcomeSearch(Value, frozen=True, kw_only=True):
    """The conditions of a search for outcomes; None accepts any value."""

    viewer: str  # user who searches; sees open matches and their own
    player: str | None = None
    game: str | None = None
    pace: str | None = None
    against: str | None = None  # part of another seat's name
    options: str | None = None  # part of the JSON of the options
    since: int | None = None
    until: int | None = None  # exclusive
    won: bool | None = None  # whether `player` came first

"""What the house keeps: rows of its log with their projections, and beside it players, chat, and matches as lists show them."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from parlour.core.value import Value

Role = Literal["guest", "member", "moderator", "operator"]
"""What somebody may do here, each all that the one before may."""


ChannelKind = Literal["push", "mail", "webhook"]
"""On which ways somebody can be told that a table waits."""

RelationshipKind = Literal["friend", "follow", "block", "mute"]
"""What one person may be to another. Two who each call the other a friend are friends; one alone has asked."""


class EventRow(Value, frozen=True):
    """One event as it is stored: `body` is the JSON of the core Event, `kind` its tag, `at` ms since 1970."""

    match: str
    seq: int
    at: int
    kind: str
    body: bytes
    digest: str | None = None


class SeatRow(Value, frozen=True):
    """Who sits on a chair; an empty name is a free chair."""

    seat: int
    player: str | None = None
    name: str = ""
    bot: str | None = None


class MatchProjection(Value, frozen=True, kw_only=True):
    """What lists and sweepers need to know of a match: a projection of its log, replaced by an append.

    `listing` is the JSON of what lists show of it, small board included; `deadlines` are pairs of (seat, ms since 1970).
    `seats` and `deadlines` are replaced as a whole, or left as they are stored where they are None.
    """

    game: str
    phase: str
    public: bool
    updated_at: int
    after: str | None = None
    seats: tuple[SeatRow, ...] | None = ()
    deadlines: tuple[tuple[int, int], ...] | None = ()
    listing: bytes | None = None


class PreparedWrite(NamedTuple):
    """A statement of a further projection, with SQL of this database and its arguments: it becomes durable with the append, or not at all."""

    query: str
    arguments: tuple[Any, ...]


class Player(Value, frozen=True):
    """Somebody who plays here; `settings` is the JSON of what they chose for themselves; moments are ms since 1970."""

    id: str
    name: str
    settings: bytes = b"{}"
    created_at: int = 0
    role: Role = "guest"
    muted_until: int = 0
    banned_until: int = 0


class Session(Value, frozen=True):
    """Whom a token stands for, whether it ended (they signed out, or it expired), and when they were last seen with it (ms since 1970)."""

    player: Player
    ended: bool
    seen_at: int = 0


class Device(Value, frozen=True, kw_only=True):
    """A browser in which somebody is signed in: what it is, what opened it, since when, and when it was last seen (ms since 1970)."""

    token_hash: bytes
    what: str
    opened_with: str
    created_at: int
    seen_at: int


class PersonRow(Value, frozen=True, kw_only=True):
    """Somebody as the operator sees them: how often they sat down, and when they were last seen (ms since 1970)."""

    player: Player
    games: int
    seen_at: int


class RelationshipRow(Value, frozen=True):
    """What one person is to another, since a moment (ms since 1970)."""

    who: str
    whom: str
    what: RelationshipKind
    at: int


class TableInvitationRow(Value, frozen=True):
    """Somebody asks somebody to a table (`at`: ms since 1970)."""

    match: str
    by: Player
    at: int


class AuditEntry(Value, frozen=True, kw_only=True):
    """Something that was done in the operator's room, by whom, about whom, and why (`at`: ms since 1970)."""

    at: int
    who: str
    what: str
    about: str
    why: str


class ThreadRow(Value, frozen=True):
    """A thread of the forum as one reader has it: `seen` is the number of the last post they read, 0 for none."""

    id: str
    board: str
    title: str
    player: str
    name: str
    opened_at: int
    changed_at: int
    posts: int
    pinned: bool
    locked: bool
    binned: bool
    seen: int


class Post(Value, frozen=True):
    """What somebody wrote in a thread; `hidden_by` names who hides it, empty while it is shown."""

    id: str
    thread: str
    number: int
    player: str
    name: str
    at: int
    edited_at: int
    text: str
    hidden_by: str
    hidden_why: str
    role: Role


class Report(Value, frozen=True):
    """What somebody asks those who look after the house to see: `what` it is, whom it is `about`, its `place` and what it said.

    `about_player` and `done_player` are the ids of whom it is about and of who has dealt with it, None where they are not known.
    """

    id: str
    at: int
    player: str
    name: str
    what: str
    about: str
    place: str
    quote: str
    why: str
    done_by: str
    about_player: str | None = None
    done_player: str | None = None


class NotificationChannel(Value, frozen=True):
    """How somebody is told that a table waits: a browser's subscription, a mail address or a webhook, and how it went so far.

    `base` is where its owner reached the house: their own links lead there where the operator named no address.
    `confirmed_at` is 0 for an address nobody has shown to be theirs; `proof` is the hash of what would show it.
    """

    id: str
    player: str
    kind: ChannelKind
    target: str
    language: str
    base: str
    made_at: int
    confirmed_at: int = 0
    proof: bytes | None = None
    used_at: int = 0
    failures: int = 0


class ComparableName(Value, frozen=True):
    """A member's name as it is compared.

    Attributes:
        key: how it is typed, without case, width and spaces.
        look: how it is read once case is folded; letters that look alike are one.
        shape: how it is read as it is written, so that a capital I is a small l.
    """

    key: str
    look: str
    shape: str


class Member(Value, frozen=True, kw_only=True):
    """A player whose name is theirs alone; `password` is its Argon2 hash, `since` ms since 1970."""

    player: Player
    password: str | None
    since: int


class Message(Value, frozen=True, kw_only=True):
    """A line of chat at a table; `seat` is None for a watcher."""

    id: str
    match: str
    player: str | None
    name: str
    seat: int | None
    at: int
    text: str
    phrase: str = ""


class MatchSummary(Value, frozen=True, kw_only=True):
    """A match as lists show it: its facts without deadlines, and when it was opened."""

    match: str
    game: str
    phase: str
    public: bool
    after: str | None
    seats: tuple[SeatRow, ...]
    listing: bytes | None
    opened_at: int
    updated_at: int


class Placing(Value, frozen=True, kw_only=True):
    """Where one seat of a match came: `rank` 1 is the best and ties share one; `left`: it fell out before the end.

    `mu` and `sigma` are its rating on the model's scale after the match, None where nothing was rated; `own` is that by its game's own
    formula. `tally` is the JSON of
    what statistics count of it: it is written, and read by them alone.
    `counted` says whether the seat made enough decisions to take part in ratings, `weight` how much of the change it was given (0 to 1),
    and `evidence` how many matches of full weight its rating is based on after this one.
    """

    match: str
    seat: int
    player: str | None
    name: str
    bot: str | None
    rank: int
    points: int | None
    team: int | None
    left: bool
    mu_before: float | None = None
    sigma_before: float | None = None
    mu: float | None = None
    sigma: float | None = None
    own_before: float | None = None
    own: float | None = None
    counted: bool = True
    weight: float | None = None
    evidence: float | None = None
    tally: str | None = None


class MatchOutcome(Value, frozen=True, kw_only=True):
    """How a match ended (`over`), at `ended_at` ms since 1970; `open` says whether everybody may look at it, `rated` whether it counts.

    `unrated` is the code of the reason why it does not count, empty where it does. `rules` is the version of the rules that decided this.
    """

    match: str
    game: str
    pace: str
    options: str
    ended_at: int
    over: str
    moves: int
    open: bool
    rated: bool
    unrated: str = ""
    rules: int = 0
    placings: tuple[Placing, ...] = ()


class RatingRow(Value, frozen=True, kw_only=True):
    """What somebody (a player's id, or a bot) is rated in a game at a pace; `best` is the highest mean so far, `at` the last result.

    `form` are the last five results, w for won and l for any other, the oldest first; `mu_week` is the mean at the
    beginning of the week (so many since 1970) of the last result. `evidence` is how many matches of full weight the rating is based on.
    """

    game: str
    pace: str
    who: str
    mu: float
    sigma: float
    games: int
    won: int
    best: float
    at: int
    form: str
    week: int
    mu_week: float
    evidence: float = 0.0


class OutcomeSearch(Value, frozen=True, kw_only=True):
    """Which outcomes are looked for; what is None does not matter. `viewer` sees open ones and their own.

    `player` is whose, `against` a part of another's name there, `won` whether they came first; `since` and `until` are ms since 1970.
    """

    viewer: str
    player: str | None = None
    game: str | None = None
    pace: str | None = None
    against: str | None = None
    options: str | None = None
    since: int | None = None
    until: int | None = None
    won: bool | None = None

"""The types of the answers that the client uses; servers may send more fields."""

from __future__ import annotations

from typing import Any, Literal, Required, TypedDict

Action = dict[str, Any]
"""An action of a game, such as `{"do": "place", "cell": 3}`; its rules page and views say more."""

EventType = Literal["invited", "seated", "matched", "to-move", "over"]


class StandingOffer(TypedDict, total=False):
    """The tables of one game where a bot account accepts challenges.

    Only `game` is required; what is missing may have any value.
    """

    game: Required[str]
    options: dict[str, Any]
    seat_counts: list[int]
    paces: list[Literal["quick", "evening", "daily"]]
    rated: bool | None


class User(TypedDict):
    """The user of the client."""

    id: str
    name: str
    role: str


class Ranking(TypedDict):
    """The ranking of the seats."""

    ranks: list[int]
    scores: list[int] | None
    over: str | None


class SeatOccupant(TypedDict):
    """The player or bot in a seat."""

    name: str
    bot: str | None


class Frame(TypedDict):
    """The state of a match as one seat or the public sees it."""

    match: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    seq: int
    at: int
    options: dict[str, Any]
    seat: int | None
    seats: list[SeatOccupant | None]
    mine: bool
    decision_id: int | None
    view: Any
    legal_actions: list[Action] | None
    ranking: Ranking | None
    clocks: dict[str, Any]


class TableInfo(TypedDict):
    """A table with its seats and settings."""

    match: str
    code: str | None
    link: str
    game: str
    phase: str
    is_host: bool
    own_seats: list[int]
    seats: list[SeatOccupant | None]
    commitment: str
    terms_digest: str


class MoveListEntry(TypedDict):
    """A line of the move list."""

    seq: int
    at: int
    kind: str
    seat: int | None
    log_entries: list[dict[str, Any]]


class _EventBase(TypedDict):
    type: EventType
    cursor: str
    at: int
    match: str
    game: str


class PlayerEvent(_EventBase, total=False):
    """An event of the user; the type says which of the last fields it has."""

    inviter: str
    name: str
    seat: int | None
    answer_by: int | None
    seq: int
    seats: list[int]
    decision_id: int
    ranking: Ranking | None

"""A match at one moment: who sits where, the state, the clocks, and what is open."""

from __future__ import annotations

from typing import Any, Generic, Literal

import msgspec

from parlour.core.clock import Clock, Untimed
from parlour.core.event import Opened, Proposal, TableSettings
from parlour.core.game import AnyGame, S, Seat
from parlour.core.rng import derive_seed
from parlour.core.value import Value


class Occupant(Value, frozen=True):
    """Who sits on a chair."""

    name: str
    player: str | None = None
    bot: str | None = None
    nonce: bytes = b""


class Offer(Value, frozen=True):
    """An open proposal and the seats that are for it; `seq`, the position at which it was made, is its identity."""

    what: Proposal
    seat: Seat
    accepted: frozenset[Seat]
    seq: int


class ClosedOffer(Value, frozen=True):
    """A proposal of `seat` that came to nothing, `by` whose answer or move at position `seq`; by its own seat: it was withdrawn."""

    what: Proposal
    seat: Seat
    by: Seat
    seq: int
    at: int


class Match(Value, Generic[S], frozen=True, kw_only=True):
    """A match after some prefix of its log.

    `since` names, for each awaited seat, the position at which its present decision opened: the decision's
    identity. `moves` are the positions of the decisions that count, `movers` their seats. `out` are the players whom the host
    put out before the start. `redrawn` says of each take-back that drew anew how many decisions stood before the one taken back.
    `closed_offers` are the last proposals of each seat and kind that came to nothing.
    `resumed_at` is when the house last came back to it (ms, 0: never), `asked_at` when somebody was last asked to decide, `nudged_at` when
    somebody was last reminded; `paused`: its clocks stand still because all wished it. `ended` is a reason from outside the rules.
    It holds the key and every secret: like the log, it never leaves the server.
    """

    id: str
    seq: int
    at: int
    opened: Opened
    house: TableSettings
    options: msgspec.Raw
    chairs: tuple[Occupant | None, ...]
    phase: Literal["gathering", "playing", "over"] = "gathering"
    state: S | None = None
    since: tuple[int | None, ...] = ()
    moves: tuple[int, ...] = ()
    movers: tuple[Seat, ...] = ()
    gone: frozenset[Seat] = frozenset()
    out: frozenset[str] = frozenset()
    redrawn: tuple[int, ...] = ()
    resumed_at: int = 0
    asked_at: int = 0
    nudged_at: int = 0
    paused: bool = False
    clock: Clock = Clock(Untimed())
    offer: Offer | None = None
    closed_offers: tuple[ClosedOffer, ...] = ()
    ended: str | None = None


def match_seed(match: Match[Any]) -> bytes:
    """Return the match's seed, from the server's key and the nonces of those who sit.

    A deal of the day is the same for everybody, so neither the match nor its sitters have a part in its seed.
    """
    if match.opened.day is not None:
        return derive_seed(match.opened.key, match.opened.day, ())
    return derive_seed(
        match.opened.key, match.id, (chair.nonce if chair else b"" for chair in match.chairs)
    )


def active_seats(match: Match[Any]) -> frozenset[Seat]:
    """Return the seats that have not fallen out."""
    return frozenset(Seat(seat) for seat in range(len(match.chairs))) - match.gone


def is_unanimous(match: Match[Any]) -> bool:
    """Return whether everybody who still plays is for the open proposal."""
    return match.offer is not None and active_seats(match) <= match.offer.accepted


def match_from_snapshot(game: AnyGame, snapshot: bytes) -> Match[Any]:
    """Return the match that a snapshot, its canonical JSON, holds; raises msgspec.DecodeError for one that cannot be read."""
    generic: Any = Match
    match: Match[Any] = msgspec.json.decode(snapshot, type=generic[game.types.state])
    return match

"""A match at one position of its log: its seats, state, clocks and open decisions."""

from __future__ import annotations

from typing import Any, Generic, Literal

import msgspec

from parlour.core.clock import Clock, Untimed
from parlour.core.containment import contained
from parlour.core.event import Opened, Proposal, TableSettings
from parlour.core.game import AnyGame, S, Seat
from parlour.core.rng import derive_seed
from parlour.core.value import Value


class Occupant(Value, frozen=True):
    """The player or bot in a seat.

    Attributes:
        name: The displayed name.
        player: The user id, or None for a bot.
        bot: The bot level, or None for a player.
        nonce: The occupant's contribution to the match seed.
    """

    name: str
    player: str | None = None
    bot: str | None = None
    nonce: bytes = b""


class Offer(Value, frozen=True):
    """An open offer of a draw, a pause or a take-back.

    Attributes:
        kind: The kind of offer.
        seat: The seat that made it.
        accepted_by: The seats that accept it.
        seq: The position of the event that made it, which is its id.
    """

    kind: Proposal
    seat: Seat
    accepted_by: frozenset[Seat]
    seq: int


class ClosedOffer(Value, frozen=True):
    """An offer that was declined, or withdrawn if `by` is `seat`.

    Attributes:
        what: The kind of offer.
        seat: The seat that made it.
        by: The seat whose answer or move closed it.
        seq: The position of the event that closed it.
        at: The time of that event (ms since 1970).
    """

    what: Proposal
    seat: Seat
    by: Seat
    seq: int
    at: int


class Match(Value, Generic[S], frozen=True, kw_only=True):
    """A match after the events of its log up to a position.

    It contains the server key and every secret. Like the log, it never leaves the server.

    Attributes:
        id: The id of the match.
        seq: The position of the last event.
        at: The time of the last event (ms since 1970).
        opened: The event that opened the table.
        settings: The table settings (JSON name `house`).
        options: The JSON of the game's options.
        occupants: The occupant of each seat, or None (JSON name `chairs`).
        phase: Whether the match has not started, is being played, or is over.
        state: The state of the game, or None before the start.
        since: The id of each seat's open decision (the position of its opening event), or None.
        moves: The positions of the decisions that count.
        movers: The seats of those decisions.
        gone: The seats that left permanently.
        out: The ids of players whom the host removed before the start.
        redrawn: For each take-back that redrew randomness, the number of decisions before the one
            taken back.
        resumed_at: The time of the last downtime credit (ms since 1970, 0 if there was none).
        asked_at: The time when the current decisions opened (ms since 1970, 0 before the
            first).
        nudged_at: The time of the last reminder (ms since 1970, 0 if there was none).
        paused: Whether the clocks are paused by agreement.
        clock: The clocks.
        offer: The open offer.
        closed_offers: The last closed offer of each seat and kind.
        ended: The reason for an end outside the rules.
    """

    id: str
    seq: int
    at: int
    opened: Opened
    settings: TableSettings = msgspec.field(name="house")
    options: msgspec.Raw
    occupants: tuple[Occupant | None, ...] = msgspec.field(name="chairs")
    phase: Literal["gathering", "playing", "over"] = "gathering"
    state: S | None = None
    decision_ids: tuple[int | None, ...] = msgspec.field(default=(), name="since")
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
    """Return the match seed, derived from server key, match id and the occupants' nonces.

    The seed of a daily deal depends only on the key and the day, so that the deal is the same for
    everyone.
    """
    if match.opened.day is not None:
        return derive_seed(match.opened.key, match.opened.day, ())
    return derive_seed(
        match.opened.key,
        match.id,
        (occupant.nonce if occupant else b"" for occupant in match.occupants),
    )


def seat_colours(match: Match[Any]) -> tuple[int, ...]:
    """Return the number of each seat's colour, which is the seat itself except in rematches."""
    colours, seats = match.opened.colours, len(match.occupants)
    # The host may have changed the number of seats.
    return colours if len(colours) == seats else tuple(range(seats))


def active_seats(match: Match[Any]) -> frozenset[Seat]:
    """Return the seats that have not left."""
    return frozenset(Seat(seat) for seat in range(len(match.occupants))) - match.gone


def is_unanimous(match: Match[Any]) -> bool:
    """Return whether every active seat accepts the open offer."""
    return match.offer is not None and active_seats(match) <= match.offer.accepted_by


def match_from_snapshot(game: AnyGame, snapshot: bytes) -> Match[Any]:
    """Return the match in a snapshot (canonical JSON); raises msgspec.DecodeError."""
    generic: Any = Match
    decode = contained(msgspec.json.decode)
    match: Match[Any] = decode(snapshot, type=generic[game.types.state])
    return match


def substituted_seats(match: Match[Any]) -> frozenset[Seat]:
    """Return the seats in which a bot plays in the place of a player."""
    return frozenset(
        Seat(seat)
        for seat, occupant in enumerate(match.occupants)
        if occupant is not None and occupant.player is not None and occupant.bot is not None
    )

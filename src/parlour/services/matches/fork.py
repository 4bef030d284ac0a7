"""A new table from a position of a match that is over: against bots, or with whoever comes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.archive import anonymous_log
from parlour.core.codec import encode
from parlour.core.event import AnyEvent, EventRecord, Opened, Origin, Started
from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import NotFound
from parlour.services.matches.loaded_match import STEP_EVENTS, LoadedMatch
from parlour.services.matches.seating import SeatRequest, TableCommands, TableRequest

MAX_PAST_BYTES = 256 * 1024
"""Bytes of another match's log that one may hold: the longest games of the house keep well below, games out of games do not for ever."""


class ForkRequest(Value, frozen=True, kw_only=True):
    """Who shall sit where a match goes on, and whether luck still to come is drawn anew; with `start` it begins at once."""

    chairs: tuple[SeatRequest, ...] = ()
    fresh: bool = False
    start: bool = False
    nonce: str = ""


def fork_origin(loaded: LoadedMatch, log: Sequence[EventRecord], step: int, fresh: bool) -> Origin:
    """Return the position after a step of a review, where another match may go on; raises NotFound or Illegal."""
    match = loaded.match
    if match.opened.day is not None:
        raise Illegal("core.origin-daily")
    stops = [entry.seq for entry in log if isinstance(entry.event, STEP_EVENTS)]
    if not 0 <= step < len(stops):
        raise NotFound("core.no-such-step", step=step)
    return Origin(match=match.id, seq=stops[step], fresh=fresh)


def fork_history(origin: Origin, log: Sequence[EventRecord]) -> tuple[EventRecord, ...]:
    """Return what a match that goes on records of the one before; raises Illegal for what is too long."""
    past = anonymous_log([entry for entry in log if entry.seq <= origin.seq])
    if len(encode(past)) > MAX_PAST_BYTES:
        raise Illegal("core.origin-too-long")
    return past


def fork_opening(
    hosts: TableCommands,
    before: LoadedMatch,
    origin: Origin,
    past: tuple[EventRecord, ...],
    wish: ForkRequest,
    player: Player,
    key: bytes,
) -> list[AnyEvent]:
    """Return the first events of the table where a match goes on, by today's rules alone; raises Illegal."""
    match = before.match
    table = TableRequest(
        game=match.opened.game,
        options=msgspec.json.decode(match.options),
        seats=len(match.chairs),
        chairs=wish.chairs,
        start=wish.start,
        nonce=wish.nonce,
    )
    events = hosts.opening_events(table, player, key)
    opened = events[0]
    assert isinstance(opened, Opened)
    if opened.version != match.opened.version:
        raise Illegal("core.other-version", version=match.opened.version, known=opened.version)
    rest = [Started(past) if isinstance(event, Started) else event for event in events[1:]]
    return [replace(opened, origin=origin, options=match.options), *rest]

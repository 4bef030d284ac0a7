"""A new table from a position of a match that is over: against bots, or with whoever comes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from parlour.core.archive import unnamed
from parlour.core.codec import encode
from parlour.core.event import AnyEvent, Logged, Opened, Origin, Started
from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import Missing
from parlour.services.matches.loaded_match import STEPS, LoadedMatch
from parlour.services.matches.seating import ChairWish, Hosts, TableWish

MOST_PAST = 256 * 1024
"""Bytes of another match's log that one may hold: the longest games of the house keep well below, games out of games do not for ever."""


class GoingOn(Value, frozen=True, kw_only=True):
    """Who shall sit where a match goes on, and whether luck still to come is drawn anew; with `start` it begins at once."""

    chairs: tuple[ChairWish, ...] = ()
    fresh: bool = False
    start: bool = False
    nonce: str = ""


def origin_at(loaded: LoadedMatch, log: Sequence[Logged], step: int, fresh: bool) -> Origin:
    """Return the position after a step of a review, where another match may go on; raises Missing or Illegal."""
    match = loaded.match
    if match.opened.day is not None:
        raise Illegal("core.origin-daily")
    stops = [entry.seq for entry in log if isinstance(entry.event, STEPS)]
    if not 0 <= step < len(stops):
        raise Missing("core.no-such-step", step=step)
    return Origin(match=match.id, seq=stops[step], fresh=fresh)


def past_of(origin: Origin, log: Sequence[Logged]) -> tuple[Logged, ...]:
    """Return what a match that goes on records of the one before; raises Illegal for what is too long."""
    past = unnamed([entry for entry in log if entry.seq <= origin.seq])
    if len(encode(past)) > MOST_PAST:
        raise Illegal("core.origin-too-long")
    return past


def opening(hosts: Hosts, before: LoadedMatch, origin: Origin, past: tuple[Logged, ...], wish: GoingOn, player: Player, key: bytes) -> list[AnyEvent]:
    """Return the first events of the table where a match goes on, by today's rules alone; raises Illegal."""
    match = before.match
    table = TableWish(
        game=match.opened.game,
        options=msgspec.json.decode(match.options),
        seats=len(match.chairs),
        chairs=wish.chairs,
        start=wish.start,
        nonce=wish.nonce,
    )
    events = hosts.opening(table, player, key)
    opened = events[0]
    assert isinstance(opened, Opened)
    if opened.version != match.opened.version:
        raise Illegal("core.other-version", version=match.opened.version, known=opened.version)
    rest = [Started(past) if isinstance(event, Started) else event for event in events[1:]]
    return [replace(opened, origin=origin, options=match.options), *rest]

"""The projection of a match for lists and deadlines, stored with each append."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from parlour.core import clock
from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.core.game import Seat
from parlour.core.match import Match, seat_colours
from parlour.core.value import Value
from parlour.db.records import MatchProjection, SeatRow
from parlour.services.matches.loaded_match import LoadedMatch

TABLE_DEADLINE = -1
"""The seat number of the whole table's deadline."""

BOT_DEADLINE = -2
"""A bot at seat s has the deadline `BOT_DEADLINE - s`; s itself is the deadline of its clock."""

PRESENCE_DEADLINE = -1_000
"""The presence check of the player at seat s has the deadline `PRESENCE_DEADLINE - s`."""

PRESENCE_CHECK_MS = 5_000
"""The interval (ms) between presence checks of a player whose turn it is."""

BOT_CLAIM_MS = 3_000
"""How long (ms) only the process that stored the last event runs the bots of the match.

After that, any process may run them.
"""

ABANDONED_MS = clock.DAY_MS
"""How long (ms) a table may wait for its start without changes before it is closed."""


log = structlog.get_logger()


NULL = msgspec.Raw(b"null")


class Listing(Value, frozen=True, kw_only=True):
    """The data of a match that lists show."""

    options: msgspec.Raw
    """The options of the game, as JSON."""

    settings: TableSettings = msgspec.field(name="house")
    """The settings of the table."""

    seat_count: int = msgspec.field(name="chairs")
    """The number of seats."""

    awaited: tuple[int, ...]
    """The seats whose turn it is."""

    standing: msgspec.Raw
    """The current ranking."""

    mini: msgspec.Raw
    """The public view for the small board, null before the start."""

    code: str | None
    """The table code; only invited players may see it."""

    host: str | None = None
    """The id of the host, which is never sent to clients."""

    colours: tuple[int, ...] = ()
    """The number of each seat's colour; empty in a listing that an older version stored."""

    layout: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    """The layout of the public view, in games whose boards the site draws."""


def project_match(loaded: LoadedMatch, before: Match[Any] | None = None) -> MatchProjection:
    """Return the projection of a match, omitting the parts that are unchanged since `before`."""
    match, due = loaded.match, match_deadlines(loaded.match)
    return MatchProjection(
        game=match.opened.game,
        phase=match.phase,
        public=match.settings.public,
        after=match.opened.after,
        seats=None
        if before is not None and before.occupants == match.occupants
        else seat_facts(match),
        deadlines=None if before is not None and match_deadlines(before) == due else due,
        listing=_listing_json(loaded),
        updated_at=match.at,
    )


def seat_facts(match: Match[Any]) -> tuple[SeatRow, ...]:
    """Return the rows of a match's occupied seats."""
    occupants = enumerate(match.occupants)
    return tuple(
        SeatRow(seat=seat, player=occupant.player, name=occupant.name, bot=occupant.bot)
        for seat, occupant in occupants
        if occupant is not None
    )


def match_listing(loaded: LoadedMatch) -> Listing:
    """Return the data of a match that lists show."""
    match = loaded.match
    return Listing(
        options=match.options,
        settings=match.settings,
        seat_count=len(match.occupants),
        awaited=() if match.paused else tuple(sorted(loaded.turn.seats)),
        standing=loaded.ranking_json,
        mini=loaded.public_json or NULL,
        layout=loaded.public_layout or msgspec.UNSET,
        code=match.opened.code,
        host=match.opened.host,
        colours=seat_colours(match),
    )


def _listing_json(loaded: LoadedMatch) -> bytes | None:
    try:
        return encode(match_listing(loaded))
    except Exception:
        # A game whose view fails is still playable; lists request its listing later.
        log.exception("a match cannot be listed", match=loaded.match.id)
        return None


def match_deadlines(match: Match[Any]) -> tuple[tuple[int, int], ...]:
    """Return the (seat, time in ms since 1970) of all deadlines of a match.

    These are the deadlines of clocks, bots and presence checks, and the closing of the table.
    """
    if match.phase == "gathering":
        return ((TABLE_DEADLINE, match.at + ABANDONED_MS),)
    seats = range(len(match.clock.since))
    flags = [
        (seat, due)
        for seat in seats
        if (due := clock.flag_time(match.clock, Seat(seat))) is not None
    ]
    bots = ((BOT_DEADLINE - seat, match.at + BOT_CLAIM_MS) for seat in awaited_bot_seats(match))
    return (
        *flags,
        *bots,
        *(
            (PRESENCE_DEADLINE - seat, match.at + PRESENCE_CHECK_MS)
            for seat in abandonable_seats(match)
        ),
    )


def abandonable_seats(match: Match[Any]) -> list[Seat]:
    """Return the seats whose turn it is and whose absence has consequences.

    Players of correspondence matches need not be present.
    """
    if (
        match.phase != "playing"
        or match.paused
        or match.settings.leaver == "wait"
        or isinstance(match.clock.rule, clock.Correspondence)
    ):
        return []
    seats_to_move = [
        Seat(seat)
        for seat, decision_id in enumerate(match.decision_ids)
        if decision_id is not None and seat not in match.gone
    ]
    return [
        seat
        for seat in seats_to_move
        if (occupant := match.occupants[seat]) and occupant.player and not occupant.bot
    ]


def awaited_bot_seats(match: Match[Any]) -> list[Seat]:
    """Return the bots' seats with an open decision or an unanswered offer."""
    if match.phase != "playing":
        return []
    seats_to_act = [
        Seat(seat)
        for seat, decision_id in enumerate(match.decision_ids)
        if seat not in match.gone
        and (
            (decision_id is not None and not match.paused)
            or (match.offer is not None and seat not in match.offer.accepted_by)
        )
    ]
    return [seat for seat in seats_to_act if (occupant := match.occupants[seat]) and occupant.bot]

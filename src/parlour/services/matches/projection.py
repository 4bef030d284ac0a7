"""What lists and deadlines need of a match, projected from it and stored with the append."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from parlour.core import clock
from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.core.game import Seat
from parlour.core.match import Match
from parlour.core.value import Value
from parlour.db.records import MatchProjection, SeatRow
from parlour.services.matches.loaded_match import LoadedMatch

TABLE_DEADLINE = -1
"""The seat of a deadline that is the whole table's."""

BOT_DEADLINE = -2
"""The deadline of a bot on seat s that is awaited has the seat `BOT - s`: the seat's own number is its flag's."""

PRESENCE_DEADLINE = -1_000
"""The moment to look whether the person on seat s is there, who is awaited, is the deadline of the seat `AWAY - s`."""

PRESENCE_CHECK_MS = 5_000
"""So often it is looked for somebody who may have left."""

BOT_CLAIM_MS = 3_000
"""The process that stored the last event has its bots to itself for so long; then whichever sweeps first lets them think."""

ABANDONED_MS = clock.DAY_MS
"""A table that does not begin is closed after so long without a change."""


log = structlog.get_logger()


NULL = msgspec.Raw(b"null")


class Listing(Value, frozen=True, kw_only=True):
    """What lists show of a match. `mini` is the public view, null before the start; `code` is for those invited, `host` stays in the house."""

    options: msgspec.Raw
    house: TableSettings
    chairs: int
    awaited: tuple[int, ...]
    standing: msgspec.Raw
    mini: msgspec.Raw
    code: str | None
    host: str | None = None


def project_match(loaded: LoadedMatch, before: Match[Any] | None = None) -> MatchProjection:
    """Return the projection of a match: who sits, which phase, when flags fall, what lists show; of what was so `before`, nothing."""
    match, due = loaded.match, match_deadlines(loaded.match)
    return MatchProjection(
        game=match.opened.game,
        phase=match.phase,
        public=match.house.public,
        after=match.opened.after,
        seats=None if before is not None and before.chairs == match.chairs else seat_facts(match),
        deadlines=None if before is not None and match_deadlines(before) == due else due,
        listing=_listing_json(loaded),
        updated_at=match.at,
    )


def seat_facts(match: Match[Any]) -> tuple[SeatRow, ...]:
    """Return who sits."""
    chairs = enumerate(match.chairs)
    return tuple(
        SeatRow(seat=seat, player=chair.player, name=chair.name, bot=chair.bot)
        for seat, chair in chairs
        if chair is not None
    )


def match_listing(loaded: LoadedMatch) -> Listing:
    """Return what lists show of a match."""
    match = loaded.match
    return Listing(
        options=match.options,
        house=match.house,
        chairs=len(match.chairs),
        awaited=() if match.paused else tuple(sorted(loaded.turn.seats)),
        standing=loaded.ranking_json,
        mini=loaded.public_json or NULL,
        code=match.opened.code,
        host=match.opened.host,
    )


def _listing_json(loaded: LoadedMatch) -> bytes | None:
    try:
        return encode(match_listing(loaded))
    except Exception:
        # A game that cannot show its board is played on; lists ask it again.
        log.exception("a match cannot be listed", match=loaded.match.id)
        return None


def match_deadlines(match: Match[Any]) -> tuple[tuple[int, int], ...]:
    """Return (seat, moment) of all that happens if nobody does anything: flags that fall, bots that are awaited, a table that is given up."""
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
    """Return the seats of people who are awaited where the table says what becomes of those who leave; over days nobody is expected to be there."""
    if (
        match.phase != "playing"
        or match.paused
        or match.house.leaver == "wait"
        or isinstance(match.clock.rule, clock.Correspondence)
    ):
        return []
    awaited = [
        Seat(seat)
        for seat, since in enumerate(match.since)
        if since is not None and seat not in match.gone
    ]
    return [
        seat for seat in awaited if (chair := match.chairs[seat]) and chair.player and not chair.bot
    ]


def awaited_bot_seats(match: Match[Any]) -> list[Seat]:
    """Return the seats of bots that owe a decision or an answer."""
    if match.phase != "playing":
        return []
    owed = [
        Seat(seat)
        for seat, since in enumerate(match.since)
        if seat not in match.gone
        and (
            (since is not None and not match.paused)
            or (match.offer is not None and seat not in match.offer.accepted)
        )
    ]
    return [seat for seat in owed if (chair := match.chairs[seat]) and chair.bot]

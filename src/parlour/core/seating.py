"""Tables before the start: opening them, changing them, and taking and leaving seats."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.core.codec import codec_of
from parlour.core.event import Arranged, EventRecord, Opened, Seated, Vacated
from parlour.core.game import AnyGame, Illegal, Seat, replace
from parlour.core.match import Match, Occupant
from parlour.core.phase import occupant_at, require_gathering

KEY_BYTES = 32
"""The length of a server key. A shorter key could be guessed from its commitment."""


def open_match(match: str, game: AnyGame, entry: EventRecord) -> Match[Any]:
    """Return the match that the first event of a log opens; raises Illegal."""
    event = entry.event
    if not isinstance(event, Opened):
        raise Illegal("core.not-possible-now", event=type(event).__name__)
    require_same_rules(game, event)
    if len(event.key) != KEY_BYTES:
        raise Illegal("core.bad-key", bytes=len(event.key), needed=KEY_BYTES)
    _require_valid_options(game, event.options, event.seats)
    return Match(
        id=match,
        seq=entry.seq,
        at=entry.at,
        opened=event,
        settings=event.settings,
        options=event.options,
        occupants=(None,) * event.seats,
    )


def require_same_rules(game: AnyGame, opened: Opened) -> None:
    """Raise Illegal unless the match was opened with this game and this version of its rules."""
    if opened.game != game.spec.id:
        raise Illegal("core.other-game", game=opened.game, known=game.spec.id)
    if opened.version != game.spec.version:
        raise Illegal("core.other-version", version=opened.version, known=game.spec.version)


def apply_seat(match: Match[Any], event: Seated) -> Match[Any]:
    """Return the match after an occupant took a seat or replaced another; raises Illegal."""
    previous = occupant_at(match, event.seat)
    if match.phase == "over":
        raise Illegal("core.not-playing")
    if match.phase == "gathering":
        if event.player in match.out:
            raise Illegal("core.removed-from-table")
        if previous is not None:
            raise Illegal("core.seat-taken", seat=event.seat)
        return _set_occupant(
            match, event.seat, Occupant(event.name, event.player, event.bot, event.nonce)
        )
    if event.seat in match.gone:
        raise Illegal("core.player-left", seat=event.seat)
    # The nonce is part of the match seed once play has begun, so a new occupant inherits it.
    return _set_occupant(
        match,
        event.seat,
        Occupant(event.name, event.player, event.bot, previous.nonce if previous else b""),
    )


def apply_vacate(match: Match[Any], event: Vacated) -> Match[Any]:
    """Return the match after a seat became free before the start; raises Illegal.

    If the host removed the player, the player cannot return.
    """
    require_gathering(match)
    occupant = occupant_at(match, event.seat)
    if occupant is None:
        raise Illegal("core.open-seat", seat=event.seat)
    if event.out and occupant.player is not None:
        match = replace(match, out=match.out | {occupant.player})
    return _set_occupant(match, event.seat, None)


def apply_arrangement(game: AnyGame, match: Match[Any], event: Arranged) -> Match[Any]:
    """Return the match with new options, settings or seats before the start; raises Illegal."""
    require_gathering(match)
    if match.opened.origin is not None and (event.options, event.seats) != (
        match.options,
        len(match.occupants),
    ):
        raise Illegal("core.origin-is-fixed")
    _require_valid_options(game, event.options, event.seats)
    occupants = (match.occupants + (None,) * event.seats)[: event.seats]
    return replace(match, options=event.options, settings=event.settings, occupants=occupants)


def _set_occupant(match: Match[Any], seat: Seat, occupant: Occupant | None) -> Match[Any]:
    return replace(
        match, occupants=(*match.occupants[:seat], occupant, *match.occupants[seat + 1 :])
    )


def _require_valid_options(game: AnyGame, options: msgspec.Raw, seats: int) -> None:
    """Raise Illegal unless these options can be decoded and allow this number of seats."""
    allowed = game.seat_counts(codec_of(game).decode_options(bytes(options)))
    if seats not in allowed:
        raise Illegal("core.seats", seats=seats, least=allowed[0], most=allowed[-1])

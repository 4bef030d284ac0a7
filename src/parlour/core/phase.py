"""The phases of a match: what each refuses, who is awaited while it is played, and its end."""

from __future__ import annotations

from typing import Any

from parlour.core import clock as clocks
from parlour.core.game import AnyGame, Illegal, Seat, Turn, replace
from parlour.core.match import Match, Occupant


def require_gathering(match: Match[Any]) -> None:
    """Raise Illegal unless the match has not begun."""
    if match.phase != "gathering":
        raise Illegal("core.already-started")


def require_playing(match: Match[Any]) -> None:
    """Raise Illegal unless the match is being played."""
    if match.phase != "playing":
        raise Illegal("core.not-playing")


def require_not_paused(match: Match[Any]) -> None:
    """Raise Illegal while the match is paused."""
    if match.paused:
        raise Illegal("core.paused")


def require_active_seat(match: Match[Any], seat: Seat) -> None:
    """Raise Illegal unless the match is being played and this seat still plays it."""
    require_playing(match)
    occupant_at(match, seat)
    if seat in match.gone:
        raise Illegal("core.gone", seat=seat)


def occupant_at(match: Match[Any], seat: Seat) -> Occupant | None:
    """Return who sits at a seat, or None; raises Illegal where there is no such seat."""
    if not 0 <= seat < len(match.chairs):
        raise Illegal("core.no-such-seat", seat=seat)
    return match.chairs[seat]


def open_decisions(
    game: AnyGame,
    match: Match[Any],
    before: Turn | None = None,
    moved: Seat | None = None,
    lag: int = 0,
) -> Match[Any]:
    """Return the match with decisions opened and clocks running for the seats whose turn it is, or over.

    A seat that was awaited before and still is keeps its decision, unless it has just decided or is now asked another question.
    """
    turn = game.turn(match.state)
    if not turn.seats:
        return end_match(match, None)
    asked_anew = before is not None and before.phase != turn.phase
    since = tuple(
        None
        if seat not in turn.seats
        else match.seq
        if old is None or seat == moved or asked_anew
        else old
        for seat, old in enumerate(match.since)
    )
    awaited = frozenset[Seat]() if match.paused else turn.seats - match.gone
    return replace(
        match,
        since=since,
        asked_at=match.at,
        clock=clocks.switch_clock(match.clock, awaited, match.at, moved, lag),
    )


def end_match(match: Match[Any], why: str | None) -> Match[Any]:
    """Return the match as it is over, with why where the rules alone did not end it."""
    clock = clocks.switch_clock(match.clock, frozenset(), match.at)
    return replace(
        match,
        phase="over",
        ended=why,
        clock=clock,
        since=(None,) * len(match.chairs),
        offer=None,
        paused=False,
    )

"""The phases of a match: their checks, the opening of decisions, and the end."""

from __future__ import annotations

from typing import Any

from parlour.core import clock as clocks
from parlour.core.game import AnyGame, Illegal, Seat, Turn, replace
from parlour.core.match import Match, Occupant


def require_gathering(match: Match[Any]) -> None:
    """Raise Illegal if the match has started."""
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
    """Raise Illegal unless the match is being played and this seat has not left."""
    require_playing(match)
    occupant_at(match, seat)
    if seat in match.gone:
        raise Illegal("core.player-left", seat=seat)


def occupant_at(match: Match[Any], seat: Seat) -> Occupant | None:
    """Return the occupant of a seat, or None; raises Illegal if the seat does not exist."""
    if not 0 <= seat < len(match.occupants):
        raise Illegal("core.no-such-seat", seat=seat)
    return match.occupants[seat]


def open_decisions(
    game: AnyGame,
    match: Match[Any],
    before: Turn | None = None,
    moved: Seat | None = None,
    lag: int = 0,
) -> Match[Any]:
    """Return the match with the decisions of the current turn open and their clocks running.

    The match ends if no seat has a decision to make. A seat whose decision is still open keeps its
    decision id, unless it has just decided or the phase has changed.

    Args:
        before: The turn before the event.
        moved: The seat that has just decided, if any.
        lag: The network lag (ms) of its decision.
    """
    turn = game.turn(match.state)
    if not turn.seats:
        return end_match(match, None)
    is_new_phase = before is not None and before.phase != turn.phase
    decision_ids = tuple(
        None
        if seat not in turn.seats
        else match.seq
        if old is None or seat == moved or is_new_phase
        else old
        for seat, old in enumerate(match.decision_ids)
    )
    awaited = frozenset[Seat]() if match.paused else turn.seats - match.gone
    return replace(
        match,
        decision_ids=decision_ids,
        asked_at=match.at,
        clock=clocks.switch_clock(match.clock, awaited, match.at, moved, lag),
    )


def end_match(match: Match[Any], why: str | None) -> Match[Any]:
    """Return the finished match; `why` is the reason if it was not ended by the rules."""
    clock = clocks.switch_clock(match.clock, frozenset(), match.at)
    return replace(
        match,
        phase="over",
        ended=why,
        clock=clock,
        decision_ids=(None,) * len(match.occupants),
        offer=None,
        paused=False,
    )

"""What a table agrees on: draws, pauses and take-backs, proposed by one and accepted by all."""

from __future__ import annotations

from typing import Any

from parlour.core import clock as clocks
from parlour.core.clock import DAY_MS, Correspondence, Untimed
from parlour.core.event import Answered, Continued, Offered, Proposal
from parlour.core.game import AnyGame, Illegal, Seat, replace
from parlour.core.match import ClosedOffer, Match, Offer, is_unanimous
from parlour.core.phase import end_match, require_active_seat, require_not_paused

MOVES_BETWEEN_OFFERS: dict[Proposal, int] = {"draw": 5, "takeback": 1, "pause": 1}
"""After a proposal came to nothing the same seat may repeat it once it has decided so often more."""

LIVE_OFFER_WAIT_MS, SLOW_OFFER_WAIT_MS = 600_000, DAY_MS
"""Or after so long, for a seat that is not asked to decide: with a clock of minutes, and without a clock or over days."""


def apply_offer(match: Match[Any], event: Offered) -> Match[Any]:
    """Return the match with something proposed; raises Illegal."""
    require_active_seat(match, event.seat)
    if not can_offer(match, event.what):
        raise Illegal("core.not-offered-here", what=event.what)
    if match.offer is not None:
        raise Illegal("core.offer-open", what=match.offer.what)
    if event.what != "draw":
        require_not_paused(match)
    match = replace(match, offer=Offer(event.what, event.seat, frozenset({event.seat}), match.seq))
    # Who plays alone asks nobody.
    return _pause_match(match) if event.what == "pause" and is_unanimous(match) else match


def can_offer(match: Match[Any], what: Proposal) -> bool:
    """Return whether something may be proposed at a table at all: a pause where there is a clock to stop."""
    if what == "draw":
        return match.house.draws and len(match.chairs) > 1
    if what == "pause":
        return match.house.pauses and bool(match.clock.left)
    return match.house.takebacks


def apply_answer(match: Match[Any], event: Answered) -> Match[Any]:
    """Return the match after an answer, and with what all have now agreed on, a take-back excepted; raises Illegal."""
    require_active_seat(match, event.seat)
    offer = match.offer
    if offer is None:
        raise Illegal("core.no-offer")
    if not event.yes:
        return _close_offer(match, event.seat)
    match = replace(match, offer=replace(offer, accepted=offer.accepted | {event.seat}))
    if not is_unanimous(match):
        return match
    return (
        end_match(match, "agreed")
        if offer.what == "draw"
        else _pause_match(match)
        if offer.what == "pause"
        else match
    )


def close_offer_after_move(match: Match[Any], mover: Seat) -> Match[Any]:
    """Return the match after a move: an open proposal came to nothing, but a draw may be offered with one's own move."""
    if match.offer is None or (match.offer.what == "draw" and match.offer.seat == mover):
        return match
    return _close_offer(match, mover)


def _close_offer(match: Match[Any], by: Seat) -> Match[Any]:
    """Return the match with its open proposal closed, remembered in the place of the seat's last of this kind."""
    offer = match.offer
    assert offer is not None
    closed = ClosedOffer(offer.what, offer.seat, by, match.seq, match.at)
    others = (
        one for one in match.closed_offers if (one.what, one.seat) != (offer.what, offer.seat)
    )
    return replace(match, offer=None, closed_offers=(*others, closed))


def require_can_repeat_offer(match: Match[Any], seat: Seat, what: Proposal, at: int) -> None:
    """Raise Illegal where this seat's last proposal of this kind came to nothing a short while ago.

    Whoever decides on a new proposal asks this; a log that holds more of them was written before there was a limit.
    """
    last = next((one for one in match.closed_offers if (one.what, one.seat) == (what, seat)), None)
    if last is None:
        return
    decided = sum(
        mover == seat and seq > last.seq
        for seq, mover in zip(match.moves, match.movers, strict=True)
    )
    moves = MOVES_BETWEEN_OFFERS[what] - decided
    left = (
        last.at
        + (
            SLOW_OFFER_WAIT_MS
            if isinstance(match.clock.rule, Untimed | Correspondence)
            else LIVE_OFFER_WAIT_MS
        )
        - at
    )
    if moves > 0 and left > 0:
        minutes = -(-left // 60_000)
        raise Illegal(
            "core.offer-later", what=what, moves=moves, hours=minutes // 60, minutes=minutes % 60
        )


def _pause_match(match: Match[Any]) -> Match[Any]:
    return replace(match, clock=clocks.pause_clock(match.clock, match.at), offer=None, paused=True)


def apply_continue(game: AnyGame, match: Match[Any], event: Continued) -> Match[Any]:
    """Return the match with its clocks running again after a pause; raises Illegal."""
    require_active_seat(match, event.seat)
    if not match.paused:
        raise Illegal("core.not-paused")
    match = replace(match, paused=False, asked_at=match.at)
    return replace(
        match,
        clock=clocks.switch_clock(match.clock, game.turn(match.state).seats - match.gone, match.at),
    )

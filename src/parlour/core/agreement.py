"""Offers that need the consent of all players: draws, pauses and take-backs."""

from __future__ import annotations

from typing import Any

from parlour.core import clock as clocks
from parlour.core.clock import DAY_MS, Correspondence, Untimed
from parlour.core.event import Answered, Continued, Offered, Proposal
from parlour.core.game import AnyGame, Illegal, Seat, replace
from parlour.core.match import ClosedOffer, Match, Offer, is_unanimous
from parlour.core.phase import end_match, require_active_seat, require_not_paused

MOVES_BETWEEN_OFFERS: dict[Proposal, int] = {"draw": 5, "takeback": 1, "pause": 1}
"""The number of own decisions after which a seat may repeat a declined offer of this kind."""

LIVE_OFFER_WAIT_MS, SLOW_OFFER_WAIT_MS = 600_000, DAY_MS
"""The times (ms) after which a seat may repeat a declined offer without another decision.

The first applies to live clocks, the second to untimed and correspondence matches.
"""


def apply_offer(match: Match[Any], event: Offered) -> Match[Any]:
    """Return the match with a new open offer; raises Illegal."""
    require_active_seat(match, event.seat)
    if not can_offer(match, event.what):
        raise Illegal("core.offer-not-available", what=event.what)
    if match.offer is not None:
        raise Illegal("core.offer-open", what=match.offer.kind)
    if event.what != "draw":
        require_not_paused(match)
    match = replace(match, offer=Offer(event.what, event.seat, frozenset({event.seat}), match.seq))
    # The offer of a single player needs no other consent.
    return _pause_match(match) if event.what == "pause" and is_unanimous(match) else match


def can_offer(match: Match[Any], what: Proposal) -> bool:
    """Return whether the table allows this kind of offer; a pause also needs a clock."""
    if what == "draw":
        return match.settings.draws and len(match.occupants) > 1
    if what == "pause":
        return match.settings.pauses and bool(match.clock.left)
    return match.settings.takebacks


def apply_answer(match: Match[Any], event: Answered) -> Match[Any]:
    """Return the match after an answer to the open offer; raises Illegal.

    A draw or pause takes effect once everyone has accepted. A take-back is applied by its own
    event.
    """
    require_active_seat(match, event.seat)
    offer = match.offer
    if offer is None:
        raise Illegal("core.no-offer")
    if not event.yes:
        return _close_offer(match, event.seat)
    match = replace(match, offer=replace(offer, accepted_by=offer.accepted_by | {event.seat}))
    if not is_unanimous(match):
        return match
    return (
        end_match(match, "agreed")
        if offer.kind == "draw"
        else _pause_match(match)
        if offer.kind == "pause"
        else match
    )


def close_offer_after_move(match: Match[Any], mover: Seat) -> Match[Any]:
    """Decline the open offer after a move, unless it is the mover's own draw offer."""
    if match.offer is None or (match.offer.kind == "draw" and match.offer.seat == mover):
        return match
    return _close_offer(match, mover)


def _close_offer(match: Match[Any], by: Seat) -> Match[Any]:
    """Return the match with its open offer closed.

    It replaces the seat's last closed offer of this kind.
    """
    offer = match.offer
    assert offer is not None
    closed = ClosedOffer(offer.kind, offer.seat, by, match.seq, match.at)
    others = (
        other
        for other in match.closed_offers
        if (other.what, other.seat) != (offer.kind, offer.seat)
    )
    return replace(match, offer=None, closed_offers=(*others, closed))


def require_can_repeat_offer(match: Match[Any], seat: Seat, what: Proposal, at: int) -> None:
    """Raise Illegal if the seat's last offer of this kind was declined too recently.

    Only new offers are checked, because older logs may contain offers from before this limit
    existed.

    Args:
        at: The current time (ms since 1970).
    """
    last = next(
        (offer for offer in match.closed_offers if (offer.what, offer.seat) == (what, seat)), None
    )
    if last is None:
        return
    decisions = sum(
        mover == seat and seq > last.seq
        for seq, mover in zip(match.moves, match.movers, strict=True)
    )
    moves = MOVES_BETWEEN_OFFERS[what] - decisions
    wait_ms = (
        last.at
        + (
            SLOW_OFFER_WAIT_MS
            if isinstance(match.clock.rule, Untimed | Correspondence)
            else LIVE_OFFER_WAIT_MS
        )
        - at
    )
    if moves > 0 and wait_ms > 0:
        minutes = -(-wait_ms // 60_000)
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

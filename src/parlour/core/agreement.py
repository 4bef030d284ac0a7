"""What a table agrees on: draws, pauses and take-backs, proposed by one and accepted by all."""

from __future__ import annotations

from typing import Any

from parlour.core import clock as clocks
from parlour.core.event import Answered, Continued, Offered, Proposal
from parlour.core.game import AnyGame, Illegal, replace
from parlour.core.match import Match, Offer, unanimous
from parlour.core.phase import require_going, require_player, stopped


def offered(match: Match[Any], event: Offered) -> Match[Any]:
    """Return the match with something proposed; raises Illegal."""
    require_player(match, event.seat)
    if not may_offer(match, event.what):
        raise Illegal("core.not-offered-here", what=event.what)
    if match.offer is not None:
        raise Illegal("core.offer-open", what=match.offer.what)
    if event.what != "draw":
        require_going(match)
    match = replace(match, offer=Offer(event.what, event.seat, frozenset({event.seat})))
    # Who plays alone asks nobody.
    return _paused(match) if event.what == "pause" and unanimous(match) else match


def may_offer(match: Match[Any], what: Proposal) -> bool:
    """Return whether something may be proposed at a table at all: a pause where there is a clock to stop."""
    if what == "draw":
        return match.house.draws and len(match.chairs) > 1
    if what == "pause":
        return match.house.pauses and bool(match.clock.left)
    return match.house.takebacks


def answered(match: Match[Any], event: Answered) -> Match[Any]:
    """Return the match after an answer, and with what all have now agreed on, a take-back excepted; raises Illegal."""
    require_player(match, event.seat)
    offer = match.offer
    if offer is None:
        raise Illegal("core.no-offer")
    if not event.yes:
        return replace(match, offer=None)
    match = replace(match, offer=replace(offer, accepted=offer.accepted | {event.seat}))
    if not unanimous(match):
        return match
    return stopped(match, "agreed") if offer.what == "draw" else _paused(match) if offer.what == "pause" else match


def _paused(match: Match[Any]) -> Match[Any]:
    return replace(match, clock=clocks.paused(match.clock, match.at), offer=None, paused=True)


def continued(game: AnyGame, match: Match[Any], event: Continued) -> Match[Any]:
    """Return the match with its clocks running again after a pause; raises Illegal."""
    require_player(match, event.seat)
    if not match.paused:
        raise Illegal("core.not-paused")
    match = replace(match, paused=False, asked_at=match.at)
    return replace(match, clock=clocks.run(match.clock, game.turn(match.state).seats - match.gone, match.at))

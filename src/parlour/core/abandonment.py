"""Matches that somebody left lying: when those who are awaited may be reminded, and when what follows may be claimed."""

from __future__ import annotations

from typing import Any

from parlour.core.clock import DAY_MS, HOUR_MS, Correspondence, Untimed
from parlour.core.event import Claim, Nudged
from parlour.core.game import Illegal, Seat, replace
from parlour.core.match import Match, active_seats

NUDGE_AFTER_MS = 12 * HOUR_MS
"""Whoever was asked may take so long before anybody reminds them; between two reminders at one table there are twice as many."""

ABANDONED_AFTER_MS = 14 * DAY_MS
"""Without a clock a match lies when somebody was awaited for so long; with one the flag falls, and nothing need be claimed."""


def nudge_at(match: Match[Any]) -> int | None:
    """Return from when on those who are awaited may be reminded, or None where nobody is: against a clock of minutes it does that itself."""
    if (
        match.phase != "playing"
        or match.paused
        or not isinstance(match.clock.rule, Untimed | Correspondence)
    ):
        return None
    return max(
        match.asked_at + NUDGE_AFTER_MS, match.nudged_at and match.nudged_at + 2 * NUDGE_AFTER_MS
    )


def claim_at(match: Match[Any]) -> int | None:
    """Return from when on it may be claimed that a match was left lying, or None where a clock sees to that."""
    known = (
        match.phase == "playing" and match.asked_at > 0 and isinstance(match.clock.rule, Untimed)
    )
    return match.asked_at + ABANDONED_AFTER_MS if known else None


def awaited_player_seats(match: Match[Any]) -> frozenset[Seat]:
    """Return the seats of people who are awaited."""
    awaited = (
        Seat(seat)
        for seat, since in enumerate(match.since)
        if since is not None and seat not in match.gone
    )
    return frozenset(
        seat for seat in awaited if (chair := match.chairs[seat]) and chair.player and not chair.bot
    )


def apply_nudge(match: Match[Any], event: Nudged) -> Match[Any]:
    """Return the match after a reminder; raises Illegal."""
    require_awaits_others(match, event.seat)
    due = nudge_at(match)
    if due is None:
        raise Illegal("core.no-nudge")
    if match.at < due:
        raise Illegal("core.nudge-later", at=due)
    return replace(match, nudged_at=match.at)


def require_awaits_others(match: Match[Any], seat: Seat) -> frozenset[Seat]:
    """Return whom a seat waits for; raises Illegal unless it plays, others are awaited, and it is not."""
    waited_for = awaited_player_seats(match)
    if seat not in active_seats(match) or seat in waited_for or not waited_for:
        raise Illegal("core.nobody-awaited")
    if len({chair.player for at in (seat, *waited_for) if (chair := match.chairs[at])}) < 2:
        # On a shared device somebody would wait for themselves.
        raise Illegal("core.nobody-awaited")
    return waited_for


def require_can_claim(match: Match[Any], seat: Seat, what: Claim) -> frozenset[Seat]:
    """Return who has left a match lying; raises Illegal unless a seat may claim this of it now."""
    waited_for = require_awaits_others(match, seat)
    due = claim_at(match)
    if due is None:
        raise Illegal("core.no-claim")
    if match.at < due:
        raise Illegal("core.claim-later", at=due)
    if what != "out" and active_seats(match) != waited_for | {seat}:
        # Others who are there have not said that they want no more of it.
        raise Illegal("core.claim-not-alone")
    return waited_for

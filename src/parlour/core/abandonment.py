"""Abandoned matches: reminders for idle players, and claims of an abandonment."""

from __future__ import annotations

from typing import Any

from parlour.core.clock import DAY_MS, HOUR_MS, Correspondence, Untimed
from parlour.core.event import Claim, Nudged
from parlour.core.game import Illegal, Seat, replace
from parlour.core.match import Match, active_seats

NUDGE_AFTER_MS = 12 * HOUR_MS
"""The minimum time (ms) before the first reminder.

The interval between two reminders is twice as long.
"""

ABANDONED_AFTER_MS = 14 * DAY_MS
"""The time (ms) after which an untimed match counts as abandoned.

In timed matches the flag falls instead.
"""


def nudge_at(match: Match[Any]) -> int | None:
    """Return the earliest time (ms since 1970) when idle players may be reminded, or None.

    None means that reminders do not apply: the match is not being played, is paused, or has a clock
    of minutes.
    """
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
    """Return the earliest time (ms since 1970) to claim an abandonment, or None.

    Claims apply only to untimed matches that are being played.
    """
    is_untimed_play = (
        match.phase == "playing" and match.asked_at > 0 and isinstance(match.clock.rule, Untimed)
    )
    return match.asked_at + ABANDONED_AFTER_MS if is_untimed_play else None


def awaited_player_seats(match: Match[Any]) -> frozenset[Seat]:
    """Return the seats of human players who owe a decision."""
    awaited = (
        Seat(seat)
        for seat, decision_id in enumerate(match.decision_ids)
        if decision_id is not None and seat not in match.gone
    )
    return frozenset(
        seat
        for seat in awaited
        if (occupant := match.occupants[seat]) and occupant.player and not occupant.bot
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
    """Return the other seats with open decisions, for which a seat waits.

    Raises:
        Illegal: The seat does not play, has an open decision itself, or waits for no other player.
    """
    awaited_others = awaited_player_seats(match)
    if seat not in active_seats(match) or seat in awaited_others or not awaited_others:
        raise Illegal("core.no-player-awaited")
    if (
        len(
            {
                occupant.player
                for other in (seat, *awaited_others)
                if (occupant := match.occupants[other])
            }
        )
        < 2
    ):
        # On a shared device, a player could wait for themselves.
        raise Illegal("core.no-player-awaited")
    return awaited_others


def require_can_claim(match: Match[Any], seat: Seat, what: Claim) -> frozenset[Seat]:
    """Return the seats that have abandoned a match.

    Raises:
        Illegal: The seat may not claim `what` now.
    """
    awaited_others = require_awaits_others(match, seat)
    due = claim_at(match)
    if due is None:
        raise Illegal("core.no-claim")
    if match.at < due:
        raise Illegal("core.claim-later", at=due)
    if what != "out" and active_seats(match) != awaited_others | {seat}:
        # A draw or an annulment would end the match for players who are still there.
        raise Illegal("core.claim-not-alone")
    return awaited_others

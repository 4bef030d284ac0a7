"""The number of decisions that each seat made itself.

Decisions of the server and of substitute bots are not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.clock import Untimed
from parlour.core.event import Claimed, EventRecord, Flagged, Left, Moved, Seated
from parlour.core.fold import effective_entries
from parlour.core.match import Match


def own_decisions(match: Match[Any], log: Sequence[EventRecord]) -> list[int]:
    """Return how many decisions each seat's own player or bot made and did not take back."""
    left_at = _left_at(match, log)
    counts = [0] * len(match.occupants)
    substituted: set[int] = set()
    flagged_seat: int | None = None
    for entry in effective_entries(log):
        event = entry.event
        if isinstance(event, Seated):
            has_substitute = event.player is not None and event.bot is not None
            (substituted.add if has_substitute else substituted.discard)(event.seat)
        elif (
            isinstance(event, Moved)
            and event.seat not in substituted
            and event.seat != flagged_seat
        ):
            counts[event.seat] += entry.seq < left_at.get(event.seat, entry.seq + 1)
        # The server makes the move right after a clock has expired.
        flagged_seat = event.seat if isinstance(event, Flagged) else None
    return counts


def _left_at(match: Match[Any], log: Sequence[EventRecord]) -> dict[int, int]:
    """Return the log position at which each seat left and the server began to decide for it."""
    rule = match.clock.rule
    flag_loses = not isinstance(rule, Untimed) and rule.fall == "lose"
    found: dict[int, int] = {}
    claimed_at: int | None = None
    for entry in log:
        event = entry.event
        if isinstance(event, Left) or (isinstance(event, Flagged) and flag_loses):
            found.setdefault(event.seat, entry.seq)
        elif isinstance(event, Claimed) and event.what == "out" and claimed_at is None:
            claimed_at = entry.seq
    if claimed_at is not None:
        for seat in match.gone:
            found.setdefault(seat, claimed_at)
    return found

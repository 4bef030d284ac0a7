"""How many decisions each seat made itself: not those that the server or a substitute bot made for a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.clock import Untimed
from parlour.core.event import Claimed, EventRecord, Flagged, Left, Moved, Seated
from parlour.core.fold import effective_entries
from parlour.core.match import Match


def own_decisions(match: Match[Any], log: Sequence[EventRecord]) -> list[int]:
    """Return how many decisions the player or bot on each seat made; what a take-back removed does not count."""
    left = _left_at(match, log)
    made = [0] * len(match.chairs)
    substituted: set[int] = set()
    late: int | None = None
    for entry in effective_entries(log):
        event = entry.event
        if isinstance(event, Seated):
            has_substitute = event.player is not None and event.bot is not None
            (substituted.add if has_substitute else substituted.discard)(event.seat)
        elif isinstance(event, Moved) and event.seat not in substituted and event.seat != late:
            made[event.seat] += entry.seq < left.get(event.seat, entry.seq + 1)
        # The move right after a flag was made by the server.
        late = event.seat if isinstance(event, Flagged) else None
    return made


def _left_at(match: Match[Any], log: Sequence[EventRecord]) -> dict[int, int]:
    """Return the position in the log at which each seat that left did so; the server makes its decisions from then on."""
    rule = match.clock.rule
    flag_loses = not isinstance(rule, Untimed) and rule.fall == "lose"
    found: dict[int, int] = {}
    claimed: int | None = None
    for entry in log:
        event = entry.event
        if isinstance(event, Left) or (isinstance(event, Flagged) and flag_loses):
            found.setdefault(event.seat, entry.seq)
        elif isinstance(event, Claimed) and event.what == "out" and claimed is None:
            claimed = entry.seq
    if claimed is not None:
        for seat in match.gone:
            found.setdefault(seat, claimed)
    return found

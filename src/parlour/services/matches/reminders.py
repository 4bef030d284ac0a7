"""What those do who wait: they end a pause, remind whoever is awaited, and claim what follows when a match was left lying."""

from __future__ import annotations

from parlour.core.event import Claim, Claimed, Continued, Nudged
from parlour.services.matches.match_store import Decide
from parlour.services.matches.seat_commands import playing


def go_on(player: str, seat: int) -> Decide:
    """End the pause; whoever comes second finds that it has ended."""
    return lambda loaded: [Continued(mine)] if (mine := playing(loaded, player, seat)) is not None and loaded.match.paused else []


def nudge(player: str, seat: int) -> Decide:
    """Remind those who are awaited."""
    return lambda loaded: [Nudged(playing(loaded, player, seat))]


def claim(player: str, seat: int, what: Claim) -> Decide:
    """Claim what follows when those who are awaited have left the match lying."""
    return lambda loaded: [Claimed(playing(loaded, player, seat), what)]

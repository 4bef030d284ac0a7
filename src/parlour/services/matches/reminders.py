"""What those do who wait: they end a pause, remind whoever is awaited, and claim what follows when a match was left lying."""

from __future__ import annotations

from parlour.core.event import Claim, Claimed, Continued, Nudged
from parlour.services.matches.match_store import Command
from parlour.services.matches.seat_commands import require_playing_seat


def end_pause(player: str, seat: int) -> Command:
    """End the pause; whoever comes second finds that it has ended."""
    return lambda loaded: (
        [Continued(mine)]
        if (mine := require_playing_seat(loaded, player, seat)) is not None and loaded.match.paused
        else []
    )


def nudge(player: str, seat: int) -> Command:
    """Remind those who are awaited."""
    return lambda loaded: [Nudged(require_playing_seat(loaded, player, seat))]


def claim(player: str, seat: int, what: Claim) -> Command:
    """Claim what follows when those who are awaited have left the match lying."""
    return lambda loaded: [Claimed(require_playing_seat(loaded, player, seat), what)]

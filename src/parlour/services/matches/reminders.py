"""Commands of waiting players: end a pause, nudge, claim an abandoned match."""

from __future__ import annotations

from parlour.core.event import Claim, Claimed, Continued, Nudged
from parlour.services.matches.match_store import Command
from parlour.services.matches.seat_commands import require_playing_seat


def end_pause(player: str, seat: int) -> Command:
    """End the pause; does nothing if it has ended."""
    return lambda loaded: (
        [Continued(own_seat)]
        if (own_seat := require_playing_seat(loaded, player, seat)) is not None
        and loaded.match.paused
        else []
    )


def nudge(player: str, seat: int) -> Command:
    """Nudge the players who are to move."""
    return lambda loaded: [Nudged(require_playing_seat(loaded, player, seat))]


def claim(player: str, seat: int, what: Claim) -> Command:
    """Claim the result of an abandoned match."""
    return lambda loaded: [Claimed(require_playing_seat(loaded, player, seat), what)]

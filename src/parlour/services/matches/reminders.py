"""Commands of waiting players: end a pause, nudge others, or claim an abandoned match."""

from __future__ import annotations

from parlour.core.event import Claim, Claimed, Continued, Nudged
from parlour.services.matches.match_store import Command
from parlour.services.matches.seat_commands import require_playing_seat


def end_pause(player: str, seat: int) -> Command:
    """Return a command that ends the pause of a match; it does nothing if there is no pause."""
    return lambda loaded: (
        [Continued(own_seat)]
        if (own_seat := require_playing_seat(loaded, player, seat)) is not None
        and loaded.match.paused
        else []
    )


def nudge(player: str, seat: int) -> Command:
    """Return a command that reminds the players whose turn it is."""
    return lambda loaded: [Nudged(require_playing_seat(loaded, player, seat))]


def claim(player: str, seat: int, what: Claim) -> Command:
    """Return a command that claims the result of a match that the opponents have abandoned."""
    return lambda loaded: [Claimed(require_playing_seat(loaded, player, seat), what)]

"""What the lobby and the timers need of a match, projected from it and stored in the same breath."""

from __future__ import annotations

from typing import Any

from parlour.core import clock
from parlour.core.codec import encode
from parlour.core.game import Game, Seat
from parlour.core.match import Match, standing
from parlour.db.log import Facts, SeatFact

NOBODY = -1
"""The seat of a deadline that is the whole table's."""

ABANDONED_MS = clock.DAY_MS
"""A table that does not begin is closed after so long without a change."""


def facts(game: Game[Any, Any, Any, Any], match: Match[Any]) -> Facts:
    """Return the projection of a match: who sits, which phase, when flags fall, how it ended."""
    seats = tuple(
        SeatFact(seat=seat, player=chair.player, name=chair.name, bot=chair.bot) for seat, chair in enumerate(match.chairs) if chair is not None
    )
    result = standing(game, match) if match.phase == "over" else None
    return Facts(
        game=match.opened.game,
        phase=match.phase,
        public=match.house.public,
        after=match.opened.after,
        seats=seats,
        deadlines=deadlines(match),
        result=None if result is None else encode(result),
        updated_at=match.at,
    )


def deadlines(match: Match[Any]) -> tuple[tuple[int, int], ...]:
    """Return (seat, moment) of all that happens if nobody does anything: flags that fall, a table that is given up."""
    if match.phase == "gathering":
        return ((NOBODY, match.at + ABANDONED_MS),)
    seats = range(len(match.clock.since))
    return tuple((seat, due) for seat in seats if (due := clock.fall(match.clock, Seat(seat))) is not None)

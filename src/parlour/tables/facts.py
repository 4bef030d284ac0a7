"""What the lobby and the timers need of a match, projected from it and stored in the same breath."""

from __future__ import annotations

from typing import Any

from parlour.core.clock import Clock, Total
from parlour.core.codec import encode
from parlour.core.game import Game
from parlour.core.match import Match, standing
from parlour.db.log import Facts, SeatFact


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
        deadlines=deadlines(match.clock),
        result=None if result is None else encode(result),
        updated_at=match.at,
    )


def deadlines(clock: Clock) -> tuple[tuple[int, int], ...]:
    """Return (seat, moment) of every flag that would fall if nobody decided."""
    grace = clock.rule.limit_ms if isinstance(clock.rule, Total) else 0
    return tuple((seat, began + left + grace) for seat, (left, began) in enumerate(zip(clock.left, clock.since, strict=True)) if began is not None)

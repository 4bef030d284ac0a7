"""Who sits on which chair, as everybody may know it."""

from __future__ import annotations

from typing import Any

from parlour.core.match import Match
from parlour.core.value import Value


class SeatOccupant(Value, frozen=True):
    """Who sits on a chair."""

    name: str
    bot: str | None
    gone: bool


def seat_occupants(match: Match[Any], named: bool = True) -> tuple[SeatOccupant | None, ...]:
    """Return who sits where; people whose names are not told have empty ones."""
    return tuple(
        None
        if chair is None
        else SeatOccupant(
            chair.name if named or chair.player is None else "", chair.bot, seat in match.gone
        )
        for seat, chair in enumerate(match.chairs)
    )

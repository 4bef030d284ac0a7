"""The public data of the occupants of seats."""

from __future__ import annotations

from typing import Any

from parlour.core.match import Match, seat_colours
from parlour.core.value import Value


class SeatOccupant(Value, frozen=True):
    """The occupant of a seat as everyone may see them."""

    name: str
    """The name of the player or bot; empty if it is hidden."""

    bot: str | None
    """The bot level, or None for a person."""

    out: bool
    """Whether the seat has left the match."""

    colour: int
    """The number of the seat's colour, from 0."""


def seat_occupants(match: Match[Any], named: bool = True) -> tuple[SeatOccupant | None, ...]:
    """Return the occupants of a match; unless `named`, the names of people are empty."""
    colours = seat_colours(match)
    return tuple(
        None
        if occupant is None
        else SeatOccupant(
            occupant.name if named or occupant.player is None else "",
            occupant.bot,
            seat in match.gone,
            colours[seat],
        )
        for seat, occupant in enumerate(match.occupants)
    )

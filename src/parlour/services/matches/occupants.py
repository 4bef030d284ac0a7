"""Lookups among the occupants of a table, and the events that reorder them."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.event import AnyEvent, Seated, Vacated
from parlour.core.game import Illegal, Seat
from parlour.core.match import Occupant
from parlour.db.records import Player
from parlour.services.names import distinct_name, numbered_names


def own_seat(occupants: Sequence[Occupant | None], player: Player) -> int | None:
    """Return the seat of a player, or None.

    A player with several seats on a shared device is at the seat under their own name.
    """
    seats_by_name = {
        occupant.name: seat
        for seat, occupant in enumerate(occupants)
        if occupant and occupant.player == player.id
    }
    if len(seats_by_name) == 1:
        return next(iter(seats_by_name.values()))
    return next(
        (seats_by_name[name] for name in numbered_names(player.name) if name in seats_by_name), None
    )


def name_at_table(occupants: Sequence[Occupant | None], player: Player) -> str:
    """Return the name of a player at a table: that of their seat, or else a distinct one."""
    own_number = own_seat(occupants, player)
    occupant = None if own_number is None else occupants[own_number]
    return (
        distinct_name(player.name, names_at_table(occupants)) if occupant is None else occupant.name
    )


def names_at_table(occupants: Sequence[Occupant | None], *excluded: int | None) -> set[str]:
    """Return the names at a table, except those at the excluded seats."""
    return {
        occupant.name
        for seat, occupant in enumerate(occupants)
        if occupant is not None and seat not in excluded
    }


def is_other_person(occupant: Occupant | None, host: Player) -> bool:
    """Return whether a seat's occupant is a person other than the host."""
    return occupant is not None and occupant.player not in (None, host.id)


def reorder_events(
    occupants: Sequence[Occupant | None], order: Sequence[int] | None
) -> list[AnyEvent]:
    """Return the events that move the occupants to other seats; raises Illegal.

    Args:
        occupants: The occupants.
        order: For each seat, the current seat of the occupant who moves there; None changes nothing.
    """
    if order is None:
        return []
    if sorted(order) != list(range(len(occupants))):
        raise Illegal("core.order")
    if list(order) == sorted(order):
        return []
    vacated = [Vacated(Seat(seat)) for seat, occupant in enumerate(occupants) if occupant]
    return [
        *vacated,
        *(
            _seat_again(Seat(seat), occupant)
            for seat, source in enumerate(order)
            if (occupant := occupants[source])
        ),
    ]


def _seat_again(seat: Seat, occupant: Occupant) -> Seated:
    return Seated(
        seat=seat,
        name=occupant.name,
        player=occupant.player,
        bot=occupant.bot,
        nonce=occupant.nonce,
    )

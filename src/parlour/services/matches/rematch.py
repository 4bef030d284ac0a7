"""Rematches: the same table with rotated seats, opened by the first player who requests it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.event import AnyEvent, Opened, Seated, Started
from parlour.core.game import Illegal, Seat, replace
from parlour.core.match import Match, Occupant, seat_colours
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.services.matches.terms import terms_of_match
from parlour.services.names import distinct_name


class RematchStatus(Value, frozen=True):
    """The status of a rematch."""

    match: str
    """The match id of the rematch."""

    accepted_by: tuple[int, ...]
    """The seats of the previous match whose players have agreed."""

    started: bool
    """Whether the rematch has started."""

    changed: bool
    """Whether the host has changed terms or seats, so that players must look before joining."""


def rematch_status(before: Match[Any], after: Match[Any]) -> RematchStatus:
    """Return the status of a rematch, in terms of the seats of the previous match."""
    seated_players = {
        occupant.player for occupant in after.occupants if occupant and occupant.player
    }
    agreed = tuple(
        seat
        for seat, occupant in enumerate(before.occupants)
        if occupant and (occupant.player is None or occupant.player in seated_players)
    )
    return RematchStatus(after.id, agreed, after.phase != "gathering", _is_changed(before, after))


def _is_changed(before: Match[Any], after: Match[Any]) -> bool:
    """Return whether a rematch has new terms, or occupants that differ from the rotated ones."""
    if terms_of_match(before) != terms_of_match(after):
        return True
    pairs = zip(rotated_seats(before.occupants), after.occupants, strict=True)
    return any(
        occupant is not None
        and (own is None or (own.player, own.bot) != (occupant.player, occupant.bot))
        for own, occupant in pairs
    )


def is_rematch(before: Match[Any], after: Match[Any]) -> bool:
    """Return whether a match is the rematch of another one, which clients cannot forge."""
    return after.opened.after == before.id and after.opened.game == before.opened.game


def require_may_rematch(loaded: LoadedMatch, player: Player) -> LoadedMatch:
    """Return a finished match in which a player had a seat; raises Illegal or Forbidden."""
    if loaded.match.phase != "over":
        raise Illegal("core.not-over")
    if not _seats_of(loaded.match.occupants, player):
        raise Forbidden("core.not-your-table")
    return loaded


def rematch_opening(
    before: LoadedMatch, player: Player, key: bytes, code: str, nonce: bytes
) -> list[AnyEvent]:
    """Return the opening events of a rematch, which seat its bots and the requesting player."""
    match = before.match
    opened = Opened(
        game=match.opened.game,
        version=before.game.spec.version,
        options=match.options,
        seats=len(match.occupants),
        settings=match.settings,
        key=key,
        host=player.id,
        code=code,
        after=match.id,
        colours=rotated_colours(before),
    )
    rotated = rotated_seats(match.occupants)
    bots = [
        _reseat(Seat(seat), occupant, b"")
        for seat, occupant in enumerate(rotated)
        if occupant and occupant.bot
    ]
    own = _seat_player(rotated, player, nonce)
    return [opened, *bots, *own, *([Started()] if len(bots) + len(own) == len(rotated) else [])]


def join_rematch(before: LoadedMatch, player: Player, nonce: bytes) -> Command:
    """Return a command that gives a player their rotated seats at an open rematch.

    The rematch starts once all players are seated. The command raises Illegal if the host has
    changed the table, because joining means accepting the previous terms.
    """
    rotated = rotated_seats(before.match.occupants)

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        occupants = loaded.match.occupants
        if loaded.match.phase != "gathering" or _seats_of(occupants, player):
            return []
        if _is_changed(before.match, loaded.match):
            raise Illegal("core.rematch-changed")
        names = {occupant.name for occupant in occupants if occupant is not None}
        seating = [
            replace(event, name=distinct_name(event.name, names))
            for event in _seat_player(rotated, player, nonce)
            if occupants[event.seat] is None
        ]
        free_count = sum(occupant is None for occupant in occupants) - len(seating)
        return [*seating, *([Started()] if seating and not free_count else [])]

    return decide


def rotated_seats(occupants: Sequence[Occupant | None]) -> tuple[Occupant | None, ...]:
    """Return occupants rotated by one seat, without substitute bots."""
    people = tuple(
        replace(occupant, bot=None) if occupant is not None and occupant.player else occupant
        for occupant in occupants
    )
    return (*people[1:], *people[:1])


def rotated_colours(before: LoadedMatch) -> tuple[int, ...]:
    """Return the colours of a rematch's seats, so that players keep theirs if the game allows it."""
    if not before.game.spec.has_player_colours:
        return ()
    colours = seat_colours(before.match)
    return (*colours[1:], *colours[:1])


def _seats_of(occupants: Sequence[Occupant | None], player: Player) -> list[Seat]:
    return [
        Seat(seat)
        for seat, occupant in enumerate(occupants)
        if occupant and occupant.player == player.id
    ]


def _seat_player(
    occupants: Sequence[Occupant | None], player: Player, nonce: bytes
) -> list[Seated]:
    """Return the events that seat a player at a rematch, with their nonce on the first seat."""
    seats = _seats_of(occupants, player)
    return [
        _reseat(seat, occupant, nonce if seat == seats[0] else b"")
        for seat in seats
        if (occupant := occupants[seat])
    ]


def _reseat(seat: Seat, occupant: Occupant, nonce: bytes) -> Seated:
    return replace(
        Seated(seat=seat, name=occupant.name, player=occupant.player, bot=occupant.bot), nonce=nonce
    )

"""The match after a match: the same table with the seats moved on by one, opened by whoever asks first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.event import AnyEvent, Opened, Seated, Started
from parlour.core.game import Illegal, Seat
from parlour.core.game import replace as changed
from parlour.core.match import Match, Occupant
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Command
from parlour.services.matches.terms import terms_of_match
from parlour.services.names import distinct_name


class RematchStatus(Value, frozen=True):
    """The rematch of a match: which seats of the match before have agreed to it, and whether it has begun.

    `changed`: its host has arranged it differently from the match before, so that nobody joins it without having seen how.
    """

    match: str
    agreed: tuple[int, ...]
    started: bool
    changed: bool


def rematch_status(before: Match[Any], after: Match[Any]) -> RematchStatus:
    """Return how far the rematch `after` has come, in seats of the match before it."""
    sitting = {chair.player for chair in after.chairs if chair and chair.player}
    agreed = tuple(
        seat
        for seat, chair in enumerate(before.chairs)
        if chair and (chair.player is None or chair.player in sitting)
    )
    return RematchStatus(after.id, agreed, after.phase != "gathering", _is_changed(before, after))


def _is_changed(before: Match[Any], after: Match[Any]) -> bool:
    """Return whether a rematch has other terms than the match before it, or others on its chairs than those who moved on to them."""
    if terms_of_match(before) != terms_of_match(after):
        return True
    pairs = zip(rotated_seats(before.chairs), after.chairs, strict=True)
    return any(
        chair is not None and (own is None or (own.player, own.bot) != (chair.player, chair.bot))
        for own, chair in pairs
    )


def is_rematch(before: Match[Any], after: Match[Any]) -> bool:
    """Return whether a match was opened as the rematch of another: only `opening` says so, and no client can."""
    return after.opened.after == before.id and after.opened.game == before.opened.game


def require_may_rematch(loaded: LoadedMatch, player: Player) -> LoadedMatch:
    """Return a match if this player may ask for its rematch; raises Illegal while it is on, Forbidden for those who did not sit."""
    if loaded.match.phase != "over":
        raise Illegal("core.not-over")
    if not _seats_of(loaded.match.chairs, player):
        raise Forbidden("core.not-your-table")
    return loaded


def rematch_opening(
    before: LoadedMatch, player: Player, key: bytes, code: str, nonce: bytes
) -> list[AnyEvent]:
    """Return the opening of a rematch: bots and whoever asks sit down at once, other people's chairs wait for them."""
    match = before.match
    opened = Opened(
        game=match.opened.game,
        version=before.game.spec.version,
        options=match.options,
        seats=len(match.chairs),
        house=match.house,
        key=key,
        host=player.id,
        code=code,
        after=match.id,
    )
    rotated = rotated_seats(match.chairs)
    bots = [
        _reseat(Seat(seat), chair, b"") for seat, chair in enumerate(rotated) if chair and chair.bot
    ]
    mine = _seat_player(rotated, player, nonce)
    return [opened, *bots, *mine, *([Started()] if len(bots) + len(mine) == len(rotated) else [])]


def join_rematch(before: LoadedMatch, player: Player, nonce: bytes) -> Command:
    """Take one's moved chairs at the rematch that somebody else has opened; it begins when everybody sits.

    Where its host has changed it, it is refused: whoever accepts a rematch agrees to what was played before.
    """
    rotated = rotated_seats(before.match.chairs)

    def decide(loaded: LoadedMatch) -> Sequence[AnyEvent]:
        chairs = loaded.match.chairs
        if loaded.match.phase != "gathering" or _seats_of(chairs, player):
            return []
        if _is_changed(before.match, loaded.match):
            raise Illegal("core.rematch-changed")
        names = {chair.name for chair in chairs if chair is not None}
        seated = [
            changed(event, name=distinct_name(event.name, names))
            for event in _seat_player(rotated, player, nonce)
            if chairs[event.seat] is None
        ]
        free = sum(chair is None for chair in chairs) - len(seated)
        return [*seated, *([Started()] if seated and not free else [])]

    return decide


def rotated_seats(chairs: Sequence[Occupant | None]) -> tuple[Occupant | None, ...]:
    """Return the chairs moved on by one, so that another seat begins; a bot that played on for somebody goes."""
    kept = tuple(
        changed(chair, bot=None) if chair is not None and chair.player else chair
        for chair in chairs
    )
    return (*kept[1:], *kept[:1])


def _seats_of(chairs: Sequence[Occupant | None], player: Player) -> list[Seat]:
    return [Seat(seat) for seat, chair in enumerate(chairs) if chair and chair.player == player.id]


def _seat_player(chairs: Sequence[Occupant | None], player: Player, nonce: bytes) -> list[Seated]:
    """Return this player sitting down on all their chairs, with fresh luck of their own on the first."""
    seats = _seats_of(chairs, player)
    return [
        _reseat(seat, chair, nonce if seat == seats[0] else b"")
        for seat in seats
        if (chair := chairs[seat])
    ]


def _reseat(seat: Seat, chair: Occupant, nonce: bytes) -> Seated:
    return changed(
        Seated(seat=seat, name=chair.name, player=chair.player, bot=chair.bot), nonce=nonce
    )

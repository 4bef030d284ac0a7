"""Asking people to a table: a challenge, or a free chair at one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.matches.access import is_at_home
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import gathering
from parlour.services.social.relationships import Circle
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.relationships import Ties

HELD_MS = 24 * 3_600_000
"""For so long somebody is reminded that they were asked, as long as the table still gathers."""

HOUR_MS, MOST_AN_HOUR = 3_600_000, 30
"""How many people one person may ask in an hour."""

MOST = 12
"""How many of those who ask somebody are told of."""


class Asked(Value, frozen=True, kw_only=True):
    """Somebody asks one to a table that still has a free chair, since a moment (ms since 1970)."""

    match: str
    game: str
    by: str
    name: str
    member: bool
    at: int


class Asking:
    """Brings word from a table to those who are wanted there. Nobody is asked by whom they block, nor by who blocks them."""

    def __init__(self, ties: Ties, circle: Circle, matches: Matches) -> None:
        self._ties, self._circle, self._matches = ties, circle, matches
        self.heard: list[Callable[[str, str, str], None]] = []
        """Told of who was asked to which match, and by whom, by name."""

    async def ask(self, match: str, player: Player, whom: str) -> None:
        """Ask somebody to a table at which one sits, or of which one is the host; raises Illegal."""
        other = await self._circle.person(whom)
        if other.id == player.id:
            raise Illegal("meet.yourself")
        await self._circle.require_welcome(player, other.id)
        found = gathering(await self._matches.get(match)).match
        if not is_at_home(found, player.id):
            raise Forbidden("core.not-your-table")
        if other.id in found.out:
            raise Forbidden("meet.put-out-here")
        if None not in found.chairs:
            raise Illegal("meet.no-free-chair")
        if await self._ties.sent(player.id, now() - HOUR_MS) >= MOST_AN_HOUR:
            raise Illegal("meet.asked-often", most=MOST_AN_HOUR)
        await self._ties.summon(match, player.id, other.id, now())
        for tell in self.heard:
            tell(match, other.id, player.name)

    async def asked(self, player: Player) -> list[Asked]:
        """Return who asks somebody to which table, the last first; what can no longer be accepted is left out."""
        sent = await self._ties.summoned(player.id, now() - HELD_MS, MOST)
        apart = await self._circle.apart(player) if sent else frozenset[str]()
        found: list[Asked] = []
        for one in sent:
            try:
                loaded = await self._matches.get(one.match)
            except Illegal:
                continue  # a table that is no longer there asks nobody
            if one.by.id not in apart and _is_open(loaded, player.id):
                game = loaded.match.opened.game
                found.append(Asked(match=one.match, game=game, by=one.by.id, name=one.by.name, member=one.by.role != "guest", at=one.at))
        return found

    async def decline(self, match: str, player: Player) -> None:
        """Say no, or that one has come: the house stops reminding."""
        await self._ties.unsummon(match, player.id)


def _is_open(loaded: LoadedMatch, player: str) -> bool:
    """Return whether somebody can still sit down at a table where they do not sit yet."""
    match = loaded.match
    here = any(chair and chair.player == player for chair in match.chairs)
    return match.phase == "gathering" and None in match.chairs and player not in match.out and not here

"""Asking people to a table: a challenge, or a free chair at one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.matches.access import is_player_or_host
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seating import require_gathering
from parlour.services.social.relationships import RelationshipService
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.relationships import RelationshipRepository

INVITATION_TTL_MS = 24 * 3_600_000
"""For so long somebody is reminded that they were asked, as long as the table still gathers."""

HOUR_MS, MAX_PER_HOUR = 3_600_000, 30
"""How many people one person may ask in an hour."""

MAX_LISTED = 12
"""How many of those who ask somebody are told of."""


InvitationNotifier = Callable[[str, str, str], None]
"""Notifies of an invitation: the match, the id of the invited player and the name of the inviting one."""


class TableInvitation(Value, frozen=True, kw_only=True):
    """Somebody asks one to a table that still has a free chair, since a moment (ms since 1970)."""

    match: str
    game: str
    by: str
    name: str
    member: bool
    at: int


class Invitations:
    """Brings word from a table to those who are wanted there. Nobody is asked by whom they block, nor by who blocks them."""

    def __init__(
        self,
        repository: RelationshipRepository,
        relationships: RelationshipService,
        matches: Matches,
        notify: InvitationNotifier,
    ) -> None:
        self._repository, self._relationships, self._matches = repository, relationships, matches
        self._notify = notify

    async def invite(self, match: str, player: Player, whom: str) -> None:
        """Ask somebody to a table at which one sits, or of which one is the host; raises Illegal."""
        other = await self._relationships.require_person(whom)
        if other.id == player.id:
            raise Illegal("meet.yourself")
        await self._relationships.require_not_blocked(player, other.id)
        found = require_gathering(await self._matches.get(match)).match
        if not is_player_or_host(found, player.id):
            raise Forbidden("core.not-your-table")
        if other.id in found.out:
            raise Forbidden("meet.put-out-here")
        if None not in found.chairs:
            raise Illegal("meet.no-free-chair")
        if await self._repository.sent_count(player.id, now() - HOUR_MS) >= MAX_PER_HOUR:
            raise Illegal("meet.asked-often", most=MAX_PER_HOUR)
        await self._repository.add_invitation(match, player.id, other.id, now())
        self._notify(match, other.id, player.name)

    async def received_invitations(self, player: Player) -> list[TableInvitation]:
        """Return who asks somebody to which table, the last first; what can no longer be accepted is left out."""
        sent = await self._repository.received_invitations(
            player.id, now() - INVITATION_TTL_MS, MAX_LISTED
        )
        apart = await self._relationships.blocked_players(player) if sent else frozenset[str]()
        found: list[TableInvitation] = []
        for one in sent:
            try:
                loaded = await self._matches.get(one.match)
            except Illegal:
                continue  # a table that is no longer there asks nobody
            if one.by.id not in apart and _can_accept(loaded, player.id):
                game = loaded.match.opened.game
                found.append(
                    TableInvitation(
                        match=one.match,
                        game=game,
                        by=one.by.id,
                        name=one.by.name,
                        member=one.by.role != "guest",
                        at=one.at,
                    )
                )
        return found

    async def decline(self, match: str, player: Player) -> None:
        """Say no, or that one has come: the house stops reminding."""
        await self._repository.delete_invitation(match, player.id)


def _can_accept(loaded: LoadedMatch, player: str) -> bool:
    """Return whether somebody can still sit down at a table where they do not sit yet."""
    match = loaded.match
    here = any(chair and chair.player == player for chair in match.chairs)
    return (
        match.phase == "gathering" and None in match.chairs and player not in match.out and not here
    )

"""Invitations of players to tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.services.errors import Forbidden
from parlour.services.matches.access import is_player_or_host
from parlour.services.matches.challenges import Challenges
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.match_store import Matches
from parlour.services.matches.player_events import InvitedEvent
from parlour.services.matches.seating import require_gathering
from parlour.services.social.relationships import RelationshipService
from parlour.services.time import HOUR_MS, now

if TYPE_CHECKING:
    from parlour.db.relationships import RelationshipRepository

INVITATION_TTL_MS = 24 * 3_600_000
"""How long (ms) an invitation is shown unless its table starts."""

MAX_PER_HOUR = 30
"""The period (ms) of the limit on sent invitations, and the maximum number per player."""

MAX_LISTED = 12
"""The maximum number of invitations that a player sees."""


InvitationPublisher = Callable[[str, InvitedEvent], None]
"""Sends an invitation to the listeners of a player, by id."""

InvitationNotifier = Callable[[str, str, str], None]
"""Called with the match id, the id of the invited player and the name of the inviting player."""


class TableInvitation(Value, frozen=True, kw_only=True):
    """An invitation to a table with a free seat."""

    match: str
    """The match id."""

    game: str
    """The game."""

    inviter: str
    """The id of the inviting player."""

    name: str
    """The name of the inviting player."""

    member: bool
    """Whether the inviting player is a member."""

    at: int
    """The time of the invitation (ms since 1970)."""

    seat: int | None = None
    """The seat that is kept free for a bot account, or null."""

    answer_by: int | None = None
    """The time (ms since 1970) until which the seat is kept free, or null."""


class Invitations:
    """The service for invitations, which are impossible between players who block each other."""

    def __init__(
        self,
        repository: RelationshipRepository,
        relationships: RelationshipService,
        matches: Matches,
        notify: InvitationNotifier,
        publish: InvitationPublisher,
        challenges: Challenges,
    ) -> None:
        self._repository, self._relationships, self._matches = repository, relationships, matches
        self._notify, self._publish, self._challenges = notify, publish, challenges

    async def invite(
        self,
        match: str,
        player: Player,
        invitee: str,
        seat: int | None = None,
        *,
        starts: bool = False,
    ) -> None:
        """Invite a player to a table that the inviter has joined or hosts; raises Illegal.

        Args:
            match: The match id.
            player: The inviting player.
            invitee: The id of the invited player.
            seat: The seat that is kept free for a bot account until it answers, or None.
            starts: Whether the match starts once the bot account has taken the last open seat.
        """
        invited = await self._relationships.require_person(invitee)
        if invited.id == player.id:
            raise Illegal("social.yourself")
        await self._relationships.require_not_blocked(player, invited.id)
        loaded = require_gathering(await self._matches.get(match))
        found = loaded.match
        if not is_player_or_host(found, player.id):
            raise Forbidden("core.not-your-table")
        if invited.id in found.out:
            raise Forbidden("social.removed-from-table")
        if None not in found.occupants:
            raise Illegal("social.no-open-seat")
        if seat is not None:
            await self._challenges.require_possible(loaded, player, invited, seat)
        if await self._repository.sent_count(player.id, now() - HOUR_MS) >= MAX_PER_HOUR:
            raise Illegal("social.too-many-invitations", most=MAX_PER_HOUR)
        at = now()
        answer_by = None if seat is None else self._challenges.deadline(at)
        await self._repository.add_invitation(
            match, player.id, invited.id, at, seat=seat, answer_by=answer_by, starts=starts
        )
        self._notify(match, invited.id, player.name)
        invitation = InvitedEvent(
            at=at,
            match=match,
            game=found.opened.game,
            inviter=player.id,
            name=player.name,
            seat=seat,
            answer_by=answer_by,
        )
        self._publish(invited.id, invitation)
        if seat is not None:
            self._challenges.expect_answer(match)

    async def received_invitations(self, player: Player) -> list[TableInvitation]:
        """Return the invitations that a player can still accept, newest first."""
        at = now()
        sent = await self._repository.received_invitations(
            player.id, at - INVITATION_TTL_MS, at, MAX_LISTED
        )
        blocked = await self._relationships.blocked_players(player) if sent else frozenset[str]()
        found: list[TableInvitation] = []
        for row in sent:
            try:
                loaded = await self._matches.get(row.match)
            except Illegal:
                continue  # The table no longer exists.
            if row.by.id not in blocked and _can_accept(loaded, player.id):
                game = loaded.match.opened.game
                found.append(
                    TableInvitation(
                        match=row.match,
                        game=game,
                        inviter=row.by.id,
                        name=row.by.name,
                        member=row.by.role != "guest",
                        at=row.at,
                        seat=row.seat,
                        answer_by=row.answer_by,
                    )
                )
        return found

    async def decline(self, match: str, player: Player) -> None:
        """Decline an invitation; a challenge remains stored, so that the host sees the answer."""
        if not await self._challenges.decline(match, player):
            await self._repository.delete_invitation(match, player.id)


def _can_accept(loaded: LoadedMatch, player: str) -> bool:
    """Return whether a player can still take a seat at the table of an invitation."""
    match = loaded.match
    is_seated = any(occupant and occupant.player == player for occupant in match.occupants)
    return (
        match.phase == "gathering"
        and None in match.occupants
        and player not in match.out
        and not is_seated
    )

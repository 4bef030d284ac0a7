"""The use cases of club membership: join, leave, invite, answer, remove, and change roles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from parlour.core.game import Illegal
from parlour.db.club_records import ClubRole, ClubRow
from parlour.db.records import Player
from parlour.services.accounts.members import Members
from parlour.services.clubs.club_rights import is_staff_action, require_club_right
from parlour.services.clubs.club_views import ClubNews, ClubNotice
from parlour.services.clubs.clubs import (
    MAX_ADMISSIONS,
    MAX_MEMBERS,
    MAX_OWNED,
    ClubService,
    position_in,
    require_unmuted_member,
)
from parlour.services.errors import Forbidden, NotFound
from parlour.services.social.relationships import RelationshipService
from parlour.services.time import now

MAX_REQUESTS_PER_USER = 20
"""The maximum number of open requests of one user."""

ClubNotifier = Callable[[ClubNotice], None]
"""Notifies a user of news about a club."""


class ClubMembership:
    """The service that changes who is a member of a club, and with which role."""

    def __init__(
        self,
        clubs: ClubService,
        members: Members,
        relationships: RelationshipService,
        notify: ClubNotifier,
    ) -> None:
        self._clubs, self._repository = clubs, clubs.repository
        self._members, self._relationships, self._notify = members, relationships, notify

    async def join(self, club_id: str, player: Player) -> None:
        """Join a club, accept an invitation to it, or ask to join; raises Forbidden or Illegal."""
        row = await self._clubs.require_right(club_id, player, "join")
        if row.admission == "removed":
            raise Forbidden("club.removed")
        await self._clubs.require_room_for_membership(player.id)
        if row.admission == "invited":
            await self._admit(row, player.id, "invited")
        elif row.joining == "open":
            _require_room(await self._repository.join(row.id, player.id, now(), MAX_MEMBERS))
        elif row.joining == "invitation":
            raise Forbidden("club.by-invitation")
        elif row.admission != "requested":
            await self._request(row, player)

    async def withdraw(self, club_id: str, player: Player) -> None:
        """Withdraw a request to join a club, or decline an invitation to it."""
        row = await self._clubs.require_club(club_id, player)
        if row.admission not in ("requested", "invited"):
            raise NotFound("club.no-such-request")
        await self._repository.delete_admission(row.id, player.id, row.admission)

    async def leave(self, club_id: str, player: Player) -> None:
        """Leave a club; raises Forbidden for its owner."""
        row = await self._clubs.require_right(club_id, player, "leave")
        if row.role:
            await self._repository.remove_member(row.id, player.id, row.role)

    async def invite(self, club_id: str, player: Player, name: str) -> None:
        """Invite a member of the site by name; a user who has asked to join is accepted."""
        row = await self._clubs.require_right(club_id, player, "invite")
        require_unmuted_member(player)
        invited = (await self._members.member_by_name(name)).player
        if invited.id == player.id:
            raise Illegal("social.yourself")
        await self._relationships.require_not_blocked(player, invited.id)
        kind = await self._repository.admission_kind(row.id, invited.id)
        if kind == "requested":
            await self.answer_request(club_id, player, invited.id, accept=True)
            return
        if await self._repository.admission_count(row.id, "invited") >= MAX_ADMISSIONS:
            raise Illegal("club.too-many-invitations", most=MAX_ADMISSIONS)
        if not await self._repository.add_invitation(row.id, invited.id, player.id, now()):
            raise Illegal("club.is-a-member", name=invited.name)
        if kind != "invited":
            self._notify_user("invited", invited.id, row, player)

    async def cancel_invitation(self, club_id: str, player: Player, invited_id: str) -> None:
        """Cancel an invitation to a club; raises NotFound."""
        row = await self._clubs.require_right(club_id, player, "invite")
        if not await self._repository.delete_admission(row.id, invited_id, "invited"):
            raise NotFound("club.no-such-request")

    async def answer_request(
        self, club_id: str, player: Player, applicant_id: str, *, accept: bool
    ) -> None:
        """Accept or decline a request to join a club; raises NotFound."""
        row = await self._clubs.require_right(club_id, player, "answer-request")
        if await self._repository.admission_kind(row.id, applicant_id) != "requested":
            raise NotFound("club.no-such-request")
        if not accept:
            await self._repository.delete_admission(row.id, applicant_id, "requested")
            return
        await self._clubs.require_room_for_membership(applicant_id)
        await self._admit(row, applicant_id, "requested")
        self._notify_user("accepted", applicant_id, row, player)

    async def remove(self, club_id: str, player: Player, member_id: str) -> None:
        """Remove a member, who may then return only by invitation."""
        row = await self._clubs.require_right(club_id, player, "remove-member")
        role = await self._require_role(row, member_id)
        if member_id == player.id:
            raise Illegal("social.yourself")
        if role != "member":
            require_club_right(player, position_in(row), "remove-leader")
        if role == "owner":
            raise Forbidden("club.not-the-owner")
        if not await self._repository.expel_member(row.id, member_id, role, now()):
            raise NotFound("club.no-such-member")

    async def set_role(self, club_id: str, player: Player, member_id: str, role: ClubRole) -> None:
        """Make a member a leader or a leader a member, or transfer the club to a member."""
        row = await self._clubs.require_right(
            club_id, player, "transfer" if role == "owner" else "set-role"
        )
        current = await self._require_role(row, member_id)
        if role == "owner":
            await self._transfer(row, player, member_id)
        elif current == "owner" or not await self._repository.set_role(row.id, member_id, role):
            raise Illegal("club.owner-has-no-other-role")

    async def _transfer(self, row: ClubRow, player: Player, new_owner_id: str) -> None:
        is_by_staff = is_staff_action(player.role, position_in(row), "transfer")
        if not is_by_staff:
            await self._relationships.require_not_blocked(player, new_owner_id)
        if await self._repository.owned_count(new_owner_id) >= MAX_OWNED:
            raise Illegal("club.new-owner-owns-too-many", most=MAX_OWNED)
        if not await self._repository.transfer(row.id, new_owner_id):
            raise NotFound("club.no-such-member")
        await self._clubs.record_staff_action(row, player, "transfer", "transferred-club")

    async def _request(self, row: ClubRow, player: Player) -> None:
        require_unmuted_member(player)
        if await self._repository.admission_count(row.id, "requested") >= MAX_ADMISSIONS:
            raise Illegal("club.too-many-requests", most=MAX_ADMISSIONS)
        if await self._repository.request_count_of(player.id) >= MAX_REQUESTS_PER_USER:
            raise Illegal("club.too-many-own-requests", most=MAX_REQUESTS_PER_USER)
        if not await self._repository.add_request(row.id, player.id, now()):
            return
        blocked = await self._relationships.blocked_players(player)
        for leader in await self._repository.leaders(row.id):
            if leader not in blocked:
                self._notify_user("requested", leader, row, player)

    async def _admit(
        self, row: ClubRow, player_id: str, kind: Literal["requested", "invited"]
    ) -> None:
        _require_room(await self._repository.admit(row.id, player_id, kind, now(), MAX_MEMBERS))

    def _notify_user(self, news: ClubNews, user_id: str, row: ClubRow, by: Player) -> None:
        self._notify(
            ClubNotice(news=news, user=user_id, club=row.id, club_name=row.name, by=by.name)
        )

    async def _require_role(self, row: ClubRow, member_id: str) -> ClubRole:
        role = await self._repository.role_of(row.id, member_id)
        if role is None:
            raise NotFound("club.no-such-member")
        return role


def _require_room(has_joined: bool) -> None:
    if not has_joined:
        raise Illegal("club.full", most=MAX_MEMBERS)

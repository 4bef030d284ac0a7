"""HTTP API for clubs."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.club_records import ClubRole
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.numbers import CursorQuery
from parlour.server.limits.quotas import QuotaKind
from parlour.services.clubs.club_views import (
    ClubDetails,
    ClubMemberPage,
    ClubSummary,
    OwnClubs,
)
from parlour.services.clubs.clubs import PAGE_SIZE, ClubTerms
from parlour.services.tournaments.serializers import TournamentSummary, tournament_summary

UserId = Annotated[str, Meta(max_length=40)]


class ClubList(Value, frozen=True, kw_only=True):
    """Response body with a page of clubs."""

    clubs: list[ClubSummary]
    has_more: bool
    """Whether there are further clubs."""


class NewClub(Value, frozen=True, kw_only=True):
    """Response body with the id of a new club."""

    id: str


class InvitedName(Value, frozen=True):
    """Request body with the name of a user to invite."""

    name: Annotated[str, Meta(max_length=200)]


class UserReference(Value, frozen=True):
    """Request body with the id of a user."""

    user: UserId


class RequestAnswer(Value, frozen=True):
    """Request body with the answer to a request to join."""

    user: UserId
    accept: bool


class MemberRole(Value, frozen=True):
    """Request body with the new role of a member; `owner` transfers the club."""

    user: UserId
    role: ClubRole


class ClubsApi(Controller):
    """Endpoints for clubs."""

    path = "/api/clubs"
    tags = ["clubs"]

    @get("/")
    async def clubs(
        self,
        application: AppDep,
        player: PlayerDep,
        text: FromQuery[str] = "",
        offset: CursorQuery = 0,
    ) -> ClubList:
        """Return a page of up to thirty clubs, largest first.

        Args:
            text: Text that the names must contain, or empty for all clubs.
            offset: Number of clubs to skip.
        """
        found = await application.clubs.service.clubs(player, text[:200], offset)
        return ClubList(clubs=found[:PAGE_SIZE], has_more=len(found) > PAGE_SIZE)

    @get("/mine")
    async def own_clubs(self, application: AppDep, player: PlayerDep) -> OwnClubs:
        """Return the clubs, invitations and requests of the user."""
        return await application.clubs.service.own_clubs(player)

    @post("/")
    async def create_club(
        self, application: AppDep, player: PlayerDep, data: JSONBody[ClubTerms], quota: QuotaDep
    ) -> NewClub:
        """Create a club that the user owns (members only).

        A user can own up to three clubs and be a member of up to fifty.
        """
        await quota.spend(QuotaKind.CLUBS)
        return NewClub(id=await application.clubs.service.create_club(player, data))

    @get("/{club:str}")
    async def club(self, application: AppDep, player: PlayerDep, club: PathName) -> ClubDetails:
        """Return a club with its first fifty members, limited to what the user may see.

        `online` is false for members who block the user or whom the user blocks.
        """
        return await application.clubs.service.club_details(club, player)

    @get("/{club:str}/members")
    async def members(
        self, application: AppDep, player: PlayerDep, club: PathName, offset: CursorQuery = 0
    ) -> ClubMemberPage:
        """Return a page of fifty members: the owner, then leaders, then members by seniority.

        Args:
            offset: Number of members to skip.
        """
        return await application.clubs.service.members(club, player, offset)

    @get("/{club:str}/tournaments")
    async def tournaments(
        self, application: AppDep, player: PlayerDep, club: PathName
    ) -> list[TournamentSummary]:
        """Return the tournaments of a club, unfinished ones first."""
        return [
            tournament_summary(tournament, player)
            for tournament in await application.tournaments.tournaments_of_club(club, player)
        ]

    @post("/{club:str}/edit", status_code=204)
    async def edit_club(
        self,
        application: AppDep,
        player: PlayerDep,
        club: PathName,
        data: JSONBody[ClubTerms],
        quota: QuotaDep,
    ) -> None:
        """Change the name, the description and the joining rule (leaders and moderators)."""
        await quota.spend(QuotaKind.CLUB_CHANGES)
        await application.clubs.service.edit_club(club, player, data)

    @post("/{club:str}/delete", status_code=204)
    async def delete_club(self, application: AppDep, player: PlayerDep, club: PathName) -> None:
        """Delete a club (owner and moderators).

        Its tournaments remain, but accept no new entrants.
        """
        await application.clubs.service.delete_club(club, player)

    @post("/{club:str}/join", status_code=204)
    async def join(
        self, application: AppDep, player: PlayerDep, club: PathName, quota: QuotaDep
    ) -> None:
        """Join a club, accept an invitation to it, or ask to join.

        A removed member can return only by invitation.
        """
        await quota.spend(QuotaKind.CLUB_CHANGES)
        await application.clubs.membership.join(club, player)

    @post("/{club:str}/withdraw", status_code=204)
    async def withdraw(self, application: AppDep, player: PlayerDep, club: PathName) -> None:
        """Withdraw a request to join, or decline an invitation."""
        await application.clubs.membership.withdraw(club, player)

    @post("/{club:str}/leave", status_code=204)
    async def leave(self, application: AppDep, player: PlayerDep, club: PathName) -> None:
        """Leave a club. Its owner must transfer or delete it instead."""
        await application.clubs.membership.leave(club, player)

    @post("/{club:str}/invite", status_code=204)
    async def invite(
        self,
        application: AppDep,
        player: PlayerDep,
        club: PathName,
        data: JSONBody[InvitedName],
        quota: QuotaDep,
    ) -> None:
        """Invite a user by name, unless one of the two blocks the other (leaders only).

        A user who has asked to join is accepted.
        """
        await quota.spend(QuotaKind.CLUB_CHANGES)
        await application.clubs.membership.invite(club, player, data.name)

    @post("/{club:str}/cancel-invitation", status_code=204)
    async def cancel_invitation(
        self,
        application: AppDep,
        player: PlayerDep,
        club: PathName,
        data: JSONBody[UserReference],
    ) -> None:
        """Cancel an invitation (leaders only)."""
        await application.clubs.membership.cancel_invitation(club, player, data.user)

    @post("/{club:str}/answer", status_code=204)
    async def answer_request(
        self,
        application: AppDep,
        player: PlayerDep,
        club: PathName,
        data: JSONBody[RequestAnswer],
    ) -> None:
        """Accept or decline a request to join (leaders only)."""
        await application.clubs.membership.answer_request(
            club, player, data.user, accept=data.accept
        )

    @post("/{club:str}/remove", status_code=204)
    async def remove(
        self,
        application: AppDep,
        player: PlayerDep,
        club: PathName,
        data: JSONBody[UserReference],
    ) -> None:
        """Remove a member, who may then return only by invitation (leaders only)."""
        await application.clubs.membership.remove(club, player, data.user)

    @post("/{club:str}/role", status_code=204)
    async def set_role(
        self,
        application: AppDep,
        player: PlayerDep,
        club: PathName,
        data: JSONBody[MemberRole],
    ) -> None:
        """Make a member a leader or a leader a member, or transfer the club (owner only)."""
        await application.clubs.membership.set_role(club, player, data.user, data.role)

"""HTTP API for managing one user: restrictions, names, roles and account removal."""

from __future__ import annotations

from litestar import Controller, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.db.records import Role
from parlour.server.api.admin_requests import AdminRequesterDep, Confirmation, Hours, Text
from parlour.server.dependencies import AppDep, PathName, PlayerDep
from parlour.services.accounts.admin_rights import actor_from_player


class RestrictionRequest(Value, frozen=True):
    """Request body for muting or banning a user."""

    hours: Hours
    """Length of the restriction, in hours; 0 lifts it."""
    reason: Text = ""


class NameChange(Confirmation, frozen=True, kw_only=True):
    """Request body for renaming a user."""

    name: Text


class RoleChange(Confirmation, frozen=True, kw_only=True):
    """Request body for changing a member's role."""

    role: Role


class MergeRequest(Confirmation, frozen=True, kw_only=True):
    """Request body for merging one account into another."""

    into: Text
    """Id of the account that remains."""


class IssuedRecoveryCode(Value, frozen=True):
    """Response body with a recovery code that an operator issued for another user."""

    code: str


class AdminUsersApi(Controller):
    """Endpoints with which operators and moderators manage a user.

    `AdministrationService` checks each action against the rights in `admin_rights`.
    """

    path = "/api/admin/people/{person:str}"
    tags = ["admin"]

    @post("/mute", status_code=204)
    async def mute(
        self,
        application: AppDep,
        player: PlayerDep,
        person: PathName,
        data: JSONBody[RestrictionRequest],
    ) -> None:
        """Mute a user in chats for a number of hours (moderators)."""
        await application.administration.mute(
            actor_from_player(player), person, data.hours, data.reason
        )

    @post("/sign-out", status_code=204)
    async def sign_out_everywhere(
        self, application: AppDep, player: PlayerDep, person: PathName
    ) -> None:
        """End all sessions of a user (moderators)."""
        await application.administration.sign_out_everywhere(actor_from_player(player), person)

    @post("/ban", status_code=204)
    async def ban(
        self,
        application: AppDep,
        player: PlayerDep,
        person: PathName,
        data: JSONBody[RestrictionRequest],
    ) -> None:
        """Ban a user for a number of hours (operators)."""
        await application.administration.ban(
            actor_from_player(player), person, data.hours, data.reason
        )

    @post("/rename", status_code=204)
    async def rename(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        person: PathName,
        data: JSONBody[NameChange],
    ) -> None:
        """Rename a user, including in their past matches (operators).

        This requires a recent sign-in.
        """
        await application.administration.rename(
            await requester.confirmed_actor(data), person, data.name
        )

    @post("/recovery-code")
    async def issue_recovery_code(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        person: PathName,
        data: JSONBody[Confirmation],
    ) -> IssuedRecoveryCode:
        """Issue a recovery code for a member who cannot sign in, and return it (operators).

        This requires a recent sign-in.
        """
        return IssuedRecoveryCode(
            await application.administration.issue_recovery_code(
                await requester.confirmed_actor(data), person
            )
        )

    @post("/role", status_code=204)
    async def set_role(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        person: PathName,
        data: JSONBody[RoleChange],
    ) -> None:
        """Set a member's role: member, moderator or operator (operators).

        This requires a recent sign-in.
        """
        await application.administration.set_role(
            await requester.confirmed_actor(data), person, data.role
        )

    @post("/merge", status_code=204)
    async def merge_accounts(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        person: PathName,
        data: JSONBody[MergeRequest],
    ) -> None:
        """Merge one account into another (operators).

        This requires a recent sign-in.
        """
        await application.administration.merge(
            await requester.confirmed_actor(data), person, data.into
        )

    @post("/delete", status_code=204)
    async def delete_account(
        self,
        application: AppDep,
        requester: AdminRequesterDep,
        person: PathName,
        data: JSONBody[Confirmation],
    ) -> None:
        """Delete a user's account, but keep their matches without the name (operators).

        This requires a recent sign-in.
        """
        await application.administration.delete_account(
            await requester.confirmed_actor(data), person
        )

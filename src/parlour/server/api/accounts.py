"""HTTP API for accounts: sign-up, sign-in, passwords, recovery codes and signed-in devices."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.records import Player, Role
from parlour.server.dependencies import (
    AppDep,
    NetworkQuotasDep,
    PathName,
    PlayerDep,
    QuotaDep,
    ThrottleDep,
    VisitorDep,
)
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.limits.quotas import QuotaKind
from parlour.server.realtime.session import Visitor
from parlour.services.accounts.members import name_key
from parlour.services.accounts.reserved_names import reserved_word
from parlour.services.accounts.sessions import DeviceSummary
from parlour.services.application import Application
from parlour.services.matches.vacations import VacationDays

Text = Annotated[str, Meta(max_length=1_000)]
"""Text from a form field, limited in length.

The limit is above those of names and passwords, so that the service can report which one is too
long.
"""


class SignUpRequest(Value, frozen=True):
    """Request body for signing up as a member."""

    name: Text
    password: Text
    invitation: Text = ""
    """Invitation key or site password; empty if registration is open."""


class InvitationKey(Value, frozen=True):
    """Request body with an invitation key."""

    invitation: Text


class NameCheck(Value, frozen=True):
    """Request body for checking whether a name is available."""

    name: Text


class Credentials(Value, frozen=True):
    """Request body for signing in with a password."""

    name: Text
    password: Text


class RecoveryRequest(Value, frozen=True):
    """Request body for signing in with a recovery code and setting a new password."""

    name: Text
    code: Text
    """One of the user's recovery codes."""
    password: Text
    """The new password."""


class PasswordChange(Value, frozen=True):
    """Request body for changing the user's own password."""

    old_password: Text
    new_password: Text


class PasswordConfirmation(Value, frozen=True):
    """Request body for an action that the user confirms with their password."""

    password: Text = ""
    """The current password; empty for a user without one."""


class NameAvailability(Value, frozen=True):
    """Response body that says whether a name is available."""

    available: bool


class RecoveryCodes(Value, frozen=True):
    """Response body with new recovery codes.

    The server stores only hashes of the codes, so it cannot show them again.
    """

    codes: list[str]


class AccountDetails(Value, frozen=True, kw_only=True):
    """Response body for a member's own account page."""

    name: str
    role: Role
    joined_at: int
    """Time of sign-up, in ms since 1970."""
    has_password: bool
    recently_signed_in: bool
    """Whether a recent sign-in replaces the password as confirmation."""
    recovery_codes_left: int
    devices: list[DeviceSummary]


class AccountsApi(Controller):
    """Endpoints for accounts.

    Sign-in and recovery do not reveal whether a name is registered. Only `name-check` does.
    """

    path = "/api/account"
    tags = ["accounts"]

    @get("/")
    async def account(self, application: AppDep, visitor: VisitorDep) -> AccountDetails:
        """Return the user's account details, including sign-in methods and signed-in devices."""
        member = await application.accounts.members.require_member(visitor.player)
        return AccountDetails(
            name=member.player.name,
            role=member.player.role,
            joined_at=member.since,
            has_password=member.password is not None,
            recently_signed_in=await application.accounts.sessions.is_recent_sign_in(
                visitor.player, visitor.token
            ),
            recovery_codes_left=await application.accounts.members.recovery_codes_left(
                visitor.player
            ),
            devices=await application.accounts.sessions.devices(visitor.player, visitor.token),
        )

    @get("/vacation")
    async def vacation(self, application: AppDep, player: PlayerDep) -> VacationDays:
        """Return the number of vacation days that the user has left this year.

        Correspondence tables with automatic vacation use them.
        """
        return await application.clocks.vacations.vacation_of(player)

    @post("/name-check", status_code=200)
    async def check_name(
        self, application: AppDep, player: PlayerDep, data: JSONBody[NameCheck]
    ) -> NameAvailability:
        """Return whether a name is valid and available to the user.

        A name is not available if it looks like a member's or contains a reserved word.
        """
        is_valid = bool(name_key(data.name)) and reserved_word(data.name) is None
        return NameAvailability(
            is_valid and await application.accounts.members.is_name_free(data.name, player.id)
        )

    @post("/sign-up")
    async def sign_up(
        self,
        application: AppDep,
        visitor: VisitorDep,
        data: JSONBody[SignUpRequest],
        quota: QuotaDep,
        throttle: ThrottleDep,
        network_quotas: NetworkQuotasDep,
    ) -> RecoveryCodes:
        """Turn the guest into a member and return the recovery codes.

        The member keeps the guest's matches. The codes are shown only once. Without an invitation,
        a network may create only a limited number of accounts.
        """
        if data.invitation:
            # The invitation key may be an attempt to guess the site password.
            await quota.spend(QuotaKind.SIGN_UPS)
        # Only operators create invitations, so sign-ups by invitation do not count against the limit.
        limit = (
            throttle.at_invitation(visitor.network)
            if data.invitation
            else network_quotas.at_sign_up(
                visitor.network, await application.administration.settings.sign_up_limit()
            )
        )
        async with limit:
            player = await application.accounts.sign_up.sign_up(
                visitor.player, data.name, data.password, data.invitation
            )
        await start_session(application, visitor, player, "password")
        return RecoveryCodes(await application.accounts.members.replace_recovery_codes(player))

    @post("/accept-invitation", status_code=204)
    async def claim_role(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[InvitationKey],
    ) -> None:
        """Give the member the role that an invitation grants.

        An invitation never lowers a role. One that grants no more than the member has is refused
        (`account.invitation-not-needed`) and stays valid.
        """
        async with throttle.at_invitation(visitor.network):
            await application.administration.claim_role(visitor.player, data.invitation)

    @get("/export")
    async def export_data(self, application: AppDep, player: PlayerDep) -> Response[dict[str, Any]]:
        """Return a file with all data that is stored about the user.

        It contains the account, sessions, notification addresses, matches and results, chat, posts
        and threads, tournaments, clubs, reports that the user made or received, and entries of the
        audit log.
        """
        headers = {"content-disposition": 'attachment; filename="parlour.json"'}
        return Response(await application.administration.export_data(player), headers=headers)

    @post("/delete", status_code=204)
    async def delete_account(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
    ) -> None:
        """Delete the user's account.

        The user's matches are kept without the name. Members confirm with their password, or with a
        recent sign-in if they have no password.
        """
        if visitor.player.role != "guest":
            async with throttle.password_attempt(visitor.player.id, visitor.network, ""):
                member, recently_signed_in = (
                    await application.accounts.members.require_member(visitor.player),
                    await application.accounts.sessions.is_recent_sign_in(
                        visitor.player, visitor.token
                    ),
                )
                await application.accounts.members.require_current_password(
                    member, data.password, fresh=recently_signed_in
                )
        await application.administration.delete_own_account(visitor.player)
        visitor.has_signed_out = True

    @post("/sign-in", status_code=204)
    async def sign_in(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[Credentials],
    ) -> None:
        """Sign in with a name and a password."""
        device_token = (
            visitor.device_token
            if await application.accounts.members.is_known_device(data.name, visitor.device_token)
            else None
        )
        async with throttle.password_attempt(name_key(data.name), visitor.network, device_token):
            player = await application.accounts.members.authenticate(data.name, data.password)
        await start_session(application, visitor, player, "password")

    @post("/recover", status_code=204)
    async def recover_account(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[RecoveryRequest],
    ) -> None:
        """Sign in with a recovery code and set a new password.

        All other devices are signed out and all API keys are revoked.
        """
        async with throttle.recovery_attempt(visitor.network):
            player = await application.accounts.members.recover_account(
                data.name, data.code, data.password
            )
        await application.accounts.sessions.end_all_access(player)
        await start_session(application, visitor, player, "code")

    @post("/password", status_code=204)
    async def change_password(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasswordChange],
    ) -> None:
        """Change the user's password, sign out all other devices and revoke all API keys.

        A user without a password needs a recent sign-in.
        """
        member = await application.accounts.members.require_member(visitor.player)
        async with throttle.password_attempt(visitor.player.id, visitor.network, ""):
            recently_signed_in = await application.accounts.sessions.is_recent_sign_in(
                visitor.player, visitor.token
            )
            await application.accounts.members.change_password(
                member, data.old_password, data.new_password, fresh=recently_signed_in
            )
        await application.accounts.sessions.end_all_access(visitor.player, visitor.token)
        visitor.new_device_token = await application.accounts.members.device_token(visitor.player)

    @post("/recovery-codes")
    async def replace_recovery_codes(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
    ) -> RecoveryCodes:
        """Replace the user's recovery codes and return the new ones.

        The user confirms with their password, or with a recent sign-in if they have no password.
        """
        member = await application.accounts.members.require_member(visitor.player)
        async with throttle.password_attempt(visitor.player.id, visitor.network, ""):
            recently_signed_in = await application.accounts.sessions.is_recent_sign_in(
                visitor.player, visitor.token
            )
            await application.accounts.members.require_current_password(
                member, data.password, fresh=recently_signed_in
            )
        return RecoveryCodes(
            await application.accounts.members.replace_recovery_codes(visitor.player)
        )

    @post("/devices/{device:str}/sign-out", status_code=204)
    async def sign_out_device(
        self, application: AppDep, player: PlayerDep, device: PathName
    ) -> None:
        """Sign out one of the user's devices."""
        await application.accounts.sessions.end_session(player, device)

    @post("/devices/sign-out-others", status_code=204)
    async def sign_out_other_devices(self, application: AppDep, visitor: VisitorDep) -> None:
        """Sign out all of the user's other devices."""
        await application.accounts.sessions.end_other_sessions(visitor.player, visitor.token)


async def require_reauthentication(
    application: Application, visitor: Visitor, throttle: LoginThrottle, password: str
) -> None:
    """Raise `Forbidden` unless the member signed in recently or gives the correct password.

    Endpoints call this before they add or remove a sign-in method.
    """
    member = await application.accounts.members.require_member(visitor.player)
    async with throttle.password_attempt(visitor.player.id, visitor.network, ""):
        await application.accounts.members.require_reauthentication(
            member,
            password,
            fresh=await application.accounts.sessions.is_recent_sign_in(
                visitor.player, visitor.token
            ),
        )


async def start_session(
    application: Application, visitor: Visitor, player: Player, opened_with: str
) -> None:
    """Replace the visitor's session with a new one for the given player.

    Args:
        visitor: The visitor whose browser receives the new session token.
        player: The player who signs in.
        opened_with: The sign-in method.
    """
    previous_token = visitor.token
    token = await application.accounts.sessions.create_session(player, visitor.device, opened_with)
    await application.accounts.sessions.sign_out(previous_token)
    visitor.switch_player(player, token, await application.accounts.members.device_token(player))

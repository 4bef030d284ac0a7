"""The API of accounts: become a member, sign in and out, keys, recovery, and the devices somebody is signed in on."""

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
"""What somebody types into a field: longer than any name or password may be, so that the house itself says what is too long."""


class SignUpRequest(Value, frozen=True):
    """A name and the password to it, and the key of an invitation, where the house asks for one."""

    name: Text
    password: Text
    invitation: Text = ""


class InvitationKey(Value, frozen=True):
    """The key of an invitation."""

    invitation: Text


class NameCheck(Value, frozen=True):
    """A name that somebody asks about."""

    name: Text


class Credentials(Value, frozen=True):
    """A name and the password to it."""

    name: Text
    password: Text


class RecoveryRequest(Value, frozen=True):
    """A name, a recovery code, and the password that shall hold from now on."""

    name: Text
    code: Text
    password: Text


class PasswordChange(Value, frozen=True):
    """The password that was, and the one that shall be."""

    old_password: Text
    new_password: Text


class PasswordConfirmation(Value, frozen=True):
    """The password of whoever asks, where they have one."""

    password: Text = ""


class NameAvailability(Value, frozen=True):
    """Whether a name is free."""

    available: bool


class RecoveryCodes(Value, frozen=True):
    """Recovery codes, told this once."""

    codes: list[str]


class AccountDetails(Value, frozen=True, kw_only=True):
    """What a member's own page shows; `fresh`: they signed in a moment ago, which stands for the password of whoever has none."""

    name: str
    role: Role
    joined_at: int
    has_password: bool
    recently_signed_in: bool
    recovery_codes_left: int
    devices: list[DeviceSummary]


class AccountsApi(Controller):
    """Members and their keys. Nothing here tells whether a name that was not told its key is anybody's, beyond what everybody may ask."""

    path = "/api/account"
    tags = ["accounts"]

    @get("/")
    async def account(self, here: AppDep, visitor: VisitorDep) -> AccountDetails:
        """Return my account: since when, which keys it has, where I am signed in."""
        member = await here.accounts.members.require_member(visitor.player)
        return AccountDetails(
            name=member.player.name,
            role=member.player.role,
            joined_at=member.since,
            has_password=member.password is not None,
            recently_signed_in=await here.accounts.sessions.is_recent_sign_in(
                visitor.player, visitor.token
            ),
            recovery_codes_left=await here.accounts.members.recovery_codes_left(visitor.player),
            devices=await here.accounts.sessions.devices(visitor.player, visitor.token),
        )

    @get("/vacation")
    async def vacation(self, here: AppDep, player: PlayerDep) -> VacationDays:
        """Return how many days off I have left this year: tables over days take them by themselves where they are played so."""
        return await here.clocks.vacations.vacation_of(player)

    @post("/name-check", status_code=200)
    async def check_name(
        self, here: AppDep, player: PlayerDep, data: JSONBody[NameCheck]
    ) -> NameAvailability:
        """Return whether I may be a member by this name."""
        allowed = bool(name_key(data.name)) and reserved_word(data.name) is None
        return NameAvailability(
            allowed and await here.accounts.members.is_name_free(data.name, player.id)
        )

    @post("/sign-up")
    async def sign_up(
        self,
        here: AppDep,
        visitor: VisitorDep,
        data: JSONBody[SignUpRequest],
        allowed: QuotaDep,
        guesses: ThrottleDep,
        quotas: NetworkQuotasDep,
    ) -> RecoveryCodes:
        """Become a member: I stay who I am, with all I played. The answer has recovery codes to put away."""
        if data.invitation:
            # It may be a guess at the password of the house.
            allowed.spend(QuotaKind.SIGN_UPS)
        # Invitations are the operator's to give, so what they let in is not counted.
        room = (
            guesses.at_invitation(visitor.network)
            if data.invitation
            else quotas.at_sign_up(visitor.network, await here.administration.sign_up_limit())
        )
        async with room:
            player = await here.accounts.sign_up.sign_up(
                visitor.player, data.name, data.password, data.invitation
            )
        await start_session(here, visitor, player, "password")
        return RecoveryCodes(await here.accounts.members.replace_recovery_codes(player))

    @post("/accept-invitation", status_code=204)
    async def claim_role(
        self, here: AppDep, visitor: VisitorDep, guesses: ThrottleDep, data: JSONBody[InvitationKey]
    ) -> None:
        """Take, as a member, the role that an invitation gives."""
        async with guesses.at_invitation(visitor.network):
            await here.administration.claim_role(visitor.player, data.invitation)

    @get("/export")
    async def export_data(self, here: AppDep, player: PlayerDep) -> Response[dict[str, Any]]:
        """Return all that the house keeps of me, as a file."""
        headers = {"content-disposition": 'attachment; filename="parlour.json"'}
        return Response(await here.administration.export_data(player), headers=headers)

    @post("/delete", status_code=204)
    async def delete_account(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
    ) -> None:
        """Take me out of the house, for my password or after a fresh sign-in where I have none: my matches stay, nameless."""
        if visitor.player.role != "guest":
            async with guesses.password_attempt(visitor.player.id, visitor.network, ""):
                member, fresh = (
                    await here.accounts.members.require_member(visitor.player),
                    await here.accounts.sessions.is_recent_sign_in(visitor.player, visitor.token),
                )
                await here.accounts.members.require_current_password(
                    member, data.password, fresh=fresh
                )
        await here.administration.delete_own_account(visitor.player)
        visitor.has_signed_out = True

    @post("/sign-in", status_code=204)
    async def sign_in(
        self, here: AppDep, visitor: VisitorDep, guesses: ThrottleDep, data: JSONBody[Credentials]
    ) -> None:
        """Sign in by name and password."""
        mark = (
            visitor.device_token
            if await here.accounts.members.is_known_device(data.name, visitor.device_token)
            else None
        )
        async with guesses.password_attempt(name_key(data.name), visitor.network, mark):
            player = await here.accounts.members.authenticate(data.name, data.password)
        await start_session(here, visitor, player, "password")

    @post("/recover", status_code=204)
    async def recover_account(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[RecoveryRequest],
    ) -> None:
        """Sign in by name and recovery code, and choose another password; every other device is signed out."""
        async with guesses.recovery_attempt(visitor.network):
            player = await here.accounts.members.recover_account(
                data.name, data.code, data.password
            )
        await here.accounts.sessions.end_other_sessions(player)
        await start_session(here, visitor, player, "code")

    @post("/password", status_code=204)
    async def change_password(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasswordChange],
    ) -> None:
        """Change my password; every other device is signed out."""
        member = await here.accounts.members.require_member(visitor.player)
        async with guesses.password_attempt(visitor.player.id, visitor.network, ""):
            fresh = await here.accounts.sessions.is_recent_sign_in(visitor.player, visitor.token)
            await here.accounts.members.change_password(
                member, data.old_password, data.new_password, fresh=fresh
            )
        await here.accounts.sessions.end_other_sessions(visitor.player, visitor.token)
        visitor.new_device_token = await here.accounts.members.device_token(visitor.player)

    @post("/recovery-codes")
    async def replace_recovery_codes(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
    ) -> RecoveryCodes:
        """Return new recovery codes in the place of those I had, for my password or after a fresh sign-in where I have none."""
        member = await here.accounts.members.require_member(visitor.player)
        async with guesses.password_attempt(visitor.player.id, visitor.network, ""):
            fresh = await here.accounts.sessions.is_recent_sign_in(visitor.player, visitor.token)
            await here.accounts.members.require_current_password(member, data.password, fresh=fresh)
        return RecoveryCodes(await here.accounts.members.replace_recovery_codes(visitor.player))

    @post("/devices/{device:str}/sign-out", status_code=204)
    async def sign_out_device(self, here: AppDep, player: PlayerDep, device: PathName) -> None:
        """Sign one of my devices out."""
        await here.accounts.sessions.end_session(player, device)

    @post("/devices/sign-out-others", status_code=204)
    async def sign_out_other_devices(self, here: AppDep, visitor: VisitorDep) -> None:
        """Sign all my other devices out."""
        await here.accounts.sessions.end_other_sessions(visitor.player, visitor.token)


async def require_reauthentication(
    here: Application, visitor: Visitor, guesses: LoginThrottle, password: str
) -> None:
    """Raise Forbidden unless a member signed in a moment ago or tells their password: ways in are opened and closed."""
    member = await here.accounts.members.require_member(visitor.player)
    async with guesses.password_attempt(visitor.player.id, visitor.network, ""):
        await here.accounts.members.require_reauthentication(
            member,
            password,
            fresh=await here.accounts.sessions.is_recent_sign_in(visitor.player, visitor.token),
        )


async def start_session(
    here: Application, visitor: Visitor, player: Player, opened_with: str
) -> None:
    """Make whoever asks this player, under a fresh token."""
    before = visitor.token
    token = await here.accounts.sessions.create_session(player, visitor.device, opened_with)
    await here.accounts.sessions.sign_out(before)
    visitor.switch_player(player, token, await here.accounts.members.device_token(player))

"""The API of accounts: become a member, sign in and out, keys, recovery, and the devices somebody is signed in on."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.records import Player, Role
from parlour.server.dependencies import Allowance, Asking, Guessing, Here, Named, Quota, Visiting
from parlour.server.limits.login_throttle import Guesses
from parlour.server.limits.quotas import Kind
from parlour.server.realtime.session import Visitor
from parlour.services.accounts.members import name_key
from parlour.services.accounts.reserved_names import reserved_word
from parlour.services.accounts.sessions import DeviceLine
from parlour.services.application import House
from parlour.services.matches.vacations import Vacation

Text = Annotated[str, Meta(max_length=1_000)]
"""What somebody types into a field: longer than any name or password may be, so that the house itself says what is too long."""


class Joining(Value, frozen=True):
    """A name and the password to it, and the key of an invitation, where the house asks for one."""

    name: Text
    password: Text
    invitation: Text = ""


class Invitation(Value, frozen=True):
    """The key of an invitation."""

    invitation: Text


class Called(Value, frozen=True):
    """A name that somebody asks about."""

    name: Text


class Key(Value, frozen=True):
    """A name and the password to it."""

    name: Text
    password: Text


class Recovery(Value, frozen=True):
    """A name, a recovery code, and the password that shall hold from now on."""

    name: Text
    code: Text
    password: Text


class NewPassword(Value, frozen=True):
    """The password that was, and the one that shall be."""

    old: Text
    new: Text


class Password(Value, frozen=True):
    """The password of whoever asks, where they have one."""

    password: Text = ""


class Free(Value, frozen=True):
    """Whether a name is free."""

    free: bool


class Codes(Value, frozen=True):
    """Recovery codes, told this once."""

    codes: list[str]


class Account(Value, frozen=True, kw_only=True):
    """What a member's own page shows; `fresh`: they signed in a moment ago, which stands for the password of whoever has none."""

    name: str
    role: Role
    since: int
    password: bool
    fresh: bool
    codes: int
    devices: list[DeviceLine]


class AccountsApi(Controller):
    """Members and their keys. Nothing here tells whether a name that was not told its key is anybody's, beyond what everybody may ask."""

    path = "/api/account"
    tags = ["accounts"]

    @get("/")
    async def account(self, here: Here, visitor: Visiting) -> Account:
        """Return my account: since when, which keys it has, where I am signed in."""
        member = await here.members.of(visitor.player)
        return Account(
            name=member.player.name,
            role=member.player.role,
            since=member.since,
            password=member.password is not None,
            fresh=await here.sessions.is_fresh(visitor.player, visitor.token),
            codes=await here.members.codes_left(visitor.player),
            devices=await here.sessions.devices(visitor.player, visitor.token),
        )

    @get("/vacation")
    async def vacation(self, here: Here, player: Asking) -> Vacation:
        """Return how many days off I have left this year: tables over days take them by themselves where they are played so."""
        return await here.vacations.of(player)

    @post("/free", status_code=200)
    async def free(self, here: Here, player: Asking, data: JSONBody[Called]) -> Free:
        """Return whether I may be a member by this name."""
        allowed = bool(name_key(data.name)) and reserved_word(data.name) is None
        return Free(allowed and await here.members.is_free(data.name, player.id))

    @post("/join")
    async def join(self, here: Here, visitor: Visiting, data: JSONBody[Joining], allowed: Allowance, guesses: Guessing, quotas: Quota) -> Codes:
        """Become a member: I stay who I am, with all I played. The answer has recovery codes to put away."""
        if data.invitation:
            # It may be a guess at the password of the house.
            allowed.spend(Kind.DOOR)
        # Invitations are the operator's to give, so what they let in is not counted.
        room = guesses.at_invitation(visitor.network) if data.invitation else quotas.at_sign_up(visitor.network, await here.office.sign_ups())
        async with room:
            player = await here.entrance.join(visitor.player, data.name, data.password, data.invitation)
        await signed_in(here, visitor, player, "password")
        return Codes(await here.members.new_codes(player))

    @post("/claim", status_code=204)
    async def claim(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Invitation]) -> None:
        """Take, as a member, the role that an invitation gives."""
        async with guesses.at_invitation(visitor.network):
            await here.office.claim(visitor.player, data.invitation)

    @get("/export")
    async def export(self, here: Here, player: Asking) -> Response[dict[str, Any]]:
        """Return all that the house keeps of me, as a file."""
        headers = {"content-disposition": 'attachment; filename="parlour.json"'}
        return Response(await here.office.kept_of(player), headers=headers)

    @post("/erase", status_code=204)
    async def erase(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Password]) -> None:
        """Take me out of the house, for my password or after a fresh sign-in where I have none: my matches stay, nameless."""
        if visitor.player.role != "guest":
            async with guesses.at_password(visitor.player.id, visitor.network, ""):
                member, fresh = await here.members.of(visitor.player), await here.sessions.is_fresh(visitor.player, visitor.token)
                await here.members.require_key(member, data.password, fresh=fresh)
        await here.office.leave(visitor.player)
        visitor.left = True

    @post("/sign-in", status_code=204)
    async def sign_in(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Key]) -> None:
        """Sign in by name and password."""
        mark = visitor.known_by if await here.members.is_known_device(data.name, visitor.known_by) else None
        async with guesses.at_password(name_key(data.name), visitor.network, mark):
            player = await here.members.by_password(data.name, data.password)
        await signed_in(here, visitor, player, "password")

    @post("/recover", status_code=204)
    async def recover(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Recovery]) -> None:
        """Sign in by name and recovery code, and choose another password; every other device is signed out."""
        async with guesses.at_recovery(visitor.network):
            player = await here.members.by_code(data.name, data.code, data.password)
        await here.sessions.end_others(player)
        await signed_in(here, visitor, player, "code")

    @post("/password", status_code=204)
    async def password(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[NewPassword]) -> None:
        """Change my password; every other device is signed out."""
        member = await here.members.of(visitor.player)
        async with guesses.at_password(visitor.player.id, visitor.network, ""):
            fresh = await here.sessions.is_fresh(visitor.player, visitor.token)
            await here.members.change_password(member, data.old, data.new, fresh=fresh)
        await here.sessions.end_others(visitor.player, visitor.token)
        visitor.mark = await here.members.device_mark(visitor.player)

    @post("/codes")
    async def codes(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Password]) -> Codes:
        """Return new recovery codes in the place of those I had, for my password or after a fresh sign-in where I have none."""
        member = await here.members.of(visitor.player)
        async with guesses.at_password(visitor.player.id, visitor.network, ""):
            fresh = await here.sessions.is_fresh(visitor.player, visitor.token)
            await here.members.require_key(member, data.password, fresh=fresh)
        return Codes(await here.members.new_codes(visitor.player))

    @post("/devices/{device:str}/end", status_code=204)
    async def end(self, here: Here, player: Asking, device: Named) -> None:
        """Sign one of my devices out."""
        await here.sessions.end(player, device)

    @post("/devices/end-others", status_code=204)
    async def end_others(self, here: Here, visitor: Visiting) -> None:
        """Sign all my other devices out."""
        await here.sessions.end_others(visitor.player, visitor.token)


async def require_sure(here: House, visitor: Visitor, guesses: Guesses, password: str) -> None:
    """Raise Forbidden unless a member signed in a moment ago or tells their password: ways in are opened and closed."""
    member = await here.members.of(visitor.player)
    async with guesses.at_password(visitor.player.id, visitor.network, ""):
        await here.members.require_sure(member, password, fresh=await here.sessions.is_fresh(visitor.player, visitor.token))


async def signed_in(here: House, visitor: Visitor, player: Player, opened_with: str) -> None:
    """Make whoever asks this player, under a fresh token."""
    before = visitor.token
    token = await here.sessions.begin(player, visitor.device, opened_with)
    await here.sessions.leave(before)
    visitor.become(player, token, await here.members.device_mark(player))

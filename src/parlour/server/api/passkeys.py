"""The API of passkeys: what a browser is asked, and what it answers."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.server.api.accounts import (
    PasswordConfirmation,
    require_reauthentication,
    start_session,
)
from parlour.server.dependencies import AppDep, PathName, PlayerDep, ThrottleDep, VisitorDep
from parlour.services.accounts.passkeys import PasskeySummary, RelyingParty


class PasskeyCredential(Value, frozen=True):
    """What the browser's own dialog came to, as `toJSON` writes it."""

    credential: dict[str, Any]


class PasskeysApi(Controller):
    """Passkeys of members."""

    path = "/api/account/passkeys"
    tags = ["accounts"]

    @get("/")
    async def own_passkeys(self, here: AppDep, player: PlayerDep) -> list[PasskeySummary]:
        """Return my passkeys."""
        return await here.accounts.passkeys.passkeys_of(player)

    @post("/registration-options", status_code=200)
    async def registration_options(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
        request: Request[Any, Any, Any],
    ) -> dict[str, Any]:
        """Return what my browser is asked when it shall make a passkey, after a fresh sign-in or for my password."""
        await require_reauthentication(here, visitor, guesses, data.password)
        found: dict[str, Any] = await here.accounts.passkeys.registration_options(
            visitor.player, _relying_party(request), visitor.token
        )
        return found

    @post("/", status_code=204)
    async def register(
        self,
        here: AppDep,
        visitor: VisitorDep,
        data: JSONBody[PasskeyCredential],
        request: Request[Any, Any, Any],
    ) -> None:
        """Keep the passkey that my browser has made."""
        await here.accounts.members.require_member(visitor.player)
        await here.accounts.passkeys.register(
            visitor.player, _relying_party(request), visitor.token, data.credential, visitor.device
        )

    @post("/authentication-options", status_code=200)
    async def authentication_options(
        self, here: AppDep, visitor: VisitorDep, request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """Return what a browser is asked when somebody wants to sign in."""
        found: dict[str, Any] = await here.accounts.passkeys.authentication_options(
            _relying_party(request), visitor.token
        )
        return found

    @post("/sign-in", status_code=204)
    async def sign_in(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasskeyCredential],
        request: Request[Any, Any, Any],
    ) -> None:
        """Sign in by passkey."""
        async with guesses.recovery_attempt(visitor.network):
            player = await here.accounts.passkeys.authenticate(
                _relying_party(request), visitor.token, data.credential
            )
        await start_session(here, visitor, player, "passkey")

    @post("/{passkey:str}/delete", status_code=204)
    async def delete_passkey(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        passkey: PathName,
        data: JSONBody[PasswordConfirmation],
    ) -> None:
        """Take one of my passkeys away, after a fresh sign-in or for my password, where I have another way in."""
        await require_reauthentication(here, visitor, guesses, data.password)
        await here.accounts.sign_up.delete_passkey(visitor.player, passkey)


def _relying_party(request: Request[Any, Any, Any]) -> RelyingParty:
    """Return where the browser is; what it signs names its own site, so nobody gains by naming another here."""
    return RelyingParty(
        request.url.hostname or "localhost", f"{request.url.scheme}://{request.url.netloc}"
    )

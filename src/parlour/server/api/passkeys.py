"""HTTP API for passkeys (WebAuthn)."""

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
    """Request body with a credential in the format of `PublicKeyCredential.toJSON`."""

    credential: dict[str, Any]


class PasskeysApi(Controller):
    """Endpoints for members' passkeys."""

    path = "/api/account/passkeys"
    tags = ["accounts"]

    @get("/")
    async def own_passkeys(self, application: AppDep, player: PlayerDep) -> list[PasskeySummary]:
        """Return the user's passkeys."""
        return await application.accounts.passkeys.passkeys_of(player)

    @post("/registration-options", status_code=200)
    async def registration_options(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
        request: Request[Any, Any, Any],
    ) -> dict[str, Any]:
        """Return the WebAuthn options for creating a passkey.

        This requires a recent sign-in or the password.
        """
        await require_reauthentication(application, visitor, throttle, data.password)
        options: dict[str, Any] = await application.accounts.passkeys.registration_options(
            visitor.player, _relying_party(request), visitor.token
        )
        return options

    @post("/", status_code=204)
    async def register(
        self,
        application: AppDep,
        visitor: VisitorDep,
        data: JSONBody[PasskeyCredential],
        request: Request[Any, Any, Any],
    ) -> None:
        """Store a passkey that the browser created."""
        await application.accounts.members.require_member(visitor.player)
        await application.accounts.passkeys.register(
            visitor.player, _relying_party(request), visitor.token, data.credential, visitor.device
        )

    @post("/authentication-options", status_code=200)
    async def authentication_options(
        self, application: AppDep, visitor: VisitorDep, request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """Return the WebAuthn options for signing in with a passkey."""
        options: dict[str, Any] = await application.accounts.passkeys.authentication_options(
            _relying_party(request), visitor.token
        )
        return options

    @post("/sign-in", status_code=204)
    async def sign_in_with_passkey(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasskeyCredential],
        request: Request[Any, Any, Any],
    ) -> None:
        """Sign in with a passkey."""
        async with throttle.recovery_attempt(visitor.network):
            player = await application.accounts.passkeys.authenticate(
                _relying_party(request), visitor.token, data.credential
            )
        await start_session(application, visitor, player, "passkey")

    @post("/{passkey:str}/delete", status_code=204)
    async def delete_passkey(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        passkey: PathName,
        data: JSONBody[PasswordConfirmation],
    ) -> None:
        """Delete one of the user's passkeys.

        This requires a recent sign-in or the password, and another sign-in method.
        """
        await require_reauthentication(application, visitor, throttle, data.password)
        await application.accounts.sign_up.delete_passkey(visitor.player, passkey)


def _relying_party(request: Request[Any, Any, Any]) -> RelyingParty:
    """Return the WebAuthn relying party for the request's host.

    The `Host` header can be trusted here: the browser signs the real origin, so a false host fails
    verification.
    """
    return RelyingParty(
        request.url.hostname or "localhost", f"{request.url.scheme}://{request.url.netloc}"
    )

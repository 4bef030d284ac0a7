"""The API of passkeys: what a browser is asked, and what it answers."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.server.api.accounts import Password, require_sure, signed_in
from parlour.server.dependencies import Asking, Guessing, Here, Named, Visiting
from parlour.services.accounts.passkeys import PasskeyLine, Site


class Answer(Value, frozen=True):
    """What the browser's own dialog came to, as `toJSON` writes it."""

    credential: dict[str, Any]


class PasskeysApi(Controller):
    """Passkeys of members."""

    path = "/api/account/passkeys"
    tags = ["accounts"]

    @get("/")
    async def mine(self, here: Here, player: Asking) -> list[PasskeyLine]:
        """Return my passkeys."""
        return await here.doorbell.of(player)

    @post("/new", status_code=200)
    async def asked_to_make(
        self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Password], request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """Return what my browser is asked when it shall make a passkey, after a fresh sign-in or for my password."""
        await require_sure(here, visitor, guesses, data.password)
        found: dict[str, Any] = await here.doorbell.asked_to_make(visitor.player, _site(request), visitor.token)
        return found

    @post("/", status_code=204)
    async def made(self, here: Here, visitor: Visiting, data: JSONBody[Answer], request: Request[Any, Any, Any]) -> None:
        """Keep the passkey that my browser has made."""
        await here.members.of(visitor.player)
        await here.doorbell.made(visitor.player, _site(request), visitor.token, data.credential, visitor.device)

    @post("/ask", status_code=200)
    async def asked(self, here: Here, visitor: Visiting, request: Request[Any, Any, Any]) -> dict[str, Any]:
        """Return what a browser is asked when somebody wants to sign in."""
        found: dict[str, Any] = await here.doorbell.asked(_site(request), visitor.token)
        return found

    @post("/sign-in", status_code=204)
    async def sign_in(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Answer], request: Request[Any, Any, Any]) -> None:
        """Sign in by passkey."""
        async with guesses.at_recovery(visitor.network):
            player = await here.doorbell.opened(_site(request), visitor.token, data.credential)
        await signed_in(here, visitor, player, "passkey")

    @post("/{passkey:str}/forget", status_code=204)
    async def forget(self, here: Here, visitor: Visiting, guesses: Guessing, passkey: Named, data: JSONBody[Password]) -> None:
        """Take one of my passkeys away, after a fresh sign-in or for my password, where I have another way in."""
        await require_sure(here, visitor, guesses, data.password)
        await here.entrance.forget_passkey(visitor.player, passkey)


def _site(request: Request[Any, Any, Any]) -> Site:
    """Return where the browser is; what it signs names its own site, so nobody gains by naming another here."""
    return Site(request.url.hostname or "localhost", f"{request.url.scheme}://{request.url.netloc}")

"""Signing in with a provider: the question is asked by a page of the house, and the answer comes back by the browser."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from litestar.response import Redirect

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.server.api.accounts import Password, require_sure, signed_in
from parlour.server.dependencies import Guessing, Here, Quota, Visiting
from parlour.services.accounts.oidc import BACK
from parlour.services.errors import Forbidden


class ProviderShown(Value, frozen=True):
    """How the provider is called (nothing, where the house has none), and whether it knows me."""

    name: str
    linked: bool


class Leading(Value, frozen=True):
    """Where a browser goes now."""

    url: str


class OidcApi(Controller):
    """The provider of the house."""

    path = "/api/account/provider"
    tags = ["accounts"]

    @get("/")
    async def provider(self, here: Here, visitor: Visiting) -> ProviderShown:
        """Return the provider with which one may sign in here."""
        settings = here.provider.settings
        return ProviderShown(settings.name if settings else "", await here.entrance.is_linked(visitor.player))

    @post("/", status_code=200)
    async def asked(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Password], request: Request[Any, Any, Any]) -> Leading:
        """Return where I go to sign in with the provider; that it opens my account is settled after a fresh sign-in or for my password."""
        if visitor.player.role != "guest" and here.provider.settings and not await here.entrance.is_linked(visitor.player):
            await require_sure(here, visitor, guesses, data.password)
        async with guesses.at_recovery(visitor.network):
            return Leading(await here.provider.asked(_origin(request), visitor.token))

    @post("/forget", status_code=204)
    async def forget(self, here: Here, visitor: Visiting, guesses: Guessing, data: JSONBody[Password]) -> None:
        """Part my account from the provider, after a fresh sign-in or for my password, where I have another way in."""
        await require_sure(here, visitor, guesses, data.password)
        await here.entrance.unlink(visitor.player)


@get(BACK, include_in_schema=False)
async def back(here: Here, visitor: Visiting, guesses: Guessing, quotas: Quota, request: Request[Any, Any, Any]) -> Redirect:
    """Take the provider's answer and lead on: what went wrong is said by the page that one comes to."""
    said = request.query_params
    try:
        async with guesses.at_recovery(visitor.network):
            if "error" in said:
                raise Forbidden("people.oidc-denied")
            claims = await here.provider.answered(_origin(request), visitor.token, said.get("state", ""), said.get("code", ""))
        player = await here.entrance.known_by(visitor.player, claims, quotas.at_sign_up(visitor.network, await here.office.sign_ups()))
    except Illegal as refused:
        return Redirect(f"/sign-in#{refused.code}")
    linking = visitor.player.role != "guest"
    await signed_in(here, visitor, player, "provider")
    return Redirect("/account" if linking else "/")


def _origin(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"

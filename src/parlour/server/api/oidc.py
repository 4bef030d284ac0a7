"""Signing in with a provider: the question is asked by a page of the house, and the answer comes back by the browser."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from litestar.response import Redirect

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.server.api.accounts import (
    PasswordConfirmation,
    require_reauthentication,
    start_session,
)
from parlour.server.dependencies import AppDep, NetworkQuotasDep, ThrottleDep, VisitorDep
from parlour.services.accounts.oidc import REDIRECT_PATH
from parlour.services.errors import Forbidden


class ProviderDetails(Value, frozen=True):
    """How the provider is called (nothing, where the house has none), and whether it knows me."""

    name: str
    linked: bool


class RedirectUrl(Value, frozen=True):
    """Where a browser goes now."""

    url: str


class OidcApi(Controller):
    """The provider of the house."""

    path = "/api/account/provider"
    tags = ["accounts"]

    @get("/")
    async def provider(self, here: AppDep, visitor: VisitorDep) -> ProviderDetails:
        """Return the provider with which one may sign in here."""
        settings = here.accounts.oidc.settings
        return ProviderDetails(
            settings.name if settings else "",
            await here.accounts.sign_up.is_linked_to_provider(visitor.player),
        )

    @post("/", status_code=200)
    async def authorization_url(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
        request: Request[Any, Any, Any],
    ) -> RedirectUrl:
        """Return where I go to sign in with the provider; that it opens my account is settled after a fresh sign-in or for my password."""
        if (
            visitor.player.role != "guest"
            and here.accounts.oidc.settings
            and not await here.accounts.sign_up.is_linked_to_provider(visitor.player)
        ):
            await require_reauthentication(here, visitor, guesses, data.password)
        async with guesses.recovery_attempt(visitor.network):
            return RedirectUrl(
                await here.accounts.oidc.authorization_url(_request_origin(request), visitor.token)
            )

    @post("/unlink", status_code=204)
    async def unlink_provider(
        self,
        here: AppDep,
        visitor: VisitorDep,
        guesses: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
    ) -> None:
        """Part my account from the provider, after a fresh sign-in or for my password, where I have another way in."""
        await require_reauthentication(here, visitor, guesses, data.password)
        await here.accounts.sign_up.unlink_provider(visitor.player)


@get(REDIRECT_PATH, include_in_schema=False)
async def handle_callback(
    here: AppDep,
    visitor: VisitorDep,
    guesses: ThrottleDep,
    quotas: NetworkQuotasDep,
    request: Request[Any, Any, Any],
) -> Redirect:
    """Take the provider's answer and lead on: what went wrong is said by the page that one comes to."""
    said = request.query_params
    try:
        async with guesses.recovery_attempt(visitor.network):
            if "error" in said:
                raise Forbidden("account.oidc-denied")
            claims = await here.accounts.oidc.exchange_code(
                _request_origin(request), visitor.token, said.get("state", ""), said.get("code", "")
            )
        player = await here.accounts.sign_up.sign_in_by_provider(
            visitor.player,
            claims,
            quotas.at_sign_up(visitor.network, await here.administration.sign_up_limit()),
        )
    except Illegal as refused:
        return Redirect(f"/sign-in#{refused.code}")
    linking = visitor.player.role != "guest"
    await start_session(here, visitor, player, "provider")
    return Redirect("/account" if linking else "/")


def _request_origin(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"

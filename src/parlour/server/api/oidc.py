"""HTTP API for OpenID Connect: the redirect to the provider and its callback."""

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
    """Response body with the configured OpenID Connect provider."""

    name: str
    """Display name; empty if no provider is configured."""
    linked: bool
    """Whether the user's account is linked to the provider."""


class RedirectUrl(Value, frozen=True):
    """Response body with the URL that the browser should open."""

    url: str


class OidcApi(Controller):
    """Endpoints for signing in with an OpenID Connect provider."""

    path = "/api/account/provider"
    tags = ["accounts"]

    @get("/")
    async def provider(self, application: AppDep, visitor: VisitorDep) -> ProviderDetails:
        """Return the configured provider and whether the user's account is linked to it."""
        settings = application.accounts.oidc.settings
        return ProviderDetails(
            settings.name if settings else "",
            await application.accounts.sign_up.is_linked_to_provider(visitor.player),
        )

    @post("/", status_code=200)
    async def authorization_url(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
        request: Request[Any, Any, Any],
    ) -> RedirectUrl:
        """Return the provider's URL for signing in; it redirects back to `/sign-in/oidc`.

        Linking an existing account requires a recent sign-in or the password.
        """
        if (
            visitor.player.role != "guest"
            and application.accounts.oidc.settings
            and not await application.accounts.sign_up.is_linked_to_provider(visitor.player)
        ):
            await require_reauthentication(application, visitor, throttle, data.password)
        async with throttle.recovery_attempt(visitor.network):
            return RedirectUrl(
                await application.accounts.oidc.authorization_url(
                    _request_origin(request), visitor.token
                )
            )

    @post("/unlink", status_code=204)
    async def unlink_provider(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[PasswordConfirmation],
    ) -> None:
        """Unlink the user's account from the provider.

        This requires a recent sign-in or the password, and another sign-in method.
        """
        await require_reauthentication(application, visitor, throttle, data.password)
        await application.accounts.sign_up.unlink_provider(visitor.player)


@get(REDIRECT_PATH, include_in_schema=False)
async def handle_callback(
    application: AppDep,
    visitor: VisitorDep,
    throttle: ThrottleDep,
    network_quotas: NetworkQuotasDep,
    request: Request[Any, Any, Any],
) -> Redirect:
    """Exchange the provider's code for an identity, start a session and redirect to a page.

    If the sign-in fails, the page shows the error.
    """
    parameters = request.query_params
    try:
        async with throttle.recovery_attempt(visitor.network):
            if "error" in parameters:
                raise Forbidden("account.oidc-denied")
            claims = await application.accounts.oidc.exchange_code(
                _request_origin(request),
                visitor.token,
                parameters.get("state", ""),
                parameters.get("code", ""),
            )
        player = await application.accounts.sign_up.sign_in_by_provider(
            visitor.player,
            claims,
            network_quotas.at_sign_up(
                visitor.network, await application.administration.settings.sign_up_limit()
            ),
        )
    except Illegal as error:
        return Redirect(f"/sign-in#{error.code}")
    is_linking = visitor.player.role != "guest"
    await start_session(application, visitor, player, "provider")
    return Redirect("/account" if is_linking else "/")


def _request_origin(request: Request[Any, Any, Any]) -> str:
    return f"{request.url.scheme}://{request.url.netloc}"

"""The methods that a path allows, for responses to OPTIONS."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send


def correct_allow_header(app: ASGIApp) -> ASGIApp:
    """Return middleware that names all methods of a path in the response to OPTIONS.

    Litestar names only those of the handler that was registered first.
    """

    async def correct(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] != "OPTIONS":
            await app(scope, receive, send)
            return

        async def send_corrected(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers["allow"] = ", ".join(sorted(_methods_of(scope)))
            await send(message)

        await app(scope, receive, send_corrected)

    return correct


def _methods_of(scope: Scope) -> set[str]:
    return {
        str(method)
        for route in scope["litestar_app"].routes
        if isinstance(route, HTTPRoute) and route.path_format == scope["path_template"]
        for method in route.methods
    }

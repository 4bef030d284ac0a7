"""A page: one skeleton that native modules bring to life, with what a link to it carries and what its modules ask first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response

from parlour.db.records import Player
from parlour.server.api.game_catalogue import Offered
from parlour.server.origins import origin_of
from parlour.server.pages.link_previews import TOLD, described, language_of, shared
from parlour.server.pages.page_template import GAMES, rendered
from parlour.server.pages.preloaded import enclosed
from parlour.server.pages.templates import NO_SCRIPT
from parlour.server.realtime.session import Visitor

Asked: TypeAlias = Request[Any, Any, Any]


AROUND = "/api/me"
"""What stands round every page asks this first. Who is here is told with the pages alone that show it: a link to a table tells a stranger nobody."""


async def page(
    name: str,
    request: Asked,
    game: str = "",
    phase: str | None = None,
    plain: str = NO_SCRIPT,
    asks: Iterable[str] = (),
    fetches: Iterable[str] = (),
    later: str = "",
    position: str | None = None,
) -> Response[bytes]:
    """Return one page with what a link to it carries, what is read of it without scripts, and what its modules ask first.

    What it `asks` for comes in it, what it `fetches` beside it, as does the module that it needs `later`.
    """
    visitor: Visitor = request.scope["state"]["visitor"]
    # It says who they are, as a call would: whoever keeps coming keeps their cookie.
    visitor.renewed = visitor.brought
    offered: Offered = request.app.state.offered
    language = spoken_by(visitor.player, request)
    body = rendered(
        name,
        language,
        shared(accepted(request), f"{request.url.scheme}://{request.url.netloc}", request.url.path, game or None, phase, position),
        plain,
        game,
        f"{GAMES}?of={offered.stamp()}",
        await enclosed(request, (AROUND, *asks)),
        fetches,
        later,
        described(language, game or None, phase),
        origin_of(request.scope).decode("latin-1"),
    )
    # What is in it is for whoever asked, and true just now.
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


def accepted(request: Asked) -> str:
    """Return the language that a browser asks for."""
    return language_of(request.headers.get("accept-language", ""))


def spoken_by(player: Player, request: Asked) -> str:
    """Return the language in which somebody reads the house: what they chose, else what their browser asks for."""
    chosen = msgspec.json.decode(player.settings, type=dict[str, Any]).get("language")
    return chosen if chosen in TOLD else accepted(request)

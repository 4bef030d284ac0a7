"""A page: one skeleton that native modules bring to life, with what a link to it carries and what its modules ask first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response

from parlour.db.records import Player
from parlour.server.api.game_catalogue import GameCatalogue
from parlour.server.origins import origin_of
from parlour.server.pages.link_previews import (
    PREVIEW_LANGUAGES,
    accepted_language,
    describe_page,
    preview_tags,
)
from parlour.server.pages.page_template import GAMES_PATH, render_page
from parlour.server.pages.preloaded import preloaded_responses
from parlour.server.pages.templates import NO_SCRIPT_HTML
from parlour.server.realtime.session import Visitor

AnyRequest: TypeAlias = Request[Any, Any, Any]


CURRENT_USER_PATH = "/api/me"
"""What stands round every page asks this first. Who is here is told with the pages alone that show it: a link to a table tells a stranger nobody."""


async def page_response(
    name: str,
    request: AnyRequest,
    game: str = "",
    *,
    phase: str | None = None,
    plain: str = NO_SCRIPT_HTML,
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
    visitor.renews_cookie = visitor.had_token
    catalogue: GameCatalogue = request.app.state.catalogue
    language = player_language(visitor.player, request)
    body = render_page(
        name,
        language=language,
        shared=preview_tags(
            browser_language(request),
            f"{request.url.scheme}://{request.url.netloc}",
            request.url.path,
            game or None,
            phase,
            position,
        ),
        plain=plain,
        game=game,
        games=f"{GAMES_PATH}?of={catalogue.etag()}",
        enclosed=await preloaded_responses(request, (CURRENT_USER_PATH, *asks)),
        fetches=fetches,
        later=later,
        about=describe_page(language, game or None, phase),
        origin=origin_of(request.scope).decode("latin-1"),
    )
    # What is in it is for whoever asked, and true just now.
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


def browser_language(request: AnyRequest) -> str:
    """Return the language that a browser asks for."""
    return accepted_language(request.headers.get("accept-language", ""))


def player_language(player: Player, request: AnyRequest) -> str:
    """Return the language in which somebody reads the house: what they chose, else what their browser asks for."""
    chosen = msgspec.json.decode(player.settings, type=dict[str, Any]).get("language")
    return chosen if chosen in PREVIEW_LANGUAGES else browser_language(request)

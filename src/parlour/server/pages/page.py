"""Page responses: the template with link preview tags, no-script content and preloaded API responses."""

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
"""Preloaded with every page. The online list is not: a link to a table must not reveal it to strangers."""


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
    """Return a page.

    Args:
        phase: Phase of the match, for the link preview.
        plain: HTML for browsers without scripts.
        asks: API paths whose responses are sent inside the page.
        fetches: API paths that the browser fetches in parallel.
        later: Module that the page will need, to preload.
        position: Path of the picture of the match, if strangers may see it.
    """
    visitor: Visitor = request.scope["state"]["visitor"]
    # A page contains `/api/me` and so renews the cookie, as the call does.
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
    # The page contains current data of this user.
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


def browser_language(request: AnyRequest) -> str:
    """Return the language that the browser requests."""
    return accepted_language(request.headers.get("accept-language", ""))


def player_language(player: Player, request: AnyRequest) -> str:
    """Return the user's chosen language, or else the browser's."""
    chosen = msgspec.json.decode(player.settings, type=dict[str, Any]).get("language")
    return chosen if chosen in PREVIEW_LANGUAGES else browser_language(request)

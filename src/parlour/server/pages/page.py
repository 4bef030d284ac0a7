"""Page responses, with link preview tags, no-script content and preloaded API responses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response

from parlour.db.records import Player
from parlour.server.api.game_catalogue import GameCatalogue
from parlour.server.auth.access_control import is_stranger
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


MEMBER_PAGES = frozenset(
    {
        "home",
        "lobby",
        "side-by-side",
        "results",
        "ratings",
        "tournaments",
        "tournament",
        "clubs",
        "club",
        "people",
        "profile",
        "forum",
        "room",
        "play",
        "lesson",
        "puzzle",
    }
)
"""Pages that show the welcome page instead to strangers of a server that is not open."""

CURRENT_USER_PATH = "/api/me"
"""API path that is preloaded with every page.

The list of online users is not preloaded, since a table's link must not reveal it to strangers.
"""


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
    """Return the response for a page.

    Args:
        name: Name of the page template.
        game: Game that the page is about; empty for none.
        phase: Phase of the match, for the link preview.
        plain: HTML for browsers without JavaScript.
        asks: API paths whose responses are embedded in the page.
        fetches: API paths that the browser requests in parallel.
        later: Module to preload for later use; empty for none.
        position: Path of the match's preview picture if the match is public, or None.
    """
    visitor: Visitor = request.scope["state"]["visitor"]
    if name in MEMBER_PAGES and await is_stranger(request.app.state.application, visitor.player):
        return await welcome_response(request)
    # The page embeds the response of `/api/me`, so it must renew the session cookie like that call.
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
    # The page must not be cached, since it contains current data of this user.
    return Response(body, media_type="text/html", headers={"cache-control": "no-store"})


async def welcome_response(request: AnyRequest) -> Response[bytes]:
    """Return the page that tells a stranger how to get access to the server."""
    return await page_response("welcome", request)


def browser_language(request: AnyRequest) -> str:
    """Return the supported language that the browser prefers."""
    return accepted_language(request.headers.get("accept-language", ""))


def player_language(player: Player, request: AnyRequest) -> str:
    """Return the language that the user chose, or the browser's language by default."""
    chosen = msgspec.json.decode(player.settings, type=dict[str, Any]).get("language")
    return chosen if chosen in PREVIEW_LANGUAGES else browser_language(request)

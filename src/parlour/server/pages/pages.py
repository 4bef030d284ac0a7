"""Handlers for the site's pages, with the API calls that each page preloads.

The pages of a match are in `table_pages`.
"""

from __future__ import annotations

from urllib.parse import quote, urlencode

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from parlour.server.assets.files import FILE_HANDLERS
from parlour.server.dependencies import AppDep, PathName, PlayerDep
from parlour.server.pages.no_script import faq_html, posts_html, threads_html
from parlour.server.pages.page import AnyRequest, browser_language, page_response, player_language
from parlour.server.pages.preloaded import HOME_PATH
from parlour.server.pages.redirects import REDIRECTS
from parlour.server.pages.table_pages import TABLE_PAGES

STATIC_PAGES: dict[str, tuple[str, ...]] = {
    "home": (HOME_PATH,),
    "lobby": (HOME_PATH,),
    "side-by-side": (HOME_PATH,),
    "results": ("/api/results?whose=mine",),
    "tournaments": ("/api/tournaments",),
    "clubs": ("/api/clubs/mine", "/api/clubs?text=&offset=0"),
    "settings": (),
    "notifications": ("/api/notification-channels",),
    "join": (),
    "sign-in": ("/api/account/provider",),
    "account": (
        "/api/account",
        "/api/account/vacation",
        "/api/account/passkeys",
        "/api/account/provider",
        "/api/account/keys",
        "/api/bots",
    ),
    "admin": (),
    "server-status": (),
    "people": ("/api/people",),
    "help": (),
}
"""Pages at `/name` without parameters, with the API calls that each page preloads."""


def static_page(name: str, asks: tuple[str, ...]) -> HTTPRouteHandler:
    """Return the request handler of a page without parameters.

    Args:
        name: Name of the page template.
        asks: API paths whose responses are embedded in the page.
    """

    async def handler(request: AnyRequest) -> Response[bytes]:
        return await page_response(name, request, asks=asks)

    return get("/" if name == "home" else f"/{name}", name=name, include_in_schema=False)(handler)


@get("/ratings", include_in_schema=False)
async def ratings_page(
    application: AppDep, player: PlayerDep, request: AnyRequest
) -> Response[bytes]:
    """Return the ratings page of the requested game, or of the user's most played game."""
    played = [one.game for one in (await application.results.queries.totals_of(player)).games]
    game = request.query_params.get("game") or next(iter((*played, *application.games.ids)), "")
    pace = request.query_params.get("pace", "evening")
    asks = (
        "/api/me/results",
        f"/api/ratings/{quote(game)}?{urlencode({'pace': pace})}",
        f"/api/ladder/{quote(game)}",
    )
    return await page_response("ratings", request, asks=asks)


@get("/rules/{game:str}", include_in_schema=False)
async def rules_page(
    application: AppDep, player: PlayerDep, game: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return a game's rules page."""
    application.games.game(game)
    language = request.query_params.get("language") or player_language(player, request)
    return await page_response(
        "rules",
        request,
        game,
        fetches=(f"/api/games/{game}/rules?{urlencode({'language': language})}",),
    )


@get("/faq/{game:str}", include_in_schema=False)
async def faq_page(application: AppDep, game: PathName, request: AnyRequest) -> Response[bytes]:
    """Return a game's FAQ page."""
    application.games.game(game)
    return await page_response(
        "faq", request, game, plain=faq_html(game, browser_language(request))
    )


@get("/forum", include_in_schema=False)
async def forum_page(
    application: AppDep, player: PlayerDep, request: AnyRequest
) -> Response[bytes]:
    """Return the forum page, with the first threads as plain HTML."""
    asks = (
        f"/api/forum?{urlencode({'board': request.query_params.get('board', ''), 'text': '', 'skip': 0, 'binned': 'false'})}",
    )
    return await page_response(
        "forum",
        request,
        plain=await threads_html(application, player, browser_language(request)),
        asks=asks,
    )


@get("/forum/{thread:str}", include_in_schema=False)
async def thread_page(
    application: AppDep, player: PlayerDep, thread: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return the page of a forum thread, with the first posts as plain HTML."""
    return await page_response(
        "forum",
        request,
        plain=await posts_html(application, player, thread, browser_language(request)),
    )


@get("/rooms/{game:str}/{room:str}", include_in_schema=False)
async def room_page(
    application: AppDep, player: PlayerDep, game: PathName, room: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return the page of a game room."""
    application.rooms.room(game, room)
    questions = f"/api/games/{game}/faq?{urlencode({'language': player_language(player, request)})}"
    return await page_response(
        "room",
        request,
        game,
        asks=(f"/api/rooms/{game}/{room}", f"/api/forum?{urlencode({'board': game})}"),
        fetches=(questions,),
    )


@get("/learn/{game:str}", include_in_schema=False)
async def lesson_page(application: AppDep, game: PathName, request: AnyRequest) -> Response[bytes]:
    """Return the lesson page of a game."""
    await application.lessons.ready(game)
    return await page_response("lesson", request, game)


@get("/puzzles/{game:str}", include_in_schema=False)
async def puzzle_page(application: AppDep, game: PathName, request: AnyRequest) -> Response[bytes]:
    """Return the page of a game's daily puzzle."""
    application.puzzles.require_puzzles(game)
    return await page_response("puzzle", request, game, asks=(f"/api/games/{game}/puzzle",))


@get("/play/{game:str}", include_in_schema=False)
async def play_page(application: AppDep, game: PathName, request: AnyRequest) -> Response[bytes]:
    """Return the page for starting a match of a game with bots, friends or matchmaking."""
    application.games.game(game)
    return await page_response("play", request, game)


@get("/people/{who:str}", include_in_schema=False)
async def profile_page(
    application: AppDep, player: PlayerDep, who: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return a user's profile page."""
    found = await application.results.profiles.profile_of(who, player)
    path = f"/api/people/{quote(who, safe='')}"
    numbers = [
        f"/api/people/{quote(found.id, safe='')}/statistics/{one.game}" for one in found.games[:1]
    ]
    return await page_response("profile", request, asks=(path, f"{path}/clubs", *numbers))


@get("/tournaments/{id:str}", include_in_schema=False)
async def tournament_page(
    application: AppDep, id: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return the page of a tournament."""
    found = await application.tournaments.require_tournament(id)
    return await page_response(
        "tournament", request, found.terms.game, asks=(f"/api/tournaments/{id}",)
    )


@get("/clubs/{club:str}", include_in_schema=False)
async def club_page(
    application: AppDep, player: PlayerDep, club: PathName, request: AnyRequest
) -> Response[bytes]:
    """Return the page of a club."""
    found = await application.clubs.service.require_club(club, player)
    path = f"/api/clubs/{found.id}"
    return await page_response("club", request, asks=(path, f"{path}/tournaments"))


PAGES = [
    *(static_page(name, asks) for name, asks in STATIC_PAGES.items()),
    *(
        ratings_page,
        rules_page,
        faq_page,
        forum_page,
        thread_page,
        room_page,
        lesson_page,
        puzzle_page,
        play_page,
        profile_page,
        tournament_page,
        club_page,
    ),
    *TABLE_PAGES,
    *REDIRECTS,
    *FILE_HANDLERS,
]

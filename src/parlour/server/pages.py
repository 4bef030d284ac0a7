"""Pages and files: every page is one skeleton that native modules bring to life."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from parlour.core import registry
from parlour.house.refusal import Missing
from parlour.server.dependencies import Asking, Guessing, Here, Named, Visiting
from parlour.server.kept import KEPT_FOR_GOOD, NEWEST
from parlour.server.offered import Offered
from parlour.server.plain import plain_posts, plain_questions, plain_threads
from parlour.server.sharing import language_of, shared
from parlour.server.skeleton import rendered
from parlour.server.templates import NO_SCRIPT, folder

Asked: TypeAlias = Request[Any, Any, Any]

GAMES = "/api/games"

AT_A_BOARD = ("table", "screen", "review", "lesson", "puzzle")
"""Pages that show the board of their game as soon as they can."""

FRESH = CacheControlHeader(max_age=60)
"""Files may be a minute old, so that a new version of the house is seen soon."""


def page(name: str, request: Asked, game: str | None = None, phase: str | None = None, plain: str = NO_SCRIPT) -> Response[bytes]:
    """Return one page with what a link to it carries, and what is read of it without scripts."""
    language = language_of(request.headers.get("accept-language", ""))
    tags = shared(language, f"{request.url.scheme}://{request.url.netloc}", request.url.path, game, phase)
    offered: Offered = request.app.state.offered
    body = rendered(name, language, tags, plain, game if game and name in AT_A_BOARD else "", **{GAMES: f"{GAMES}?of={offered.stamp()}"})
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache", "vary": "accept-language"})


PLAIN = {
    "/": "home",
    "/lobby": "lobby",
    "/ratings": "ratings",
    "/results": "results",
    "/tournaments": "tournaments",
    "/settings": "settings",
    "/notices": "notices",
    "/join": "join",
    "/sign-in": "sign-in",
    "/account": "account",
    "/operator": "operator",
    "/people": "people",
    "/help": "help",
}
"""Pages that are the same for everybody, by where they stand."""


def plain(path: str, name: str) -> HTTPRouteHandler:
    """Return the handler of a plain page."""

    async def handler(request: Asked) -> Response[bytes]:
        return page(name, request)

    return get(path, name=name, include_in_schema=False)(handler)


@get("/rules/{game:str}", include_in_schema=False)
async def rules(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return a game's rules page."""
    here.games.game(game)
    return page("rules", request, game)


@get("/faq/{game:str}", include_in_schema=False)
async def faq(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return what is often asked about a game."""
    here.games.game(game)
    return page("faq", request, game, plain=plain_questions(game, language_of(request.headers.get("accept-language", ""))))


@get("/forum", include_in_schema=False)
async def forum(here: Here, player: Asking, request: Asked) -> Response[bytes]:
    """Return the forum, with the threads of its first page for whoever reads without scripts."""
    return page("forum", request, plain=await plain_threads(here, player, language_of(request.headers.get("accept-language", ""))))


@get("/forum/{thread:str}", include_in_schema=False)
async def thread(here: Here, player: Asking, thread: Named, request: Asked) -> Response[bytes]:
    """Return a thread of the forum, with its first posts for whoever reads without scripts."""
    return page("forum", request, plain=await plain_posts(here, player, thread, language_of(request.headers.get("accept-language", ""))))


@get("/rooms/{game:str}/{room:str}", include_in_schema=False)
async def room(here: Here, game: Named, room: Named, request: Asked) -> Response[bytes]:
    """Return a room that a game keeps."""
    here.rooms.room(game, room)
    return page("room", request, game)


@get("/learn/{game:str}", include_in_schema=False)
async def learn(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the lesson of a game."""
    here.lessons.told(game)
    return page("lesson", request, game)


@get("/puzzles/{game:str}", include_in_schema=False)
async def puzzle(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the puzzle of the day of a game."""
    here.puzzles.require(game)
    return page("puzzle", request, game)


@get("/t/{match:str}", include_in_schema=False)
async def table(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the page of a table, from gathering to the result."""
    found = (await here.matches.get(match)).match
    return page("table", request, found.opened.game, found.phase)


@get("/t/{match:str}/screen", include_in_schema=False)
async def screen(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the big screen of a café table."""
    found = (await here.matches.get(match)).match
    return page("screen", request, found.opened.game, found.phase)


@get("/t/{match:str}/review", include_in_schema=False)
async def review(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the review of a match."""
    found = (await here.matches.get(match)).match
    return page("review", request, found.opened.game, "over")


@get("/play/{game:str}", include_in_schema=False)
async def play(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the page that leads to a game: bots, friends, or whoever comes."""
    here.games.game(game)
    return page("play", request, game)


@get("/people/{who:str}", include_in_schema=False)
async def person(here: Here, who: Named, request: Asked) -> Response[bytes]:
    """Return the page of a person."""
    await here.circle.person(who)
    return page("person", request)


@get("/tournaments/{id:str}", include_in_schema=False)
async def tournament(here: Here, id: Named, request: Asked) -> Response[bytes]:
    """Return the page of a tournament."""
    found = await here.tournaments.one(id)
    return page("tournament", request, found.terms.game)


@get("/c/{code:str}", include_in_schema=False)
async def by_code(here: Here, visitor: Visiting, guesses: Guessing, code: Named) -> Redirect:
    """Lead from a spoken code to its table."""
    async with guesses.at_spoken(visitor.network):
        return Redirect(f"/t/{(await here.invited(code, visitor.player)).match.id}")


@get("/kept/{stamp:str}/{name:path}", include_in_schema=False)
async def kept(stamp: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Return a piece of the pages; a page of yesterday is given today's, which it may not keep."""
    piece = NEWEST.edition().pieces.get(name.strip("/"))
    if piece is None:
        raise Missing("core.no-such-page")
    return Response(piece.body, media_type=piece.kind, headers={"cache-control": f"public, {KEPT_FOR_GOOD}" if piece.stamp == stamp else "no-store"})


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """Return the worker that says when the house cannot be reached; it stands at the root to answer for every page."""
    return Response((folder("parlour.web") / "worker.js").read_bytes(), media_type="text/javascript", headers={"cache-control": "max-age=86400"})


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    """Lead to the house's sign."""
    return Redirect("/web/sign.svg")


PAGES = [
    *(plain(path, name) for path, name in PLAIN.items()),
    *(rules, faq, forum, thread, room, learn, puzzle, table, screen, review, play, person, tournament, by_code, kept, worker, favicon),
]


def file_routers() -> list[Router]:
    """Return what serves the shell's files and those of every game that draws its own board."""
    routers = [create_static_files_router(path="/web", directories=[folder("parlour.web")], name="web", cache_control=FRESH)]
    for game, package in registry.packages().items():
        drawn = folder(package) / "ui"
        if drawn.is_dir():
            routers.append(create_static_files_router(path=f"/games/{game}/ui", directories=[drawn], name=f"ui-{game}", cache_control=FRESH))
    return routers

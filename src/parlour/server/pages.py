"""Pages and files: every page is one skeleton that native modules bring to life."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Any, TypeAlias
from urllib.parse import quote, urlencode

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from parlour.core import registry
from parlour.db.records import Player
from parlour.house.house import House
from parlour.house.matches.access import is_pass, may_know
from parlour.house.matches.loaded import LoadedMatch
from parlour.house.refusal import Later, Missing
from parlour.server.dependencies import Allowance, Asking, Guessing, Here, Named, Shown, Visiting
from parlour.server.enclosed import SEEN_THERE, enclosed
from parlour.server.kept import KEPT_FOR_GOOD, NEWEST
from parlour.server.offered import Offered
from parlour.server.plain import plain_posts, plain_questions, plain_threads
from parlour.server.positions import Positions, address
from parlour.server.session import Visitor
from parlour.server.sharing import HOUSE, TOLD, described, language_of, picture_of, shared
from parlour.server.skeleton import GAMES, rendered
from parlour.server.tableinfo import seats_of
from parlour.server.templates import NO_SCRIPT, folder

Asked: TypeAlias = Request[Any, Any, Any]

AROUND = "/api/me"
"""What stands round every page asks this first. Who is here is told with the pages alone that show it: a link to a table tells a stranger nobody."""

HAND = 2
"""How many seats of one person are shown with the page of their table; a screen that more people share waits for its socket."""

FRESH = CacheControlHeader(max_age=60)
"""Files may be a minute old, so that a new version of the house is seen soon."""


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


PLAIN: dict[str, tuple[str, ...]] = {
    "home": (SEEN_THERE,),
    "lobby": (SEEN_THERE,),
    "side-by-side": (SEEN_THERE,),
    "results": ("/api/results?whose=mine",),
    "tournaments": ("/api/tournaments",),
    "settings": (),
    "notices": ("/api/notices",),
    "join": (),
    "sign-in": ("/api/account/provider",),
    "account": ("/api/account", "/api/account/vacation", "/api/account/passkeys", "/api/account/provider"),
    "operator": (),
    "people": ("/api/people",),
    "help": (),
}
"""Pages that stand at their name and are the same for everybody, with what they ask first."""


def plain(name: str, asks: tuple[str, ...]) -> HTTPRouteHandler:
    """Return the handler of a plain page."""

    async def handler(request: Asked) -> Response[bytes]:
        return await page(name, request, asks=asks)

    return get("/" if name == "home" else f"/{name}", name=name, include_in_schema=False)(handler)


@get("/ratings", include_in_schema=False)
async def ratings(here: Here, player: Asking, request: Asked) -> Response[bytes]:
    """Return the ratings of a game: the one that is asked for, or that whoever asks plays most."""
    played = [one.game for one in (await here.history.person(player)).games]
    game = request.query_params.get("game") or next(iter((*played, *here.games.ids)), "")
    pace = request.query_params.get("pace", "evening")
    asks = ("/api/me/results", f"/api/ratings/{quote(game)}?{urlencode({'pace': pace})}", f"/api/ladder/{quote(game)}")
    return await page("ratings", request, asks=asks)


@get("/rules/{game:str}", include_in_schema=False)
async def rules(here: Here, player: Asking, game: Named, request: Asked) -> Response[bytes]:
    """Return a game's rules page."""
    here.games.game(game)
    language = request.query_params.get("language") or spoken_by(player, request)
    return await page("rules", request, game, fetches=(f"/api/games/{game}/rules?{urlencode({'language': language})}",))


@get("/faq/{game:str}", include_in_schema=False)
async def faq(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return what is often asked about a game."""
    here.games.game(game)
    return await page("faq", request, game, plain=plain_questions(game, accepted(request)))


@get("/forum", include_in_schema=False)
async def forum(here: Here, player: Asking, request: Asked) -> Response[bytes]:
    """Return the forum, with the threads of its first page for whoever reads without scripts."""
    asks = (f"/api/forum?{urlencode({'board': request.query_params.get('board', ''), 'text': '', 'skip': 0, 'binned': 'false'})}",)
    return await page("forum", request, plain=await plain_threads(here, player, accepted(request)), asks=asks)


@get("/forum/{thread:str}", include_in_schema=False)
async def thread(here: Here, player: Asking, thread: Named, request: Asked) -> Response[bytes]:
    """Return a thread of the forum, with its first posts for whoever reads without scripts."""
    return await page("forum", request, plain=await plain_posts(here, player, thread, accepted(request)))


@get("/rooms/{game:str}/{room:str}", include_in_schema=False)
async def room(here: Here, player: Asking, game: Named, room: Named, request: Asked) -> Response[bytes]:
    """Return a room that a game keeps."""
    here.rooms.room(game, room)
    questions = f"/api/games/{game}/faq?{urlencode({'language': spoken_by(player, request)})}"
    return await page("room", request, game, asks=(f"/api/rooms/{game}/{room}", f"/api/forum?{urlencode({'board': game})}"), fetches=(questions,))


@get("/learn/{game:str}", include_in_schema=False)
async def learn(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the lesson of a game."""
    here.lessons.told(game)
    return await page("lesson", request, game)


@get("/puzzles/{game:str}", include_in_schema=False)
async def puzzle(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the puzzle of the day of a game."""
    here.puzzles.require(game)
    return await page("puzzle", request, game, asks=(f"/api/games/{game}/puzzle",))


@get("/t/{match:str}", include_in_schema=False)
async def table(here: Here, player: Asking, match: Named, shown: Shown, request: Asked) -> Response[bytes]:
    """Return the page of a table, from gathering to the result."""
    loaded = await here.matches.get(match)
    later = "web/table/gathering.js" if loaded.match.phase == "gathering" else ""
    asks = asked_at_table(loaded, player) if is_open(loaded, player, shown) else ()
    return await page(
        "table", request, loaded.match.opened.game, loaded.match.phase, asks=asks, later=later, position=address(await here.public(match))
    )


def is_open(loaded: LoadedMatch, player: Player, shown: str) -> bool:
    """Return whether a match is as open to somebody as it can be: a pass that only their browser keeps would open no more."""
    return may_know(loaded.match, player.id, is_pass(loaded.match, shown))


def asked_at_table(loaded: LoadedMatch, player: Player) -> Iterator[str]:
    """Yield what the page of a table asks first."""
    yield f"/api/tables/{loaded.match.id}"
    if loaded.match.phase == "gathering":
        return
    of, seats = f"/api/matches/{loaded.match.id}", seats_of(loaded, player)
    if len(seats) > HAND:
        return
    yield f"{of}/history{f'?seat={seats[0]}' if seats else ''}"
    for seat in seats or (None,):
        yield f"{of}/frame?{urlencode({'light': 'true'} if seat is None else {'seat': seat, 'light': 'true'})}"


@get("/t/{match:str}/position.png", include_in_schema=False)
async def position(here: Here, match: Named, allowed: Allowance, request: Asked) -> Response[bytes] | Redirect:
    """Return the position of a match as a picture for links, or lead to the picture of its game."""
    positions: Positions = request.app.state.positions
    try:
        drawn = await positions.png(here, match, allowed)
    except Later:
        drawn = None
    if drawn is None:
        return Redirect(picture_of((await here.matches.get(match)).match.opened.game) or HOUSE)
    return Response(drawn, media_type="image/png", headers={"cache-control": "public, max-age=300"})


@get("/t/{match:str}/screen", include_in_schema=False)
async def screen(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the big screen of a café table."""
    found = (await here.matches.get(match)).match
    return await page("screen", request, found.opened.game, found.phase, asks=(f"/api/tables/{match}",))


@get("/t/{match:str}/review", include_in_schema=False)
async def review(here: Here, player: Asking, match: Named, shown: Shown, request: Asked) -> Response[bytes]:
    """Return the review of a match."""
    loaded = await here.matches.get(match)
    asks = [one async for one in asked_at_review(here, loaded, player)] if is_open(loaded, player, shown) else ()
    return await page("review", request, loaded.match.opened.game, "over", asks=asks, position=address(await here.public(match)))


async def asked_at_review(here: House, loaded: LoadedMatch, player: Player) -> AsyncIterator[str]:
    """Yield what a review asks first, up to its last step."""
    of, whose = f"/api/matches/{loaded.match.id}", next(iter(seats_of(loaded, player)), None)
    eyes = "" if whose is None else f"?seat={whose}"
    yield f"/api/tables/{loaded.match.id}"
    if loaded.match.phase == "over":
        yield f"{of}/steps{eyes}"
        yield f"{of}/opinions?after=-1"
        yield f"{of}/steps/{(await here.histories.of(loaded)).steps - 1}{eyes}"


@get("/play/{game:str}", include_in_schema=False)
async def play(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the page that leads to a game: bots, friends, or whoever comes."""
    here.games.game(game)
    return await page("play", request, game)


@get("/people/{who:str}", include_in_schema=False)
async def person(here: Here, player: Asking, who: Named, request: Asked) -> Response[bytes]:
    """Return the page of a person."""
    found = await here.profiles.of(who, player)
    numbers = [f"/api/people/{quote(found.id, safe='')}/statistics/{one.game}" for one in found.games[:1]]
    return await page("person", request, asks=(f"/api/people/{quote(who, safe='')}", *numbers))


@get("/tournaments/{id:str}", include_in_schema=False)
async def tournament(here: Here, id: Named, request: Asked) -> Response[bytes]:
    """Return the page of a tournament."""
    found = await here.tournaments.one(id)
    return await page("tournament", request, found.terms.game, asks=(f"/api/tournaments/{id}",))


@get("/c/{code:str}", include_in_schema=False)
async def by_code(here: Here, visitor: Visiting, guesses: Guessing, code: Named) -> Redirect:
    """Lead from a spoken code to its table."""
    async with guesses.at_spoken(visitor.network):
        return Redirect(f"/t/{(await here.tables.invited(code, visitor.player)).match.id}")


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
    *(plain(name, asks) for name, asks in PLAIN.items()),
    *(
        ratings,
        rules,
        faq,
        forum,
        thread,
        room,
        learn,
        puzzle,
        table,
        position,
        screen,
        review,
        play,
        person,
        tournament,
        by_code,
        kept,
        worker,
        favicon,
    ),
]


def file_routers() -> list[Router]:
    """Return what serves the shell's files and those of every game that draws its own board."""
    routers = [create_static_files_router(path="/web", directories=[folder("parlour.web")], name="web", cache_control=FRESH)]
    for game, package in registry.packages().items():
        drawn = folder(package) / "ui"
        if drawn.is_dir():
            routers.append(create_static_files_router(path=f"/games/{game}/ui", directories=[drawn], name=f"ui-{game}", cache_control=FRESH))
    return routers

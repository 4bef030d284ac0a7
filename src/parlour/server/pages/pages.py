"""The pages of the house, each with what it asks first; a match has its own (`table_pages`)."""

from __future__ import annotations

from urllib.parse import quote, urlencode

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from parlour.server.assets.files import FILES
from parlour.server.dependencies import Asking, Here, Named
from parlour.server.pages.no_script import plain_posts, plain_questions, plain_threads
from parlour.server.pages.page import Asked, accepted, page, spoken_by
from parlour.server.pages.preloaded import SEEN_THERE
from parlour.server.pages.table_pages import TABLE_PAGES

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
    await here.lessons.ready(game)
    return await page("lesson", request, game)


@get("/puzzles/{game:str}", include_in_schema=False)
async def puzzle(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the puzzle of the day of a game."""
    here.puzzles.require(game)
    return await page("puzzle", request, game, asks=(f"/api/games/{game}/puzzle",))


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


PAGES = [
    *(plain(name, asks) for name, asks in PLAIN.items()),
    *(ratings, rules, faq, forum, thread, room, learn, puzzle, play, person, tournament),
    *TABLE_PAGES,
    *FILES,
]

"""Pages and files: every page is one skeleton that native modules bring to life."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from parlour.core import registry
from parlour.server.dependencies import Asking, Here, Named
from parlour.server.sharing import language_of, shared
from parlour.server.templates import folder, rendered

Asked: TypeAlias = Request[Any, Any, Any]

FRESH = CacheControlHeader(max_age=60)
"""Files may be a minute old, so that a new version of the house is seen soon."""


def page(name: str, request: Asked, game: str | None = None, phase: str | None = None) -> Response[bytes]:
    """Return one page with what a link to it carries."""
    language = language_of(request.headers.get("accept-language", ""))
    tags = shared(language, f"{request.url.scheme}://{request.url.netloc}", request.url.path, game, phase)
    return Response(rendered(name, tags), media_type="text/html", headers={"cache-control": "no-cache", "vary": "accept-language"})


PLAIN = {
    "/": "home",
    "/lobby": "lobby",
    "/ratings": "ratings",
    "/results": "results",
    "/settings": "settings",
    "/join": "join",
    "/sign-in": "sign-in",
    "/account": "account",
    "/operator": "operator",
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


@get("/learn/{game:str}", include_in_schema=False)
async def learn(here: Here, game: Named, request: Asked) -> Response[bytes]:
    """Return the lesson of a game."""
    here.lessons.told(game)
    return page("lesson", request, game)


@get("/t/{match:str}", include_in_schema=False)
async def table(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the page of a table, from gathering to the result."""
    found = (await here.matches.get(match)).match
    return page("table", request, found.opened.game, found.phase)


@get("/t/{match:str}/review", include_in_schema=False)
async def review(here: Here, match: Named, request: Asked) -> Response[bytes]:
    """Return the review of a match."""
    found = (await here.matches.get(match)).match
    return page("review", request, found.opened.game, "over")


@get("/c/{code:str}", include_in_schema=False)
async def by_code(here: Here, player: Asking, code: Named) -> Redirect:
    """Lead from a spoken code to its table."""
    return Redirect(f"/t/{(await here.invited(code, player)).match.id}")


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """Return the worker that says when the house cannot be reached; it stands at the root to answer for every page."""
    return Response((folder("parlour.web") / "worker.js").read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    """Lead to the house's sign."""
    return Redirect("/web/sign.svg")


PAGES = [*(plain(path, name) for path, name in PLAIN.items()), rules, learn, table, review, by_code, worker, favicon]


def file_routers() -> list[Router]:
    """Return what serves the shell's files and those of every game that draws its own board."""
    routers = [create_static_files_router(path="/web", directories=[folder("parlour.web")], name="web", cache_control=FRESH)]
    for game, package in registry.packages().items():
        drawn = folder(package) / "ui"
        if drawn.is_dir():
            routers.append(create_static_files_router(path=f"/games/{game}/ui", directories=[drawn], name=f"ui-{game}", cache_control=FRESH))
    return routers

"""Pages and files: every page is one skeleton that native modules bring to life."""

from __future__ import annotations

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from parlour.core import registry
from parlour.server.dependencies import Asking, Here, Named
from parlour.server.templates import folder, rendered

FRESH = CacheControlHeader(max_age=60)
"""Files may be a minute old, so that a new version of the house is seen soon."""


def page(name: str) -> Response[bytes]:
    """Return one page."""
    return Response(rendered(name), media_type="text/html", headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False)
async def home() -> Response[bytes]:
    """Return the first page."""
    return page("home")


@get("/lobby", include_in_schema=False)
async def lobby() -> Response[bytes]:
    """Return the page of open tables."""
    return page("lobby")


@get("/ratings", include_in_schema=False)
async def ratings() -> Response[bytes]:
    """Return the page of leaderboards and of the ladder."""
    return page("ratings")


@get("/results", include_in_schema=False)
async def results() -> Response[bytes]:
    """Return the page of matches that are over."""
    return page("results")


@get("/settings", include_in_schema=False)
async def settings() -> Response[bytes]:
    """Return the page of personal settings."""
    return page("settings")


@get("/join", include_in_schema=False)
async def join() -> Response[bytes]:
    """Return the page where a guest becomes a member."""
    return page("join")


@get("/sign-in", include_in_schema=False)
async def sign_in() -> Response[bytes]:
    """Return the page where a member signs in."""
    return page("sign-in")


@get("/account", include_in_schema=False)
async def account() -> Response[bytes]:
    """Return a member's own page."""
    return page("account")


@get("/help", include_in_schema=False)
async def manual() -> Response[bytes]:
    """Return the help page."""
    return page("help")


@get("/rules/{game:str}", include_in_schema=False)
async def rules(here: Here, game: Named) -> Response[bytes]:
    """Return a game's rules page."""
    here.games.game(game)
    return page("rules")


@get("/learn/{game:str}", include_in_schema=False)
async def learn(here: Here, game: Named) -> Response[bytes]:
    """Return the lesson of a game."""
    here.lessons.told(game)
    return page("lesson")


@get("/t/{match:str}", include_in_schema=False)
async def table(here: Here, match: Named) -> Response[bytes]:
    """Return the page of a table, from gathering to the result."""
    await here.matches.get(match)
    return page("table")


@get("/t/{match:str}/review", include_in_schema=False)
async def review(here: Here, match: Named) -> Response[bytes]:
    """Return the review of a match."""
    await here.matches.get(match)
    return page("review")


@get("/c/{code:str}", include_in_schema=False)
async def by_code(here: Here, player: Asking, code: Named) -> Redirect:
    """Lead from a spoken code to its table."""
    return Redirect(f"/t/{(await here.invited(code, player)).match.id}")


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    """Lead to the house's sign."""
    return Redirect("/web/sign.svg")


PAGES = [home, lobby, ratings, results, settings, join, sign_in, account, manual, rules, learn, table, review, by_code, favicon]


def file_routers() -> list[Router]:
    """Return what serves the shell's files and those of every game that draws its own board."""
    routers = [create_static_files_router(path="/web", directories=[folder("parlour.web")], name="web", cache_control=FRESH)]
    for game, package in registry.packages().items():
        drawn = folder(package) / "ui"
        if drawn.is_dir():
            routers.append(create_static_files_router(path=f"/games/{game}/ui", directories=[drawn], name=f"ui-{game}", cache_control=FRESH))
    return routers

"""The HTTP server of `parlour design`: one page and the questions that it asks.

It serves only this machine, and has neither accounts nor a database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from html import escape
from string import Template

from litestar import Litestar, MediaType, Response, Router, delete, get, post
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response.base import ASGIResponse
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from parlour.design.questions import ActionQuestion, BotsQuestion, PositionQuestion
from parlour.design.session import DesignSession, DesignStatus
from parlour.server.auth.guards import add_security_headers, reject_cross_site
from parlour.server.errors import EXCEPTION_HANDLERS
from parlour.server.pages.templates import package_folder
from parlour.services.i18n import SHELL_BUNDLES, fluent_with_fallback

LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")
"""The hosts under which the page may be opened.

A page of another site could otherwise reach the server through a name that resolves to this
machine.
"""

NO_CACHE = CacheControlHeader(no_cache=True)

SessionDep = NamedDependency[DesignSession]


def only_local_hosts(port: int) -> Callable[[ASGIApp], ASGIApp]:
    """Return middleware that refuses requests for hosts other than this machine."""
    hosts = {f"{host}:{port}".encode() for host in LOCAL_HOSTS}

    def middleware(app: ASGIApp) -> ASGIApp:
        async def check_host(scope: Scope, receive: Receive, send: Send) -> None:
            host = next((value for name, value in scope["headers"] if name == b"host"), b"")
            if host not in hosts:
                body = f"Open this page at http://localhost:{port}.".encode()
                await ASGIResponse(body=body, status_code=421, media_type=MediaType.TEXT)(
                    scope, receive, send
                )
                return
            await app(scope, receive, send)

        return check_host

    return middleware


@get("/", media_type="text/html")
async def design_page(session: SessionDep) -> Response[str]:
    """Return the page."""
    page = Template((package_folder("parlour.web") / "design" / "design.html").read_text("utf-8"))
    folder = f"{session.package_folder.name}/"
    return Response(
        page.substitute(game=escape(session.name), folder=escape(folder)),
        media_type="text/html",
        headers={"cache-control": "no-store"},
    )


@get("/strings/{language:str}/{bundles:str}", media_type="text/plain")
async def design_strings(
    session: SessionDep, language: FromPath[str], bundles: FromPath[str]
) -> Response[str]:
    """Return the Fluent strings of the site and of the game in a language, and in English."""
    names = bundles.removesuffix(".ftl").split("+")
    texts = [fluent_with_fallback(name, language) for name in names if name in SHELL_BUNDLES]
    if session.name in names:
        texts += session.game_strings(language)
    return Response(
        "\n".join(texts), media_type="text/plain", headers={"cache-control": "no-store"}
    )


@get("/api/games", media_type="application/json")
async def design_games(session: SessionDep) -> Response[bytes]:
    """Return the description of the game in a list, which is empty until it could be loaded."""
    games = b"[" + (session.game_info or b"") + b"]"
    return Response(games, media_type="application/json", headers={"cache-control": "no-store"})


@get("/api/status")
async def design_status(session: SessionDep, after: FromQuery[int] = -1) -> DesignStatus:
    """Return the status, once it differs from the version that the page knows."""
    return await session.wait(after)


@get("/api/position")
async def design_position(
    session: SessionDep,
    seats: FromQuery[int],
    seed: FromQuery[int],
    step: FromQuery[int],
    options: FromQuery[str] = "{}",
    decisions: FromQuery[str] = "",
) -> Response[bytes]:
    """Return a position of a match, as every seat sees it."""
    answer = await session.ask("position", PositionQuestion(options, seats, seed, step, decisions))
    return Response(answer, media_type="application/json")


@get("/api/lens")
async def design_lens(
    session: SessionDep,
    seats: FromQuery[int],
    seed: FromQuery[int],
    step: FromQuery[int],
    options: FromQuery[str] = "{}",
    decisions: FromQuery[str] = "",
    viewer: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return which secrets change the fields of a seat's view, or of the spectators'."""
    question = PositionQuestion(options, seats, seed, step, decisions, viewer)
    answer = await session.ask("lens", question)
    return Response(answer, media_type="application/json")


@get("/api/games/{game:str}/pictures/{sheet:str}")
async def design_pictures(
    session: SessionDep, game: FromPath[str], sheet: FromPath[str]
) -> Response[bytes]:
    """Return a named set of pictures for the game's boards."""
    answer = await session.ask("pictures", sheet)
    return Response(answer, media_type="application/json", headers={"cache-control": "no-store"})


@post("/api/laws", status_code=204)
async def design_laws(session: SessionDep, data: JSONBody[PositionQuestion]) -> None:
    """Check the laws along a match; the result appears in the status."""
    await session.check_laws(data)


@post("/api/play", status_code=200)
async def design_play(session: SessionDep, data: JSONBody[ActionQuestion]) -> Response[bytes]:
    """Return the decisions of the match that an action continues, or why it is refused."""
    return Response(await session.ask("play", data), media_type="application/json")


@post("/api/preview", status_code=200)
async def design_preview(session: SessionDep, data: JSONBody[ActionQuestion]) -> Response[bytes]:
    """Return the preview of an action, or why it is refused."""
    return Response(await session.ask("preview", data), media_type="application/json")


@post("/api/bots", status_code=204)
async def design_bots(session: SessionDep, data: JSONBody[BotsQuestion]) -> None:
    """Let bots play matches; the results appear in the status."""
    await session.start_bots(data)


@delete("/api/bots", status_code=204)
async def design_stop_bots(session: SessionDep) -> None:
    """Let the bots play no more matches."""
    await session.stop_bots()


def create_design_app(session: DesignSession, port: int) -> Litestar:
    """Return the application for one game package.

    Args:
        session: The package; the caller closes it.
        port: The port of the server.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.session = session
        await session.open()
        yield

    return Litestar(
        [
            design_page,
            design_strings,
            design_games,
            design_status,
            design_position,
            design_laws,
            design_lens,
            design_play,
            design_preview,
            design_bots,
            design_stop_bots,
            design_pictures,
            *_file_routers(session),
        ],
        lifespan=[lifespan],
        dependencies={"session": Provide(_provide_session, sync_to_thread=False)},
        middleware=[only_local_hosts(port), add_security_headers, reject_cross_site],
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=None,
        logging_config=None,
    )


def _provide_session(state: State) -> DesignSession:
    found: DesignSession = state.session
    return found


def _file_routers(session: DesignSession) -> list[Router]:
    """Return the routers of the site's and the game's browser files, which are never cached."""
    folders = {
        "/web": package_folder("parlour.web"),
        f"/games/{session.name}/ui": session.package_folder / "ui",
    }
    return [
        create_static_files_router(path=path, directories=[folder], cache_control=NO_CACHE)
        for path, folder in folders.items()
    ]

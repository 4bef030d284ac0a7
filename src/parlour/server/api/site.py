"""The API of the house: who I am, which games there are, their rules and their words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from markdown_it import MarkdownIt
from msgspec import Meta

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.outage import OUTAGE
from parlour.db.records import Player, Role
from parlour.plugin import registry
from parlour.server.api.game_info import GameInfo
from parlour.server.assets.static_assets import KEPT_FOR_GOOD, NEWEST
from parlour.server.dependencies import Asking, Here, Known, Named, Offering, Spoken, Visiting
from parlour.services.application import House
from parlour.services.errors import Missing
from parlour.services.i18n import told
from parlour.services.matches.daily_deals import Board
from parlour.services.moderation.administration import Door

LARGEST_SETTINGS = 4_000

MOST_BUNDLES = 64
"""How many bundles of strings are taken at once."""

PATIENCE = 4.5
"""Seconds after which a database that says nothing is taken for one that is away."""

log = structlog.get_logger()


class Me(Value, frozen=True):
    """Who I am here."""

    id: str
    name: str
    settings: msgspec.Raw
    role: Role
    announcement: str = ""
    """What the operator says on every page just now."""
    asks: bool = False
    """Whether becoming a member takes an invitation, or the password of the house."""
    door: Door = "open"
    """Who may come in: anybody, people who were given a link, or members alone."""


class Changes(Value, frozen=True):
    """What I change about myself."""

    name: str | None = None
    settings: dict[str, Any] | None = None


class SignOut(Value, frozen=True):
    """The address of the push service that reaches this browser, empty where none does."""

    push: Annotated[str, Meta(max_length=2_000)] = ""


class HouseApi(Controller):
    """The house itself."""

    tags = ["house"]

    @get("/api/me")
    async def me(self, here: Here, visitor: Visiting) -> Me:
        """Return who I am."""
        return await _me(here, visitor.player)

    @post("/api/me")
    async def change_me(self, here: Here, player: Asking, data: JSONBody[Changes]) -> Me:
        """Change my name or my settings."""
        settings = player.settings if data.settings is None else msgspec.json.encode(data.settings)
        if len(settings) > LARGEST_SETTINGS:
            raise Illegal("core.too-large", most=LARGEST_SETTINGS)
        named = player if data.name is None else await here.members.renamed(player, data.name)
        changed = msgspec.structs.replace(named, settings=settings)
        await here.store.keep_player(changed)
        return await _me(here, changed)

    @post("/api/me/sign-out", status_code=204)
    async def sign_out(self, here: Here, visitor: Visiting, data: JSONBody[SignOut | None] = None) -> None:
        """Sign out of this browser: its session ends, and so do notifications to its `push` address."""
        if data is not None:
            await here.notices.drop_push(visitor.player, data.push)
        await here.sessions.leave(visitor.token)
        visitor.left = True

    @get("/api/games")
    async def games(self, offered: Offering, of: Known = "") -> Response[list[GameInfo]]:
        """Return every game of this house; a browser keeps the answer that is known as `of`."""
        found = offered.games()
        return Response(found, headers={"cache-control": f"private, {KEPT_FOR_GOOD}"} if of == offered.stamp() else {})

    @get("/api/games/{game:str}/daily")
    async def daily(self, here: Here, player: Asking, game: Named) -> Board:
        """Return today's table of a game's deal of the day, and my match of it."""
        here.games.game(game)
        return await here.daily.board(game, player)

    @get("/api/games/{game:str}/rules", media_type="text/html")
    async def rules(self, here: Here, game: Named, language: Spoken = "en") -> Response[str]:
        """Return a game's rules page as a piece of HTML, in English where nobody wrote it in the language; the header says which."""
        here.games.game(game)
        pages = {page.name: page for page in files(registry.packages()[game]).iterdir()}
        served = language if f"RULES.{language}.md" in pages else "en"
        page = pages.get(f"RULES.{served}.md") or pages.get("RULES.md")
        if page is None:
            raise Missing("core.no-such-page")
        headers = {"cache-control": "max-age=60", "content-language": served}
        return Response(await asyncio.to_thread(_html, page.read_text("utf-8")), media_type="text/html", headers=headers)

    @get("/strings/{language:str}/{bundles:str}", media_type="text/plain")
    async def words(self, language: Named, bundles: Named, of: Known = "") -> Response[str]:
        """Return the Fluent strings of the shell (`house.ftl`) or of games, several joined by `+`, in a language; in English what nobody wrote in it.

        A browser keeps those that are known as `of`.
        """
        asked = list(dict.fromkeys(bundles.removesuffix(".ftl").split("+")))[:MOST_BUNDLES]
        found = "\n".join(told(bundle, language) for bundle in asked)
        known = of == NEWEST.edition().strings
        return Response(found, media_type="text/plain", headers={"cache-control": f"public, {KEPT_FOR_GOOD}" if known else "max-age=60"})

    @get("/health", include_in_schema=False)
    async def health(self, here: Here) -> Response[dict[str, bool]]:
        """Say whether the house is open and its database answers: 503 where it does not."""
        return await _asked("open", here.store.alive)

    @get("/ready", include_in_schema=False)
    async def ready(self, here: Here) -> Response[dict[str, bool]]:
        """Say whether people may be sent here: whether what they do can be stored."""
        return await _asked("ready", here.log.writable)


async def _asked(what: str, question: Callable[[], Awaitable[None]]) -> Response[dict[str, bool]]:
    """Return an answer that depends on the database."""
    try:
        async with asyncio.timeout(PATIENCE):
            await question()
    except Exception as reason:
        # Whatever a driver raises, the answer to whether it works is no.
        if not OUTAGE.failed(reason):
            log.error("the database failed", asked=what, reason=str(reason) or type(reason).__name__)
        return Response({what: False}, status_code=503)
    return Response({what: True})


async def _me(house: House, player: Player) -> Me:
    door = await house.office.door()
    asks = door != "open" and await house.office.has_password()
    settings = msgspec.Raw(player.settings)
    return Me(player.id, player.name, settings, player.role, await house.office.announcement(), asks, door)


@lru_cache(maxsize=64)
def _html(text: str) -> str:
    """Return a page as HTML: its tables take the focus, so that keys can scroll a wide one; an empty corner heads nothing."""
    page: str = MarkdownIt("commonmark").enable("table").render(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")

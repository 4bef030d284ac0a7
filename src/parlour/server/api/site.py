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
from parlour.server.assets.static_assets import IMMUTABLE, MANIFEST_CACHE
from parlour.server.dependencies import (
    AppDep,
    CatalogueDep,
    EtagQuery,
    LanguageQuery,
    PathName,
    PlayerDep,
    VisitorDep,
)
from parlour.services.application import Application
from parlour.services.errors import NotFound
from parlour.services.i18n import fluent_with_fallback
from parlour.services.matches.daily_deals import DailyLeaderboard
from parlour.services.moderation.administration import RegistrationMode

MAX_SETTINGS_BYTES = 4_000

MAX_BUNDLES = 64
"""How many bundles of strings are taken at once."""

DATABASE_TIMEOUT_S = 4.5
"""Seconds after which a database that says nothing is taken for one that is away."""

log = structlog.get_logger()


class CurrentUser(Value, frozen=True):
    """Who I am here."""

    id: str
    name: str
    settings: msgspec.Raw
    role: Role
    announcement: str = ""
    """What the operator says on every page just now."""
    invitation_required: bool = False
    """Whether becoming a member takes an invitation, or the password of the house."""
    registration_mode: RegistrationMode = "open"
    """Who may come in: anybody, people who were given a link, or members alone."""


class CurrentUserChanges(Value, frozen=True):
    """What I change about myself."""

    name: str | None = None
    settings: dict[str, Any] | None = None


class SignOut(Value, frozen=True):
    """The address of the push service that reaches this browser, empty where none does."""

    push: Annotated[str, Meta(max_length=2_000)] = ""


class SiteApi(Controller):
    """The house itself."""

    tags = ["site"]

    @get("/api/me")
    async def current_user(self, here: AppDep, visitor: VisitorDep) -> CurrentUser:
        """Return who I am."""
        return await _current_user(here, visitor.player)

    @post("/api/me")
    async def update_current_user(
        self, here: AppDep, player: PlayerDep, data: JSONBody[CurrentUserChanges]
    ) -> CurrentUser:
        """Change my name or my settings."""
        settings = player.settings if data.settings is None else msgspec.json.encode(data.settings)
        if len(settings) > MAX_SETTINGS_BYTES:
            raise Illegal("core.too-large", most=MAX_SETTINGS_BYTES)
        named = (
            player if data.name is None else await here.accounts.members.rename(player, data.name)
        )
        changed = msgspec.structs.replace(named, settings=settings)
        await here.log.store.save_player(changed)
        return await _current_user(here, changed)

    @post("/api/me/sign-out", status_code=204)
    async def sign_out(
        self, here: AppDep, visitor: VisitorDep, data: JSONBody[SignOut | None] = None
    ) -> None:
        """Sign out of this browser: its session ends, and so do notifications to its `push` address."""
        if data is not None:
            await here.notifications.drop_push(visitor.player, data.push)
        await here.accounts.sessions.sign_out(visitor.token)
        visitor.has_signed_out = True

    @get("/api/games")
    async def games(self, offered: CatalogueDep, of: EtagQuery = "") -> Response[list[GameInfo]]:
        """Return every game of this house; a browser keeps the answer that is known as `of`."""
        found = offered.games()
        return Response(
            found,
            headers={"cache-control": f"private, {IMMUTABLE}"} if of == offered.etag() else {},
        )

    @get("/api/games/{game:str}/daily")
    async def daily_leaderboard(
        self, here: AppDep, player: PlayerDep, game: PathName
    ) -> DailyLeaderboard:
        """Return today's table of a game's deal of the day, and my match of it."""
        here.games.game(game)
        return await here.matches.daily_deals.leaderboard(game, player)

    @get("/api/games/{game:str}/rules", media_type="text/html")
    async def rules_html(
        self, here: AppDep, game: PathName, language: LanguageQuery = "en"
    ) -> Response[str]:
        """Return a game's rules page as a piece of HTML, in English where nobody wrote it in the language; the header says which."""
        here.games.game(game)
        pages = {page.name: page for page in files(registry.game_packages()[game]).iterdir()}
        served = language if f"RULES.{language}.md" in pages else "en"
        page = pages.get(f"RULES.{served}.md") or pages.get("RULES.md")
        if page is None:
            raise NotFound("core.no-such-page")
        headers = {"cache-control": "max-age=60", "content-language": served}
        return Response(
            await asyncio.to_thread(_page_html, page.read_text("utf-8")),
            media_type="text/html",
            headers=headers,
        )

    @get("/strings/{language:str}/{bundles:str}", media_type="text/plain")
    async def fluent_strings(
        self, language: PathName, bundles: PathName, of: EtagQuery = ""
    ) -> Response[str]:
        """Return the Fluent strings of the shell (`site.ftl`) or of games, several joined by `+`, in a language; in English what nobody wrote in it.

        A browser keeps those that are known as `of`.
        """
        asked = list(dict.fromkeys(bundles.removesuffix(".ftl").split("+")))[:MAX_BUNDLES]
        found = "\n".join(fluent_with_fallback(bundle, language) for bundle in asked)
        known = of == MANIFEST_CACHE.manifest().strings_stamp
        return Response(
            found,
            media_type="text/plain",
            headers={"cache-control": f"public, {IMMUTABLE}" if known else "max-age=60"},
        )

    @get("/health", include_in_schema=False)
    async def health(self, here: AppDep) -> Response[dict[str, bool]]:
        """Say whether the house is open and its database answers: 503 where it does not."""
        return await _health_response("open", here.log.store.ping)

    @get("/ready", include_in_schema=False)
    async def ready(self, here: AppDep) -> Response[dict[str, bool]]:
        """Say whether people may be sent here: whether what they do can be stored."""
        return await _health_response("ready", here.log.require_writable)


async def _health_response(
    what: str, question: Callable[[], Awaitable[None]]
) -> Response[dict[str, bool]]:
    """Return an answer that depends on the database."""
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_S):
            await question()
    except Exception as reason:
        # Whatever a driver raises, the answer to whether it works is no.
        if not OUTAGE.record_failure(reason):
            log.error(
                "the database failed", asked=what, reason=str(reason) or type(reason).__name__
            )
        return Response({what: False}, status_code=503)
    return Response({what: True})


async def _current_user(house: Application, player: Player) -> CurrentUser:
    door = await house.administration.registration_mode()
    asks = door != "open" and await house.administration.has_password()
    settings = msgspec.Raw(player.settings)
    return CurrentUser(
        player.id,
        player.name,
        settings,
        player.role,
        await house.administration.announcement(),
        asks,
        door,
    )


@lru_cache(maxsize=64)
def _page_html(text: str) -> str:
    """Return a page as HTML: its tables take the focus, so that keys can scroll a wide one; an empty corner heads nothing."""
    page: str = MarkdownIt("commonmark").enable("table").render(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")

"""HTTP API for the site: the current user, games, rules, strings and health checks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from markdown_it import MarkdownIt
from msgspec import Meta

from parlour.core.embedded_json import ObjectJson
from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player, Role
from parlour.plugin import registry
from parlour.server.api.game_info import GameInfo
from parlour.server.assets.static_assets import IMMUTABLE, MANIFEST_CACHE
from parlour.server.database_check import result_or_none
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
from parlour.services.moderation.site_settings import RegistrationMode

MAX_SETTINGS_BYTES = 4_000

MAX_BUNDLES = 64
"""Maximum number of string bundles in one request."""

DATABASE_TIMEOUT_S = 4.5
"""Time in seconds after which the database counts as unavailable."""


class CurrentUser(Value, frozen=True):
    """Response body with the user of the session."""

    id: str
    name: str
    settings: ObjectJson
    """The preferences that the pages store for the user."""
    role: Role
    announcement: str = ""
    """The operator's announcement; empty for none."""
    invitation_required: bool = False
    """Whether sign-up needs an invitation or the site password."""
    registration_mode: RegistrationMode = "open"
    """Who may use the site: everyone, users with an invitation, or only members."""


class CurrentUserChanges(Value, frozen=True):
    """Request body for changing the user's name or settings.

    A field that is None remains unchanged.
    """

    name: str | None = None
    settings: dict[str, Any] | None = None
    """All preferences that the pages store for the user; they replace the stored ones."""


class SignOut(Value, frozen=True):
    """Request body for signing out."""

    push: Annotated[str, Meta(max_length=2_000)] = ""
    """Push endpoint of this browser; empty for none."""


class SiteApi(Controller):
    """Endpoints for the site as a whole."""

    tags = ["site"]

    @get("/api/me")
    async def current_user(self, application: AppDep, visitor: VisitorDep) -> CurrentUser:
        """Return the user of the session."""
        return await _current_user(application, visitor.player)

    @post("/api/me")
    async def update_current_user(
        self, application: AppDep, player: PlayerDep, data: JSONBody[CurrentUserChanges]
    ) -> CurrentUser:
        """Change the user's name or settings."""
        settings = player.settings if data.settings is None else msgspec.json.encode(data.settings)
        if len(settings) > MAX_SETTINGS_BYTES:
            raise Illegal("core.too-large", most=MAX_SETTINGS_BYTES)
        named = (
            player
            if data.name is None
            else await application.accounts.members.rename(player, data.name)
        )
        changed = msgspec.structs.replace(named, settings=settings)
        await application.log.store.save_player(changed)
        return await _current_user(application, changed)

    @post("/api/me/sign-out", status_code=204)
    async def sign_out(
        self, application: AppDep, visitor: VisitorDep, data: JSONBody[SignOut | None] = None
    ) -> None:
        """End the session and the push notifications of this browser.

        The response contains the header `Clear-Site-Data`.
        """
        if data is not None:
            await application.notifications.channels.drop_push(visitor.player, data.push)
        await application.accounts.sessions.sign_out(visitor.token)
        visitor.has_signed_out = True

    @get("/api/games")
    async def games(self, catalogue: CatalogueDep, of: EtagQuery = "") -> Response[list[GameInfo]]:
        """Return the descriptions of all games: facts, options, seats, bots and rooms.

        Args:
            of: Entity tag of the list. If it is current, the response may be cached indefinitely.
        """
        games = catalogue.games()
        return Response(
            games,
            headers={"cache-control": f"private, {IMMUTABLE}"} if of == catalogue.etag() else {},
        )

    @get("/api/games/{game:str}/daily")
    async def daily_leaderboard(
        self, application: AppDep, player: PlayerDep, game: PathName
    ) -> DailyLeaderboard:
        """Return today's leaderboard for a game's daily deal, and the user's match of the deal.

        `week` contains the user's own scores of the last seven days.
        """
        application.games.game(game)
        return await application.matches.daily_deals.leaderboard(game, player)

    @get("/api/games/{game:str}/rules", media_type="text/html")
    async def rules_html(
        self, application: AppDep, game: PathName, language: LanguageQuery = "en"
    ) -> Response[str]:
        """Return a game's rules page as an HTML fragment, in English if there is no translation.

        The header `content-language` names the language of the response.

        Args:
            language: The requested language.
        """
        application.games.game(game)
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
        """Return the Fluent strings of one or more bundles.

        Messages without a translation are in English.

        Args:
            bundles: Names of bundles joined by `+`, such as `site.ftl` or `bulbous+pylos.ftl`.
            of: Entity tag of the strings. If it is current, the response may be cached
                indefinitely.
        """
        bundle_names = list(dict.fromkeys(bundles.removesuffix(".ftl").split("+")))[:MAX_BUNDLES]
        text = "\n".join(fluent_with_fallback(bundle, language) for bundle in bundle_names)
        known = of == MANIFEST_CACHE.manifest().strings_stamp
        return Response(
            text,
            media_type="text/plain",
            headers={"cache-control": f"public, {IMMUTABLE}" if known else "max-age=60"},
        )

    @get("/health", include_in_schema=False)
    async def health(self, application: AppDep) -> Response[dict[str, bool]]:
        """Return status 200 if the server is running and its database responds, else 503."""
        return await _health_response("open", application.log.store.ping)

    @get("/ready", include_in_schema=False)
    async def ready(self, application: AppDep) -> Response[dict[str, bool]]:
        """Return status 200 if the database is writable, else 503.

        Load balancers use this endpoint.
        """
        return await _health_response("ready", application.log.require_writable)


async def _health_response(
    name: str, check: Callable[[], Awaitable[None]]
) -> Response[dict[str, bool]]:
    """Return the response for a health check of the database.

    Args:
        name: Name of the check in the response body.
        check: Function that raises an exception if the database fails.
    """

    async def passes() -> bool:
        await check()
        return True

    passed = await result_or_none(name, passes, DATABASE_TIMEOUT_S) is True
    return Response({name: passed}, status_code=200 if passed else 503)


async def _current_user(application: Application, player: Player) -> CurrentUser:
    registration_mode = await application.administration.settings.registration_mode()
    invitation_required = (
        registration_mode != "open" and await application.administration.settings.has_password()
    )
    settings = msgspec.Raw(player.settings)
    return CurrentUser(
        player.id,
        player.name,
        settings,
        player.role,
        await application.administration.settings.announcement(),
        invitation_required,
        registration_mode,
    )


@lru_cache(maxsize=64)
def _page_html(text: str) -> str:
    """Return Markdown as HTML with keyboard-scrollable tables and no empty header cells."""
    page: str = MarkdownIt("commonmark").enable("table").render(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")

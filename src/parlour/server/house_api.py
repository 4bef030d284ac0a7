"""The API of the house: who I am, which games there are, their rules and their words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, get_args, get_origin

import msgspec
import structlog
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from markdown_it import MarkdownIt

from parlour.core import registry
from parlour.core.clock import AnyRule
from parlour.core.game import Game, Illegal, Spec
from parlour.core.player import LEVELS
from parlour.core.value import Value
from parlour.db.records import Player, Role
from parlour.house.house import House
from parlour.house.i18n import languages, strings
from parlour.house.matches.daily import Board
from parlour.house.refusal import Missing
from parlour.server.dependencies import Asking, Here, Named, Spoken, Visiting

LARGEST_SETTINGS = 4_000

PATIENCE = 4.5
"""Seconds after which a database that says nothing is taken for one that is away."""

log = structlog.get_logger()


class Me(Value, frozen=True):
    """Who I am here."""

    id: str
    name: str
    settings: msgspec.Raw
    role: Role


class Changes(Value, frozen=True):
    """What I change about myself."""

    name: str | None = None
    settings: dict[str, Any] | None = None


class RoomInfo(Value, frozen=True, kw_only=True):
    """A room that a game keeps: the language spoken there, the options of its tables, what is in use there, and what that stands in for."""

    id: str
    name: str
    language: str
    note: str
    instead: str
    options: dict[str, Any]


class ModeInfo(Value, frozen=True, kw_only=True):
    """What a mode of a game allows: how few and how many may sit, and which options mean nothing in it."""

    seats: tuple[int, int]
    inactive: list[str]


class GameInfo(Value, frozen=True, kw_only=True):
    """A game as a table can be opened with it: its facts, the JSON schema of its options, seats and bots, its rooms and its own clocks.

    `seats` are those of the plain options; `modes` has those of each choice of the first option.
    `daily` are the options of its deal of the day, where it has one; `lesson` says whether it plays its first turns with newcomers.
    """

    spec: Spec
    options: dict[str, Any]
    seats: tuple[int, int]
    modes: dict[str, ModeInfo]
    levels: list[str]
    languages: list[str]
    rooms: list[RoomInfo]
    clocks: list[AnyRule]
    daily: dict[str, Any] | None
    lesson: bool


class HouseApi(Controller):
    """The house itself."""

    tags = ["house"]

    @get("/api/me")
    async def me(self, here: Here, visitor: Visiting) -> Me:
        """Return who I am."""
        if visitor.stored:
            await here.sessions.see(visitor.token, visitor.device, visitor.seen_at)
        return _me(visitor.player)

    @post("/api/me")
    async def change_me(self, here: Here, player: Asking, data: JSONBody[Changes]) -> Me:
        """Change my name or my settings."""
        settings = player.settings if data.settings is None else msgspec.json.encode(data.settings)
        if len(settings) > LARGEST_SETTINGS:
            raise Illegal("core.too-large", most=LARGEST_SETTINGS)
        named = player if data.name is None else await here.members.renamed(player, data.name)
        changed = msgspec.structs.replace(named, settings=settings)
        await here.store.keep_player(changed)
        return _me(changed)

    @post("/api/me/sign-out", status_code=204)
    async def sign_out(self, here: Here, visitor: Visiting) -> None:
        """Forget me in this browser: its cookie opens nothing any more, and the next page makes me somebody new."""
        await here.sessions.leave(visitor.token)
        visitor.left = True

    @get("/api/games")
    async def games(self, here: Here) -> list[GameInfo]:
        """Return every game of this house."""
        return [_info(here, name) for name in here.games.ids]

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
        return Response(_html(page.read_text("utf-8")), media_type="text/html", headers=headers)

    @get("/strings/{language:str}/{bundle:str}", media_type="text/plain")
    async def words(self, language: Named, bundle: Named) -> Response[str]:
        """Return the Fluent strings of the shell (`house.ftl`) or of a game in one language; empty where there are none."""
        return Response(strings(bundle.removesuffix(".ftl"), language) or "", media_type="text/plain", headers={"cache-control": "max-age=60"})

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
        log.error("the database failed", asked=what, reason=str(reason) or type(reason).__name__)
        return Response({what: False}, status_code=503)
    return Response({what: True})


def _me(player: Player) -> Me:
    return Me(player.id, player.name, msgspec.Raw(player.settings), player.role)


@lru_cache(maxsize=64)
def _html(text: str) -> str:
    """Return a page as HTML: its tables take the focus, so that keys can scroll a wide one; an empty corner heads nothing."""
    page: str = MarkdownIt("commonmark").enable("table").render(text)
    return page.replace("<table>", '<table tabindex="0">').replace("<th></th>", "<td></td>")


def _info(house: House, name: str) -> GameInfo:
    game = house.games.game(name)
    offered = registry.folder(name)
    held = house.games.levels(name)
    return GameInfo(
        spec=game.spec,
        options=_schema(game.types.options),
        seats=_mode(game, {}).seats,
        modes=_modes(game),
        levels=[level for level in LEVELS if level in held],
        languages=languages(name),
        rooms=_rooms(house, name),
        clocks=list(offered.clocks.values()),
        daily=None if offered.daily is None else dict(offered.daily.options),
        lesson=offered.lesson is not None,
    )


def _modes(game: Game[Any, Any, Any, Any]) -> dict[str, ModeInfo]:
    """Return what each choice of a game's first option allows; nothing where that is no choice."""
    first = next(iter(msgspec.structs.fields(game.types.options)), None)
    if first is None or get_origin(first.type) is not Literal:
        return {}
    return {str(choice): _mode(game, {first.name: choice}) for choice in get_args(first.type)}


def _mode(game: Game[Any, Any, Any, Any], chosen: dict[str, Any]) -> ModeInfo:
    options = game.types.options(**chosen)
    allowed = game.seats(options)
    return ModeInfo(seats=(allowed[0], allowed[-1]), inactive=sorted(game.inactive_options(options)))


def _schema(options: type[Any]) -> dict[str, Any]:
    """Return the JSON schema of a game's options, each choice in the order its rules name it."""
    schema, components = msgspec.json.schema_components([options], ref_template="#/$defs/{name}")
    found: dict[str, Any] = components[schema[0]["$ref"].rsplit("/", 1)[-1]]
    for field in msgspec.structs.fields(options):
        if get_origin(field.type) is Literal:
            found["properties"][field.name]["enum"] = list(get_args(field.type))
    return found


def _rooms(house: House, name: str) -> list[RoomInfo]:
    """Return the rooms that a game opens with what lies in this house."""
    rooms = registry.folder(name).rooms
    found = rooms(house.games.folder) if rooms is not None else ()
    return [
        RoomInfo(
            id=room.id,
            name=room.name,
            language=room.language,
            note=room.note,
            instead=room.instead,
            options=msgspec.to_builtins(room.options),
        )
        for room in found
    ]

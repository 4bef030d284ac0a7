"""The server: the house behind HTTP and sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from parlour import __version__
from parlour.db.records import Player
from parlour.server.api.accounts import AccountsApi
from parlour.server.api.admin import OfficeApi
from parlour.server.api.analyses import MeaningsApi, ReviewsApi
from parlour.server.api.conditional_moves import PlansApi
from parlour.server.api.exports import KeepsakesApi
from parlour.server.api.forum import ForumApi
from parlour.server.api.game_catalogue import Offered
from parlour.server.api.lessons import LessonsApi
from parlour.server.api.match_files import FilesApi
from parlour.server.api.matches import MatchesApi
from parlour.server.api.matchmaking import QuickApi
from parlour.server.api.notifications import NoticesApi
from parlour.server.api.oidc import OidcApi, back
from parlour.server.api.passkeys import PasskeysApi
from parlour.server.api.puzzles import PuzzlesApi
from parlour.server.api.results import RecordsApi
from parlour.server.api.site import HouseApi
from parlour.server.api.tables import TablesApi
from parlour.server.api.tournaments import TournamentsApi
from parlour.server.api.users import PeopleApi
from parlour.server.assets.files import file_routers
from parlour.server.auth.guards import PASS, SHARE, from_here, hardened, rate_limited
from parlour.server.auth.request_filter import FrontDoor
from parlour.server.errors import HANDLERS
from parlour.server.limits.login_throttle import Guesses
from parlour.server.limits.network import network_of
from parlour.server.limits.quotas import Allowed
from parlour.server.pages.pages import PAGES
from parlour.server.pages.position_pictures import Positions
from parlour.server.quotas import Quotas
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.session import Visitor, greeting, header_of
from parlour.server.realtime.socket import play
from parlour.services.analysis.budget import USUAL, Price
from parlour.services.application import House

LARGEST_BODY = 64 * 1024

APIS = (
    AccountsApi,
    FilesApi,
    ForumApi,
    HouseApi,
    KeepsakesApi,
    LessonsApi,
    MatchesApi,
    NoticesApi,
    OfficeApi,
    OidcApi,
    PasskeysApi,
    PeopleApi,
    PlansApi,
    PuzzlesApi,
    QuickApi,
    RecordsApi,
    ReviewsApi,
    MeaningsApi,
    TablesApi,
    TournamentsApi,
)


def create_app(database: str, folder: Path, price: Price = USUAL, beat: float = 0.0, for_phones: bool = True) -> FrontDoor:
    """Return the server of a house: its log at `database`, an operator's own files in `folder`, what reviews may cost, the bots' beat."""

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        house = await House.open(database, folder, price, beat)
        house.is_for_phones = for_phones
        app.state.house, app.state.hub = house, Hub(house)
        app.state.guesses, app.state.offered = Guesses(house.neighbours), Offered(house)
        app.state.positions, app.state.quotas = Positions(), Quotas(house.neighbours)
        try:
            yield
        finally:
            await app.state.hub.close()
            await house.close()

    app = Litestar(
        [*PAGES, back, *file_routers(), *APIS],
        lifespan=[opened],
        dependencies={
            "here": Provide(_house, sync_to_thread=False),
            "player": Provide(_player, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
            "allowed": Provide(_allowed, sync_to_thread=False),
            "shown": Provide(_shown, sync_to_thread=False),
            "guesses": Provide(_guesses, sync_to_thread=False),
            "quotas": Provide(_quotas, sync_to_thread=False),
            "offered": Provide(_offered, sync_to_thread=False),
        },
        middleware=[hardened, from_here, rate_limited(), greeting],
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(title="Parlour", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return FrontDoor(app, lambda scope, receive, send: play(app.state.house, app.state.hub, scope, receive, send))


def _house(state: State) -> House:
    found: House = state.house
    return found


def _guesses(state: State) -> Guesses:
    found: Guesses = state.guesses
    return found


def _quotas(state: State) -> Quotas:
    found: Quotas = state.quotas
    return found


def _offered(state: State) -> Offered:
    found: Offered = state.offered
    return found


def _player(request: Request[Any, Any, Any]) -> Player:
    return _visitor(request).player


def _allowed(state: State, request: Request[Any, Any, Any]) -> Allowed:
    hub: Hub = state.hub
    return Allowed(hub.allowances, _player(request).id, network_of(request.scope))


def _shown(request: Request[Any, Any, Any]) -> str:
    # A link that is followed carries no header: what is downloaded brings its pass in the address, as a shared page does.
    brought: str = request.query_params.get(SHARE, "")
    return header_of(request.scope, PASS) or brought


def _visitor(request: Request[Any, Any, Any]) -> Visitor:
    found: Visitor = request.scope["state"]["visitor"]
    return found

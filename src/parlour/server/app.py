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
from parlour.house.house import House
from parlour.house.reviews.price import USUAL, Price
from parlour.server.accounts_api import AccountsApi
from parlour.server.allowances import Allowed
from parlour.server.files import file_routers
from parlour.server.files_api import FilesApi
from parlour.server.forum_api import ForumApi
from parlour.server.front_door import FrontDoor
from parlour.server.guards import PASS, SHARE, from_here, hardened, rate_limited
from parlour.server.guesses import Guesses
from parlour.server.house_api import HouseApi
from parlour.server.hub import Hub
from parlour.server.keepsakes_api import KeepsakesApi
from parlour.server.lessons_api import LessonsApi
from parlour.server.matches_api import MatchesApi
from parlour.server.network import network_of
from parlour.server.notices_api import NoticesApi
from parlour.server.offered import Offered
from parlour.server.office_api import OfficeApi
from parlour.server.oidc_api import OidcApi, back
from parlour.server.pages import PAGES
from parlour.server.passkeys_api import PasskeysApi
from parlour.server.people_api import PeopleApi
from parlour.server.plans_api import PlansApi
from parlour.server.positions import Positions
from parlour.server.puzzles_api import PuzzlesApi
from parlour.server.quick_api import QuickApi
from parlour.server.quotas import Quotas
from parlour.server.records_api import RecordsApi
from parlour.server.refusals import HANDLERS
from parlour.server.reviews_api import MeaningsApi, ReviewsApi
from parlour.server.session import Visitor, greeting, header_of
from parlour.server.socket import play
from parlour.server.tables_api import TablesApi
from parlour.server.tournaments_api import TournamentsApi

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

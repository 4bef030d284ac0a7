"""The ASGI application: routes, dependencies and middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from parlour.db.records import Player
from parlour.server.allowed_methods import correct_allow_header
from parlour.server.api.accounts import AccountsApi
from parlour.server.api.admin import AdminApi
from parlour.server.api.admin_requests import provide_admin_requester
from parlour.server.api.admin_users import AdminUsersApi
from parlour.server.api.analyses import AnalysisApi, WordMeaningsApi
from parlour.server.api.api_keys import ApiKeysApi
from parlour.server.api.bots import BotsApi
from parlour.server.api.clubs import ClubsApi
from parlour.server.api.conditional_moves import ConditionalMovesApi
from parlour.server.api.exports import ExportsApi
from parlour.server.api.forum import ForumApi
from parlour.server.api.game_catalogue import GameCatalogue
from parlour.server.api.lessons import LessonsApi
from parlour.server.api.match_actions import MatchActionsApi
from parlour.server.api.match_files import MatchFilesApi
from parlour.server.api.match_review import MatchReviewApi
from parlour.server.api.match_viewer import provide_match_viewer
from parlour.server.api.matches import MatchesApi
from parlour.server.api.matchmaking import MatchmakingApi
from parlour.server.api.notifications import NotificationsApi
from parlour.server.api.oidc import OidcApi, handle_callback
from parlour.server.api.passkeys import PasskeysApi
from parlour.server.api.puzzles import PuzzlesApi
from parlour.server.api.results import ResultsApi
from parlour.server.api.server_status import server_status
from parlour.server.api.site import SiteApi
from parlour.server.api.streams import StreamsApi
from parlour.server.api.tables import TablesApi
from parlour.server.api.tournaments import TournamentsApi
from parlour.server.api.users import UsersApi
from parlour.server.assets.files import file_routers
from parlour.server.auth.guards import (
    add_security_headers,
    limit_changes,
    new_change_limits,
    reject_cross_site,
)
from parlour.server.auth.request_filter import RequestFilter
from parlour.server.dependencies import ShareTokenHeader, ShareTokenQuery
from parlour.server.errors import EXCEPTION_HANDLERS
from parlour.server.json_request import JsonRequest
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.limits.network import network_of_request
from parlour.server.limits.network_quotas import NetworkQuotas
from parlour.server.limits.quotas import PlayerQuotas
from parlour.server.limits.rate_limit_headers import limit_states
from parlour.server.metrics import MetricsAccess, metrics_page
from parlour.server.openapi.endpoints import API_DOCUMENT_HANDLERS, ApiDocuments
from parlour.server.pages.pages import PAGES
from parlour.server.pages.position_pictures import PositionPictures
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.missed_changes import MissedChanges
from parlour.server.realtime.session import Visitor, identify_visitor
from parlour.server.realtime.socket import serve_socket
from parlour.server.realtime.stream import STREAM_OPTION
from parlour.server.status_history import StatusHistory
from parlour.services.application import Application, ApplicationOptions
from parlour.services.engine.worker_pool import WORKER_COUNT

MAX_BODY_BYTES = 64 * 1024

APIS = (
    AccountsApi,
    ApiKeysApi,
    BotsApi,
    MatchFilesApi,
    ForumApi,
    ClubsApi,
    SiteApi,
    ExportsApi,
    LessonsApi,
    MatchesApi,
    MatchActionsApi,
    MatchReviewApi,
    NotificationsApi,
    AdminApi,
    AdminUsersApi,
    OidcApi,
    PasskeysApi,
    UsersApi,
    ConditionalMovesApi,
    PuzzlesApi,
    MatchmakingApi,
    ResultsApi,
    StreamsApi,
    server_status,
    AnalysisApi,
    WordMeaningsApi,
    TablesApi,
    TournamentsApi,
    *API_DOCUMENT_HANDLERS,
)


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """The options that an operator sets when the server starts."""

    database: str
    """The URL or path of the database."""

    application: ApplicationOptions
    """The options of the services."""

    metrics: MetricsAccess = "private"
    """Who may read the metrics."""


def create_app(options: ServerOptions) -> RequestFilter:
    """Return the ASGI application of a site."""
    return app_with_routes(create_routes(), options)


def app_with_routes(app: Litestar, options: ServerOptions) -> RequestFilter:
    """Return the ASGI application of a site, with the routes of a server that is not running."""
    app.state.options = options
    return RequestFilter(
        app,
        lambda scope, receive, send: serve_socket(
            app.state.application, app.state.hub, scope, receive, send
        ),
    )


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open and close everything that a running server holds, according to `app.state.options`."""
    state, options = app.state, app.state.options
    application = await Application.open(options.database, options.application)
    state.application, state.hub = application, Hub(application)
    buckets = application.shared.token_buckets
    state.throttle, state.network_quotas = LoginThrottle(buckets), NetworkQuotas(buckets)
    state.change_limits = new_change_limits()
    state.catalogue, state.positions = GameCatalogue(application), PositionPictures()
    state.api_documents, state.metrics_access = ApiDocuments(app), options.metrics
    state.status_history = StatusHistory(
        lambda: app.state.hub.connection_limits.count,
        WORKER_COUNT,
    )
    state.status_history.open()
    missed_changes = MissedChanges(application, state.hub)
    await missed_changes.open()
    try:
        yield
    finally:
        await missed_changes.close()
        await state.status_history.close()
        await state.hub.close()
        await application.close()


def create_routes() -> Litestar:
    """Return the routes of a site, which take most of the time that a start needs.

    A start opens everything that belongs to one running server, so the same routes can serve
    another site after a stop.
    """
    return Litestar(
        [*PAGES, handle_callback, metrics_page, *file_routers(), *APIS],
        lifespan=[_lifespan],
        dependencies={
            "application": Provide(_provide_application, sync_to_thread=False),
            "player": Provide(_provide_player, sync_to_thread=False),
            "requester": Provide(provide_admin_requester, sync_to_thread=False),
            "viewer": Provide(provide_match_viewer, sync_to_thread=False),
            "visitor": Provide(_provide_visitor, sync_to_thread=False),
            "quota": Provide(_provide_quotas, sync_to_thread=False),
            "share_token": Provide(_provide_share_token, sync_to_thread=False),
            "throttle": Provide(_provide_throttle, sync_to_thread=False),
            "network_quotas": Provide(_provide_network_quotas, sync_to_thread=False),
            "catalogue": Provide(_provide_catalogue, sync_to_thread=False),
            "hub": Provide(_provide_hub, sync_to_thread=False),
        },
        middleware=[
            add_security_headers,
            correct_allow_header,
            reject_cross_site,
            limit_changes,
            identify_visitor,
        ],
        exception_handlers=EXCEPTION_HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=600,
            gzip_compress_level=6,
            exclude_opt_key=STREAM_OPTION,
        ),
        openapi_config=None,
        request_class=JsonRequest,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )


def _provide_application(state: State) -> Application:
    found: Application = state.application
    return found


def _provide_throttle(state: State) -> LoginThrottle:
    found: LoginThrottle = state.throttle
    return found


def _provide_network_quotas(state: State) -> NetworkQuotas:
    found: NetworkQuotas = state.network_quotas
    return found


def _provide_catalogue(state: State) -> GameCatalogue:
    found: GameCatalogue = state.catalogue
    return found


def _provide_hub(state: State) -> Hub:
    found: Hub = state.hub
    return found


def _provide_player(request: Request[Any, Any, Any]) -> Player:
    return _provide_visitor(request).player


def _provide_quotas(state: State, request: Request[Any, Any, Any]) -> PlayerQuotas:
    hub: Hub = state.hub
    visitor = _provide_visitor(request)
    return PlayerQuotas(
        hub.quotas,
        visitor.player.id,
        network_of_request(request.scope),
        visitor.account_class,
        limit_states(request.scope),
    )


def _provide_share_token(
    share_header: ShareTokenHeader = "", share_parameter: ShareTokenQuery = ""
) -> str:
    # Links cannot carry headers, so downloads and shared pages pass the token in the query string.
    return share_header or share_parameter


def _provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    found: Visitor = request.scope["state"]["visitor"]
    return found

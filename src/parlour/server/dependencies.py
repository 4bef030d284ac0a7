"""Type aliases for handler parameters: injected dependencies, path and query parameters."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, QueryParameter

from parlour.db.records import Player
from parlour.server.api.game_catalogue import GameCatalogue
from parlour.server.auth.guards import SHARE_PARAMETER, SHARE_TOKEN_HEADER
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.limits.network_quotas import NetworkQuotas
from parlour.server.limits.quotas import PlayerQuotas
from parlour.server.realtime.hub import Hub
from parlour.server.realtime.session import Visitor
from parlour.services.application import Application

AppDep = NamedDependency[Application]
"""The application."""

PlayerDep = NamedDependency[Player]
"""The requesting player."""

VisitorDep = NamedDependency[Visitor]
"""The requesting player with their session token."""

ThrottleDep = NamedDependency[LoginThrottle]
"""The throttle of sign-in attempts."""

NetworkQuotasDep = NamedDependency[NetworkQuotas]
"""Quotas for sign-ups, tournament entries and mailed codes."""

PathName = FromPath[str]
"""A match, game, code or language in the path."""

QuotaDep = NamedDependency[PlayerQuotas]
"""The rate limits of the requesting player."""

ShareTokenDep = NamedDependency[str]
"""The share token of a private match, sent by the client; empty for none."""

ShareTokenHeader = Annotated[
    str,
    HeaderParameter(
        name=SHARE_TOKEN_HEADER.decode().title(),
        description="The share token of a private match, which makes it visible.",
    ),
]
"""The share token in a header."""

ShareTokenQuery = Annotated[
    str,
    QueryParameter(name=SHARE_PARAMETER, description="The share token, for links."),
]
"""The share token in the query string."""

LightQuery = FromQuery[bool]
"""Whether to omit the previews of a long list of actions."""

RetryQuery = FromQuery[bool]
"""Whether a past decision is shown as open, so that the user can try it again."""

CatalogueDep = NamedDependency[GameCatalogue]
"""The catalogue of games."""

HubDep = NamedDependency[Hub]
"""The registry of open sockets and streams."""

EtagQuery = FromQuery[str]
"""Entity tag that the client knows."""

LanguageQuery = FromQuery[str]
"""Requested language."""

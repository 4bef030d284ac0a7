"""What a handler is given: the house, who asks, and what the address names."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.db.records import Player
from parlour.server.api.game_catalogue import GameCatalogue
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.limits.network_quotas import NetworkQuotas
from parlour.server.limits.quotas import PlayerQuotas
from parlour.server.realtime.session import Visitor
from parlour.services.application import Application

AppDep = NamedDependency[Application]
"""The house itself. No field of a body may have the dependency's name, `here`: Litestar would take a mistake in it for one of the server."""

PlayerDep = NamedDependency[Player]
"""Whoever asks."""

VisitorDep = NamedDependency[Visitor]
"""Whoever asks, with the token they brought."""

ThrottleDep = NamedDependency[LoginThrottle]
"""What slows guessing at keys."""

NetworkQuotasDep = NamedDependency[NetworkQuotas]
"""How many accounts, tournament entries and mailed codes there may be."""

PathName = FromPath[str]
"""A match, a game, a code or a language, as the address names it."""

QuotaDep = NamedDependency[PlayerQuotas]
"""How much whoever asks may have of what costs the house."""

ShareTokenDep = NamedDependency[str]
"""The pass of a private match that whoever asks has, empty for none."""

LightQuery = FromQuery[bool]
"""Whether what can follow may be left out."""

RetryQuery = FromQuery[bool]
"""Whether a past decision is to be tried once more."""

CatalogueDep = NamedDependency[GameCatalogue]
"""The games of the house as pages are told of them."""

EtagQuery = FromQuery[str]
"""What an answer is known by, from the page that asks for it."""

LanguageQuery = FromQuery[str]
"""The language somebody asks for."""

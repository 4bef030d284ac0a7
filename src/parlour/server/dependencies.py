"""What a handler is given: the house, who asks, and what the address names."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.db.records import Player
from parlour.server.api.game_catalogue import Offered
from parlour.server.limits.login_throttle import Guesses
from parlour.server.limits.quotas import Allowed
from parlour.server.quotas import Quotas
from parlour.server.realtime.session import Visitor
from parlour.services.application import House

Here = NamedDependency[House]
"""The house itself. No field of a body may have the dependency's name, `here`: Litestar would take a mistake in it for one of the server."""

Asking = NamedDependency[Player]
"""Whoever asks."""

Visiting = NamedDependency[Visitor]
"""Whoever asks, with the token they brought."""

Guessing = NamedDependency[Guesses]
"""What slows guessing at keys."""

Quota = NamedDependency[Quotas]
"""How many accounts, tournament entries and mailed codes there may be."""

Named = FromPath[str]
"""A match, a game, a code or a language, as the address names it."""

Allowance = NamedDependency[Allowed]
"""How much whoever asks may have of what costs the house."""

Shown = NamedDependency[str]
"""The pass of a private match that whoever asks has, empty for none."""

Light = FromQuery[bool]
"""Whether what can follow may be left out."""

Again = FromQuery[bool]
"""Whether a past decision is to be tried once more."""

Offering = NamedDependency[Offered]
"""The games of the house as pages are told of them."""

Known = FromQuery[str]
"""What an answer is known by, from the page that asks for it."""

Spoken = FromQuery[str]
"""The language somebody asks for."""

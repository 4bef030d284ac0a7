"""What a handler is given: the house, who asks, and what the address names."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from parlour.db.log import Player
from parlour.tables.arena import Arena

Here = NamedDependency[Arena]
"""The house itself."""

Asking = NamedDependency[Player]
"""Whoever asks."""

Named = FromPath[str]
"""A match, a game, a code or a language, as the address names it."""

Place = FromPath[int]
"""A position, as the address names it."""

Eyes = FromQuery[int | None]
"""The seat through whose eyes somebody wants to see (None: the public's)."""

Spoken = FromQuery[str]
"""The language somebody asks for."""

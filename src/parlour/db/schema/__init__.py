"""The tables of the house, one schema for SQLite and PostgreSQL: whoever imports it knows them all."""

from __future__ import annotations

from parlour.db.schema import accounts, events, forum, matches, matchmaking, moderation, records
from parlour.db.schema.metadata import metadata

__all__ = [
    "accounts",
    "events",
    "forum",
    "matches",
    "matchmaking",
    "metadata",
    "moderation",
    "records",
]

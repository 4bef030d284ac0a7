"""All tables, in one schema for SQLite and PostgreSQL.

Tables keep the names with which they were created.
"""

from __future__ import annotations

from parlour.db.schema import (
    accounts,
    clubs,
    events,
    forum,
    matches,
    matchmaking,
    moderation,
    records,
)
from parlour.db.schema.metadata import metadata

__all__ = [
    "accounts",
    "clubs",
    "events",
    "forum",
    "matches",
    "matchmaking",
    "metadata",
    "moderation",
    "records",
]

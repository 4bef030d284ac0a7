"""The tables of the house, one schema for SQLite and PostgreSQL: whoever imports it knows them all."""

from __future__ import annotations

from parlour.db.schema import events, forum, matches, meeting, office, people, records
from parlour.db.schema.metadata import metadata

__all__ = ["events", "forum", "matches", "meeting", "metadata", "office", "people", "records"]

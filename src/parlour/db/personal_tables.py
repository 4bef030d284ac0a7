"""The declarations of personal data for all tables of the schema."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.db.personal_account_tables import ACCOUNT_TABLES
from parlour.db.personal_club_tables import CLUB_TABLES
from parlour.db.personal_data import TableData
from parlour.db.personal_forum_tables import FORUM_TABLES
from parlour.db.personal_match_tables import MATCH_TABLES

TABLES: Mapping[str, TableData] = {
    **ACCOUNT_TABLES,
    **MATCH_TABLES,
    **FORUM_TABLES,
    **CLUB_TABLES,
}
"""The declaration of each table, by its name."""

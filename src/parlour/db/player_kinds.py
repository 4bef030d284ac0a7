"""The SQL condition that distinguishes the ids of bot accounts from those of people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, case, func

from parlour.db.records import BOT_ID_LENGTH, BOT_ID_PREFIX


def id_is_of_bot(column: ColumnElement[Any]) -> ColumnElement[int]:
    """Return an SQL expression that is 1 for the id of a bot account and 0 for any other."""
    is_bot = (func.length(column) == BOT_ID_LENGTH) & column.like(f"{BOT_ID_PREFIX}%")
    return case((is_bot, 1), else_=0)

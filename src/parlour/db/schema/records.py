"""The tables of finished matches: analyses, outcomes and ratings."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    text,
    true,
)

from parlour.db.schema.metadata import metadata


def _by_decision(name: str) -> Table:
    """Return a table that stores a document for each decision of a match."""
    return Table(
        name,
        metadata,
        Column("match", Text, primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("spent_ms", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
        Index(f"{name}_by_moment", "at"),
        sqlite_with_rowid=False,
    )


analysis = Table(
    "analysis",
    metadata,
    Column("match", Text, primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Index("analysis_by_state", "done_at", "asked_at"),
)

evaluation, draw_luck = _by_decision("opinion"), _by_decision("luck")

outcome = Table(
    "outcome",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("over", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("unrated", Text, nullable=False, server_default=text("''")),
    Column("rules", Integer, nullable=False, server_default="0"),
    Index("outcome_by_pool", "game", "pace", "ended_at"),
    Index("outcome_by_moment", "ended_at", "match"),
    Index("outcome_by_options", "options", "ended_at", "match"),
)

option_set = Table(
    "variety", metadata, Column("options", Text, primary_key=True), sqlite_with_rowid=False
)

placing = Table(
    "placing",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("rank", Integer, nullable=False),
    Column("points", Integer),
    Column("team", Integer),
    Column("left", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    Column("own_before", Double),
    Column("own", Double),
    Column("tally", Text),
    Column("counted", Boolean, nullable=False, server_default=true()),
    Column("weight", Double),
    Column("evidence", Double),
    Index("placing_by_player", "player", "ended_at"),
    sqlite_with_rowid=False,
)

rating = Table(
    "rating",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("best", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("form", Text, nullable=False),
    Column("week", Integer, nullable=False),
    Column("mu_week", Double, nullable=False),
    Column("evidence", Double, nullable=False, server_default="0"),
    Index("rating_by_strength", "game", "pace", "mu"),
    sqlite_with_rowid=False,
)

stale_pool = Table(
    "stale_pool",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

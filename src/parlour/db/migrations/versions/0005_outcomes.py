"""Add the outcomes of finished matches, the placings of their seats, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "outcome",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False, unique=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("over", sa.Text(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
    )
    op.create_index("outcome_by_pool", "outcome", ["game", "pace", "ended_at"])
    op.create_index("outcome_by_moment", "outcome", ["ended_at", "match"])
    op.create_table(
        "placing",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.Column("team", sa.Integer()),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("mu_before", sa.Double()),
        sa.Column("sigma_before", sa.Double()),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sqlite_with_rowid=False,
    )
    op.create_index("placing_by_player", "placing", ["player", "ended_at"])
    op.create_table(
        "rating",
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("pace", sa.Text(), primary_key=True),
        sa.Column("who", sa.Text(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("best", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("form", sa.Text(), nullable=False),
        sa.Column("week", sa.Integer(), nullable=False),
        sa.Column("mu_week", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_by_strength", "rating", ["game", "pace", "mu"])


def downgrade() -> None:
    for table in ("rating", "placing", "outcome"):
        op.drop_table(table)

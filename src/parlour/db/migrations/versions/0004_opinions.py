"""Add the evaluations of decisions in finished matches, with their computing time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("done_at", sa.BigInteger()),
        sa.Column("claimed_until", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.create_index("analysis_by_state", "analysis", ["done_at", "asked_at"])
    op.create_table(
        "opinion",
        sa.Column("match", sa.Text(), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("spent_ms", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("opinion_by_moment", "opinion", ["at"])


def downgrade() -> None:
    op.drop_table("opinion")
    op.drop_table("analysis")

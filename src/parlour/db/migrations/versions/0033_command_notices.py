"""Add notices of commands and an index on the end of sessions, which servers read every second."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "command_notice",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("topic", sa.Text(), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
    )
    op.create_index("command_notice_by_time", "command_notice", ["at"])
    op.create_index("session_by_end", "session", ["ended_at"])


def downgrade() -> None:
    op.drop_index("session_by_end", "session")
    op.drop_table("command_notice")

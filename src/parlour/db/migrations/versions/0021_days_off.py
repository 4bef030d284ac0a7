"""Add the vacation days of players in correspondence games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_off",
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("day", sa.Text(), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("day_off")

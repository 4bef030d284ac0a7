"""Add the attempts of players at the puzzle of each day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solving",
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("solving_by_day", "solving", ["game", "day"])


def downgrade() -> None:
    op.drop_table("solving")

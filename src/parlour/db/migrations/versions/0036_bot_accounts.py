"""Add bot accounts, which belong to members and act only with API keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_account",
        sa.Column(
            "player",
            sa.Text(),
            sa.ForeignKey("member.player", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column(
            "owner", sa.Text(), sa.ForeignKey("member.player", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_index("bot_account_by_owner", "bot_account", ["owner"])


def downgrade() -> None:
    op.drop_table("bot_account")

"""Add marks of rating pools that must be rerated, which survive an interrupted rerating."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stale_pool",
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("pace", sa.Text(), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stale_pool")

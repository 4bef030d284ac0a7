"""Add the end of sessions, and the server's secrets, which authenticate session tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("session", sa.Column("ended_at", sa.BigInteger()))
    op.create_table(
        "secret",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("secret")
    op.drop_column("session", "ended_at")

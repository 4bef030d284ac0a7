"""Add the answered message to chat messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("message", sa.Column("reply_to", sa.Text()))


def downgrade() -> None:
    op.drop_column("message", "reply_to")

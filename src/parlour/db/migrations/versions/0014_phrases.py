"""Add preset phrases to chat messages, stored by code so that they can be translated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("message", sa.Column("phrase", sa.Text()))


def downgrade() -> None:
    op.drop_column("message", "phrase")

"""Lines of chat may be a phrase by its name, which each reads in their own language."""

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

"""Sessions end by age and idleness: those without a last visit count from when they were begun."""

from __future__ import annotations

from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("update session set seen_at = created_at where seen_at < created_at")


def downgrade() -> None:
    """Leave the moments: they are true either way."""

"""Use the creation time of a session as its last visit if it has none.

Sessions can then expire by idleness.
"""

from __future__ import annotations

from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("update session set seen_at = created_at where seen_at < created_at")


def downgrade() -> None:
    """Do nothing; the updated times are valid in the older schema too."""

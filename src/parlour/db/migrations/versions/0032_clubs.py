"""Add clubs with their members and admissions, and tournaments of clubs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def key(name: str, target: str) -> sa.Column[str]:
    """Return a column of the primary key that refers to another table."""
    reference = sa.ForeignKey(f"{target}.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text(), reference, primary_key=True)


def upgrade() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False, unique=True),
        sa.Column("look", sa.Text(), nullable=False, unique=True),
        sa.Column("shape", sa.Text(), nullable=False, unique=True),
        sa.Column("description", sa.Text(), nullable=False),
        sa.Column("joining", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "club_member",
        key("club", "club"),
        key("player", "player"),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
    )
    op.create_index("club_member_by_player", "club_member", ["player"])
    op.create_table(
        "club_admission",
        key("club", "club"),
        key("player", "player"),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE")),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("club_admission_by_player", "club_admission", ["player"])
    op.create_index("club_admission_by_inviter", "club_admission", ["by"])
    op.add_column("tournament", sa.Column("club", sa.Text()))
    op.create_index("tournament_by_club", "tournament", ["club", "phase", "changed_at"])


def downgrade() -> None:
    op.drop_index("tournament_by_club", "tournament")
    op.drop_column("tournament", "club")
    for table in ("club_admission", "club_member", "club"):
        op.drop_table(table)

"""Add the forum, reports, and visits to the rooms of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def text(*names: str) -> list[sa.Column[str]]:
    """Return text columns that are never NULL; an empty string means that there is no value."""
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def upgrade() -> None:
    op.create_table(
        "thread",
        sa.Column("id", sa.Text(), primary_key=True),
        *text("board", "title", "player", "name"),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("posts", sa.Integer(), nullable=False),
        sa.Column("pinned", sa.Boolean(), nullable=False),
        sa.Column("locked", sa.Boolean(), nullable=False),
        sa.Column("binned", sa.Boolean(), nullable=False),
    )
    op.create_index("thread_by_change", "thread", ["changed_at"])
    op.create_table(
        "post",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column(
            "thread", sa.Text(), sa.ForeignKey("thread.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("number", sa.Integer(), nullable=False),
        *text("player", "name"),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("edited_at", sa.BigInteger(), nullable=False),
        *text("text", "sought", "hidden_by", "hidden_why"),
    )
    op.create_index("post_by_number", "post", ["thread", "number"], unique=True)
    op.create_index("post_by_player", "post", ["player"])
    op.create_table(
        "seen_thread",
        sa.Column(
            "player", sa.Text(), sa.ForeignKey("player.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "thread", sa.Text(), sa.ForeignKey("thread.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer(), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        *text("player", "name", "what", "about", "place", "quote", "why", "done_by"),
    )
    op.create_index("report_by_moment", "report", ["at"])
    op.create_table(
        "lingering",
        sa.Column("player", sa.Text(), primary_key=True),
        *text("room", "name"),
        sa.Column("member", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("lingering_by_moment", "lingering", ["at"])


def downgrade() -> None:
    for table in ("lingering", "report", "seen_thread", "post", "thread"):
        op.drop_table(table)

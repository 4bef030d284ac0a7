"""Add the shape of a name, in which a capital I equals a small l before case folding."""

from __future__ import annotations

from unicodedata import category, normalize

import sqlalchemy as sa
from alembic import op
from confusable_homoglyphs.confusables import confusables_data

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None

MEMBERS = "select member.player, player.name from member join player on player.id = member.player order by member.since, member.player"


def upgrade() -> None:
    op.add_column("member", sa.Column("shape", sa.Text()))
    connection = op.get_bind()
    taken: set[str] = set()
    for player, name in connection.execute(sa.text(MEMBERS)).all():
        shape = _shape(name)
        # Of two members whose names have the same shape, only the older gets the unique shape; both
        # keep their names.
        if shape not in taken:
            taken.add(shape)
            connection.execute(
                sa.text("update member set shape = :shape where player = :player"),
                {"shape": shape, "player": player},
            )
    op.create_index("member_by_shape", "member", ["shape"], unique=True)


def downgrade() -> None:
    op.drop_index("member_by_shape", "member")
    op.drop_column("member", "shape")


def _shape(name: str) -> str:
    """Return the shape of a name as the server computed it when this migration was written."""
    bare = (letter for letter in normalize("NFD", name) if category(letter) != "Cf")
    shape = normalize("NFD", "".join(map(_prototype, bare))).casefold()
    return "".join(shape.split())


def _prototype(letter: str) -> str:
    beside = sorted({letter, *(entry["c"] for entry in confusables_data.get(letter, ()))})
    return max(beside, key=lambda found: len(confusables_data.get(found, ())))

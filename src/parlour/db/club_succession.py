"""The statements that keep every club owned after its owner has left or was merged."""

from __future__ import annotations

from sqlalchemy import ColumnElement, bindparam, case, delete, exists, select, update
from sqlalchemy.sql.selectable import FromClause

from parlour.db.schema.clubs import club, club_admission, club_member

OWNER, TARGET = "owner_id", "target_id"
"""The bind parameters of a merge: the merged account and the account that gets its rows."""


def role_rank(table: FromClause) -> ColumnElement[int]:
    """Return the rank of the club role in a row; the owner has the lowest."""
    return case((table.c.role == "owner", 0), (table.c.role == "leader", 1), else_=2)


_other = club_member.alias("other")
_merged = select(_other.c.role).where(
    _other.c.club == club_member.c.club, _other.c.player == bindparam(OWNER)
)
RAISE_MERGED_ROLE = (
    update(club_member)
    .where(
        club_member.c.player == bindparam(TARGET),
        exists(_merged.where(role_rank(_other) < role_rank(club_member))),
    )
    .values(role=_merged.scalar_subquery())
)
"""Give an account the club roles of an account that is merged into it, if they are higher."""

DELETE_SETTLED_ADMISSIONS = delete(club_admission).where(
    exists(
        select(club_member.c.club).where(
            club_member.c.club == club_admission.c.club,
            club_member.c.player == club_admission.c.player,
        )
    )
)
"""Delete the requests and invitations of users who have become members."""

DELETE_EMPTY_CLUBS = delete(club).where(
    ~exists(select(club_member.c.club).where(club_member.c.club == club.c.id))
)
"""Delete the clubs without members."""

APPOINT_OWNERS = (
    update(club_member)
    .where(
        ~exists(
            select(_other.c.club).where(
                _other.c.club == club_member.c.club, _other.c.role == "owner"
            )
        ),
        club_member.c.player
        == select(_other.c.player)
        .where(_other.c.club == club_member.c.club)
        .order_by(role_rank(_other), _other.c.since, _other.c.player)
        .limit(1)
        .scalar_subquery(),
    )
    .values(role="owner")
)
"""Make the longest-serving leader, or else the longest-serving member, of each club without an
owner its owner."""

SUCCESSION = (APPOINT_OWNERS, DELETE_EMPTY_CLUBS)
"""The statements that follow the removal of an account from all clubs."""

"""The SQL of clubs, their members, and requests and invitations to join them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from parlour.db.club_succession import role_rank
from parlour.db.schema.accounts import player
from parlour.db.schema.clubs import club, club_admission, club_member
from parlour.db.statements import insert_if_absent, upsert

CLUB, PLAYER = bindparam("club_id", type_=String), bindparam("player_id", type_=String)

_own = club_member.alias("own")
_own_admission = club_admission.alias("own_admission")
_member_count: ColumnElement[int] = (
    select(func.count())
    .select_from(club_member)
    .where(club_member.c.club == club.c.id)
    .scalar_subquery()
)
SELECT_CLUBS = (
    select(
        club.c.id,
        club.c.name,
        club.c.description,
        club.c.joining,
        club.c.created_at,
        _member_count.label("members"),
        func.coalesce(_own.c.role, "").label("role"),
        func.coalesce(_own_admission.c.kind, "").label("admission"),
    )
    .select_from(club)
    .outerjoin(_own, and_(_own.c.club == club.c.id, _own.c.player == PLAYER))
    .outerjoin(
        _own_admission,
        and_(_own_admission.c.club == club.c.id, _own_admission.c.player == PLAYER),
    )
)
SELECT_CLUB_PAGE = (
    SELECT_CLUBS.where(club.c.name_key.like(bindparam("pattern", type_=String), escape="|"))
    .order_by(_member_count.desc(), club.c.name_key)
    .limit(bindparam("limit", type_=Integer))
    .offset(bindparam("offset", type_=Integer))
)
SELECT_CLUB = SELECT_CLUBS.where(club.c.id == CLUB)
SELECT_CLUBS_OF = SELECT_CLUBS.where(_own.c.player == PLAYER).order_by(
    role_rank(_own), club.c.name_key
)
INSERT_CLUB = insert(club)
UPDATE_CLUB = (
    update(club)
    .where(club.c.id == CLUB)
    .values(
        name=bindparam("new_name"),
        name_key=bindparam("new_key"),
        look=bindparam("new_look"),
        shape=bindparam("new_shape"),
        description=bindparam("new_description"),
        joining=bindparam("new_joining"),
    )
)
DELETE_CLUB = delete(club).where(club.c.id == CLUB).returning(club.c.id)

INSERT_MEMBER = insert(club_member)
SELECT_MEMBERS = (
    select(club_member.c.player, player.c.name, club_member.c.role, club_member.c.since)
    .join_from(club_member, player, player.c.id == club_member.c.player)
    .where(club_member.c.club == CLUB)
    .order_by(role_rank(club_member), club_member.c.since, club_member.c.player)
    .limit(bindparam("limit", type_=Integer))
    .offset(bindparam("offset", type_=Integer))
)
SELECT_LEADERS = select(club_member.c.player).where(
    club_member.c.club == CLUB, club_member.c.role != "member"
)
SELECT_ROLE = select(club_member.c.role).where(
    club_member.c.club == CLUB, club_member.c.player == PLAYER
)
COUNT_OWNED = select(func.count()).where(
    club_member.c.player == PLAYER, club_member.c.role == "owner"
)
COUNT_MEMBERSHIPS = select(func.count()).where(club_member.c.player == PLAYER)
REMOVE_MEMBER = (
    delete(club_member)
    .where(
        club_member.c.club == CLUB,
        club_member.c.player == PLAYER,
        club_member.c.role == bindparam("current_role", type_=String),
    )
    .returning(club_member.c.player)
)
SET_ROLE = (
    update(club_member)
    .where(
        club_member.c.club == CLUB,
        club_member.c.player == PLAYER,
        club_member.c.role != "owner",
    )
    .values(role=bindparam("new_role", type_=String))
    .returning(club_member.c.player)
)
_other_member = club_member.alias("other_member")
DEMOTE_OWNER = (
    update(club_member)
    .where(
        club_member.c.club == CLUB,
        club_member.c.role == "owner",
        exists(
            select(_other_member.c.player).where(
                _other_member.c.club == CLUB, _other_member.c.player == PLAYER
            )
        ),
    )
    .values(role="leader")
)
PROMOTE_NEW_OWNER = (
    update(club_member)
    .where(
        club_member.c.club == CLUB,
        club_member.c.player == PLAYER,
        ~exists(
            select(_other_member.c.player).where(
                _other_member.c.club == CLUB, _other_member.c.role == "owner"
            )
        ),
    )
    .values(role="owner")
    .returning(club_member.c.player)
)


def _new_member(condition: ColumnElement[bool]) -> Select[*tuple[object, ...]]:
    """Return the new row of a club member, if the club has room and a condition holds."""
    return select(
        club.c.id.label("club"),
        PLAYER.label("player"),
        literal("member", String).label("role"),
        bindparam("now", type_=BigInteger).label("since"),
    ).where(club.c.id == CLUB, _member_count < bindparam("max_members", type_=Integer), condition)


_is_member = exists(
    select(club_member.c.player).where(club_member.c.club == CLUB, club_member.c.player == PLAYER)
)
_admission = (
    select(club_admission.c.club)
    .where(club_admission.c.club == CLUB, club_admission.c.player == PLAYER)
    .correlate(None)
)
INSERT_JOINED = insert_if_absent(
    club_member,
    source=_new_member(
        and_(
            club.c.joining == "open", ~exists(_admission.where(club_admission.c.kind == "removed"))
        )
    ),
    returning=club_member.c.player,
)
INSERT_ADMITTED = insert_if_absent(
    club_member,
    source=_new_member(
        exists(_admission.where(club_admission.c.kind == bindparam("kind", type_=String)))
    ),
    returning=club_member.c.player,
)
# An admission ends when its user is a member; otherwise the club was full, and it remains.
DELETE_ADMISSION_OF_MEMBER = (
    delete(club_admission)
    .where(
        club_admission.c.club == CLUB,
        club_admission.c.player == PLAYER,
        _is_member,
    )
    .returning(club_admission.c.player)
)
DELETE_ADMISSION = (
    delete(club_admission)
    .where(
        club_admission.c.club == CLUB,
        club_admission.c.player == PLAYER,
        club_admission.c.kind == bindparam("kind", type_=String),
    )
    .returning(club_admission.c.player)
)
_admission_row = (
    club.c.id.label("club"),
    PLAYER.label("player"),
    bindparam("kind", type_=String).label("kind"),
    bindparam("by_id", type_=String).label("by"),
    bindparam("now", type_=BigInteger).label("at"),
)
INSERT_REQUEST = insert_if_absent(
    club_admission,
    source=select(*_admission_row).where(
        club.c.id == CLUB, club.c.joining == "request", ~_is_member
    ),
    returning=club_admission.c.player,
)
UPSERT_ADMISSION = upsert(
    club_admission,
    ["kind", "by", "at"],
    source=select(*_admission_row).where(club.c.id == CLUB, ~_is_member),
    where=or_(club_admission.c.kind != "requested", bindparam("kind", type_=String) != "invited"),
    returning=club_admission.c.player,
)
SELECT_ADMISSION_KIND = select(club_admission.c.kind).where(
    club_admission.c.club == CLUB, club_admission.c.player == PLAYER
)
SELECT_ADMISSIONS = (
    select(club_admission.c.player, player.c.name, club_admission.c.at)
    .join_from(club_admission, player, player.c.id == club_admission.c.player)
    .where(
        club_admission.c.club == CLUB,
        club_admission.c.kind == bindparam("kind", type_=String),
    )
    .order_by(club_admission.c.at, club_admission.c.player)
    .limit(bindparam("limit", type_=Integer))
)
COUNT_ADMISSIONS = select(func.count()).where(
    club_admission.c.club == CLUB, club_admission.c.kind == bindparam("kind", type_=String)
)
COUNT_REQUESTS_OF = select(func.count()).where(
    club_admission.c.player == PLAYER, club_admission.c.kind == "requested"
)
SELECT_OWN_ADMISSIONS = (
    SELECT_CLUBS.add_columns(
        func.coalesce(_own_admission.c.by, "").label("by"),
        func.coalesce(player.c.name, "").label("by_name"),
    )
    .outerjoin(player, player.c.id == _own_admission.c.by)
    .where(_own_admission.c.kind != "removed")
    .order_by(_own_admission.c.at.desc(), club.c.id)
    .limit(bindparam("limit", type_=Integer))
)
COUNT_OPEN_REQUESTS = (
    select(club_admission.c.club, func.count().label("requests"))
    .join(
        club_member,
        and_(club_member.c.club == club_admission.c.club, club_member.c.player == PLAYER),
    )
    .where(club_admission.c.kind == "requested", club_member.c.role != "member")
    .group_by(club_admission.c.club)
)

"""Changes of roles and bans. Each checks in its own transaction that an operator who can act remains."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import get_args

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    Text,
    bindparam,
    case,
    delete,
    exists,
    or_,
    select,
    update,
)

from parlour.db.records import Player, PreparedWrite, Role
from parlour.db.schema.accounts import member, recovery_code, restriction
from parlour.db.store import Store

RANK: Mapping[Role, int] = MappingProxyType(
    {role: rank for rank, role in enumerate(get_args(Role))}
)
"""The order of roles, the highest last."""

PRIVILEGED: frozenset[Role] = frozenset({"moderator", "operator"})
"""Roles with rights over other accounts."""

OTHER_OPERATOR, OTHER_RESTRICTION = (
    member.alias("other_operator"),
    restriction.alias("other_standing"),
)

# Every operator's row is locked first, in one order, so that two who leave at once are checked one after the other.
# SQLite has one writer and needs no lock.
LOCK_OPERATORS = (
    select(member.c.player)
    .where(member.c.role == "operator")
    .order_by(member.c.player)
    .with_for_update()
)

ANOTHER_REMAINS = exists().where(
    OTHER_OPERATOR.c.role == "operator",
    OTHER_OPERATOR.c.player != bindparam("who", type_=Text),
    ~exists().where(
        OTHER_RESTRICTION.c.player == OTHER_OPERATOR.c.player,
        OTHER_RESTRICTION.c.banned_until > bindparam("moment", type_=BigInteger),
    ),
)
IS_OPERATOR = exists().where(
    member.c.player == bindparam("who", type_=Text), member.c.role == "operator"
)

SET_ROLE = (
    update(member)
    .where(
        member.c.player == bindparam("who", type_=Text),
        or_(
            member.c.role != "operator",
            bindparam("given", type_=Text) == "operator",
            ANOTHER_REMAINS,
        ),
    )
    .values(role=bindparam("given", type_=Text))
    .returning(member.c.player)
)
CURRENT_RANK: ColumnElement[int] = case(dict(RANK), value=member.c.role, else_=0)
RAISE_ROLE = (
    update(member)
    .where(
        member.c.player == bindparam("who", type_=Text),
        bindparam("rank", type_=Integer) > CURRENT_RANK,
    )
    .values(role=bindparam("given", type_=Text))
    .returning(member.c.player)
)
REVOKE_ISSUED_CODES = delete(recovery_code).where(
    recovery_code.c.player == bindparam("who", type_=Text), recovery_code.c.expires_at.is_not(None)
)


class RoleRepository:
    """Changes who may do what. No change leaves the server without an operator who is not banned."""

    def __init__(self, store: Store) -> None:
        self._store = store
        banned_until = bindparam("banned_until", type_=BigInteger)
        row = select(
            bindparam("who", type_=Text), bindparam("muted_until", type_=BigInteger), banned_until
        ).where(
            or_(
                banned_until <= bindparam("moment", type_=BigInteger), ~IS_OPERATOR, ANOTHER_REMAINS
            )
        )
        kept = store.insert(restriction).from_select(["player", "muted_until", "banned_until"], row)
        self._upsert_restrictions = kept.on_conflict_do_update(
            index_elements=["player"],
            set_={
                "muted_until": kept.excluded.muted_until,
                "banned_until": kept.excluded.banned_until,
            },
        ).returning(restriction.c.player)

    async def set_role(self, who: str, role: Role, moment: int) -> bool:
        """Give a member another role; False for the last operator, who keeps theirs."""
        change = self._store.prepare(SET_ROLE, who=who, given=role, moment=moment)
        return bool(
            await self._store.write_all(
                [self._store.prepare(LOCK_OPERATORS), *self._revoke_codes(who, role), change]
            )
        )

    async def raise_role(self, who: str, role: Role) -> bool:
        """Give a member a higher role than they have; False where it is none."""
        change = self._store.prepare(RAISE_ROLE, who=who, given=role, rank=RANK[role])
        return bool(await self._store.write_all([*self._revoke_codes(who, role), change]))

    async def set_restrictions(self, who: Player, moment: int) -> bool:
        """Store until when a player is muted and banned; False for a ban of the last operator."""
        prepared = self._store.prepare
        fields = {
            "who": who.id,
            "muted_until": who.muted_until,
            "banned_until": who.banned_until,
            "moment": moment,
        }
        return bool(
            await self._store.write_all(
                [prepared(LOCK_OPERATORS), prepared(self._upsert_restrictions, **fields)]
            )
        )

    def _revoke_codes(self, who: str, role: Role) -> list[PreparedWrite]:
        """Return what voids the codes lent to a member who gets rights over others: whoever made such a code would get them too."""
        return [self._store.prepare(REVOKE_ISSUED_CODES, who=who)] if role in PRIVILEGED else []

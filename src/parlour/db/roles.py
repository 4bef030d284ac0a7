"""Changes of roles and bans that always leave the site with an active operator."""

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

from parlour.db.records import Player, PreparedStatement, Role
from parlour.db.schema.accounts import member, recovery_code, restriction
from parlour.db.statements import upsert
from parlour.db.store import Store

RANK: Mapping[Role, int] = MappingProxyType(
    {role: rank for rank, role in enumerate(get_args(Role))}
)
"""The ranks of roles, in ascending order."""

PRIVILEGED: frozenset[Role] = frozenset({"moderator", "operator"})
"""The roles with rights over other accounts."""

OTHER_OPERATOR = member.alias("other_operator")
OTHER_RESTRICTION = restriction.alias("other_restriction")

# Locking the rows of all operators in a fixed order makes simultaneous changes wait for each other.
# SQLite has only one writer and needs no lock.
LOCK_OPERATORS = (
    select(member.c.player)
    .where(member.c.role == "operator")
    .order_by(member.c.player)
    .with_for_update()
)

ANOTHER_OPERATOR_REMAINS = exists().where(
    OTHER_OPERATOR.c.role == "operator",
    OTHER_OPERATOR.c.player != bindparam("player_id", type_=Text),
    ~exists().where(
        OTHER_RESTRICTION.c.player == OTHER_OPERATOR.c.player,
        OTHER_RESTRICTION.c.banned_until > bindparam("now", type_=BigInteger),
    ),
)
IS_OPERATOR = exists().where(
    member.c.player == bindparam("player_id", type_=Text), member.c.role == "operator"
)

SET_ROLE = (
    update(member)
    .where(
        member.c.player == bindparam("player_id", type_=Text),
        or_(
            member.c.role != "operator",
            bindparam("new_role", type_=Text) == "operator",
            ANOTHER_OPERATOR_REMAINS,
        ),
    )
    .values(role=bindparam("new_role", type_=Text))
    .returning(member.c.player)
)
CURRENT_RANK: ColumnElement[int] = case(dict(RANK), value=member.c.role, else_=0)
RAISE_ROLE = (
    update(member)
    .where(
        member.c.player == bindparam("player_id", type_=Text),
        bindparam("new_rank", type_=Integer) > CURRENT_RANK,
    )
    .values(role=bindparam("new_role", type_=Text))
    .returning(member.c.player)
)
DELETE_ISSUED_CODES = delete(recovery_code).where(
    recovery_code.c.player == bindparam("player_id", type_=Text),
    recovery_code.c.expires_at.is_not(None),
)
_new_ban: ColumnElement[int] = bindparam("new_banned_until", type_=BigInteger)
UPSERT_RESTRICTION = upsert(
    restriction,
    ["muted_until", "banned_until"],
    source=select(
        bindparam("player_id", type_=Text).label("player"),
        bindparam("new_muted_until", type_=BigInteger).label("muted_until"),
        _new_ban.label("banned_until"),
    ).where(
        or_(_new_ban <= bindparam("now", type_=BigInteger), ~IS_OPERATOR, ANOTHER_OPERATOR_REMAINS)
    ),
    returning=restriction.c.player,
)


class RoleRepository:
    """A repository of roles and restrictions, which checks each change in its own transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def set_role(self, player_id: str, role: Role, now: int) -> bool:
        """Change the role of a member (`now`: ms since 1970).

        Returns False for the last operator, who keeps the role.
        """
        change = self._store.prepare(SET_ROLE, player_id=player_id, new_role=role, now=now)
        return bool(
            await self._store.write_all(
                [self._store.prepare(LOCK_OPERATORS), *self._revoke_codes(player_id, role), change]
            )
        )

    async def raise_role(self, player_id: str, role: Role) -> bool:
        """Give a member a higher role; return False if it is not higher than the current one."""
        change = self._store.prepare(
            RAISE_ROLE, player_id=player_id, new_role=role, new_rank=RANK[role]
        )
        return bool(await self._store.write_all([*self._revoke_codes(player_id, role), change]))

    async def set_restrictions(self, player: Player, now: int) -> bool:
        """Store until when a player is muted and banned.

        Returns False if this would ban the last operator.
        """
        prepare = self._store.prepare
        return bool(
            await self._store.write_all(
                [
                    prepare(LOCK_OPERATORS),
                    prepare(
                        UPSERT_RESTRICTION,
                        player_id=player.id,
                        new_muted_until=player.muted_until,
                        new_banned_until=player.banned_until,
                        now=now,
                    ),
                ]
            )
        )

    def _revoke_codes(self, player_id: str, role: Role) -> list[PreparedStatement]:
        """Return the statements that revoke issued recovery codes if a role is privileged.

        Otherwise the user who issued a code could use it to gain the rights of the role.
        """
        if role not in PRIVILEGED:
            return []
        return [self._store.prepare(DELETE_ISSUED_CODES, player_id=player_id)]

"""The lifetimes of sessions, as a condition for the queries that read sessions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import BigInteger, bindparam, case, func, or_, select

from parlour.core.value import Value
from parlour.db.records import Role
from parlour.db.schema.accounts import member, session

DAY_MS = 86_400_000


class Lifetime(Value, frozen=True):
    """The limits after which a session expires."""

    idle: int  # maximum days without a request
    whole: int  # maximum days in total


LIFETIMES: Mapping[Role, Lifetime] = {
    # Guests cannot sign in again, so their sessions outlast cookies, which browsers keep for 400
    # days.
    "guest": Lifetime(idle=400, whole=3_650),
    "member": Lifetime(idle=90, whole=365),
    "moderator": Lifetime(idle=7, whole=30),
    "operator": Lifetime(idle=7, whole=30),
}

KEPT_DAYS = 400
"""How many days an ended session is kept.

A browser may still send its token, which must not make it a new guest.
"""


def _lifetime_ms(name: str) -> Any:
    """Return an SQL expression for a field of Lifetime (ms), by the role of a session's player."""
    owner = member.alias("owner")
    role = select(owner.c.role).where(owner.c.player == session.c.player).scalar_subquery()
    cases = [
        (func.coalesce(role, "guest") == known, getattr(lifetime, name) * DAY_MS)
        for known, lifetime in LIFETIMES.items()
        if known != "guest"
    ]
    return case(*cases, else_=getattr(LIFETIMES["guest"], name) * DAY_MS)


_now = bindparam("now", type_=BigInteger)

EXPIRED = or_(
    session.c.seen_at + _lifetime_ms("idle") <= _now,
    session.c.created_at + _lifetime_ms("whole") <= _now,
)
"""The condition that a session has expired at the bind parameter `now` (ms since 1970)."""

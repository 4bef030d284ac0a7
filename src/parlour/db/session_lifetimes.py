"""How long sessions last, as a condition of the queries that read them: no cookie decides it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import BigInteger, bindparam, case, func, or_, select

from parlour.core.value import Value
from parlour.db.records import Role
from parlour.db.schema.accounts import member, session

DAY_MS = 86_400_000

AT = "moment"
"""The parameter of every query with this condition: the present, in ms since 1970."""


class Lifetime(Value, frozen=True):
    """After how many days without use a session ends, and after how many in any case."""

    idle: int
    whole: int


LIFETIMES: Mapping[Role, Lifetime] = {
    # A guest has nothing but the session: it outlasts every cookie, which browsers keep for 400 days.
    "guest": Lifetime(idle=400, whole=3_650),
    "member": Lifetime(idle=90, whole=365),
    "moderator": Lifetime(idle=7, whole=30),
    "operator": Lifetime(idle=7, whole=30),
}

KEPT_DAYS = 400
"""For so long an ended session is remembered: until then a browser may still have its token, which must not make anybody a guest again."""


def _days(name: str) -> Any:
    """Return a number of days by the role of a session's player, in ms."""
    owner = member.alias("owner")
    role = select(owner.c.role).where(owner.c.player == session.c.player).scalar_subquery()
    whens = [
        (func.coalesce(role, "guest") == known, getattr(lifetime, name) * DAY_MS)
        for known, lifetime in LIFETIMES.items()
        if known != "guest"
    ]
    return case(*whens, else_=getattr(LIFETIMES["guest"], name) * DAY_MS)


_moment = bindparam(AT, type_=BigInteger)

EXPIRED = or_(
    session.c.seen_at + _days("idle") <= _moment, session.c.created_at + _days("whole") <= _moment
)
"""Whether a session has lasted too long, or was not used for too long."""

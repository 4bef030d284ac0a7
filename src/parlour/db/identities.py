"""What a provider calls a member, as it is stored."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from parlour.db.schema.accounts import identity
from parlour.db.store import Store

WHOSE = select(identity.c.player).where(identity.c.issuer == bindparam("from_whom"), identity.c.subject == bindparam("called"))
OF = select(identity.c.subject).where(identity.c.issuer == bindparam("from_whom"), identity.c.player == bindparam("who"))
FORGET = delete(identity).where(identity.c.issuer == bindparam("from_whom"), identity.c.player == bindparam("who"))


class Identities:
    """Which member it is whom a provider calls by a subject."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keep = store.insert(identity).on_conflict_do_nothing().returning(identity.c.player)

    async def player(self, issuer: str, subject: str) -> str | None:
        """Return the player of a subject, None where nobody is known by it."""
        found = await self._store.read(WHOSE, from_whom=issuer, called=subject)
        return str(found[0][0]) if found else None

    async def has(self, issuer: str, who: str) -> bool:
        """Return whether a member is known to a provider."""
        return bool(await self._store.read(OF, from_whom=issuer, who=who))

    async def keep(self, issuer: str, subject: str, who: str, at: int) -> bool:
        """Note that a subject is this member; False where it is somebody already."""
        return bool(await self._store.write(self._keep, issuer=issuer, subject=subject, player=who, since=at))

    async def forget(self, issuer: str, who: str) -> None:
        """Forget what a provider calls a member."""
        await self._store.write(FORGET, from_whom=issuer, who=who)

"""What a provider calls a member, as it is stored."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from parlour.db.schema.accounts import identity
from parlour.db.store import Store

SELECT_PLAYER = select(identity.c.player).where(
    identity.c.issuer == bindparam("from_whom"), identity.c.subject == bindparam("called")
)
SELECT_SUBJECT = select(identity.c.subject).where(
    identity.c.issuer == bindparam("from_whom"), identity.c.player == bindparam("who")
)
DELETE_IDENTITY = delete(identity).where(
    identity.c.issuer == bindparam("from_whom"), identity.c.player == bindparam("who")
)


class IdentityRepository:
    """Which member it is whom a provider calls by a subject."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert = store.insert(identity).on_conflict_do_nothing().returning(identity.c.player)

    async def player_of(self, issuer: str, subject: str) -> str | None:
        """Return the player of a subject, None where nobody is known by it."""
        found = await self._store.read(SELECT_PLAYER, from_whom=issuer, called=subject)
        return str(found[0][0]) if found else None

    async def has_identity(self, issuer: str, who: str) -> bool:
        """Return whether a member is known to a provider."""
        return bool(await self._store.read(SELECT_SUBJECT, from_whom=issuer, who=who))

    async def add(self, issuer: str, subject: str, who: str, at: int) -> bool:
        """Note that a subject is this member; False where it is somebody already."""
        return bool(
            await self._store.write(
                self._insert, issuer=issuer, subject=subject, player=who, since=at
            )
        )

    async def remove(self, issuer: str, who: str) -> None:
        """Forget what a provider calls a member."""
        await self._store.write(DELETE_IDENTITY, from_whom=issuer, who=who)

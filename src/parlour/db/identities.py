"""The identities of members at OpenID Connect providers."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from parlour.db.schema.accounts import identity
from parlour.db.statements import insert_if_absent
from parlour.db.store import Store

SELECT_PLAYER = select(identity.c.player).where(
    identity.c.issuer == bindparam("issuer"), identity.c.subject == bindparam("subject")
)
SELECT_SUBJECT = select(identity.c.subject).where(
    identity.c.issuer == bindparam("issuer"), identity.c.player == bindparam("player_id")
)
INSERT_IDENTITY = insert_if_absent(identity, returning=identity.c.player)
DELETE_IDENTITY = delete(identity).where(
    identity.c.issuer == bindparam("issuer"), identity.c.player == bindparam("player_id")
)


class IdentityRepository:
    """A repository that maps the subjects of OpenID Connect providers to members."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def player_of(self, issuer: str, subject: str) -> str | None:
        """Return the id of the member with a subject at a provider, or None."""
        player_id: str | None = await self._store.read_value(
            SELECT_PLAYER, issuer=issuer, subject=subject
        )
        return player_id

    async def has_identity(self, issuer: str, player_id: str) -> bool:
        """Return whether a member has an identity at a provider."""
        return await self._store.exists(SELECT_SUBJECT, issuer=issuer, player_id=player_id)

    async def add(self, issuer: str, subject: str, player_id: str, since: int) -> bool:
        """Link a provider's subject to a member; return False if another member has it."""
        return bool(
            await self._store.write(
                INSERT_IDENTITY, issuer=issuer, subject=subject, player=player_id, since=since
            )
        )

    async def remove(self, issuer: str, player_id: str) -> None:
        """Unlink a member from a provider."""
        await self._store.write(DELETE_IDENTITY, issuer=issuer, player_id=player_id)

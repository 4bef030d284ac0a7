"""The public keys of passkeys and their signature counters."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import bindparam, delete, insert, select, update

from parlour.core.value import Value
from parlour.db.schema.accounts import passkey
from parlour.db.store import Store

SELECT_PASSKEYS = select(
    passkey.c.id,
    passkey.c.player,
    passkey.c.public_key,
    passkey.c.sign_count,
    passkey.c.device,
    passkey.c.created_at,
)
SELECT_PASSKEY = SELECT_PASSKEYS.where(passkey.c.id == bindparam("passkey_id"))
SELECT_PASSKEYS_OF = SELECT_PASSKEYS.where(passkey.c.player == bindparam("player_id")).order_by(
    passkey.c.created_at
)
INSERT_PASSKEY = insert(passkey)
UPDATE_SIGN_COUNT = (
    update(passkey)
    .where(passkey.c.id == bindparam("passkey_id"))
    .values(sign_count=bindparam("new_count"))
)
DELETE_PASSKEY = (
    delete(passkey)
    .where(passkey.c.id == bindparam("passkey_id"), passkey.c.player == bindparam("player_id"))
    .returning(passkey.c.id)
)


class Passkey(Value, frozen=True, kw_only=True):
    """The public part of a passkey, with the signature counter of its authenticator."""

    id: bytes  # credential id
    player: str
    public_key: bytes  # COSE key
    sign_count: int  # signature counter of the authenticator
    device: str  # the browser that created it
    created_at: int  # ms since 1970


class PasskeyRepository:
    """A repository of the passkeys of members."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, passkey_id: bytes) -> Passkey | None:
        """Return the passkey with a credential id, or None."""
        return await self._store.read_record(Passkey, SELECT_PASSKEY, passkey_id=passkey_id)

    async def passkeys_of(self, player_id: str) -> list[Passkey]:
        """Return the passkeys of a member, oldest first."""
        return await self._store.read_records(Passkey, SELECT_PASSKEYS_OF, player_id=player_id)

    async def add(self, passkey: Passkey) -> None:
        """Store a passkey."""
        await self._store.write(INSERT_PASSKEY, **structs.asdict(passkey))

    async def set_sign_count(self, passkey_id: bytes, sign_count: int) -> None:
        """Store the signature counter of a passkey after a sign-in."""
        await self._store.write(UPDATE_SIGN_COUNT, passkey_id=passkey_id, new_count=sign_count)

    async def delete(self, player_id: str, passkey_id: bytes) -> bool:
        """Delete a passkey of a member; return False if they have no such passkey."""
        return bool(
            await self._store.write(DELETE_PASSKEY, player_id=player_id, passkey_id=passkey_id)
        )

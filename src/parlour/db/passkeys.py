"""Passkeys as they are stored: the public half of each, and how often it was used."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select, update

from parlour.core.value import Value
from parlour.db.schema.accounts import passkey
from parlour.db.store import Store

COLUMNS = (
    passkey.c.id,
    passkey.c.player,
    passkey.c.public_key,
    passkey.c.sign_count,
    passkey.c.device,
    passkey.c.created_at,
)
SELECT_PASSKEY = select(*COLUMNS).where(passkey.c.id == bindparam("which"))
PASSKEYS_OF = (
    select(*COLUMNS).where(passkey.c.player == bindparam("who")).order_by(passkey.c.created_at)
)
INSERT_PASSKEY = insert(passkey)
UPDATE_SIGN_COUNT = (
    update(passkey).where(passkey.c.id == bindparam("which")).values(sign_count=bindparam("times"))
)
DELETE_PASSKEY = (
    delete(passkey)
    .where(passkey.c.id == bindparam("which"), passkey.c.player == bindparam("who"))
    .returning(passkey.c.id)
)


class Passkey(Value, frozen=True, kw_only=True):
    """The public half of a passkey; `device` is the browser that made it, `created_at` ms since 1970."""

    id: bytes
    player: str
    public_key: bytes
    sign_count: int
    device: str
    created_at: int


class PasskeyRepository:
    """The passkeys of all members."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, id: bytes) -> Passkey | None:
        """Return a passkey by its id."""
        found = await self._store.read(SELECT_PASSKEY, which=id)
        return _passkey(found[0]) if found else None

    async def passkeys_of(self, who: str) -> list[Passkey]:
        """Return a member's passkeys, the oldest first."""
        return [_passkey(row) for row in await self._store.read(PASSKEYS_OF, who=who)]

    async def add(self, made: Passkey) -> None:
        """Store a passkey."""
        await self._store.write(
            INSERT_PASSKEY,
            id=made.id,
            player=made.player,
            public_key=made.public_key,
            sign_count=made.sign_count,
            device=made.device,
            created_at=made.created_at,
        )

    async def set_sign_count(self, id: bytes, times: int) -> None:
        """Note how often a passkey says it was used."""
        await self._store.write(UPDATE_SIGN_COUNT, which=id, times=times)

    async def delete(self, who: str, id: bytes) -> bool:
        """Take a member's passkey away; False where they have none such."""
        return bool(await self._store.write(DELETE_PASSKEY, who=who, which=id))


def _passkey(row: tuple[object, ...]) -> Passkey:
    id, player, public_key, sign_count, device, created_at = row
    assert (
        isinstance(id, bytes)
        and isinstance(public_key, bytes)
        and isinstance(sign_count, int)
        and isinstance(created_at, int)
    )
    return Passkey(
        id=id,
        player=str(player),
        public_key=public_key,
        sign_count=sign_count,
        device=str(device),
        created_at=created_at,
    )

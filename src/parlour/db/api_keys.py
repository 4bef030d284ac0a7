"""The hashes of API keys, with their scopes and times."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import and_, bindparam, delete, func, insert, or_, select, update

from parlour.core.game import replace
from parlour.core.value import Value
from parlour.db.records import Player
from parlour.db.schema.accounts import api_key, bot_account, member, player, restriction
from parlour.db.store import PLAYER_COLUMNS, Store, player_from_row

IS_VALID = and_(
    api_key.c.ended_at.is_(None),
    or_(api_key.c.expires_at.is_(None), api_key.c.expires_at > bindparam("now")),
)
OWNER_RESTRICTION = restriction.alias("owner_restriction")
SELECT_USE = (
    select(
        *PLAYER_COLUMNS,
        api_key.c.scopes,
        api_key.c.used_at,
        func.coalesce(OWNER_RESTRICTION.c.banned_until, 0).label("owner_banned_until"),
        func.coalesce(OWNER_RESTRICTION.c.muted_until, 0).label("owner_muted_until"),
    )
    .join_from(api_key, player, player.c.id == api_key.c.player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .outerjoin(bot_account, bot_account.c.player == player.c.id)
    .outerjoin(OWNER_RESTRICTION, OWNER_RESTRICTION.c.player == bot_account.c.owner)
    .where(api_key.c.token_hash == bindparam("token_hash"), IS_VALID)
)
BELONGS_TO = or_(
    api_key.c.player == bindparam("player_id"),
    api_key.c.player.in_(
        select(bot_account.c.player).where(bot_account.c.owner == bindparam("player_id"))
    ),
)
SELECT_KEYS_OF = (
    select(
        api_key.c.token_hash,
        api_key.c.player,
        api_key.c.name,
        api_key.c.scopes,
        api_key.c.created_at,
        api_key.c.used_at,
        api_key.c.expires_at,
    )
    .where(BELONGS_TO, api_key.c.ended_at.is_(None))
    .order_by(api_key.c.created_at, api_key.c.token_hash)
)
COUNT_KEYS_OF = (
    select(func.count())
    .select_from(api_key)
    .where(api_key.c.player == bindparam("player_id"), api_key.c.ended_at.is_(None))
)
INSERT_KEY = insert(api_key)
UPDATE_USE = (
    update(api_key)
    .where(api_key.c.token_hash == bindparam("key_hash"))
    .values(used_at=bindparam("now"))
)
END_KEY = (
    update(api_key)
    .where(api_key.c.token_hash == bindparam("key_hash"), api_key.c.ended_at.is_(None))
    .values(ended_at=bindparam("now"))
)
END_KEYS_OF = (
    update(api_key)
    .where(BELONGS_TO, api_key.c.ended_at.is_(None))
    .values(ended_at=bindparam("now"))
    .returning(api_key.c.token_hash)
)
SELECT_KEYS_OF_BOTS = (
    select(api_key.c.token_hash)
    .join_from(api_key, bot_account, bot_account.c.player == api_key.c.player)
    .where(api_key.c.ended_at.is_(None))
)
# A key that expires needs no write: every server finds it by its time.
SELECT_ENDED_SINCE = select(api_key.c.token_hash).where(
    or_(
        api_key.c.ended_at >= bindparam("since"),
        and_(api_key.c.expires_at >= bindparam("since"), api_key.c.expires_at <= bindparam("now")),
    )
)
IS_OLD = or_(api_key.c.ended_at < bindparam("before"), api_key.c.expires_at < bindparam("before"))
DELETE_OLD_KEYS = delete(api_key).where(IS_OLD)
SELECT_ANY_OLD_KEY = select(api_key.c.token_hash).where(IS_OLD).limit(1)


class ApiKey(Value, frozen=True, kw_only=True):
    """An API key that was not revoked; it may have expired."""

    token_hash: bytes
    player: str  # the player for whom the key acts
    name: str  # chosen by the owner
    scopes: str  # the scopes, separated by spaces
    created_at: int
    used_at: int = 0  # the hour of the last use; 0 if it was never used
    expires_at: int | None = None  # None if it never expires


class ApiKeyUse(Value, frozen=True):
    """The player for whom a valid API key acts, and what it may do."""

    player: Player
    scopes: str
    used_at: int


class ApiKeyRepository:
    """A repository of the API keys of members."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token_hash: bytes, now: int) -> ApiKeyUse | None:
        """Return the use of a key that is valid at a time (ms since 1970), or None."""
        row = await self._store.read_row(SELECT_USE, token_hash=token_hash, now=now)
        if row is None:
            return None
        player = player_from_row(row)
        # A bot account shares the restrictions of its owner.
        restricted = replace(
            player,
            banned_until=max(player.banned_until, row["owner_banned_until"]),
            muted_until=max(player.muted_until, row["owner_muted_until"]),
        )
        return ApiKeyUse(restricted, row["scopes"], row["used_at"])

    async def keys_of(self, player_id: str) -> list[ApiKey]:
        """Return the keys of a player and of their bots that were not revoked, oldest first."""
        return await self._store.read_records(ApiKey, SELECT_KEYS_OF, player_id=player_id)

    async def count_keys_of(self, player_id: str) -> int:
        """Return how many keys of a player were not revoked."""
        return int(await self._store.read_value(COUNT_KEYS_OF, player_id=player_id))

    async def add(self, key: ApiKey) -> None:
        """Store a key."""
        await self._store.write(INSERT_KEY, **structs.asdict(key), ended_at=None)

    async def record_use(self, token_hash: bytes, now: int) -> None:
        """Store the time (ms since 1970) of a key's last use."""
        await self._store.write(UPDATE_USE, key_hash=token_hash, now=now)

    async def end(self, token_hash: bytes, now: int) -> None:
        """Revoke a key (`now`: ms since 1970)."""
        await self._store.write(END_KEY, key_hash=token_hash, now=now)

    async def end_keys_of(self, player_id: str, now: int) -> list[bytes]:
        """Revoke all keys of a player and of their bots, and return the hashes."""
        rows = await self._store.write(END_KEYS_OF, player_id=player_id, now=now)
        return [row["token_hash"] for row in rows]

    async def keys_of_bots(self) -> list[bytes]:
        """Return the hashes of the keys of all bot accounts that were not revoked."""
        return [row["token_hash"] for row in await self._store.read(SELECT_KEYS_OF_BOTS)]

    async def ended_since(self, since: int, now: int) -> list[bytes]:
        """Return the hashes of the keys that were revoked or expired since a time."""
        rows = await self._store.read(SELECT_ENDED_SINCE, since=since, now=now)
        return [row["token_hash"] for row in rows]

    async def forget(self, before: int) -> None:
        """Delete the keys that were revoked or expired before a time (ms since 1970)."""
        if await self._store.exists(SELECT_ANY_OLD_KEY, before=before):
            await self._store.write(DELETE_OLD_KEYS, before=before)

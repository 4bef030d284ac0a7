"""Bot accounts: members that belong to another member and never sign in."""

from __future__ import annotations

from sqlalchemy import bindparam, func, insert, select

from parlour.core.value import Value
from parlour.db.schema.accounts import api_key, bot_account, member, player
from parlour.db.store import Store

OWNER = player.alias("owner_player")
_used_at = (
    select(func.max(api_key.c.used_at))
    .where(api_key.c.player == bot_account.c.player)
    .scalar_subquery()
)
SELECT_BOTS = (
    select(
        bot_account.c.player.label("id"),
        player.c.name,
        bot_account.c.owner,
        OWNER.c.name.label("owner_name"),
        bot_account.c.created_at,
        func.coalesce(_used_at, 0).label("used_at"),
    )
    .join_from(bot_account, player, player.c.id == bot_account.c.player)
    .join(OWNER, OWNER.c.id == bot_account.c.owner)
)
SELECT_BOTS_OF = SELECT_BOTS.where(bot_account.c.owner == bindparam("owner_id")).order_by(
    bot_account.c.created_at, bot_account.c.player
)
SELECT_BOT = SELECT_BOTS.where(bot_account.c.player == bindparam("player_id"))
SELECT_ALL_BOTS = SELECT_BOTS.order_by(bot_account.c.created_at.desc(), bot_account.c.player).limit(
    bindparam("limit")
)
COUNT_BOTS = (
    select(func.count())
    .select_from(bot_account)
    .join(member, member.c.player == bot_account.c.player)
    .where(bot_account.c.owner == bindparam("owner_id"))
)
INSERT_BOT = insert(bot_account)


class BotAccount(Value, frozen=True, kw_only=True):
    """A bot account and its owner."""

    id: str
    name: str
    owner: str
    """The id of the member who owns the account."""

    owner_name: str
    created_at: int
    """The time of creation (ms since 1970)."""

    used_at: int
    """The hour of the last use of one of the account's keys (ms since 1970); 0 if never used."""


class BotAccountRepository:
    """A repository of bot accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, player_id: str, owner: str, created_at: int) -> None:
        """Store that a member is a bot account of another member."""
        await self._store.write(INSERT_BOT, player=player_id, owner=owner, created_at=created_at)

    async def find(self, player_id: str) -> BotAccount | None:
        """Return the bot account with an id, or None."""
        return await self._store.read_record(BotAccount, SELECT_BOT, player_id=player_id)

    async def bots_of(self, owner: str) -> list[BotAccount]:
        """Return the bot accounts of a member, oldest first."""
        return await self._store.read_records(BotAccount, SELECT_BOTS_OF, owner_id=owner)

    async def count_bots_of(self, owner: str) -> int:
        """Return how many bot accounts a member has."""
        return int(await self._store.read_value(COUNT_BOTS, owner_id=owner))

    async def bots(self, limit: int) -> list[BotAccount]:
        """Return the bot accounts of all members, newest first."""
        return await self._store.read_records(BotAccount, SELECT_ALL_BOTS, limit=limit)

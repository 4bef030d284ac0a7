"""Challenges: invitations of bot accounts, for which a seat is kept free for some seconds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Select, bindparam, func, select, update

from parlour.core.value import Value
from parlour.db.schema.accounts import bot_account, player
from parlour.db.schema.matches import match, seat
from parlour.db.schema.matchmaking import table_invitation
from parlour.db.store import Store

CHALLENGER, OWNER = player.alias("challenger"), player.alias("owner_player")
SELECT_CHALLENGES = (
    select(
        table_invitation.c.whom.label("bot"),
        player.c.name,
        table_invitation.c.by.label("challenger"),
        CHALLENGER.c.name.label("challenger_name"),
        table_invitation.c.seat,
        table_invitation.c.answer_by,
        table_invitation.c.answer,
        table_invitation.c.starts,
    )
    .join_from(table_invitation, player, player.c.id == table_invitation.c.whom)
    .join(CHALLENGER, CHALLENGER.c.id == table_invitation.c.by)
    .where(
        table_invitation.c.match == bindparam("match_id"), table_invitation.c.answer_by.is_not(None)
    )
    .order_by(table_invitation.c.seat, table_invitation.c.at)
)
ANSWER_CHALLENGE = (
    update(table_invitation)
    .where(
        table_invitation.c.match == bindparam("match_id"),
        table_invitation.c.whom == bindparam("player_id"),
        table_invitation.c.answer.is_(None),
    )
    .values(answer=bindparam("new_answer"))
)
_table_count = (
    select(func.count())
    .select_from(seat)
    .join(match, match.c.id == seat.c.match)
    .where(seat.c.player == bot_account.c.player, seat.c.bot.is_(None), match.c.phase != "over")
    .scalar_subquery()
)
_waiting_count = (
    select(func.count())
    .select_from(table_invitation)
    .where(
        table_invitation.c.whom == bot_account.c.player,
        table_invitation.c.answer_by > bindparam("now"),
        table_invitation.c.answer.is_(None),
    )
    .scalar_subquery()
)


@cache
def bots_query(bot_count: int) -> Select[Any]:
    """Return the query for several bot accounts (`bot_0`, `bot_1`, …) and their tables."""
    bots: list[Any] = [bindparam(f"bot_{number}") for number in range(bot_count)]
    return (
        select(
            bot_account.c.player.label("id"),
            player.c.name,
            bot_account.c.owner,
            OWNER.c.name.label("owner_name"),
            (_table_count + _waiting_count).label("table_count"),
        )
        .join_from(bot_account, player, player.c.id == bot_account.c.player)
        .join(OWNER, OWNER.c.id == bot_account.c.owner)
        .where(bot_account.c.player.in_(bots))
        .order_by(func.lower(player.c.name), player.c.id)
    )


class ChallengeRow(Value, frozen=True, kw_only=True):
    """A stored challenge of a bot account."""

    bot: str
    name: str
    challenger: str
    challenger_name: str
    seat: int
    answer_by: int  # ms since 1970
    answer: str | None  # None until the bot account has answered
    starts: bool


class BusyBot(Value, frozen=True, kw_only=True):
    """A bot account with its owner and the number of its unfinished tables and open challenges."""

    id: str
    name: str
    owner: str
    owner_name: str
    table_count: int


class ChallengeRepository:
    """A repository of challenges and of the bot accounts that can receive them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def challenges_at(self, match_id: str) -> list[ChallengeRow]:
        """Return the challenges at a table, by seat."""
        return await self._store.read_records(ChallengeRow, SELECT_CHALLENGES, match_id=match_id)

    async def record_answer(self, match_id: str, player_id: str, answer: str) -> None:
        """Store the answer to a challenge, unless there is one."""
        await self._store.write(
            ANSWER_CHALLENGE, match_id=match_id, player_id=player_id, new_answer=answer
        )

    async def bots(self, ids: Sequence[str], now: int) -> list[BusyBot]:
        """Return bot accounts by id, sorted by name (`now`: ms since 1970)."""
        arguments = {f"bot_{number}": id for number, id in enumerate(ids)}
        return await self._store.read_records(BusyBot, bots_query(len(ids)), now=now, **arguments)

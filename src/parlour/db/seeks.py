"""Stored seeks and pairings, with which any server can pair any players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    LargeBinary,
    Text,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from parlour.db.log import DuplicateKey, MissingReference
from parlour.db.records import Player
from parlour.db.schema.accounts import member, player, relationship, restriction
from parlour.db.schema.matchmaking import pairing, seek
from parlour.db.statements import excluded, upsert
from parlour.db.store import PLAYER_COLUMNS, Store, player_from_row

CANCELLED = 0
"""The value of `alive_until` in a cancelled seek.

Cancelled seeks are kept for a while, so that a delayed request does not revive them.
"""

IS_ALIVE = seek.c.alive_until > bindparam("now")
SELECT_ACTIVE_SEEKS = (
    select(seek.c.ticket, seek.c.wish.label("seek"), seek.c.since, *PLAYER_COLUMNS)
    .join_from(seek, player, player.c.id == seek.c.player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .where(IS_ALIVE, ~select(pairing.c.player).where(pairing.c.player == seek.c.player).exists())
    .order_by(seek.c.since, seek.c.player)
    .limit(bindparam("limit"))
)
_blocking, _blocked = seek.alias("blocking"), seek.alias("blocked")
SELECT_BLOCKED_PAIRS = (
    select(relationship.c.who, relationship.c.whom)
    .join_from(relationship, _blocking, _blocking.c.player == relationship.c.who)
    .join(_blocked, _blocked.c.player == relationship.c.whom)
    .where(relationship.c.what == "block")
)
SELECT_START = select(seek.c.since).where(
    seek.c.player == bindparam("player_id"),
    seek.c.ticket == bindparam("seek_ticket"),
    seek.c.alive_until > CANCELLED,
)
_new = excluded(seek)
# A renewed seek keeps its start, a seek with another ticket replaces it, and a cancelled seek stays
# cancelled.
UPSERT_SEEK = upsert(
    seek,
    {
        "ticket": _new.ticket,
        "wish": _new.wish,
        "alive_until": _new.alive_until,
        "since": case((seek.c.ticket == _new.ticket, seek.c.since), else_=_new.since),
    },
    where=or_(seek.c.ticket != _new.ticket, seek.c.alive_until > CANCELLED),
)
UPSERT_CANCELLED_SEEK = upsert(
    seek,
    {"alive_until": CANCELLED},
    source=select(
        player.c.id.label("player"),
        bindparam("seek_ticket", type_=Text).label("ticket"),
        literal(b"", LargeBinary).label("wish"),
        literal(0, BigInteger).label("since"),
        literal(CANCELLED, BigInteger).label("alive_until"),
    ).where(player.c.id == bindparam("player_id")),
    where=seek.c.ticket == _new.ticket,
)
UPDATE_END = (
    update(seek)
    .where(
        seek.c.player == bindparam("player_id"),
        seek.c.ticket == bindparam("seek_ticket"),
        seek.c.alive_until > bindparam("until"),
    )
    .values(alive_until=bindparam("until"))
)
DELETE_PAIRED_SEEK = delete(seek).where(
    seek.c.player == bindparam("player_id"),
    seek.c.ticket
    == select(pairing.c.ticket).where(pairing.c.player == seek.c.player).scalar_subquery(),
)
DELETE_OLD_SEEKS = delete(seek).where(seek.c.alive_until < bindparam("before"))

SELECT_PAIRING = select(
    pairing.c.ticket,
    pairing.c.match,
    pairing.c.at,
    pairing.c.plan.label("planned_table"),
    pairing.c.nonce,
).where(pairing.c.player == bindparam("player_id"))
# No row is inserted for a player who has cancelled the seek or started another one.
INSERT_PAIRING = insert(pairing).from_select(
    ["player", "ticket", "match", "at", "plan", "nonce"],
    select(
        seek.c.player,
        seek.c.ticket,
        bindparam("match_id", type_=Text),
        bindparam("now", type_=BigInteger),
        bindparam("planned_table", type_=LargeBinary),
        bindparam("new_nonce", type_=Text),
    ).where(
        seek.c.player == bindparam("player_id"),
        seek.c.ticket == bindparam("seek_ticket"),
        IS_ALIVE,
    ),
)
COUNT_PAIRINGS = (
    select(func.count().label("players"))
    .select_from(pairing)
    .where(pairing.c.match == bindparam("match_id"))
)
UPDATE_NONCE = (
    update(pairing)
    .where(
        pairing.c.player == bindparam("player_id"),
        pairing.c.match == bindparam("match_id"),
        pairing.c.nonce == "",
    )
    .values(nonce=bindparam("new_nonce"))
)
SELECT_NONCES = select(pairing.c.player, pairing.c.nonce).where(
    pairing.c.match == bindparam("match_id")
)
SELECT_SILENT_PLAYERS = (
    select(pairing.c.player)
    .join_from(pairing, seek, seek.c.player == pairing.c.player)
    .where(
        pairing.c.match == bindparam("match_id"),
        pairing.c.nonce == "",
        seek.c.alive_until <= bindparam("now"),
    )
)
DELETE_OTHER_PAIRING = delete(pairing).where(
    pairing.c.player == bindparam("player_id"), pairing.c.ticket != bindparam("seek_ticket")
)
DELETE_PAIRINGS = delete(pairing).where(pairing.c.match == bindparam("match_id"))
DELETE_OLD_PAIRINGS = delete(pairing).where(pairing.c.at < bindparam("before"))


class SeekRow(NamedTuple):
    """A player's active seek."""

    player: Player
    ticket: str  # id of the seek
    seek: bytes  # JSON of the conditions
    since: int  # start of the seek, in ms since 1970


class PairingRow(NamedTuple):
    """The match in which a seek was paired."""

    ticket: str  # id of the seek
    match: str
    at: int  # ms since 1970
    planned_table: bytes  # JSON of the planned table
    nonce: str  # the player's contribution to the randomness of the match; empty until it is given


class SeekRepository:
    """A repository of seeks, which expire unless their pages renew them, and of their pairings.

    Each seek is paired at most once.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def started_at(self, player_id: str, ticket: str) -> int | None:
        """Return the start of a seek (ms since 1970), or None if it is not in progress."""
        since: int | None = await self._store.read_value(
            SELECT_START, player_id=player_id, seek_ticket=ticket
        )
        return since

    async def save(
        self, player_id: str, ticket: str, seek: bytes, since: int, alive_until: int
    ) -> None:
        """Store or renew a seek, and delete the pairing of an earlier seek of the player.

        Args:
            player_id: The id of the player.
            ticket: The id of the seek.
            seek: The JSON of its conditions.
            since: The start of the seek (ms since 1970).
            alive_until: The time (ms since 1970) at which it expires unless it is saved again.
        """
        prepare = self._store.prepare
        await self._store.write_all(
            [
                prepare(DELETE_OTHER_PAIRING, player_id=player_id, seek_ticket=ticket),
                prepare(
                    UPSERT_SEEK,
                    player=player_id,
                    ticket=ticket,
                    wish=seek,
                    since=since,
                    alive_until=alive_until,
                ),
            ]
        )

    async def cancel(self, player_id: str, ticket: str) -> None:
        """Mark a seek as cancelled, even one that has not been stored yet."""
        await self._store.write(UPSERT_CANCELLED_SEEK, player_id=player_id, seek_ticket=ticket)

    async def shorten_life(self, player_id: str, ticket: str, until: int) -> None:
        """Move the expiry of a seek to `until` (ms since 1970) if that is earlier.

        Saving the seek again extends it.
        """
        await self._store.write(UPDATE_END, player_id=player_id, seek_ticket=ticket, until=until)

    async def delete_paired(self, player_id: str) -> None:
        """Delete the seek of a player if it has led to a match."""
        await self._store.write(DELETE_PAIRED_SEEK, player_id=player_id)

    async def active_seeks(self, now: int, limit: int) -> list[SeekRow]:
        """Return the seeks that are alive and not paired, longest waiting first."""
        rows = await self._store.read(SELECT_ACTIVE_SEEKS, now=now, limit=limit)
        return [
            SeekRow(
                player=player_from_row(row),
                ticket=row["ticket"],
                seek=row["seek"],
                since=row["since"],
            )
            for row in rows
        ]

    async def blocked_pairs(self) -> frozenset[frozenset[str]]:
        """Return the pairs of seeking players in which one player blocks the other."""
        rows = await self._store.read(SELECT_BLOCKED_PAIRS)
        return frozenset(frozenset((row["who"], row["whom"])) for row in rows)

    async def pairing_of(self, player_id: str) -> PairingRow | None:
        """Return the pairing of a player, or None."""
        return await self._store.read_record(PairingRow, SELECT_PAIRING, player_id=player_id)

    async def set_nonce(self, player_id: str, match_id: str, nonce: str) -> None:
        """Store the nonce of a paired player unless one is stored."""
        await self._store.write(
            UPDATE_NONCE, player_id=player_id, match_id=match_id, new_nonce=nonce
        )

    async def nonces_of(self, match_id: str) -> dict[str, str]:
        """Return the nonces of the players paired in a match; a missing nonce is empty."""
        rows = await self._store.read(SELECT_NONCES, match_id=match_id)
        return {row["player"]: row["nonce"] for row in rows}

    async def has_silent_player(self, match_id: str, now: int) -> bool:
        """Return whether a player paired in a match has sent no nonce and no longer seeks."""
        return await self._store.exists(SELECT_SILENT_PLAYERS, match_id=match_id, now=now)

    async def pair(
        self,
        group: Sequence[SeekRow],
        nonces: Sequence[str],
        match_id: str,
        now: int,
        planned_table: bytes,
    ) -> bool:
        """Pair all players of a group in a match, or none of them.

        Args:
            group: The seeks of the players.
            nonces: The nonce of each player; empty for one who sends it after the commitment.
            match_id: The id of the match.
            now: The current time (ms since 1970).
            planned_table: The JSON of the planned table.

        Returns:
            False if a player has left or another server has paired one first.
        """
        prepare = self._store.prepare
        # Servers that pair overlapping groups lock the players in the same order, which prevents a
        # deadlock.
        inserts = [
            prepare(
                INSERT_PAIRING,
                player_id=row.player.id,
                seek_ticket=row.ticket,
                match_id=match_id,
                now=now,
                planned_table=planned_table,
                new_nonce=nonce,
            )
            for row, nonce in sorted(
                zip(group, nonces, strict=True), key=lambda pair: pair[0].player.id
            )
        ]
        try:
            (counted,) = await self._store.write_all(
                [*inserts, prepare(COUNT_PAIRINGS, match_id=match_id)]
            )
        except (DuplicateKey, MissingReference):
            return False
        if counted["players"] == len(group):
            return True
        await self.unpair(match_id)
        return False

    async def unpair(self, match_id: str) -> None:
        """Delete the pairings of a match that did not start; its players can be paired again."""
        await self._store.write(DELETE_PAIRINGS, match_id=match_id)

    async def delete_before(self, before: int) -> None:
        """Delete the seeks and pairings that ended before a time (ms since 1970)."""
        prepare = self._store.prepare
        await self._store.write_all(
            [
                prepare(DELETE_OLD_SEEKS, before=before),
                prepare(DELETE_OLD_PAIRINGS, before=before),
            ]
        )

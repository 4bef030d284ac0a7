"""Who looks for others to play with, and who was brought together: kept in the database, so that any house may pair anybody."""

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
from parlour.db.store import PLAYER_COLUMNS, Store

ENDED = 0
"""Until when a search lives that was ended: it is kept for a while, so that no question of its own that comes late revives it."""

IS_ACTIVE = seek.c.alive_until > bindparam("at")
ACTIVE_SEEKS = (
    select(seek.c.ticket, seek.c.wish, seek.c.since, *PLAYER_COLUMNS)
    .join_from(seek, player, player.c.id == seek.c.player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .where(IS_ACTIVE, ~select(pairing.c.player).where(pairing.c.player == seek.c.player).exists())
    .order_by(seek.c.since, seek.c.player)
    .limit(bindparam("most"))
)
_one, _other = seek.alias("one"), seek.alias("other")
BLOCKED_PAIRS = (
    select(relationship.c.who, relationship.c.whom)
    .join_from(relationship, _one, _one.c.player == relationship.c.who)
    .join(_other, _other.c.player == relationship.c.whom)
    .where(relationship.c.what == "block")
)
SELECT_PAIRING = select(
    pairing.c.ticket, pairing.c.match, pairing.c.at, pairing.c.plan, pairing.c.nonce
).where(pairing.c.player == bindparam("who"))
SELECT_START = select(seek.c.since).where(
    seek.c.player == bindparam("who"),
    seek.c.ticket == bindparam("with_ticket"),
    seek.c.alive_until > ENDED,
)
DELETE_PAIRED_SEEK = delete(seek).where(
    seek.c.player == bindparam("who"),
    seek.c.ticket
    == select(pairing.c.ticket).where(pairing.c.player == seek.c.player).scalar_subquery(),
)
DELETE_OTHER_PAIRING = delete(pairing).where(
    pairing.c.player == bindparam("who"), pairing.c.ticket != bindparam("with_ticket")
)
DELETE_PAIRINGS = delete(pairing).where(pairing.c.match == bindparam("into"))
DELETE_EXPIRED = delete(seek).where(seek.c.alive_until < bindparam("before"))
DELETE_OLD_PAIRINGS = delete(pairing).where(pairing.c.at < bindparam("before"))
SET_NONCE = (
    update(pairing)
    .where(
        pairing.c.player == bindparam("who"),
        pairing.c.match == bindparam("into"),
        pairing.c.nonce == "",
    )
    .values(nonce=bindparam("given"))
)
SELECT_NONCES = select(pairing.c.player, pairing.c.nonce).where(
    pairing.c.match == bindparam("into")
)
SHORTEN_LIFE = (
    update(seek)
    .where(
        seek.c.player == bindparam("who"),
        seek.c.ticket == bindparam("with_ticket"),
        seek.c.alive_until > bindparam("until"),
    )
    .values(alive_until=bindparam("until"))
)
SELECT_SILENT = (
    select(pairing.c.player)
    .join_from(pairing, seek, seek.c.player == pairing.c.player)
    .where(
        pairing.c.match == bindparam("into"),
        pairing.c.nonce == "",
        seek.c.alive_until <= bindparam("at"),
    )
)
COUNT_PAIRINGS = (
    select(func.count()).select_from(pairing).where(pairing.c.match == bindparam("into"))
)
# Whoever has left meanwhile, or asked anew, is not there to be paired: their row is not written.
INSERT_PAIRING = insert(pairing).from_select(
    ["player", "ticket", "match", "at", "plan", "nonce"],
    select(
        *(
            seek.c.player,
            seek.c.ticket,
            bindparam("into", type_=Text),
            bindparam("at", type_=BigInteger),
        ),
        *(bindparam("with_plan", type_=LargeBinary), bindparam("given", type_=Text)),
    ).where(
        seek.c.player == bindparam("who"), seek.c.ticket == bindparam("with_ticket"), IS_ACTIVE
    ),
)


class SeekRow(NamedTuple):
    """Somebody who looks for others, by the ticket of this search, since a moment (ms since 1970); `wish` is the JSON of what they want."""

    player: Player
    ticket: str
    seek: bytes
    since: int


class PairingRow(NamedTuple):
    """The match to which a search has led, at a moment (ms since 1970), the JSON of its plan, and the luck given to it, empty before that."""

    ticket: str
    match: str
    at: int
    planned_table: bytes
    nonce: str


class SeekRepository:
    """Keeps searches alive for as long as their pages say so, and pairs each at most once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        kept = store.insert(seek)
        # A search that goes on keeps its beginning; another ticket is another search; one that was ended stays so.
        self._upsert_seek = kept.on_conflict_do_update(
            index_elements=["player"],
            where=or_(seek.c.ticket != kept.excluded.ticket, seek.c.alive_until > ENDED),
            set_={
                **{name: kept.excluded[name] for name in ("ticket", "wish", "alive_until")},
                "since": case(
                    (seek.c.ticket == kept.excluded.ticket, seek.c.since), else_=kept.excluded.since
                ),
            },
        )

        ended = store.insert(seek).from_select(
            ["player", "ticket", "wish", "since", "alive_until"],
            select(
                *(
                    player.c.id,
                    bindparam("with_ticket", type_=Text),
                    literal(b"", LargeBinary),
                    literal(0, BigInteger),
                    literal(ENDED, BigInteger),
                )
            ).where(player.c.id == bindparam("who")),
        )
        self._end_seek = ended.on_conflict_do_update(
            index_elements=["player"],
            set_={"alive_until": ENDED},
            where=seek.c.ticket == ended.excluded.ticket,
        )

    async def started_at(self, who: str, ticket: str) -> int | None:
        """Return when a search began (ms since 1970), or None for one that is not going on."""
        found = await self._store.read(SELECT_START, who=who, with_ticket=ticket)
        return int(found[0][0]) if found else None

    async def save(self, who: str, ticket: str, wish: bytes, since: int, alive_until: int) -> None:
        """Keep a search alive until a moment; what an earlier one of the same player led to is forgotten."""
        prepared = self._store.prepare
        await self._store.write_all(
            [
                prepared(DELETE_OTHER_PAIRING, who=who, with_ticket=ticket),
                prepared(
                    self._upsert_seek,
                    player=who,
                    ticket=ticket,
                    wish=wish,
                    since=since,
                    alive_until=alive_until,
                ),
            ]
        )

    async def cancel(self, who: str, ticket: str) -> None:
        """End a search."""
        await self._store.write(self._end_seek, who=who, with_ticket=ticket)

    async def shorten_life(self, who: str, ticket: str, until: int) -> None:
        """Let a search live until a moment and no longer, unless it is asked after again."""
        await self._store.write(SHORTEN_LIFE, who=who, with_ticket=ticket, until=until)

    async def delete_paired(self, who: str) -> None:
        """End whatever somebody looks for where it has led to a match."""
        await self._store.write(DELETE_PAIRED_SEEK, who=who)

    async def active_seeks(self, at: int, most: int) -> list[SeekRow]:
        """Return those who look for others and were not paired yet, who waits longest first."""
        return [
            SeekRow(Player(*row[3:]), row[0], bytes(row[1]), row[2])
            for row in await self._store.read(ACTIVE_SEEKS, at=at, most=most)
        ]

    async def blocked_pairs(self) -> frozenset[frozenset[str]]:
        """Return the pairs among those who look for others of whom one blocks the other."""
        return frozenset(frozenset(row) for row in await self._store.read(BLOCKED_PAIRS))

    async def pairing_of(self, who: str) -> PairingRow | None:
        """Return what somebody's search has led to."""
        found = await self._store.read(SELECT_PAIRING, who=who)
        return (
            PairingRow(found[0][0], found[0][1], found[0][2], bytes(found[0][3]), found[0][4])
            if found
            else None
        )

    async def set_nonce(self, who: str, into: str, nonce: str) -> None:
        """Keep what somebody gives to the luck of the match where they are to meet others; the first counts."""
        await self._store.write(SET_NONCE, who=who, into=into, given=nonce)

    async def nonces_of(self, into: str) -> dict[str, str]:
        """Return what each of those who are to meet at a match has given to its luck, empty for nothing yet."""
        return {row[0]: row[1] for row in await self._store.read(SELECT_NONCES, into=into)}

    async def has_silent_player(self, into: str, at: int) -> bool:
        """Return whether somebody who is to meet others at a match has given nothing to its luck, and their search lives no more."""
        return bool(await self._store.read(SELECT_SILENT, into=into, at=at))

    async def pair(
        self, group: Sequence[SeekRow], nonces: Sequence[str], into: str, at: int, plan: bytes
    ) -> bool:
        """Bring some together at a match, all or nobody; False where one of them has left, or was paired by another house first.

        `nonces` are what those gave beforehand who ask for no commitment, empty for everybody else.
        """
        prepared = self._store.prepare
        # Two houses that pair overlapping groups take their people in one order, so that neither waits for the other in a ring.
        claims = [
            prepared(
                INSERT_PAIRING,
                who=one.player.id,
                with_ticket=one.ticket,
                into=into,
                at=at,
                with_plan=plan,
                given=nonce,
            )
            for one, nonce in sorted(
                zip(group, nonces, strict=True), key=lambda pair: pair[0].player.id
            )
        ]
        try:
            counted = await self._store.write_all([*claims, prepared(COUNT_PAIRINGS, into=into)])
        except (DuplicateKey, MissingReference):
            return False
        if counted[0][0] == len(group):
            return True
        await self.unpair(into)
        return False

    async def unpair(self, match: str) -> None:
        """Let those look on who were to meet at a match that never was."""
        await self._store.write(DELETE_PAIRINGS, into=match)

    async def delete_before(self, before: int) -> None:
        """Forget searches and pairings that ended before a moment."""
        await self._store.write_all(
            [
                self._store.prepare(DELETE_EXPIRED, before=before),
                self._store.prepare(DELETE_OLD_PAIRINGS, before=before),
            ]
        )

"""Who looks for others to play with, and who was brought together: kept in the database, so that any house may pair anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import BigInteger, LargeBinary, Text, bindparam, case, delete, func, insert, literal, or_, select, update

from parlour.db.log import Taken
from parlour.db.records import Player
from parlour.db.schema.accounts import member, player, standing, tie
from parlour.db.schema.matchmaking import pairing, seeker
from parlour.db.store import PLAYER, Store

ENDED = 0
"""Until when a search lives that was ended: it is kept for a while, so that no question of its own that comes late revives it."""

ALIVE = seeker.c.alive_until > bindparam("at")
LIVING = (
    select(seeker.c.ticket, seeker.c.wish, seeker.c.since, *PLAYER)
    .join_from(seeker, player, player.c.id == seeker.c.player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(standing, standing.c.player == player.c.id)
    .where(ALIVE, ~select(pairing.c.player).where(pairing.c.player == seeker.c.player).exists())
    .order_by(seeker.c.since, seeker.c.player)
    .limit(bindparam("most"))
)
_one, _other = seeker.alias("one"), seeker.alias("other")
APART = (
    select(tie.c.who, tie.c.whom)
    .join_from(tie, _one, _one.c.player == tie.c.who)
    .join(_other, _other.c.player == tie.c.whom)
    .where(tie.c.what == "block")
)
PAIRED = select(pairing.c.ticket, pairing.c.match, pairing.c.at, pairing.c.plan, pairing.c.nonce).where(pairing.c.player == bindparam("who"))
SINCE = select(seeker.c.since).where(seeker.c.player == bindparam("who"), seeker.c.ticket == bindparam("with_ticket"), seeker.c.alive_until > ENDED)
END = delete(seeker).where(
    seeker.c.player == bindparam("who"),
    seeker.c.ticket == select(pairing.c.ticket).where(pairing.c.player == seeker.c.player).scalar_subquery(),
)
FORGET = delete(pairing).where(pairing.c.player == bindparam("who"), pairing.c.ticket != bindparam("with_ticket"))
UNPAIR = delete(pairing).where(pairing.c.match == bindparam("into"))
GONE = delete(seeker).where(seeker.c.alive_until < bindparam("before"))
DONE = delete(pairing).where(pairing.c.at < bindparam("before"))
GIVE = (
    update(pairing)
    .where(pairing.c.player == bindparam("who"), pairing.c.match == bindparam("into"), pairing.c.nonce == "")
    .values(nonce=bindparam("given"))
)
GIVEN = select(pairing.c.player, pairing.c.nonce).where(pairing.c.match == bindparam("into"))
FALTER = (
    update(seeker)
    .where(seeker.c.player == bindparam("who"), seeker.c.ticket == bindparam("with_ticket"), seeker.c.alive_until > bindparam("until"))
    .values(alive_until=bindparam("until"))
)
SILENT = (
    select(pairing.c.player)
    .join_from(pairing, seeker, seeker.c.player == pairing.c.player)
    .where(pairing.c.match == bindparam("into"), pairing.c.nonce == "", seeker.c.alive_until <= bindparam("at"))
)
COUNT = select(func.count()).select_from(pairing).where(pairing.c.match == bindparam("into"))
# Whoever has left meanwhile, or asked anew, is not there to be paired: their row is not written.
PAIR = insert(pairing).from_select(
    ["player", "ticket", "match", "at", "plan", "nonce"],
    select(
        *(seeker.c.player, seeker.c.ticket, bindparam("into", type_=Text), bindparam("at", type_=BigInteger)),
        *(bindparam("with_plan", type_=LargeBinary), bindparam("given", type_=Text)),
    ).where(seeker.c.player == bindparam("who"), seeker.c.ticket == bindparam("with_ticket"), ALIVE),
)


class Seeker(NamedTuple):
    """Somebody who looks for others, by the ticket of this search, since a moment (ms since 1970); `wish` is the JSON of what they want."""

    player: Player
    ticket: str
    wish: bytes
    since: int


class Paired(NamedTuple):
    """The match to which a search has led, at a moment (ms since 1970), the JSON of its plan, and the luck given to it, empty before that."""

    ticket: str
    match: str
    at: int
    plan: bytes
    nonce: str


class Seekers:
    """Keeps searches alive for as long as their pages say so, and pairs each at most once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        kept = store.insert(seeker)
        # A search that goes on keeps its beginning; another ticket is another search; one that was ended stays so.
        self._seek = kept.on_conflict_do_update(
            index_elements=["player"],
            where=or_(seeker.c.ticket != kept.excluded.ticket, seeker.c.alive_until > ENDED),
            set_={
                **{name: kept.excluded[name] for name in ("ticket", "wish", "alive_until")},
                "since": case((seeker.c.ticket == kept.excluded.ticket, seeker.c.since), else_=kept.excluded.since),
            },
        )

        ended = store.insert(seeker).from_select(
            ["player", "ticket", "wish", "since", "alive_until"],
            select(
                *(player.c.id, bindparam("with_ticket", type_=Text), literal(b"", LargeBinary), literal(0, BigInteger), literal(ENDED, BigInteger))
            ).where(player.c.id == bindparam("who")),
        )
        self._leave = ended.on_conflict_do_update(
            index_elements=["player"], set_={"alive_until": ENDED}, where=seeker.c.ticket == ended.excluded.ticket
        )

    async def since(self, who: str, ticket: str) -> int | None:
        """Return when a search began (ms since 1970), or None for one that is not going on."""
        found = await self._store.read(SINCE, who=who, with_ticket=ticket)
        return int(found[0][0]) if found else None

    async def seek(self, who: str, ticket: str, wish: bytes, since: int, alive_until: int) -> None:
        """Keep a search alive until a moment; what an earlier one of the same player led to is forgotten."""
        prepared = self._store.prepared
        await self._store.write_all(
            [
                prepared(FORGET, who=who, with_ticket=ticket),
                prepared(self._seek, player=who, ticket=ticket, wish=wish, since=since, alive_until=alive_until),
            ]
        )

    async def leave(self, who: str, ticket: str) -> None:
        """End a search."""
        await self._store.write(self._leave, who=who, with_ticket=ticket)

    async def falter(self, who: str, ticket: str, until: int) -> None:
        """Let a search live until a moment and no longer, unless it is asked after again."""
        await self._store.write(FALTER, who=who, with_ticket=ticket, until=until)

    async def end(self, who: str) -> None:
        """End whatever somebody looks for where it has led to a match."""
        await self._store.write(END, who=who)

    async def living(self, at: int, most: int) -> list[Seeker]:
        """Return those who look for others and were not paired yet, who waits longest first."""
        return [Seeker(Player(*row[3:]), row[0], bytes(row[1]), row[2]) for row in await self._store.read(LIVING, at=at, most=most)]

    async def apart(self) -> frozenset[frozenset[str]]:
        """Return the pairs among those who look for others of whom one blocks the other."""
        return frozenset(frozenset(row) for row in await self._store.read(APART))

    async def paired(self, who: str) -> Paired | None:
        """Return what somebody's search has led to."""
        found = await self._store.read(PAIRED, who=who)
        return Paired(found[0][0], found[0][1], found[0][2], bytes(found[0][3]), found[0][4]) if found else None

    async def give(self, who: str, into: str, nonce: str) -> None:
        """Keep what somebody gives to the luck of the match where they are to meet others; the first counts."""
        await self._store.write(GIVE, who=who, into=into, given=nonce)

    async def given(self, into: str) -> dict[str, str]:
        """Return what each of those who are to meet at a match has given to its luck, empty for nothing yet."""
        return {row[0]: row[1] for row in await self._store.read(GIVEN, into=into)}

    async def silent(self, into: str, at: int) -> bool:
        """Return whether somebody who is to meet others at a match has given nothing to its luck, and their search lives no more."""
        return bool(await self._store.read(SILENT, into=into, at=at))

    async def pair(self, group: Sequence[Seeker], nonces: Sequence[str], into: str, at: int, plan: bytes) -> bool:
        """Bring some together at a match, all or nobody; False where one of them has left, or was paired by another house first.

        `nonces` are what those gave beforehand who ask for no commitment, empty for everybody else.
        """
        prepared = self._store.prepared
        # Two houses that pair overlapping groups take their people in one order, so that neither waits for the other in a ring.
        claims = [
            prepared(PAIR, who=one.player.id, with_ticket=one.ticket, into=into, at=at, with_plan=plan, given=nonce)
            for one, nonce in sorted(zip(group, nonces, strict=True), key=lambda pair: pair[0].player.id)
        ]
        try:
            counted = await self._store.write_all([*claims, prepared(COUNT, into=into)])
        except Taken:
            return False
        if counted[0][0] == len(group):
            return True
        await self.unpair(into)
        return False

    async def unpair(self, match: str) -> None:
        """Let those look on who were to meet at a match that never was."""
        await self._store.write(UNPAIR, into=match)

    async def clear(self, before: int) -> None:
        """Forget searches and pairings that ended before a moment."""
        await self._store.write_all([self._store.prepared(GONE, before=before), self._store.prepared(DONE, before=before)])

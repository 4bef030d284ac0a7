"""What people are to each other, as the store keeps it: ties, favourite games, and who is asked to which table."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, bindparam, delete, func, or_, select

from parlour.db.records import Player, Summons, Tie, Tied
from parlour.db.schema.accounts import favourite, member, player, standing, tie
from parlour.db.schema.matchmaking import summons
from parlour.db.store import PLAYER, Store

PERSON = select(*PLAYER).select_from(player).outerjoin(member, member.c.player == player.c.id).outerjoin(standing, standing.c.player == player.c.id)
ONE = PERSON.where(player.c.id == bindparam("who"))
TIED = select(tie.c.who, tie.c.whom, tie.c.what, tie.c.at)
OF = TIED.where(or_(tie.c.who == bindparam("who"), tie.c.whom == bindparam("who"))).order_by(tie.c.at.desc(), tie.c.who, tie.c.whom)
OTHERS = PERSON.where(
    player.c.id.in_(
        select(tie.c.whom).where(tie.c.who == bindparam("who")).union(select(tie.c.who).where(tie.c.whom == bindparam("who"), tie.c.what == "friend"))
    )
).order_by(func.lower(player.c.name), player.c.id)
BETWEEN = TIED.where(
    or_(
        and_(tie.c.who == bindparam("one"), tie.c.whom == bindparam("other")),
        and_(tie.c.who == bindparam("other"), tie.c.whom == bindparam("one")),
    )
)
BLOCKS = select(tie.c.who, tie.c.whom).where(tie.c.what == "block", or_(tie.c.who == bindparam("who"), tie.c.whom == bindparam("who")))
COUNT = select(func.count()).select_from(tie).where(tie.c.who == bindparam("who"))
UNTIE = delete(tie).where(tie.c.who == bindparam("one"), tie.c.whom == bindparam("other"), tie.c.what == bindparam("kind"))
FAVOURITES = select(favourite.c.game).where(favourite.c.player == bindparam("who")).order_by(favourite.c.at, favourite.c.game)
UNMARK = delete(favourite).where(favourite.c.player == bindparam("who"), favourite.c.game == bindparam("which"))
SUMMONED = (
    select(summons.c.match, summons.c.at, *PLAYER)
    .join_from(summons, player, player.c.id == summons.c.by)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(standing, standing.c.player == player.c.id)
    .where(summons.c.whom == bindparam("who"), summons.c.at > bindparam("since"))
    .order_by(summons.c.at.desc(), summons.c.match)
    .limit(bindparam("most"))
)
SENT = select(func.count()).select_from(summons).where(summons.c.by == bindparam("who"), summons.c.at > bindparam("since"))
UNSUMMON = delete(summons).where(summons.c.whom == bindparam("who"), summons.c.match == bindparam("which"))


class Ties:
    """Keeps what people are to each other. Whoever goes takes their ties along: the database sees to that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tie = store.insert(tie).on_conflict_do_nothing()
        self._mark = store.insert(favourite).on_conflict_do_nothing()
        called = store.insert(summons)
        self._summon = called.on_conflict_do_update(index_elements=["match", "whom"], set_={"by": called.excluded.by, "at": called.excluded.at})

    async def person(self, who: str) -> Player | None:
        """Return somebody who is stored."""
        found = await self._store.read(ONE, who=who)
        return Player(*found[0]) if found else None

    async def of(self, who: str) -> list[Tied]:
        """Return every tie from and to somebody, the latest first."""
        return [Tied(*row) for row in await self._store.read(OF, who=who)]

    async def others(self, who: str) -> dict[str, Player]:
        """Return those to whom somebody is tied, and who asked them for their friendship, by name."""
        return {row[0]: Player(*row) for row in await self._store.read(OTHERS, who=who)}

    async def between(self, one: str, other: str) -> list[Tied]:
        """Return the ties of two people, both ways."""
        return [Tied(*row) for row in await self._store.read(BETWEEN, one=one, other=other)]

    async def apart(self, who: str) -> frozenset[str]:
        """Return those whom somebody blocks, and who block them."""
        return frozenset(one for row in await self._store.read(BLOCKS, who=who) for one in row) - {who}

    async def count(self, who: str) -> int:
        """Return how many ties somebody has tied."""
        return int((await self._store.read(COUNT, who=who))[0][0])

    async def change(self, tied: Sequence[Tied], untied: Sequence[tuple[str, str, Tie]]) -> None:
        """Tie and untie, all or nothing; what is there already stays as it is."""
        prepared = self._store.prepared
        writes = [prepared(UNTIE, one=one, other=other, kind=what) for one, other, what in untied]
        writes += [prepared(self._tie, who=one.who, whom=one.whom, what=one.what, at=one.at) for one in tied]
        await self._store.write_all(writes)

    async def favourites(self, who: str) -> tuple[str, ...]:
        """Return the games that somebody has marked, the first marked first."""
        return tuple(str(row[0]) for row in await self._store.read(FAVOURITES, who=who))

    async def mark(self, who: str, game: str, marked: bool, at: int) -> None:
        """Mark a game as a favourite, or no longer."""
        if marked:
            await self._store.write(self._mark, player=who, game=game, at=at)
        else:
            await self._store.write(UNMARK, who=who, which=game)

    async def summon(self, match: str, by: str, whom: str, at: int) -> None:
        """Ask somebody to a table; asking again asks anew."""
        await self._store.write(self._summon, match=match, by=by, whom=whom, at=at)

    async def summoned(self, who: str, since: int, most: int) -> list[Summons]:
        """Return to which tables somebody was asked since a moment, the last first."""
        return [Summons(row[0], Player(*row[2:]), row[1]) for row in await self._store.read(SUMMONED, who=who, since=since, most=most)]

    async def sent(self, who: str, since: int) -> int:
        """Return how many people somebody has asked to tables since a moment."""
        return int((await self._store.read(SENT, who=who, since=since))[0][0])

    async def unsummon(self, match: str, who: str) -> None:
        """Forget that somebody was asked to a table."""
        await self._store.write(UNSUMMON, which=match, who=who)

"""What people are to each other, as the store keeps it: ties, favourite games, and who is asked to which table."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, bindparam, delete, func, or_, select

from parlour.db.records import Player, RelationshipKind, RelationshipRow, TableInvitationRow
from parlour.db.schema.accounts import favourite, member, player, relationship, restriction
from parlour.db.schema.matchmaking import table_invitation
from parlour.db.store import PLAYER_COLUMNS, Store

PERSON = (
    select(*PLAYER_COLUMNS)
    .select_from(player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
)
ONE_PERSON = PERSON.where(player.c.id == bindparam("who"))
SELECT_RELATIONSHIPS = select(
    relationship.c.who, relationship.c.whom, relationship.c.what, relationship.c.at
)
RELATIONSHIPS_OF = SELECT_RELATIONSHIPS.where(
    or_(relationship.c.who == bindparam("who"), relationship.c.whom == bindparam("who"))
).order_by(relationship.c.at.desc(), relationship.c.who, relationship.c.whom)
RELATED_PLAYERS = PERSON.where(
    player.c.id.in_(
        select(relationship.c.whom)
        .where(relationship.c.who == bindparam("who"))
        .union(
            select(relationship.c.who).where(
                relationship.c.whom == bindparam("who"), relationship.c.what == "friend"
            )
        )
    )
).order_by(func.lower(player.c.name), player.c.id)
RELATIONSHIPS_BETWEEN = SELECT_RELATIONSHIPS.where(
    or_(
        and_(relationship.c.who == bindparam("one"), relationship.c.whom == bindparam("other")),
        and_(relationship.c.who == bindparam("other"), relationship.c.whom == bindparam("one")),
    )
)
SELECT_BLOCKS = select(relationship.c.who, relationship.c.whom).where(
    relationship.c.what == "block",
    or_(relationship.c.who == bindparam("who"), relationship.c.whom == bindparam("who")),
)
COUNT_RELATIONSHIPS = (
    select(func.count()).select_from(relationship).where(relationship.c.who == bindparam("who"))
)
DELETE_RELATIONSHIP = delete(relationship).where(
    relationship.c.who == bindparam("one"),
    relationship.c.whom == bindparam("other"),
    relationship.c.what == bindparam("kind"),
)
SELECT_FAVOURITES = (
    select(favourite.c.game)
    .where(favourite.c.player == bindparam("who"))
    .order_by(favourite.c.at, favourite.c.game)
)
DELETE_FAVOURITE = delete(favourite).where(
    favourite.c.player == bindparam("who"), favourite.c.game == bindparam("which")
)
RECEIVED_INVITATIONS = (
    select(table_invitation.c.match, table_invitation.c.at, *PLAYER_COLUMNS)
    .join_from(table_invitation, player, player.c.id == table_invitation.c.by)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .where(table_invitation.c.whom == bindparam("who"), table_invitation.c.at > bindparam("since"))
    .order_by(table_invitation.c.at.desc(), table_invitation.c.match)
    .limit(bindparam("most"))
)
COUNT_SENT = (
    select(func.count())
    .select_from(table_invitation)
    .where(table_invitation.c.by == bindparam("who"), table_invitation.c.at > bindparam("since"))
)
DELETE_INVITATION = delete(table_invitation).where(
    table_invitation.c.whom == bindparam("who"), table_invitation.c.match == bindparam("which")
)


class RelationshipRepository:
    """Keeps what people are to each other. Whoever goes takes their ties along: the database sees to that."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._insert_relationship = store.insert(relationship).on_conflict_do_nothing()
        self._insert_favourite = store.insert(favourite).on_conflict_do_nothing()
        called = store.insert(table_invitation)
        self._upsert_invitation = called.on_conflict_do_update(
            index_elements=["match", "whom"],
            set_={"by": called.excluded.by, "at": called.excluded.at},
        )

    async def find_player(self, who: str) -> Player | None:
        """Return somebody who is stored."""
        found = await self._store.read(ONE_PERSON, who=who)
        return Player(*found[0]) if found else None

    async def relationships_of(self, who: str) -> list[RelationshipRow]:
        """Return every tie from and to somebody, the latest first."""
        return [RelationshipRow(*row) for row in await self._store.read(RELATIONSHIPS_OF, who=who)]

    async def related_players(self, who: str) -> dict[str, Player]:
        """Return those to whom somebody is tied, and who asked them for their friendship, by name."""
        return {row[0]: Player(*row) for row in await self._store.read(RELATED_PLAYERS, who=who)}

    async def relationships_between(self, one: str, other: str) -> list[RelationshipRow]:
        """Return the ties of two people, both ways."""
        return [
            RelationshipRow(*row)
            for row in await self._store.read(RELATIONSHIPS_BETWEEN, one=one, other=other)
        ]

    async def blocked_players(self, who: str) -> frozenset[str]:
        """Return those whom somebody blocks, and who block them."""
        return frozenset(
            one for row in await self._store.read(SELECT_BLOCKS, who=who) for one in row
        ) - {who}

    async def count(self, who: str) -> int:
        """Return how many ties somebody has tied."""
        return int((await self._store.read(COUNT_RELATIONSHIPS, who=who))[0][0])

    async def update(
        self, tied: Sequence[RelationshipRow], untied: Sequence[tuple[str, str, RelationshipKind]]
    ) -> None:
        """Tie and untie, all or nothing; what is there already stays as it is."""
        prepared = self._store.prepare
        writes = [
            prepared(DELETE_RELATIONSHIP, one=one, other=other, kind=what)
            for one, other, what in untied
        ]
        writes += [
            prepared(
                self._insert_relationship, who=one.who, whom=one.whom, what=one.what, at=one.at
            )
            for one in tied
        ]
        await self._store.write_all(writes)

    async def favourites(self, who: str) -> tuple[str, ...]:
        """Return the games that somebody has marked, the first marked first."""
        return tuple(str(row[0]) for row in await self._store.read(SELECT_FAVOURITES, who=who))

    async def set_favourite(self, who: str, game: str, marked: bool, at: int) -> None:
        """Mark a game as a favourite, or no longer."""
        if marked:
            await self._store.write(self._insert_favourite, player=who, game=game, at=at)
        else:
            await self._store.write(DELETE_FAVOURITE, who=who, which=game)

    async def add_invitation(self, match: str, by: str, whom: str, at: int) -> None:
        """Ask somebody to a table; asking again asks anew."""
        await self._store.write(self._upsert_invitation, match=match, by=by, whom=whom, at=at)

    async def received_invitations(
        self, who: str, since: int, most: int
    ) -> list[TableInvitationRow]:
        """Return to which tables somebody was asked since a moment, the last first."""
        return [
            TableInvitationRow(row[0], Player(*row[2:]), row[1])
            for row in await self._store.read(RECEIVED_INVITATIONS, who=who, since=since, most=most)
        ]

    async def sent_count(self, who: str, since: int) -> int:
        """Return how many people somebody has asked to tables since a moment."""
        return int((await self._store.read(COUNT_SENT, who=who, since=since))[0][0])

    async def delete_invitation(self, match: str, who: str) -> None:
        """Forget that somebody was asked to a table."""
        await self._store.write(DELETE_INVITATION, which=match, who=who)

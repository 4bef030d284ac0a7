"""Relationships between users, favourite games, and invitations to tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import and_, bindparam, delete, func, or_, select

from parlour.db.records import Player, RelationshipKind, RelationshipRow, TableInvitationRow
from parlour.db.schema.accounts import favourite, member, player, relationship, restriction
from parlour.db.schema.matchmaking import table_invitation
from parlour.db.statements import insert_if_absent, upsert
from parlour.db.store import PLAYER_COLUMNS, Store, player_from_row

SELECT_PLAYERS = (
    select(*PLAYER_COLUMNS)
    .select_from(player)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
)
SELECT_PLAYER = SELECT_PLAYERS.where(player.c.id == bindparam("player_id"))
SELECT_RELATIONSHIPS = select(
    relationship.c.who, relationship.c.whom, relationship.c.what, relationship.c.at
)
SELECT_RELATIONSHIPS_OF = SELECT_RELATIONSHIPS.where(
    or_(relationship.c.who == bindparam("player_id"), relationship.c.whom == bindparam("player_id"))
).order_by(relationship.c.at.desc(), relationship.c.who, relationship.c.whom)
SELECT_RELATED_PLAYERS = SELECT_PLAYERS.where(
    player.c.id.in_(
        select(relationship.c.whom)
        .where(relationship.c.who == bindparam("player_id"))
        .union(
            select(relationship.c.who).where(
                relationship.c.whom == bindparam("player_id"), relationship.c.what == "friend"
            )
        )
    )
).order_by(func.lower(player.c.name), player.c.id)
SELECT_RELATIONSHIPS_BETWEEN = SELECT_RELATIONSHIPS.where(
    or_(
        and_(
            relationship.c.who == bindparam("player_id"),
            relationship.c.whom == bindparam("other_id"),
        ),
        and_(
            relationship.c.who == bindparam("other_id"),
            relationship.c.whom == bindparam("player_id"),
        ),
    )
)
SELECT_BLOCKS = select(relationship.c.who, relationship.c.whom).where(
    relationship.c.what == "block",
    or_(
        relationship.c.who == bindparam("player_id"), relationship.c.whom == bindparam("player_id")
    ),
)
COUNT_RELATIONSHIPS = (
    select(func.count())
    .select_from(relationship)
    .where(relationship.c.who == bindparam("player_id"))
)
INSERT_RELATIONSHIP = insert_if_absent(relationship)
DELETE_RELATIONSHIP = delete(relationship).where(
    relationship.c.who == bindparam("player_id"),
    relationship.c.whom == bindparam("other_id"),
    relationship.c.what == bindparam("kind"),
)
SELECT_FAVOURITES = (
    select(favourite.c.game)
    .where(favourite.c.player == bindparam("player_id"))
    .order_by(favourite.c.at, favourite.c.game)
)
INSERT_FAVOURITE = insert_if_absent(favourite)
DELETE_FAVOURITE = delete(favourite).where(
    favourite.c.player == bindparam("player_id"), favourite.c.game == bindparam("game")
)
UPSERT_INVITATION = upsert(table_invitation, ["by", "at", "seat", "answer_by", "answer", "starts"])
SELECT_RECEIVED_INVITATIONS = (
    select(
        table_invitation.c.match,
        table_invitation.c.at,
        table_invitation.c.seat,
        table_invitation.c.answer_by,
        *PLAYER_COLUMNS,
    )
    .join_from(table_invitation, player, player.c.id == table_invitation.c.by)
    .outerjoin(member, member.c.player == player.c.id)
    .outerjoin(restriction, restriction.c.player == player.c.id)
    .where(
        table_invitation.c.whom == bindparam("player_id"),
        table_invitation.c.at > bindparam("since"),
        table_invitation.c.answer.is_(None),
        or_(
            table_invitation.c.answer_by.is_(None),
            table_invitation.c.answer_by > bindparam("now"),
        ),
    )
    .order_by(table_invitation.c.at.desc(), table_invitation.c.match)
    .limit(bindparam("limit"))
)
COUNT_SENT_INVITATIONS = (
    select(func.count())
    .select_from(table_invitation)
    .where(
        table_invitation.c.by == bindparam("player_id"), table_invitation.c.at > bindparam("since")
    )
)
DELETE_INVITATION = delete(table_invitation).where(
    table_invitation.c.whom == bindparam("player_id"),
    table_invitation.c.match == bindparam("match_id"),
)


class RelationshipRepository:
    """A repository of relationships; the database deletes those of a deleted user."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find_player(self, player_id: str) -> Player | None:
        """Return a stored user, or None."""
        return await self._store.read_record(Player, SELECT_PLAYER, player_id=player_id)

    async def relationships_of(self, player_id: str) -> list[RelationshipRow]:
        """Return all relationships from and to a user, latest first."""
        return await self._store.read_records(
            RelationshipRow, SELECT_RELATIONSHIPS_OF, player_id=player_id
        )

    async def related_players(self, player_id: str) -> dict[str, Player]:
        """Return a user's related users and those who sent the user a friend request.

        The result maps ids to users, in the order of their names.
        """
        players = await self._store.read_records(
            Player, SELECT_RELATED_PLAYERS, player_id=player_id
        )
        return {player.id: player for player in players}

    async def relationships_between(self, player_id: str, other_id: str) -> list[RelationshipRow]:
        """Return the relationships between two users, in both directions."""
        return await self._store.read_records(
            RelationshipRow, SELECT_RELATIONSHIPS_BETWEEN, player_id=player_id, other_id=other_id
        )

    async def blocked_players(self, player_id: str) -> frozenset[str]:
        """Return the ids of the users whom a user blocks or who block that user."""
        rows = await self._store.read(SELECT_BLOCKS, player_id=player_id)
        return frozenset(row[column] for row in rows for column in ("who", "whom")) - {player_id}

    async def count(self, player_id: str) -> int:
        """Return how many relationships a user has created."""
        return int(await self._store.read_value(COUNT_RELATIONSHIPS, player_id=player_id))

    async def update(
        self,
        added: Sequence[RelationshipRow],
        removed: Sequence[tuple[str, str, RelationshipKind]],
    ) -> None:
        """Delete relationships and add others in one transaction.

        Args:
            added: The relationships to add; existing ones are not changed.
            removed: The (who, whom, kind) of the relationships to delete.
        """
        prepare = self._store.prepare
        writes = [
            prepare(DELETE_RELATIONSHIP, player_id=who, other_id=whom, kind=kind)
            for who, whom, kind in removed
        ]
        writes += [
            prepare(
                INSERT_RELATIONSHIP,
                who=relation.who,
                whom=relation.whom,
                what=relation.what,
                at=relation.at,
            )
            for relation in added
        ]
        await self._store.write_all(writes)

    async def favourites(self, player_id: str) -> tuple[str, ...]:
        """Return the favourite games of a user in the order in which they were marked."""
        return tuple(await self._store.read_values(SELECT_FAVOURITES, player_id=player_id))

    async def set_favourite(self, player_id: str, game: str, is_favourite: bool, now: int) -> None:
        """Mark a game as a favourite (`now`: ms since 1970), or unmark it."""
        if is_favourite:
            await self._store.write(INSERT_FAVOURITE, player=player_id, game=game, at=now)
        else:
            await self._store.write(DELETE_FAVOURITE, player_id=player_id, game=game)

    async def add_invitation(
        self,
        match_id: str,
        by: str,
        whom: str,
        now: int,
        *,
        seat: int | None = None,
        answer_by: int | None = None,
        starts: bool = False,
    ) -> None:
        """Store an invitation to a table, replacing any earlier one.

        Args:
            match_id: The match id.
            by: The id of the inviting player.
            whom: The id of the invited player.
            now: The current time (ms since 1970).
            seat: The seat that is kept free for a bot account, or None.
            answer_by: The time (ms since 1970) until which the seat is kept free, or None.
            starts: Whether the match starts once all seats are taken.
        """
        await self._store.write(
            UPSERT_INVITATION,
            match=match_id,
            by=by,
            whom=whom,
            at=now,
            seat=seat,
            answer_by=answer_by,
            answer=None,
            starts=starts,
        )

    async def received_invitations(
        self, player_id: str, since: int, now: int, limit: int
    ) -> list[TableInvitationRow]:
        """Return a user's unanswered invitations since a time (ms since 1970), latest first."""
        rows = await self._store.read(
            SELECT_RECEIVED_INVITATIONS, player_id=player_id, since=since, now=now, limit=limit
        )
        return [
            TableInvitationRow(
                match=row["match"],
                by=player_from_row(row),
                at=row["at"],
                seat=row["seat"],
                answer_by=row["answer_by"],
            )
            for row in rows
        ]

    async def sent_count(self, player_id: str, since: int) -> int:
        """Return how many invitations a user has sent since a time (ms since 1970)."""
        return int(
            await self._store.read_value(COUNT_SENT_INVITATIONS, player_id=player_id, since=since)
        )

    async def delete_invitation(self, match_id: str, player_id: str) -> None:
        """Delete a user's invitation to a table."""
        await self._store.write(DELETE_INVITATION, match_id=match_id, player_id=player_id)

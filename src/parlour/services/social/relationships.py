"""Relationships between users: friends, follows, mutes and blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, get_args

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player, RelationshipKind, RelationshipRow
from parlour.services.errors import Forbidden, NotFound
from parlour.services.social.presence import OnlinePlayer, Presence
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.relationships import RelationshipRepository

RelationshipAction = Literal[
    "befriend", "part", "follow", "unfollow", "block", "unblock", "mute", "unmute"
]
"""An action towards another user: `befriend` asks or accepts, `part` ends or declines."""

RELATIONSHIP_ACTIONS = frozenset(get_args(RelationshipAction))

MAX_RELATIONSHIPS = 1_000
"""The maximum number of relationships per user."""

REMOVED_KINDS: dict[RelationshipAction, RelationshipKind] = {
    "unfollow": "follow",
    "unblock": "block",
    "unmute": "mute",
}
ADDED_KINDS: dict[RelationshipAction, RelationshipKind] = {
    "befriend": "friend",
    "follow": "follow",
    "mute": "mute",
}


Friendship = Literal["none", "asked", "asks", "friends"]
"""The state of a friendship: `asked` by the user, or the other user `asks` for it."""


class Relationship(Value, frozen=True, kw_only=True):
    """The relationship between a user and another, as far as the user may know it.

    It does not reveal whether the other user follows or mutes the user, or which of them blocks.
    """

    friendship: Friendship = "none"
    """The state of the friendship."""

    follows: bool = False
    """Whether the user follows the other."""

    blocks: bool = False
    """Whether the user blocks the other."""

    mutes: bool = False
    """Whether the user mutes the other."""

    unblocked: bool = True
    """Whether neither user blocks the other."""


class Contact(Value, frozen=True, kw_only=True):
    """Another user with whom a user has a relationship."""

    id: str
    """The id."""

    name: str
    """The name."""

    member: bool
    """Whether the contact is a member."""

    relationship: Relationship
    """The relationship."""

    online: bool
    """Whether the contact is online."""

    playing: str | None
    """The game at whose table the contact is, or None."""


class RelationshipService:
    """The service for relationships, most of which are known only to their creator."""

    def __init__(self, repository: RelationshipRepository, presence: Presence) -> None:
        self._repository, self._presence = repository, presence

    async def require_person(self, player_id: str) -> Player:
        """Return a stored user; raises NotFound."""
        found = await self._repository.find_player(player_id[:40])
        if found is None:
            raise NotFound("social.no-such-user")
        return found

    async def relationship_with(self, player: Player, other_id: str) -> Relationship:
        """Return a user's relationship with another user."""
        return relationship_from(
            await self._repository.relationships_between(player.id, other_id), player.id, other_id
        )

    async def apply_action(
        self,
        player: Player,
        other_id: str,
        action: RelationshipAction,
        seen: Friendship | None = None,
    ) -> Relationship:
        """Apply an action towards another user and return the new relationship; raises Illegal.

        Args:
            player: The acting user.
            other_id: The id of the other user.
            action: The action.
            seen: The friendship status that the user saw. If the action would now have a different
                effect, it is rejected.
        """
        other = await self.require_person(other_id)
        if other.id == player.id:
            raise Illegal("social.yourself")
        before = await self.relationship_with(player, other.id)
        if seen is not None and _is_stale(action, seen, before.friendship):
            raise Illegal("social.relationship-changed")
        if action in ("befriend", "follow"):
            self.raise_if_blocked(before)
        if (
            action in (*ADDED_KINDS, "block")
            and await self._repository.count(player.id) >= MAX_RELATIONSHIPS
        ):
            raise Illegal("social.too-many-relationships", most=MAX_RELATIONSHIPS)
        await self._repository.update(*_relationship_changes(player.id, other.id, action))
        return await self.relationship_with(player, other.id)

    async def require_not_blocked(self, player: Player, other_id: str) -> None:
        """Load the relationship of two users and raise Forbidden if one blocks the other."""
        self.raise_if_blocked(await self.relationship_with(player, other_id))

    @staticmethod
    def raise_if_blocked(relationship: Relationship) -> None:
        """Raise Forbidden if one of the two users of a relationship blocks the other."""
        if relationship.blocks:
            raise Forbidden("social.you-block-them")
        if not relationship.unblocked:
            raise Forbidden("social.not-accepting")

    async def contacts(self, player: Player) -> list[Contact]:
        """Return all users with whom a user has a relationship, sorted by name."""
        rows, online = (
            await self._repository.relationships_of(player.id),
            self._presence.online_players(),
        )
        return [
            _contact(player, other, rows, online.get(other.id))
            for other in (await self._repository.related_players(player.id)).values()
        ]

    async def friends(self, player: Player) -> list[Contact]:
        """Return a user's friends, sorted by name."""
        return [
            contact
            for contact in await self.contacts(player)
            if contact.relationship.friendship == "friends"
        ]

    async def blocked_players(self, player: Player) -> frozenset[str]:
        """Return the ids of the players whom a user blocks or who block the user."""
        return await self._repository.blocked_players(player.id)

    async def silenced_players(self, player: Player) -> frozenset[str]:
        """Return the ids of the players whose messages a user does not see.

        These are the players whom the user has muted, and those separated from the user by a block.
        """
        rows = await self._repository.relationships_of(player.id)
        muted = {row.whom for row in rows if row.who == player.id and row.what == "mute"}
        return frozenset(
            muted | {other for row in rows if row.what == "block" for other in (row.who, row.whom)}
        ) - {player.id}


def _contact(
    player: Player, other: Player, rows: Sequence[RelationshipRow], seen: OnlinePlayer | None
) -> Contact:
    relationship = relationship_from(
        [row for row in rows if other.id in (row.who, row.whom)], player.id, other.id
    )
    # Users who are separated by a block must not see each other's presence.
    visible = seen if relationship.unblocked else None
    return Contact(
        id=other.id,
        name=other.name,
        member=other.role != "guest",
        relationship=relationship,
        online=visible is not None,
        playing=None if visible is None else visible.playing,
    )


def relationship_from(
    rows: Sequence[RelationshipRow], player_id: str, other_id: str
) -> Relationship:
    """Return the relationship that the stored rows of both users describe."""
    own_kinds = {row.what for row in rows if row.who == player_id}
    other_kinds = {row.what for row in rows if row.who == other_id}
    friend: Friendship = "friends" if "friend" in own_kinds & other_kinds else "none"
    if friend == "none" and "friend" in own_kinds | other_kinds:
        friend = "asked" if "friend" in own_kinds else "asks"
    return Relationship(
        friendship=friend,
        follows="follow" in own_kinds,
        blocks="block" in own_kinds,
        mutes="mute" in own_kinds,
        unblocked="block" not in own_kinds | other_kinds,
    )


def _is_stale(action: RelationshipAction, seen: Friendship, friend: Friendship) -> bool:
    """Return whether an action would now have a different effect than when it was chosen.

    For example, accepting a friend request may have become sending one, and declining a request may
    have become ending a friendship.
    """
    if action == "befriend":
        return seen == "asks" and friend not in ("asks", "friends")
    return action == "part" and friend not in (seen, "none")


def _relationship_changes(
    player_id: str, other_id: str, action: RelationshipAction
) -> tuple[list[RelationshipRow], list[tuple[str, str, RelationshipKind]]]:
    """Return the rows that an action adds, and the keys of the rows that it removes."""
    friendship_rows: list[tuple[str, str, RelationshipKind]] = [
        (player_id, other_id, "friend"),
        (other_id, player_id, "friend"),
    ]
    if action == "part":
        return [], friendship_rows
    if action == "block":
        # A block ends friendship and follows in both directions.
        follow_rows: list[tuple[str, str, RelationshipKind]] = [
            (player_id, other_id, "follow"),
            (other_id, player_id, "follow"),
        ]
        return [RelationshipRow(player_id, other_id, "block", now())], [
            *friendship_rows,
            *follow_rows,
        ]
    if action in REMOVED_KINDS:
        return [], [(player_id, other_id, REMOVED_KINDS[action])]
    return [RelationshipRow(player_id, other_id, ADDED_KINDS[action], now())], []

"""Whom somebody knows: friends, those they follow, and those they would rather not meet."""

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
"""What somebody does about another. To befriend is to ask, or to accept where one was asked; to part is to decline too."""

RELATIONSHIP_ACTIONS = frozenset(get_args(RelationshipAction))

MAX_RELATIONSHIPS = 1_000
"""How many ties one person may have."""

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
"""How far two people are: nothing, one has `asked` the other, the other `asks`, or they are friends."""


class Relationship(Value, frozen=True, kw_only=True):
    """How somebody stands to another: `friend` is `asked` by the one, `asks` by the other; `open`: neither blocks the other.

    Whether the other follows or mutes is not told, and that they block only by `open`, which a block of one's own closes as well.
    """

    friend: Friendship = "none"
    follows: bool = False
    blocks: bool = False
    mutes: bool = False
    open: bool = True


class Contact(Value, frozen=True, kw_only=True):
    """Somebody one knows: who, how, and whether they are here (`doing`: the game at whose table)."""

    id: str
    name: str
    member: bool
    regard: Relationship
    here: bool
    doing: str | None


class RelationshipService:
    """Keeps what people are to each other. Only the two concerned ever learn of a tie, and of a block, a follow or a mute only whoever tied it."""

    def __init__(self, ties: RelationshipRepository, presence: Presence) -> None:
        self._repository, self._presence = ties, presence

    async def require_person(self, who: str) -> Player:
        """Return somebody who is known here; raises NotFound."""
        found = await self._repository.find_player(who[:40])
        if found is None:
            raise NotFound("meet.nobody")
        return found

    async def relationship_with(self, player: Player, whom: str) -> Relationship:
        """Return how somebody stands to another."""
        return relationship_from(
            await self._repository.relationships_between(player.id, whom), player.id, whom
        )

    async def apply_action(
        self, player: Player, whom: str, step: RelationshipAction, seen: Friendship | None = None
    ) -> Relationship:
        """Take a step towards somebody or away from them, and return how one stands to them then; raises Illegal.

        `seen` is how far the two were when the step was chosen: one that would now do something else is refused.
        """
        other = await self.require_person(whom)
        if other.id == player.id:
            raise Illegal("meet.yourself")
        before = await self.relationship_with(player, other.id)
        if seen is not None and _is_stale(step, seen, before.friend):
            raise Illegal("meet.tie-changed")
        if step in ("befriend", "follow"):
            self.raise_if_blocked(before)
        if (
            step in (*ADDED_KINDS, "block")
            and await self._repository.count(player.id) >= MAX_RELATIONSHIPS
        ):
            raise Illegal("meet.too-many-ties", most=MAX_RELATIONSHIPS)
        await self._repository.update(*_relationship_changes(player.id, other.id, step))
        return await self.relationship_with(player, other.id)

    async def require_not_blocked(self, player: Player, whom: str) -> None:
        """Raise Forbidden where one of two people blocks the other."""
        self.raise_if_blocked(await self.relationship_with(player, whom))

    @staticmethod
    def raise_if_blocked(regard: Relationship) -> None:
        """Raise Forbidden where one of two people blocks the other."""
        if regard.blocks:
            raise Forbidden("meet.you-block-them")
        if not regard.open:
            raise Forbidden("meet.not-welcome")

    async def contacts(self, player: Player) -> list[Contact]:
        """Return all whom somebody knows, by name: friends, those who ask, those they follow, block or mute."""
        ties, here = (
            await self._repository.relationships_of(player.id),
            self._presence.online_players(),
        )
        return [
            _contact(player, other, ties, here.get(other.id))
            for other in (await self._repository.related_players(player.id)).values()
        ]

    async def friends(self, player: Player) -> list[Contact]:
        """Return somebody's friends, by name."""
        return [one for one in await self.contacts(player) if one.regard.friend == "friends"]

    async def blocked_players(self, player: Player) -> frozenset[str]:
        """Return those who are not brought together with somebody: one of the two blocks the other."""
        return await self._repository.blocked_players(player.id)

    async def silenced_players(self, player: Player) -> frozenset[str]:
        """Return those whose words somebody does not read: whom they mute, and where one of the two blocks the other."""
        ties = await self._repository.relationships_of(player.id)
        muted = {one.whom for one in ties if one.who == player.id and one.what == "mute"}
        return frozenset(
            muted | {other for one in ties if one.what == "block" for other in (one.who, one.whom)}
        ) - {player.id}


def _contact(
    player: Player, other: Player, ties: Sequence[RelationshipRow], seen: OnlinePlayer | None
) -> Contact:
    regard = relationship_from(
        [one for one in ties if other.id in (one.who, one.whom)], player.id, other.id
    )
    # Who has blocked somebody is not watched by them, through whatever they kept.
    shown = seen if regard.open else None
    return Contact(
        id=other.id,
        name=other.name,
        member=other.role != "guest",
        regard=regard,
        here=shown is not None,
        doing=None if shown is None else shown.doing,
    )


def relationship_from(ties: Sequence[RelationshipRow], who: str, whom: str) -> Relationship:
    """Return how one stands to another, by the ties between them."""
    own = {one.what for one in ties if one.who == who}
    theirs = {one.what for one in ties if one.who == whom}
    friend: Friendship = "friends" if "friend" in own & theirs else "none"
    if friend == "none" and "friend" in own | theirs:
        friend = "asked" if "friend" in own else "asks"
    return Relationship(
        friend=friend,
        follows="follow" in own,
        blocks="block" in own,
        mutes="mute" in own,
        open="block" not in own | theirs,
    )


def _is_stale(step: RelationshipAction, seen: Friendship, friend: Friendship) -> bool:
    """Return whether a step would do something else than where it was seen: accept becomes ask, decline becomes part."""
    if step == "befriend":
        return seen == "asks" and friend not in ("asks", "friends")
    return step == "part" and friend not in (seen, "none")


def _relationship_changes(
    who: str, whom: str, step: RelationshipAction
) -> tuple[list[RelationshipRow], list[tuple[str, str, RelationshipKind]]]:
    """Return what is tied and what is untied by a step."""
    parted: list[tuple[str, str, RelationshipKind]] = [(who, whom, "friend"), (whom, who, "friend")]
    if step == "part":
        return [], parted
    if step == "block":
        # Whom one blocks one neither follows nor is followed by, and no friend.
        followed: list[tuple[str, str, RelationshipKind]] = [
            (who, whom, "follow"),
            (whom, who, "follow"),
        ]
        return [RelationshipRow(who, whom, "block", now())], [*parted, *followed]
    if step in REMOVED_KINDS:
        return [], [(who, whom, REMOVED_KINDS[step])]
    return [RelationshipRow(who, whom, ADDED_KINDS[step], now())], []

"""Whom somebody knows: friends, those they follow, and those they would rather not meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, get_args

from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player, Tie, Tied
from parlour.services.errors import Forbidden, Missing
from parlour.services.social.presence import Person, Presence
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.relationships import Ties

Step = Literal["befriend", "part", "follow", "unfollow", "block", "unblock", "mute", "unmute"]
"""What somebody does about another. To befriend is to ask, or to accept where one was asked; to part is to decline too."""

STEPS = frozenset(get_args(Step))

MOST = 1_000
"""How many ties one person may have."""

UNTIED: dict[Step, Tie] = {"unfollow": "follow", "unblock": "block", "unmute": "mute"}
TIED: dict[Step, Tie] = {"befriend": "friend", "follow": "follow", "mute": "mute"}


Friendship = Literal["none", "asked", "asks", "friends"]
"""How far two people are: nothing, one has `asked` the other, the other `asks`, or they are friends."""


class Regard(Value, frozen=True, kw_only=True):
    """How somebody stands to another: `friend` is `asked` by the one, `asks` by the other; `open`: neither blocks the other.

    Whether the other follows or mutes is not told, and that they block only by `open`, which a block of one's own closes as well.
    """

    friend: Friendship = "none"
    follows: bool = False
    blocks: bool = False
    mutes: bool = False
    open: bool = True


class Acquaintance(Value, frozen=True, kw_only=True):
    """Somebody one knows: who, how, and whether they are here (`doing`: the game at whose table)."""

    id: str
    name: str
    member: bool
    regard: Regard
    here: bool
    doing: str | None


class Circle:
    """Keeps what people are to each other. Only the two concerned ever learn of a tie, and of a block, a follow or a mute only whoever tied it."""

    def __init__(self, ties: Ties, presence: Presence) -> None:
        self._ties, self._presence = ties, presence

    async def person(self, who: str) -> Player:
        """Return somebody who is known here; raises Missing."""
        found = await self._ties.person(who[:40])
        if found is None:
            raise Missing("meet.nobody")
        return found

    async def regard(self, player: Player, whom: str) -> Regard:
        """Return how somebody stands to another."""
        return regard_in(await self._ties.between(player.id, whom), player.id, whom)

    async def step(self, player: Player, whom: str, step: Step, seen: Friendship | None = None) -> Regard:
        """Take a step towards somebody or away from them, and return how one stands to them then; raises Illegal.

        `seen` is how far the two were when the step was chosen: one that would now do something else is refused.
        """
        other = await self.person(whom)
        if other.id == player.id:
            raise Illegal("meet.yourself")
        before = await self.regard(player, other.id)
        if seen is not None and _is_stale(step, seen, before.friend):
            raise Illegal("meet.tie-changed")
        if step in ("befriend", "follow"):
            self.require_open(before)
        if step in (*TIED, "block") and await self._ties.count(player.id) >= MOST:
            raise Illegal("meet.too-many-ties", most=MOST)
        await self._ties.change(*_change(player.id, other.id, step))
        return await self.regard(player, other.id)

    async def require_welcome(self, player: Player, whom: str) -> None:
        """Raise Forbidden where one of two people blocks the other."""
        self.require_open(await self.regard(player, whom))

    @staticmethod
    def require_open(regard: Regard) -> None:
        """Raise Forbidden where one of two people blocks the other."""
        if regard.blocks:
            raise Forbidden("meet.you-block-them")
        if not regard.open:
            raise Forbidden("meet.not-welcome")

    async def known(self, player: Player) -> list[Acquaintance]:
        """Return all whom somebody knows, by name: friends, those who ask, those they follow, block or mute."""
        ties, here = await self._ties.of(player.id), self._presence.people()
        return [_acquaintance(player, other, ties, here.get(other.id)) for other in (await self._ties.others(player.id)).values()]

    async def friends(self, player: Player) -> list[Acquaintance]:
        """Return somebody's friends, by name."""
        return [one for one in await self.known(player) if one.regard.friend == "friends"]

    async def apart(self, player: Player) -> frozenset[str]:
        """Return those who are not brought together with somebody: one of the two blocks the other."""
        return await self._ties.apart(player.id)

    async def unheard(self, player: Player) -> frozenset[str]:
        """Return those whose words somebody does not read: whom they mute, and where one of the two blocks the other."""
        ties = await self._ties.of(player.id)
        muted = {one.whom for one in ties if one.who == player.id and one.what == "mute"}
        return frozenset(muted | {other for one in ties if one.what == "block" for other in (one.who, one.whom)}) - {player.id}


def _acquaintance(player: Player, other: Player, ties: Sequence[Tied], seen: Person | None) -> Acquaintance:
    regard = regard_in([one for one in ties if other.id in (one.who, one.whom)], player.id, other.id)
    # Who has blocked somebody is not watched by them, through whatever they kept.
    shown = seen if regard.open else None
    return Acquaintance(
        id=other.id,
        name=other.name,
        member=other.role != "guest",
        regard=regard,
        here=shown is not None,
        doing=None if shown is None else shown.doing,
    )


def regard_in(ties: Sequence[Tied], who: str, whom: str) -> Regard:
    """Return how one stands to another, by the ties between them."""
    own = {one.what for one in ties if one.who == who}
    theirs = {one.what for one in ties if one.who == whom}
    friend: Friendship = "friends" if "friend" in own & theirs else "none"
    if friend == "none" and "friend" in own | theirs:
        friend = "asked" if "friend" in own else "asks"
    return Regard(
        friend=friend,
        follows="follow" in own,
        blocks="block" in own,
        mutes="mute" in own,
        open="block" not in own | theirs,
    )


def _is_stale(step: Step, seen: Friendship, friend: Friendship) -> bool:
    """Return whether a step would do something else than where it was seen: accept becomes ask, decline becomes part."""
    if step == "befriend":
        return seen == "asks" and friend not in ("asks", "friends")
    return step == "part" and friend not in (seen, "none")


def _change(who: str, whom: str, step: Step) -> tuple[list[Tied], list[tuple[str, str, Tie]]]:
    """Return what is tied and what is untied by a step."""
    parted: list[tuple[str, str, Tie]] = [(who, whom, "friend"), (whom, who, "friend")]
    if step == "part":
        return [], parted
    if step == "block":
        # Whom one blocks one neither follows nor is followed by, and no friend.
        followed: list[tuple[str, str, Tie]] = [(who, whom, "follow"), (whom, who, "follow")]
        return [Tied(who, whom, "block", now())], [*parted, *followed]
    if step in UNTIED:
        return [], [(who, whom, UNTIED[step])]
    return [Tied(who, whom, TIED[step], now())], []

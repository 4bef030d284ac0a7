"""Taking a person out of the house, or making two of them one: the one thing that ever rewrites what a log says, and then only names.

What was played stays as it was: names and ids are in no state, so no digest, no proof and no result changes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from parlour.core.codec import encode
from parlour.core.event import Opened, Seated
from parlour.core.game import Illegal, replace
from parlour.db.records import Player, Row, Write
from parlour.db.rows import logged
from parlour.house.matches.matches import Matches
from parlour.house.matches.play import resign
from parlour.house.people.guests import new_player_id

if TYPE_CHECKING:
    from parlour.db.desk import Desk
    from parlour.db.ties import Ties

NOBODY = "Former player"
"""Under which name somebody who has left stands in matches that others keep."""

NOTICE = "rewritten/"
"""What stands before a match's id in the notice that its names have changed: whoever has it in memory reads it again."""

Publish = Callable[[str], Awaitable[None]]

Rename = Callable[[str, str, str], Awaitable[None]]
"""Writes a player (by id) and their name over another player, where names are kept beside the log."""


Give = Callable[[str, str], Awaitable[None]]
"""Gives what belongs to one player (by id) to another."""


class Erasure:
    """Gives everything a player has played to another, or to nobody."""

    def __init__(self, desk: Desk, ties: Ties, matches: Matches, publish: Publish) -> None:
        self._desk, self._ties, self._matches, self._publish = desk, ties, matches, publish
        self.renames: list[Rename] = []
        self.gifts: list[Give] = []

    async def erase(self, player: Player) -> None:
        """Take a person out: running games are given up, matches stay without the name, what they said and who they were goes."""
        await self._give_up(player)
        await self._move(player.id, new_player_id(), NOBODY, lines=False)
        await self._desk.forget(player.id)

    async def merge(self, player: Player, into: Player) -> None:
        """Make one player another: games, chat, devices, friends, blocks and solved puzzles come along."""
        await self._move(player.id, into.id, into.name, lines=True)
        await self._desk.move_sessions(player.id, into.id)
        await self._ties.give(player.id, into.id)
        for give in self.gifts:
            await give(player.id, into.id)
        await self._desk.forget(player.id)

    async def rename(self, player: Player) -> None:
        """Write a player's new name over the one they had, in everything that was ever played."""
        await self._move(player.id, player.id, player.name, lines=True)

    async def _give_up(self, player: Player) -> None:
        for match, _, phase, _ in await self._desk.played(player.id):
            if phase == "playing":
                loaded = await self._matches.get(match)
                for seat, chair in enumerate(loaded.match.chairs):
                    if chair is not None and chair.player == player.id:
                        try:
                            await self._matches.change(match, resign(player.id, seat))
                        except Illegal:
                            continue  # it ended meanwhile, or this seat was out already

    async def _move(self, who: str, into: str, name: str, *, lines: bool) -> None:
        rows = await self._desk.naming(who)
        writes: list[Write] = []
        for row in rows:
            writes += self._desk.rewritten(row.match, row.seq, _renamed(row, who, into, name))
        await self._desk.write_all([*writes, *self._desk.moved(who, into, name, lines=lines)])
        for rename in self.renames:
            await rename(who, into, name)
        for match in dict.fromkeys(row.match for row in rows):
            self._matches.forget(match)
            await self._publish(NOTICE + match)


def _renamed(row: Row, who: str, into: str, name: str) -> bytes:
    """Return what a row says once one player in it is another."""
    event = logged(row).event
    if isinstance(event, Opened) and event.host == who:
        event = replace(event, host=into)
    elif isinstance(event, Seated) and event.player == who:
        event = replace(event, player=into, name=name)
    return encode(event)

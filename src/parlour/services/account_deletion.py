"""Erasing a person, merging two and renaming one: the only code that ever rewrites an event, and then only ids and names in it.

What was played does not change: ids and names are in no state, so no digest, no proof and no result does.
Which columns hold personal data, and what becomes of each, is listed in `db/personal_data.py`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.codec import encode
from parlour.core.event import Opened, Seated
from parlour.core.game import Illegal, replace
from parlour.db.personal_data import FORMER
from parlour.db.records import Player, Row, Write
from parlour.db.rows import logged
from parlour.services.accounts.guests import new_player_id
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import resign

if TYPE_CHECKING:
    from parlour.db.moderation import Desk
    from parlour.services.tournaments.people import TournamentPeople

NOTICE = "rewritten/"
"""The prefix of the notice that a match names other people now: processes that have it in memory read it again."""

PASSES = 3
"""How often an erasure is run at most: calls that were under way may have written since."""

Publish = Callable[[str], Awaitable[None]]


class Erasure:
    """Exports, erases, merges and renames people, as the list of personal data says."""

    def __init__(self, desk: Desk, matches: Matches, tournaments: TournamentPeople, publish: Publish) -> None:
        self._desk, self._matches, self._tournaments, self._publish = desk, matches, tournaments, publish

    async def exported(self, player: Player) -> dict[str, Any]:
        """Return all that is stored about a person, by section."""
        return {**await self._desk.personal.exported(player.id), "tournaments": await self._tournaments.exported(player)}

    async def erase(self, player: Player) -> None:
        """Remove a person: running games are resigned, finished matches remain without the name, texts and accounts are deleted."""
        await self._resign_all(player)
        personal, substitute = self._desk.personal, new_player_id()
        for attempt in range(PASSES):
            if attempt and not await personal.remains(player.id):
                break
            rows = await self._desk.naming(player.id)
            await self._rewrite(rows, player.id, substitute, FORMER, personal.erased(player.id, player.name, substitute))
            await self._tournaments.erase(player.id, substitute, FORMER)

    async def merge(self, player: Player, into: Player) -> None:
        """Make two people one: everything of the first belongs to the second."""
        rows = await self._desk.naming(player.id)
        await self._rewrite(rows, player.id, into.id, into.name, self._desk.personal.merged(player.id, into.id, into.name))
        await self._tournaments.rename(player.id, into.id, into.name)

    async def rename(self, player: Player, former: str) -> None:
        """Write a player's new name wherever the former one was shown."""
        await self._rename(player, former, await self._desk.naming(player.id))

    async def rename_where_seated(self, player: Player, former: str) -> None:
        """Write a new member's name over their guest name, without looking through matches in which they have no seat."""
        await self._rename(player, former, await self._desk.naming_where_seated(player.id))

    async def _rename(self, player: Player, former: str, rows: Sequence[Row]) -> None:
        own = own_rows(rows, player.id, former)
        await self._rewrite(own, player.id, player.id, player.name, self._desk.personal.renamed(player.id, former, player.name))
        await self._tournaments.rename(player.id, player.id, player.name)

    async def _resign_all(self, player: Player) -> None:
        for match, _, phase, _ in await self._desk.played(player.id):
            if phase == "playing":
                loaded = await self._matches.get(match)
                for seat, chair in enumerate(loaded.match.chairs):
                    if chair is not None and chair.player == player.id:
                        try:
                            await self._matches.change(match, resign(player.id, seat))
                        except Illegal:
                            continue  # the match ended meanwhile, or this seat had left it

    async def _rewrite(self, rows: Sequence[Row], who: str, into: str, name: str, writes: Sequence[Write]) -> None:
        matches = list(dict.fromkeys(row.match for row in rows))
        events = [self._desk.rewritten(row.match, row.seq, renamed_event(row, who, into, name)) for row in rows]
        uncached = [write for match in matches for write in self._desk.uncached(match)]
        await self._desk.write_all([*events, *writes, *uncached])
        for match in matches:
            self._matches.forget(match)
            await self._publish(NOTICE + match)
        # A move that was under way may have cached the match once more as it was before.
        if uncached:
            await self._desk.write_all(uncached)


def own_rows(rows: Sequence[Row], who: str, former: str) -> list[Row]:
    """Return the rows in which a player has a seat under their own name.

    On a shared device they hold several seats of a match, some of them under the names of others.
    """
    named: defaultdict[str, dict[int, str]] = defaultdict(dict)
    for row in rows:
        event = logged(row).event
        if isinstance(event, Seated) and event.player == who:
            named[row.match][row.seq] = event.name
    return [row for row in rows if (name := named[row.match].get(row.seq)) and (name == former or len(set(named[row.match].values())) == 1)]


def renamed_event(row: Row, who: str, into: str, name: str) -> bytes:
    """Return the body of an event once one player in it is another."""
    event = logged(row).event
    if isinstance(event, Opened) and event.host == who:
        event = replace(event, host=into)
    elif isinstance(event, Seated) and event.player == who:
        event = replace(event, player=into, name=name)
    return encode(event)

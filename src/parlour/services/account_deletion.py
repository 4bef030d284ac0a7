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
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.records import EventRow, Player, PreparedWrite
from parlour.db.rows import event_record
from parlour.services.accounts.guests import new_player_id
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import resign

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository
    from parlour.services.tournaments.people import TournamentPersonalData

MATCH_REWRITTEN_TOPIC = "rewritten/"
"""The prefix of the notice that a match names other people now: processes that have it in memory read it again."""

MAX_PASSES = 3
"""How often an erasure is run at most: calls that were under way may have written since."""

Publish = Callable[[str], Awaitable[None]]


class PersonalDataService:
    """Exports, erases, merges and renames people, as the list of personal data says."""

    def __init__(
        self,
        desk: ModerationRepository,
        matches: Matches,
        tournaments: TournamentPersonalData,
        publish: Publish,
    ) -> None:
        self._moderation_repository, self._matches, self._tournaments, self._publish = (
            desk,
            matches,
            tournaments,
            publish,
        )

    async def export_data(self, player: Player) -> dict[str, Any]:
        """Return all that is stored about a person, by section."""
        return {
            **await self._moderation_repository.personal_data.exported_rows(player.id),
            "tournaments": await self._tournaments.export_data(player),
        }

    async def delete_account(self, player: Player) -> None:
        """Remove a person: running games are resigned, finished matches remain without the name, texts and accounts are deleted."""
        await self._resign_all(player)
        personal, substitute = self._moderation_repository.personal_data, new_player_id()
        for attempt in range(MAX_PASSES):
            if attempt and not await personal.has_rows(player.id):
                break
            rows = await self._moderation_repository.events_naming(player.id)
            await self._rewrite_matches(
                rows,
                player.id,
                substitute,
                FORMER_PLAYER,
                personal.erase_writes(player.id, player.name, substitute),
            )
            await self._tournaments.delete_player(player.id, substitute, FORMER_PLAYER)

    async def merge_accounts(self, player: Player, into: Player) -> None:
        """Make two people one: everything of the first belongs to the second."""
        rows = await self._moderation_repository.events_naming(player.id)
        await self._rewrite_matches(
            rows,
            player.id,
            into.id,
            into.name,
            self._moderation_repository.personal_data.merge_writes(player.id, into.id, into.name),
        )
        await self._tournaments.replace_player(player.id, into.id, into.name)

    async def rename_player(self, player: Player, former: str) -> None:
        """Write a player's new name wherever the former one was shown."""
        await self._rename(
            player, former, await self._moderation_repository.events_naming(player.id)
        )

    async def rename_where_seated(self, player: Player, former: str) -> None:
        """Write a new member's name over their guest name, without looking through matches in which they have no seat."""
        await self._rename(
            player, former, await self._moderation_repository.naming_where_seated(player.id)
        )

    async def _rename(self, player: Player, former: str, rows: Sequence[EventRow]) -> None:
        own = own_rows(rows, player.id, former)
        await self._rewrite_matches(
            own,
            player.id,
            player.id,
            player.name,
            self._moderation_repository.personal_data.rename_writes(player.id, former, player.name),
        )
        await self._tournaments.replace_player(player.id, player.id, player.name)

    async def _resign_all(self, player: Player) -> None:
        for match, _, phase, _ in await self._moderation_repository.matches_of(player.id):
            if phase == "playing":
                loaded = await self._matches.get(match)
                for seat, chair in enumerate(loaded.match.chairs):
                    if chair is not None and chair.player == player.id:
                        try:
                            await self._matches.change(match, resign(player.id, seat))
                        except Illegal:
                            continue  # the match ended meanwhile, or this seat had left it

    async def _rewrite_matches(
        self,
        rows: Sequence[EventRow],
        who: str,
        into: str,
        name: str,
        writes: Sequence[PreparedWrite],
    ) -> None:
        matches = list(dict.fromkeys(row.match for row in rows))
        events = [
            self._moderation_repository.rewrite_statement(
                row.match, row.seq, event_with_new_player(row, who, into, name)
            )
            for row in rows
        ]
        uncached = [
            write
            for match in matches
            for write in self._moderation_repository.uncache_statements(match)
        ]
        await self._moderation_repository.write_all([*events, *writes, *uncached])
        for match in matches:
            self._matches.forget(match)
            await self._publish(MATCH_REWRITTEN_TOPIC + match)
        # A move that was under way may have cached the match once more as it was before.
        if uncached:
            await self._moderation_repository.write_all(uncached)


def own_rows(rows: Sequence[EventRow], who: str, former: str) -> list[EventRow]:
    """Return the rows in which a player has a seat under their own name.

    On a shared device they hold several seats of a match, some of them under the names of others.
    """
    named: defaultdict[str, dict[int, str]] = defaultdict(dict)
    for row in rows:
        event = event_record(row).event
        if isinstance(event, Seated) and event.player == who:
            named[row.match][row.seq] = event.name
    return [
        row
        for row in rows
        if (name := named[row.match].get(row.seq))
        and (name == former or len(set(named[row.match].values())) == 1)
    ]


def event_with_new_player(row: EventRow, who: str, into: str, name: str) -> bytes:
    """Return the body of an event once one player in it is another."""
    event = event_record(row).event
    if isinstance(event, Opened) and event.host == who:
        event = replace(event, host=into)
    elif isinstance(event, Seated) and event.player == who:
        event = replace(event, player=into, name=name)
    return encode(event)

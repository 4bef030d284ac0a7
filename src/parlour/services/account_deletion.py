"""Account deletion, merging and renaming: the only code that rewrites stored events.

It changes only the ids and names of players. Game states contain neither, so digests, proofs and
results remain valid. `db/personal_data.py` lists the columns with personal data and how they
change.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.codec import encode
from parlour.core.event import Opened, Seated
from parlour.core.game import Illegal, replace
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.records import EventRow, Player, PreparedStatement, is_bot_account
from parlour.db.rows import event_record
from parlour.services.accounts.guests import new_bot_id, new_player_id
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import resign
from parlour.services.topics import MATCH_REWRITTEN

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository
    from parlour.services.tournaments.people import TournamentPersonalData
    from parlour.shared.bus import Bus

MAX_PASSES = 3
"""The maximum number of passes of a deletion, which find data written by concurrent requests."""


class PersonalDataService:
    """The service that exports, deletes, merges and renames the data of players."""

    def __init__(
        self,
        repository: ModerationRepository,
        matches: Matches,
        tournaments: TournamentPersonalData,
        bus: Bus,
    ) -> None:
        self._repository, self._matches, self._tournaments, self._bus = (
            repository,
            matches,
            tournaments,
            bus,
        )

    async def export_data(self, player: Player) -> dict[str, Any]:
        """Return all stored data of a player, by section."""
        return {
            **await self._repository.personal_data.exported_rows(player.id),
            "tournaments": await self._tournaments.export_data(player),
        }

    async def delete_account(self, player: Player) -> None:
        """Delete a player's account and texts, and resign their running matches.

        Finished matches remain, but without the player's name.
        """
        await self._resign_all(player)
        personal_data = self._repository.personal_data
        substitute = new_bot_id() if is_bot_account(player.id) else new_player_id()
        for attempt in range(MAX_PASSES):
            if attempt and not await personal_data.has_rows(player.id):
                break
            rows = await self._repository.events_naming(player.id)
            await self._rewrite_matches(
                rows,
                player.id,
                substitute,
                FORMER_PLAYER,
                personal_data.erase_writes(player.id, player.name, substitute),
            )
            await self._tournaments.delete_player(player.id, substitute, FORMER_PLAYER)

    async def merge_accounts(self, player: Player, target: Player) -> None:
        """Merge an account into another, which takes over all its data."""
        rows = await self._repository.events_naming(player.id)
        await self._rewrite_matches(
            rows,
            player.id,
            target.id,
            target.name,
            self._repository.personal_data.merge_writes(player.id, target.id, target.name),
        )
        await self._tournaments.replace_player(player.id, target.id, target.name)

    async def rename_player(self, player: Player, former: str) -> None:
        """Replace the former name of a player wherever it is shown."""
        await self._rename(player, former, await self._repository.events_naming(player.id))

    async def rename_where_seated(self, player: Player, former: str) -> None:
        """Replace a new member's guest name in the matches in which they have a seat.

        No other matches are scanned.
        """
        await self._rename(player, former, await self._repository.naming_where_seated(player.id))

    async def _rename(self, player: Player, former: str, rows: Sequence[EventRow]) -> None:
        own = own_rows(rows, player.id, former)
        await self._rewrite_matches(
            own,
            player.id,
            player.id,
            player.name,
            self._repository.personal_data.rename_writes(player.id, former, player.name),
        )
        await self._tournaments.replace_player(player.id, player.id, player.name)

    async def _resign_all(self, player: Player) -> None:
        for row in await self._repository.matches_of(player.id):
            if row.phase == "playing":
                loaded = await self._matches.get(row.match)
                for seat, occupant in enumerate(loaded.match.occupants):
                    if occupant is not None and occupant.player == player.id:
                        try:
                            await self._matches.change(row.match, resign(player.id, seat))
                        except Illegal:
                            continue  # The match has ended, or this seat has already left it.

    async def _rewrite_matches(
        self,
        rows: Sequence[EventRow],
        player_id: str,
        new_player: str,
        name: str,
        writes: Sequence[PreparedStatement],
    ) -> None:
        matches = list(dict.fromkeys(row.match for row in rows))
        events = [
            self._repository.rewrite_statement(
                row.match, row.seq, event_with_new_player(row, player_id, new_player, name)
            )
            for row in rows
        ]
        uncached = [
            write for match in matches for write in self._repository.uncache_statements(match)
        ]
        await self._repository.write_all([*events, *writes, *uncached])
        for match in matches:
            self._matches.forget(match)
            self._bus.publish(MATCH_REWRITTEN, match)
        # A concurrent move may have cached the match with the old names.
        if uncached:
            await self._repository.write_all(uncached)


def own_rows(rows: Sequence[EventRow], player_id: str, former: str) -> list[EventRow]:
    """Return the event rows that name a player at a seat under their own name.

    On a shared device a player may hold several seats of a match, some under the names of others.
    """
    names_by_seq: defaultdict[str, dict[int, str]] = defaultdict(dict)
    for row in rows:
        event = event_record(row).event
        if isinstance(event, Seated) and event.player == player_id:
            names_by_seq[row.match][row.seq] = event.name
    return [
        row
        for row in rows
        if (name := names_by_seq[row.match].get(row.seq))
        and (name == former or len(set(names_by_seq[row.match].values())) == 1)
    ]


def event_with_new_player(row: EventRow, player_id: str, new_player: str, name: str) -> bytes:
    """Return the JSON of an event with one player replaced by another.

    Args:
        row: The row of the event.
        player_id: The id of the player to replace.
        new_player: The id of the new player.
        name: The name of the new player.
    """
    event = event_record(row).event
    if isinstance(event, Opened) and event.host == player_id:
        event = replace(event, host=new_player)
    elif isinstance(event, Seated) and event.player == player_id:
        event = replace(event, player=new_player, name=name)
    return encode(event)

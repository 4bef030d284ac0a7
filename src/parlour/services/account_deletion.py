"""Account deletion, merging and renaming: the only code that rewrites events.

It changes only ids and names of players, which are in no state, so digests, proofs and results stay
valid.
`db/personal_data.py` lists the columns with personal data and what becomes of each.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from parlour.core.codec import encode
from parlour.core.event import Opened, Seated
from parlour.core.game import Illegal, replace
from parlour.db.personal_data import FORMER_PLAYER
from parlour.db.records import EventRow, Player, PreparedStatement
from parlour.db.rows import event_record
from parlour.services.accounts.guests import new_player_id
from parlour.services.matches.match_store import Matches
from parlour.services.matches.seat_commands import resign

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository
    from parlour.services.tournaments.people import TournamentPersonalData

MATCH_REWRITTEN_TOPIC = "rewritten/"
"""The prefix of the notice that players of a match were renamed, so that caches drop it."""

MAX_PASSES = 3
"""How often a deletion is repeated at most, for data that concurrent requests have written."""

Publish = Callable[[str], Awaitable[None]]


class PersonalDataService:
    """Exports, deletes, merges and renames the data of players."""

    def __init__(
        self,
        repository: ModerationRepository,
        matches: Matches,
        tournaments: TournamentPersonalData,
        publish: Publish,
    ) -> None:
        self._repository, self._matches, self._tournaments, self._publish = (
            repository,
            matches,
            tournaments,
            publish,
        )

    async def export_data(self, player: Player) -> dict[str, Any]:
        """Return all stored data of a player, by section."""
        return {
            **await self._repository.personal_data.exported_rows(player.id),
            "tournaments": await self._tournaments.export_data(player),
        }

    async def delete_account(self, player: Player) -> None:
        """Delete a player: running matches are resigned, finished ones stay without the name.

        Their texts and accounts are deleted.
        """
        await self._resign_all(player)
        personal_data, substitute = self._repository.personal_data, new_player_id()
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
        """Merge two accounts: everything of the first belongs to the second."""
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
        """Replace a player's former name wherever it is shown."""
        await self._rename(player, former, await self._repository.events_naming(player.id))

    async def rename_where_seated(self, player: Player, former: str) -> None:
        """Replace a new member's guest name where they have a seat, without scanning other matches."""
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
                for seat, occupant in enumerate(loaded.match.chairs):
                    if occupant is not None and occupant.player == player.id:
                        try:
                            await self._matches.change(row.match, resign(player.id, seat))
                        except Illegal:
                            continue  # the match has ended, or this seat has left it

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
            await self._publish(MATCH_REWRITTEN_TOPIC + match)
        # A concurrent move may have cached a match with the old names.
        if uncached:
            await self._repository.write_all(uncached)


def own_rows(rows: Sequence[EventRow], player_id: str, former: str) -> list[EventRow]:
    """Return the rows in which a player has a seat under their own name.

    On a shared device they hold several seats of a match, some under the names of others.
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
    """Return an event with one player replaced by another."""
    event = event_record(row).event
    if isinstance(event, Opened) and event.host == player_id:
        event = replace(event, host=new_player)
    elif isinstance(event, Seated) and event.player == player_id:
        event = replace(event, player=new_player, name=name)
    return encode(event)

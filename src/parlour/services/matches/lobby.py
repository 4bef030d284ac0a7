"""The lists of the house: my tables, open tables, tables to watch."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import msgspec
import structlog

from parlour.core.event import TableSettings
from parlour.core.game import Illegal, replace
from parlour.core.value import Value
from parlour.db.records import MatchSummary, Player, SeatRow
from parlour.services.matches.match_store import Matches
from parlour.services.matches.projection import NULL, Listing, match_listing
from parlour.services.matches.terms import terms_digest
from parlour.services.time import now

if TYPE_CHECKING:
    from parlour.db.store import Store

MAX_TABLES = 24
"""How many tables a list shows."""

IDLE_GAME_MS = 2 * 24 * 3_600_000
"""A game against bots alone that nobody touched for so long was left lying."""

MAX_SCANNED = 200
"""Of so many open tables those that a list shows are chosen."""

_decoder = msgspec.json.Decoder(Listing)

log = structlog.get_logger()


class SeatSummary(Value, frozen=True):
    """A chair in a list; `player` leads to the page of whoever sits there."""

    seat: int
    name: str | None
    bot: str | None
    mine: bool
    player: str | None = None


NoSeatReason = Literal["full", "apart"]
"""Why somebody cannot sit down at a table that gathers: no chair is free, or they and its host are kept apart by a block."""


class TableSummary(Value, frozen=True, kw_only=True):
    """A table in a list, with the public view for its small board; `why` one cannot sit down there, where one cannot.

    `terms` name its options, seats and settings together (terms.py).
    """

    match: str
    game: str
    phase: str
    seats: tuple[SeatSummary, ...]
    options: msgspec.Raw
    house: TableSettings
    terms: str
    awaited: tuple[int, ...]
    standing: msgspec.Raw
    updated: int
    mini: msgspec.Raw | None
    code: str | None
    why: NoSeatReason | None = None


class Lobby:
    """Reads lists from what every append projects, without a look at any match."""

    def __init__(self, store: Store, matches: Matches) -> None:
        self.store, self.matches = store, matches

    async def own_tables(self, player: Player) -> list[TableSummary]:
        """Return the tables where this player sits and the game is not over, those that wait for it first, without what was left lying."""
        return (await self.own_and_idle_tables(player))[0]

    async def own_and_idle_tables(
        self, player: Player
    ) -> tuple[list[TableSummary], list[TableSummary]]:
        """Return this player's tables, and apart from them the games against bots alone that were left lying: they wait for nobody."""
        found = await self.store.match_summaries(
            player=player.id, phase="playing", limit=2 * MAX_TABLES
        )
        found += await self.store.match_summaries(
            player=player.id, phase="gathering", limit=MAX_TABLES
        )
        lines = await self._table_summaries(found, player)
        lines.sort(
            key=lambda line: (
                not any(seat.mine and seat.seat in line.awaited for seat in line.seats),
                -line.updated,
            )
        )
        left = [line for line in lines if _is_idle(line)]
        return [line for line in lines if line not in left][:MAX_TABLES], left[:MAX_TABLES]

    async def open_tables(self, player: Player, game: str | None = None) -> list[TableSummary]:
        """Return the public tables where a chair is free."""
        return (await self.gathering_tables(player, game=game))[0]

    async def gathering_tables(
        self, player: Player, apart: frozenset[str] = frozenset(), game: str | None = None
    ) -> tuple[list[TableSummary], list[TableSummary]]:
        """Return the public tables where somebody may sit down, and others with why not; `apart` are those whom a block keeps from them."""
        found = await self.store.match_summaries(
            phase="gathering", public=True, game=game, limit=MAX_SCANNED
        )
        # The free chairs of a rematch wait for those who played before.
        strangers = [table for table in found if table.after is None]
        open: list[TableSummary] = []
        shut: list[TableSummary] = []
        for table in await self._interleaved_by_host(strangers):
            for one in await self._table_summaries([table], player):
                why = await self._no_seat_reason(table, one, apart)
                (open if why is None else shut).append(replace(one, why=why))
        return open[:MAX_TABLES], [
            line for line in shut if not any(seat.mine for seat in line.seats)
        ][:MAX_TABLES]

    async def _no_seat_reason(
        self, table: MatchSummary, line: TableSummary, apart: frozenset[str]
    ) -> NoSeatReason | None:
        if all(seat.name is not None for seat in line.seats):
            return "full"
        return "apart" if apart and (await self._listing(table)).host in apart else None

    async def _interleaved_by_host(self, found: list[MatchSummary]) -> list[MatchSummary]:
        """Return tables with the newest of every host before anybody's second, so that nobody pushes all others out of a list."""
        nth: Counter[str] = Counter()
        ranked: list[tuple[int, MatchSummary]] = []
        for table in found:
            with suppress(Illegal):
                host = (await self._listing(table)).host or table.match
                nth[host] += 1
                ranked.append((nth[host], table))
        return [table for _, table in sorted(ranked, key=lambda one: one[0])]

    async def live_tables(self, player: Player, game: str | None = None) -> list[TableSummary]:
        """Return the public tables being played that may be watched."""
        return await self._watchable_tables(
            await self.store.match_summaries(
                phase="playing", public=True, game=game, limit=MAX_SCANNED
            ),
            player,
        )

    async def watchable_tables_of(self, whose: Player, player: Player) -> list[TableSummary]:
        """Return the public tables at which somebody is playing that another may watch."""
        return await self._watchable_tables(
            await self.store.match_summaries(
                player=whose.id, phase="playing", public=True, limit=MAX_SCANNED
            ),
            player,
        )

    async def _watchable_tables(
        self, found: list[MatchSummary], player: Player
    ) -> list[TableSummary]:
        """Return the tables of these that may be watched; the order follows what each line shows, so that it says no more."""
        lines = [line for line in await self._table_summaries(found, player) if line.house.watchers]
        return sorted(lines, key=lambda line: (-line.updated, line.match))[:MAX_TABLES]

    async def finished_matches(self, player: Player) -> list[TableSummary]:
        """Return this player's last matches that are over; a table that was closed before it began was none."""
        found = await self.store.match_summaries(player=player.id, phase="over", limit=MAX_TABLES)
        return [
            line for line in await self._table_summaries(found, player) if line.mini is not None
        ]

    async def _table_summaries(
        self, summaries: list[MatchSummary], player: Player
    ) -> list[TableSummary]:
        lines = []
        for found in summaries:
            try:
                lines.append(table_summary(found, await self._listing(found), player.id))
            except Illegal:
                continue  # a broken log stops its own match, not the list
            except Exception:
                # A game that cannot show its board takes its own table out of a list, and no other.
                log.exception("a table cannot be listed", match=found.match)
        return lines

    async def _listing(self, found: MatchSummary) -> Listing:
        """Return what was stored with the last append; what an older version stored is made from the log."""
        if found.listing is None:
            return match_listing(await self.matches.get(found.match))
        return _decoder.decode(found.listing)


def _is_idle(line: TableSummary) -> bool:
    others = [seat for seat in line.seats if not seat.mine]
    alone = line.phase == "playing" and bool(others) and all(seat.bot for seat in others)
    return alone and now() - line.updated > IDLE_GAME_MS


def table_summary(found: MatchSummary, shown: Listing, player: str) -> TableSummary:
    """Return a table as this player's lists show it. The small board is the public view, whoever looks."""
    sitting = {fact.seat: fact for fact in found.seats}
    seats = (sitting.get(seat, SeatRow(seat)) for seat in range(shown.chairs))
    mine = any(fact.player == player for fact in found.seats)
    delayed = shown.house.delay > 0 and found.phase == "playing" and not mine
    if delayed:
        # A list would be ahead of the table itself, and the moment of the last move says how long somebody thinks.
        shown = replace(shown, awaited=(), standing=NULL, mini=NULL)
    return TableSummary(
        match=found.match,
        game=found.game,
        phase=found.phase,
        seats=tuple(
            SeatSummary(fact.seat, fact.name or None, fact.bot, fact.player == player, fact.player)
            for fact in seats
        ),
        options=shown.options,
        house=shown.house,
        terms=terms_digest(shown.options, shown.chairs, shown.house),
        awaited=shown.awaited,
        standing=shown.standing,
        updated=found.opened_at if delayed else found.updated_at,
        mini=None if shown.mini == NULL else shown.mini,
        code=shown.code if mine or found.public else None,
    )

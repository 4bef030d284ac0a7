"""The lists of the house: my tables, open tables, tables to watch."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from parlour.core.event import TableSettings
from parlour.core.game import Illegal
from parlour.core.value import Value
from parlour.db.records import Player, SeatFact, Summary
from parlour.house.matches.matches import Matches
from parlour.house.matches.projection import NULL, Listing, listing

if TYPE_CHECKING:
    from parlour.db.store import Store

MOST = 24
"""How many tables a list shows."""

LOOKED_THROUGH = 200
"""Of so many open tables those that a list shows are chosen."""

_decoder = msgspec.json.Decoder(Listing)

log = structlog.get_logger()


class SeatLine(Value, frozen=True):
    """A chair in a list."""

    seat: int
    name: str | None
    bot: str | None
    mine: bool


class TableLine(Value, frozen=True, kw_only=True):
    """A table in a list, with the public view for its small board."""

    match: str
    game: str
    phase: str
    seats: tuple[SeatLine, ...]
    options: msgspec.Raw
    house: TableSettings
    awaited: tuple[int, ...]
    standing: msgspec.Raw
    updated: int
    mini: msgspec.Raw | None
    code: str | None


class Lobby:
    """Reads lists from what every append projects, without a look at any match."""

    def __init__(self, store: Store, matches: Matches) -> None:
        self.store, self.matches = store, matches

    async def mine(self, player: Player) -> list[TableLine]:
        """Return the tables where this player sits and the game is not over, those that wait for it first."""
        found = await self.store.summaries(player=player.id, phase="playing", limit=MOST)
        found += await self.store.summaries(player=player.id, phase="gathering", limit=MOST)
        lines = await self._lines(found, player)
        return sorted(lines, key=lambda line: (not any(seat.mine and seat.seat in line.awaited for seat in line.seats), -line.updated))

    async def open(self, player: Player, game: str | None = None) -> list[TableLine]:
        """Return the public tables where a chair is free."""
        found = await self.store.summaries(phase="gathering", public=True, game=game, limit=LOOKED_THROUGH)
        # The free chairs of a rematch wait for those who played before.
        strangers = [table for table in found if table.after is None]
        lines = await self._lines(await self._in_turn(strangers), player)
        return [line for line in lines if any(seat.name is None for seat in line.seats)][:MOST]

    async def _in_turn(self, found: list[Summary]) -> list[Summary]:
        """Return tables with the newest of every host before anybody's second, so that nobody pushes all others out of a list."""
        nth: Counter[str] = Counter()
        ranked: list[tuple[int, Summary]] = []
        for table in found:
            with suppress(Illegal):
                host = (await self._listing(table)).host or table.match
                nth[host] += 1
                ranked.append((nth[host], table))
        return [table for _, table in sorted(ranked, key=lambda one: one[0])]

    async def live(self, player: Player, game: str | None = None) -> list[TableLine]:
        """Return the public tables being played that may be watched."""
        found = await self.store.summaries(phase="playing", public=True, game=game, limit=MOST)
        return [line for line in await self._lines(found, player) if line.house.watchers]

    async def finished(self, player: Player) -> list[TableLine]:
        """Return this player's last matches that are over; a table that was closed before it began was none."""
        found = await self.store.summaries(player=player.id, phase="over", limit=MOST)
        return [line for line in await self._lines(found, player) if line.mini is not None]

    async def _lines(self, summaries: list[Summary], player: Player) -> list[TableLine]:
        lines = []
        for found in summaries:
            try:
                lines.append(line(found, await self._listing(found), player.id))
            except Illegal:
                continue  # a broken log stops its own match, not the list
            except Exception:
                log.exception("a table cannot be listed", match=found.match)
        return lines

    async def _listing(self, found: Summary) -> Listing:
        """Return what was stored with the last append; what an older version stored is made from the log."""
        if found.listing is None:
            return listing(await self.matches.get(found.match))
        return _decoder.decode(found.listing)


def line(found: Summary, shown: Listing, player: str) -> TableLine:
    """Return a table as this player's lists show it. The small board is the public view, whoever looks."""
    sitting = {fact.seat: fact for fact in found.seats}
    seats = (sitting.get(seat, SeatFact(seat)) for seat in range(shown.chairs))
    mine = any(fact.player == player for fact in found.seats)
    return TableLine(
        match=found.match,
        game=found.game,
        phase=found.phase,
        seats=tuple(SeatLine(fact.seat, fact.name or None, fact.bot, fact.player == player) for fact in seats),
        options=shown.options,
        house=shown.house,
        awaited=shown.awaited,
        standing=shown.standing,
        updated=found.updated_at,
        mini=None if shown.mini == NULL else shown.mini,
        code=shown.code if mine or found.public else None,
    )

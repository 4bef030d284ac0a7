"""The lists of the house: my tables, open tables, tables to watch."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from parlour.core.codec import encode
from parlour.core.event import House
from parlour.core.game import Illegal, Standing
from parlour.core.match import standing, turn
from parlour.core.value import Value
from parlour.db.log import Log, Player, Summary
from parlour.tables.matches import Live, Matches

MOST = 24
"""How many tables a list shows."""


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
    house: House
    awaited: tuple[int, ...]
    standing: Standing | None
    updated: int
    mini: msgspec.Raw | None
    code: str | None


class Lobby:
    """Reads lists from the projections and each table from its newest state."""

    def __init__(self, log: Log, matches: Matches) -> None:
        self.log, self.matches = log, matches

    async def mine(self, player: Player) -> list[TableLine]:
        """Return the tables where this player sits and the game is not over, those that wait for it first."""
        found = await self.log.summaries(player=player.id, phase="playing", limit=MOST)
        found += await self.log.summaries(player=player.id, phase="gathering", limit=MOST)
        lines = await self._lines(found, player)
        return sorted(lines, key=lambda line: (not any(seat.mine and seat.seat in line.awaited for seat in line.seats), -line.updated))

    async def open(self, player: Player, game: str | None = None) -> list[TableLine]:
        """Return the public tables where a chair is free."""
        found = await self.log.summaries(phase="gathering", public=True, game=game, limit=MOST)
        # The free chairs of a rematch wait for those who played before.
        strangers = [table for table in found if table.after is None]
        return [line for line in await self._lines(strangers, player) if any(seat.name is None for seat in line.seats)]

    async def live(self, player: Player, game: str | None = None) -> list[TableLine]:
        """Return the public tables being played that may be watched."""
        found = await self.log.summaries(phase="playing", public=True, game=game, limit=MOST)
        return [line for line in await self._lines(found, player) if line.house.watchers]

    async def finished(self, player: Player) -> list[TableLine]:
        """Return this player's last matches that are over; a table that was closed before it began was none."""
        found = await self.log.summaries(player=player.id, phase="over", limit=MOST)
        return [line for line in await self._lines(found, player) if line.mini is not None]

    async def _lines(self, summaries: list[Summary], player: Player) -> list[TableLine]:
        lines = []
        for found in summaries:
            try:
                lines.append(line(await self._newest(found), player.id))
            except Illegal:
                continue  # a broken log stops its own match, not the list
            except Exception:
                log.exception("a table cannot be listed", match=found.match)
        return lines

    async def _newest(self, found: Summary) -> Live:
        """Return a match as new as its projection, which another server may have written."""
        kept = self.matches.remembered(found.match)
        return kept if kept is not None and kept.match.at >= found.updated_at else await self.matches.get(found.match)


def line(live: Live, player: str) -> TableLine:
    """Return a table as this player's lists show it. The small board is the public view, whoever looks."""
    match, game = live.match, live.game
    mini: Any = None if match.state is None else game.view(match.state, None)
    mine = any(chair and chair.player == player for chair in match.chairs)
    return TableLine(
        match=match.id,
        game=match.opened.game,
        phase=match.phase,
        seats=tuple(
            SeatLine(seat, chair.name if chair else None, chair.bot if chair else None, bool(chair and chair.player == player))
            for seat, chair in enumerate(match.chairs)
        ),
        options=match.options,
        house=match.house,
        awaited=tuple(sorted(turn(game, match).seats)),
        standing=standing(game, match),
        updated=match.at,
        mini=None if mini is None else msgspec.Raw(encode(mini)),
        code=match.opened.code if mine or match.house.public else None,
    )

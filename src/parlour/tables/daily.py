"""The deal of the day: the same for everybody, once for each, with a table of who made what of it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from types import ModuleType
from typing import Any

from parlour.core import registry
from parlour.core.event import AnyEvent, House, Opened
from parlour.core.game import replace as changed
from parlour.core.match import Match, standing
from parlour.core.value import Value
from parlour.db.log import Log, Player
from parlour.tables.gather import ChairWish, TableWish
from parlour.tables.matches import Live, Matches, now
from parlour.tables.refusal import Missing

SECRET = "daily.key"
"""The file in the data folder whose bytes the keys of all days are made of."""

MOST = 500
"""How many of the last matches are looked through for a day's table."""

ALONE = House(takebacks=False, draws=False, watchers=False)


class Line(Value, frozen=True):
    """What somebody made of a day's deal."""

    name: str
    score: int
    mine: bool


class Board(Value, frozen=True):
    """A day's table, best first, and the match of whoever asks (None: not dealt yet)."""

    day: str
    match: str | None
    lines: list[Line]


class Daily:
    """Deals of the day, for every game whose folder has a `daily` room."""

    def __init__(self, log: Log, matches: Matches, folder: Path) -> None:
        self.log, self.matches, self.folder = log, matches, folder

    def wish(self, wish: TableWish) -> TableWish:
        """Return a wish for the deal of the day with today's date written in, any other as it is."""
        if wish.options.get("deal") != "daily":
            return wish
        day = room_of(wish.game).day_at(now())
        options = {**wish.options, "day": day}
        return changed(wish, options=options, seats=1, house=ALONE, chairs=(ChairWish(who="me"),), start=True)

    def dealt(self, wish: TableWish, events: list[AnyEvent]) -> list[AnyEvent]:
        """Return the opening of a table with the key of its day in place of its own."""
        (opened, *rest), day = events, day_of(wish)
        if day is None or not isinstance(opened, Opened):
            return events
        return [changed(opened, key=room_of(wish.game).day_key(self._secret(), day), day=day), *rest]

    async def mine(self, game: str, day: str, player: Player) -> Live | None:
        """Return this player's match of a day's deal, or None before it is dealt."""
        for found in await self.log.summaries(player=player.id, game=game, limit=MOST):
            if room_of(game).day_at(found.opened_at) != day:
                continue
            live = await self.matches.at_least(found.match, 0)
            if live.match.opened.day == day:
                return live
        return None

    async def board(self, game: str, player: Player) -> Board:
        """Return today's table of a game; raises Missing for a game without a deal of the day."""
        day = str(room_of(game).day_at(now()))
        own = await self.mine(game, day, player)
        lines = []
        for found in await self.log.summaries(game=game, phase="over", limit=MOST):
            if room_of(game).day_at(found.opened_at) != day:
                continue
            live = await self.matches.at_least(found.match, 0)
            if live.match.opened.day == day and live.match.ended is None:
                lines.append(_line(live, player))
        return Board(day, own.match.id if own else None, sorted(lines, key=lambda line: -line.score))

    def _secret(self) -> bytes:
        path = self.folder / SECRET
        if not path.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(f".{secrets.token_hex(4)}")
            fresh.touch(mode=0o600)
            fresh.write_bytes(secrets.token_bytes(32))
            try:
                # Two houses that open at once agree on whichever secret was linked first.
                os.link(fresh, path)
            except FileExistsError:
                pass
            finally:
                fresh.unlink()
        return path.read_bytes()


def day_of(wish: TableWish) -> str | None:
    """Return the day whose deal a wish asks for, or None for a deal of its own."""
    return str(wish.options["day"]) if wish.options.get("deal") == "daily" else None


def _line(live: Live, player: Player) -> Line:
    chair, found = live.match.chairs[0], standing(live.game, live.match)
    score = found.scores[0] if found is not None and found.scores else 0
    return Line(chair.name if chair else "", score, bool(chair and chair.player == player.id))


def room_of(game: str) -> ModuleType:
    """Return a game's `daily` room; raises Missing where it has none."""
    room = registry.part(game, "daily")
    if room is None:
        raise Missing("core.no-daily-deal", game=game[:40])
    return room


def still_on(match: Match[Any]) -> bool:
    """Return whether a match is a deal of a day that is not over yet: others may still meet the same cards."""
    opened = match.opened
    return opened.day is not None and now() < int(room_of(opened.game).over_at(opened.day))

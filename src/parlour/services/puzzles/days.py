"""Which puzzle each day has in this house: one that was found in its own matches while any waits, else that of the game's folder."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.db.day_puzzles import DayPuzzles, Found
from parlour.plugin.puzzle import Position, Puzzle, position
from parlour.services.games import Games
from parlour.services.matches.daily_deals import DAY_MS, over_at
from parlour.services.puzzles import puzzle_files
from parlour.services.puzzles.miner import Miner

KEPT = 32
"""How many answers are remembered."""


class Days:
    """Gives each day its puzzle when it is first asked for; whichever process does, all show the same from then on, and for good."""

    def __init__(self, games: Games, shelf_: DayPuzzles, miner: Miner) -> None:
        self._games, self._shelf, self._miner = games, shelf_, miner
        self._packed = lru_cache(maxsize=KEPT)(lambda game, day: self._opened(game, puzzle_files.of_day(game, day)))

    async def puzzle(self, game: str, day: str, today: str) -> Puzzle:
        """Return the puzzle of a day; one that nobody asked for on its day is the folder's."""
        while (body := await self._shelf.of_day(game, day)) is None:
            found = await self._next(game, day) if day == today else None
            await self._shelf.settle(game, day, encode(puzzle_files.of_day(game, day)) if found is None else found.body, found)
        return msgspec.json.decode(body, type=Puzzle)

    async def _next(self, game: str, day: str) -> Found | None:
        """Return what was found first before this day and may still be asked; what was found today would change what others were shown."""
        while (found := await self._shelf.next(game, over_at(day) - DAY_MS)) is not None:
            with suppress(Illegal, LookupError):
                if await self._miner.may_ask(found.match) and self._opened(game, msgspec.json.decode(found.body, type=Puzzle)):
                    return found
            await self._shelf.drop(found)
        return None

    def opens(self, game: str, day: str) -> bool:
        """Return whether the folder's puzzle of a day can be played in this house: a word list may be missing."""
        with suppress(Illegal, LookupError):
            self._packed(game, day)
            return True
        return False

    def _opened(self, game: str, puzzle: Puzzle) -> Position:
        return position(self._games.codec(game, puzzle.version), puzzle)

"""Which puzzle each day has in this house: one that was found in its own matches while any waits, else that of the game's folder."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

import msgspec

from parlour.core.codec import encode
from parlour.core.game import Illegal
from parlour.db.day_puzzles import DayPuzzleRepository, MinedPuzzle
from parlour.plugin.puzzle import Puzzle, PuzzlePosition, puzzle_position
from parlour.services.games import Games
from parlour.services.matches.daily_deals import DAY_MS, day_end_ms
from parlour.services.puzzles import puzzle_files
from parlour.services.puzzles.miner import PuzzleMiner

MAX_CACHED = 32
"""How many answers are remembered."""


class DailyPuzzles:
    """Gives each day its puzzle when it is first asked for; whichever process does, all show the same from then on, and for good."""

    def __init__(self, games: Games, shelf_: DayPuzzleRepository, miner: PuzzleMiner) -> None:
        self._games, self._repository, self._miner = games, shelf_, miner
        self._packaged_position = lru_cache(maxsize=MAX_CACHED)(
            lambda game, day: self._position(game, puzzle_files.packaged_puzzle(game, day))
        )

    async def puzzle_of_day(self, game: str, day: str, today: str) -> Puzzle:
        """Return the puzzle of a day; one that nobody asked for on its day is the folder's."""
        while (body := await self._repository.puzzle_of_day(game, day)) is None:
            found = await self._next_mined(game, day) if day == today else None
            await self._repository.set_puzzle(
                game,
                day,
                encode(puzzle_files.packaged_puzzle(game, day)) if found is None else found.body,
                found,
            )
        return msgspec.json.decode(body, type=Puzzle)

    async def _next_mined(self, game: str, day: str) -> MinedPuzzle | None:
        """Return what was found first before this day and may still be asked; what was found today would change what others were shown."""
        while (
            found := await self._repository.next_mined(game, day_end_ms(day) - DAY_MS)
        ) is not None:
            with suppress(Illegal, LookupError):
                if await self._miner.can_use_match(found.match) and self._position(
                    game, msgspec.json.decode(found.body, type=Puzzle)
                ):
                    return found
            await self._repository.delete_mined(found)
        return None

    def is_playable(self, game: str, day: str) -> bool:
        """Return whether the folder's puzzle of a day can be played in this house: a word list may be missing."""
        with suppress(Illegal, LookupError):
            self._packaged_position(game, day)
            return True
        return False

    def _position(self, game: str, puzzle: Puzzle) -> PuzzlePosition:
        return puzzle_position(self._games.codec(game, puzzle.version), puzzle)

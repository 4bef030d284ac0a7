"""The choice of daily puzzles, mined from the site's own matches or packaged with the game."""

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
"""The maximum number of cached positions of packaged puzzles."""


class DailyPuzzles:
    """The service that chooses the puzzle of a day on the first request; the choice is final."""

    def __init__(self, games: Games, repository: DayPuzzleRepository, miner: PuzzleMiner) -> None:
        self._games, self._repository, self._miner = games, repository, miner
        self._packaged_position = lru_cache(maxsize=MAX_CACHED)(
            lambda game, day: self._position(game, puzzle_files.packaged_puzzle(game, day))
        )

    async def puzzle_of_day(self, game: str, day: str, today: str) -> Puzzle:
        """Return the puzzle of a day, choosing it if necessary.

        A past day without a puzzle gets the packaged one.
        """
        while (body := await self._repository.puzzle_of_day(game, day)) is None:
            mined = await self._next_mined(game, day) if day == today else None
            await self._repository.set_puzzle(
                game,
                day,
                encode(puzzle_files.packaged_puzzle(game, day)) if mined is None else mined.body,
                mined,
            )
        return msgspec.json.decode(body, type=Puzzle)

    async def _next_mined(self, game: str, day: str) -> MinedPuzzle | None:
        """Return the oldest usable puzzle that was mined before a day, or None.

        Puzzles mined on the day itself do not count, because they would change the choice during
        the day.
        """
        while (
            mined := await self._repository.next_mined(game, day_end_ms(day) - DAY_MS)
        ) is not None:
            with suppress(Illegal, LookupError):
                if await self._miner.can_use_match(mined.match) and self._position(
                    game, msgspec.json.decode(mined.body, type=Puzzle)
                ):
                    return mined
            await self._repository.delete_mined(mined)
        return None

    def is_playable(self, game: str, day: str) -> bool:
        """Return whether a day's packaged puzzle can be played here, which may need a word list."""
        with suppress(Illegal, LookupError):
            self._packaged_position(game, day)
            return True
        return False

    def _position(self, game: str, puzzle: Puzzle) -> PuzzlePosition:
        return puzzle_position(self._games.codec(game, puzzle.version), puzzle)

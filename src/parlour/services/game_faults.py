"""The exceptions that the code of each game has raised in this process, for its operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import structlog

from parlour.plugin.faults import failing_game
from parlour.plugin.registry import error_summary
from parlour.services.errors import Unavailable
from parlour.services.time import now

log = structlog.get_logger()


@dataclass
class GameFault:
    """The exceptions of one game.

    Attributes:
        reason: The newest exception as one line.
        count: The number of exceptions since the start.
        last_at: The time of the newest one (ms since 1970).
    """

    reason: str
    count: int
    last_at: int


class GameFaults:
    """Counts the exceptions of each game. There are no more entries than installed games."""

    def __init__(self) -> None:
        self._faults: dict[str, GameFault] = {}

    def record(self, reason: Exception) -> Unavailable | None:
        """Count an exception of a game and return the error that describes it to users.

        Return None if no code of a game was involved.
        """
        game = failing_game(reason)
        if game is None:
            return None
        self._count(game, reason)
        return Unavailable("core.game-failed", game=game)

    @contextmanager
    def attribute_to(self, game: str) -> Iterator[None]:
        """Count the exceptions of a game's bots, and raise them.

        Exceptions of worker processes have no traceback that names the game.
        """
        try:
            yield
        except Exception as reason:
            # A bot may raise any exception. It is counted here and handled by the caller.
            self._count(game, reason)
            raise

    def _count(self, game: str, reason: Exception) -> None:
        before = self._faults.get(game)
        count = 1 if before is None else before.count + 1
        self._faults[game] = GameFault(error_summary(reason), count, now())

    @contextmanager
    def contain(self, **where: object) -> Iterator[None]:
        """Log and count an exception of a game instead of raising it; others are raised.

        Args:
            where: Values that identify the failed task in the log.
        """
        try:
            yield
        except Exception as reason:
            # The code of a game may raise any exception.
            if self.record(reason) is None:
                raise
            log.exception("a game failed", **where)

    def faults(self) -> dict[str, GameFault]:
        """Return the exceptions by game, in alphabetical order of the games."""
        return dict(sorted(self._faults.items()))

    def clear(self) -> None:
        """Forget all exceptions."""
        self._faults.clear()


GAME_FAULTS = GameFaults()

"""The exceptions that the code of each game has raised in this process, for its operator."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.plugin.faults import failing_game
from parlour.plugin.registry import error_summary
from parlour.services.errors import Unavailable
from parlour.services.time import now


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

    def record(self, reason: BaseException) -> Unavailable | None:
        """Count an exception of a game and return the error that describes it to users.

        Return None if no code of a game was involved.
        """
        game = failing_game(reason)
        if game is None:
            return None
        before = self._faults.get(game)
        count = 1 if before is None else before.count + 1
        self._faults[game] = GameFault(error_summary(reason), count, now())
        return Unavailable("core.game-failed", game=game)

    def faults(self) -> dict[str, GameFault]:
        """Return the exceptions by game, in alphabetical order of the games."""
        return dict(sorted(self._faults.items()))

    def clear(self) -> None:
        """Forget all exceptions."""
        self._faults.clear()


GAME_FAULTS = GameFaults()

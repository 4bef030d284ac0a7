"""A cached list of the games that the server offers."""

from __future__ import annotations

from time import monotonic

import msgspec
import structlog

from parlour.server.api.game_info import GameInfo, build_game_info
from parlour.server.assets.static_assets import content_stamp
from parlour.services.application import Application

CHECK_INTERVAL_S = 5.0
"""Seconds between checks for files that an operator added for a game."""


log = structlog.get_logger()


class GameCatalogue:
    """Cached descriptions of all games, with an entity tag."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._games: list[GameInfo] = []
        self._etag = ""
        self._checked_at = -CHECK_INTERVAL_S

    def games(self) -> list[GameInfo]:
        """Return the descriptions of all games.

        The list is cached for `CHECK_INTERVAL_S` seconds, since building it is slow.
        """
        if monotonic() - self._checked_at >= CHECK_INTERVAL_S:
            self._games = [
                info
                for name in self._application.games.ids
                if (info := self._game_info(name)) is not None
            ]
            self._etag, self._checked_at = (
                content_stamp(msgspec.json.encode(self._games)),
                monotonic(),
            )
        return self._games

    def _game_info(self, name: str) -> GameInfo | None:
        """Return the description of a game, or None if building it fails.

        The error is logged.
        """
        try:
            puzzles = self._application.puzzles
            return build_game_info(
                self._application.games, name, has_puzzles=puzzles.has_puzzles(name)
            )
        except Exception:
            # One broken game must not hide the others.
            log.exception("a game cannot be described", game=name)
            return None

    def etag(self) -> str:
        """Return the entity tag of the current list of games."""
        self.games()
        return self._etag

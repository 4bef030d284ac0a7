"""Which games the house offers, as pages are told: known by what it says, so that a browser asks again only once that changed."""

from __future__ import annotations

from time import monotonic

import msgspec
import structlog

from parlour.server.api.game_info import GameInfo, build_game_info
from parlour.server.assets.static_assets import content_stamp
from parlour.services.application import Application

CHECK_INTERVAL_S = 5.0
"""Seconds for which nobody looks whether an operator brought something for a game."""


log = structlog.get_logger()


class GameCatalogue:
    """The games of a house."""

    def __init__(self, house: Application) -> None:
        self._application = house
        self._games: list[GameInfo] = []
        self._etag = ""
        self._checked_at = -CHECK_INTERVAL_S

    def games(self) -> list[GameInfo]:
        """Return every game, as it was a moment ago: to describe them all takes a while, and whoever asks often shall not cost the others."""
        if monotonic() - self._checked_at >= CHECK_INTERVAL_S:
            self._games = [
                told
                for name in self._application.games.ids
                if (told := self._game_info(name)) is not None
            ]
            self._etag, self._checked_at = (
                content_stamp(msgspec.json.encode(self._games)),
                monotonic(),
            )
        return self._games

    def _game_info(self, name: str) -> GameInfo | None:
        """Return what pages are told of a game, or None for one that cannot be described: it is left out, and the others are told of."""
        try:
            return build_game_info(self._application, name)
        except Exception:
            # Whatever is wrong with one game, every page needs the list of the others.
            log.exception("a game cannot be described", game=name)
            return None

    def etag(self) -> str:
        """Return what the newest answer is known by."""
        self.games()
        return self._etag

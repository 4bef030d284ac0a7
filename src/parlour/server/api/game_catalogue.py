"""Which games the house offers, as pages are told: known by what it says, so that a browser asks again only once that changed."""

from __future__ import annotations

from time import monotonic

import msgspec
import structlog

from parlour.server.api.game_info import GameInfo, told_of
from parlour.server.assets.static_assets import stamp
from parlour.services.application import House

REST = 5.0
"""Seconds for which nobody looks whether an operator brought something for a game."""


log = structlog.get_logger()


class Offered:
    """The games of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._games: list[GameInfo] = []
        self._stamp = ""
        self._at = -REST

    def games(self) -> list[GameInfo]:
        """Return every game, as it was a moment ago: to describe them all takes a while, and whoever asks often shall not cost the others."""
        if monotonic() - self._at >= REST:
            self._games = [told for name in self._house.games.ids if (told := self._told(name)) is not None]
            self._stamp, self._at = stamp(msgspec.json.encode(self._games)), monotonic()
        return self._games

    def _told(self, name: str) -> GameInfo | None:
        """Return what pages are told of a game, or None for one that cannot be described: it is left out, and the others are told of."""
        try:
            return told_of(self._house, name)
        except Exception:
            # Whatever is wrong with one game, every page needs the list of the others.
            log.exception("a game cannot be described", game=name)
            return None

    def stamp(self) -> str:
        """Return what the newest answer is known by."""
        self.games()
        return self._stamp

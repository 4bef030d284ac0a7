"""The rules in use: each game built once, with the assets that this house holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.core import registry
from parlour.core.codec import Codec
from parlour.core.game import Assets, Game, no_assets
from parlour.tables.refusal import Missing

AnyGame = Game[Any, Any, Any, Any]


class Rulebook:
    """All games of this house by id, with their codecs. `folder` is where an operator's own assets lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games: dict[str, AnyGame] = {}
        self._codecs: dict[str, Codec[Any, Any, Any, Any]] = {}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all games, alphabetically."""
        return tuple(registry.games())

    def game(self, name: str) -> AnyGame:
        """Return a game's rules; raises Missing `core.no-such-game`."""
        if name not in self._games:
            if name not in registry.games():
                raise Missing("core.no-such-game", game=name[:40])
            self._games[name] = registry.build(name, self._assets(name))
        return self._games[name]

    def codec(self, name: str) -> Codec[Any, Any, Any, Any]:
        """Return the reader of a game's JSON."""
        if name not in self._codecs:
            self._codecs[name] = Codec(self.game(name))
        return self._codecs[name]

    def levels(self, name: str) -> Mapping[str, Any]:
        """Return a game's bots by level, weakest first; none where the game has none."""
        bots = registry.part(name, "bots")
        return {level.id: level for level in bots.LEVELS} if bots else {}

    def _assets(self, name: str) -> Assets:
        room = registry.part(name, "assets")
        assets: Assets = room.lookup(self.folder) if room else no_assets
        return assets

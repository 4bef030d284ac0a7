"""The rules in use: each game built once, with the assets that this house holds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.core import registry
from parlour.core.codec import Codec
from parlour.core.game import Assets, Game, no_assets
from parlour.tables.refusal import Missing

AnyGame = Game[Any, Any, Any, Any]

ADDRESS = re.compile(r"[0-9a-f]{8,128}")
"""What names an asset: the hash of its content."""


class Rulebook:
    """All games of this house by id, with their codecs. `folder` is where an operator's own assets lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._games: dict[tuple[str, int | None], AnyGame] = {}
        self._codecs: dict[tuple[str, int | None], Codec[Any, Any, Any, Any]] = {}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all games, alphabetically."""
        return tuple(registry.games())

    def game(self, name: str, version: int | None = None) -> AnyGame:
        """Return a game's rules, of today or of an older version; raises Missing `core.no-such-game` or `core.other-version`."""
        if (name, version) not in self._games:
            rules = registry.games().get(name)
            if rules is None:
                raise Missing("core.no-such-game", game=name[:40])
            try:
                self._games[name, version] = registry.build(name, self._assets(name), version)
            except LookupError as reason:
                raise Missing("core.other-version", version=version or 0, known=rules.spec.version) from reason
        return self._games[name, version]

    def codec(self, name: str, version: int | None = None) -> Codec[Any, Any, Any, Any]:
        """Return the reader of a game's JSON."""
        if (name, version) not in self._codecs:
            self._codecs[name, version] = Codec(self.game(name, version))
        return self._codecs[name, version]

    def levels(self, name: str) -> Mapping[str, Any]:
        """Return a game's bots by level, weakest first; none where the game has none."""
        bots = registry.part(name, "bots")
        return {level.id: level for level in bots.LEVELS} if bots else {}

    def _assets(self, name: str) -> Assets:
        room = registry.part(name, "assets")
        return _addressed(room.lookup(self.folder)) if room else no_assets


def _addressed(find: Assets) -> Assets:
    """Return a lookup that is only asked for what can be an address: anybody may write anything in the options of a table."""

    def lookup(digest: str) -> bytes:
        if ADDRESS.fullmatch(digest) is None:
            raise LookupError(f"{digest[:40]!r} is no address")
        return find(digest)

    return lookup

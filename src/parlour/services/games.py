"""The installed games, each built once with the assets of this server."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.core.codec import Codec
from parlour.core.containment import contained
from parlour.core.game import AnyGame
from parlour.plugin import registry
from parlour.plugin.assets import asset_lookup
from parlour.plugin.player import BotLevel
from parlour.plugin.start_check import check_start
from parlour.services.errors import NotFound, Unavailable


class Games:
    """A registry of all games by id, with their codecs.

    Args:
        folder: The data folder, with the operator's own assets.
    """

    def __init__(self, folder: Path) -> None:
        self.data_folder = folder
        self._games: dict[tuple[str, int | None], AnyGame] = {}
        self._codecs: dict[tuple[str, int | None], Codec[Any, Any, Any, Any]] = {}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The ids of all playable games in alphabetical order."""
        return tuple(name for name in registry.game_classes() if name not in self.failures)

    @cached_property
    def failures(self) -> dict[str, str]:
        """The reasons why games cannot be loaded or dealt, by game id."""
        found = dict(registry.load_failures())
        for name in registry.game_classes():
            try:
                contained(self._start_game)(name)
            except Exception as reason:
                # A broken game must not affect the others.
                self._games.pop((name, None), None)
                found[name] = registry.failure_summary(reason, registry.installed_games()[name])
        return dict(sorted(found.items()))

    def _start_game(self, name: str) -> None:
        """Build the rules of a game, and check those of a package outside Parlour."""
        game = self._build_game(name, None)
        if not registry.is_built_in(name):
            check_start(game, registry.game_plugin(name).layout)

    def game(self, name: str, version: int | None = None) -> AnyGame:
        """Return the current or an older version of a game's rules.

        Raises:
            NotFound: `core.no-such-game` or `core.other-version`.
            Unavailable: `core.game-disabled` for an installed game that cannot be loaded.
        """
        if (name, version) not in self._games:
            if name in self.failures:
                error = Unavailable("core.game-disabled", game=name)
                # Commands print the reason; players do not need it.
                error.add_note(self.failures[name])
                raise error
            rules = registry.game_classes().get(name)
            if rules is None:
                raise NotFound("core.no-such-game", game=name[:40])
            try:
                return self._build_game(name, version)
            except LookupError as reason:
                raise NotFound(
                    "core.other-version", version=version or 0, known=rules.spec.version
                ) from reason
        return self._games[name, version]

    def _build_game(self, name: str, version: int | None) -> AnyGame:
        found = self._games[name, version] = registry.build_game(
            name, asset_lookup(registry.game_plugin(name).asset_store, self.data_folder), version
        )
        return found

    def codec(self, name: str, version: int | None = None) -> Codec[Any, Any, Any, Any]:
        """Return the codec for the current or an older version of a game."""
        if (name, version) not in self._codecs:
            self._codecs[name, version] = Codec(self.game(name, version))
        return self._codecs[name, version]

    def levels(self, name: str) -> Mapping[str, BotLevel]:
        """Return the bot levels of a game by id, weakest first; raises NotFound."""
        if name not in registry.game_packages():
            raise NotFound("core.no-such-game", game=name[:40])
        bots = registry.game_plugin(name).bots
        return {level.id: level for level in bots.levels} if bots else {}

"""Finds games: every folder under parlour/games, and every installed package that offers one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from parlour.core.game import AnyGame, AssetLookup, no_assets
from parlour.plugin.plugin import GamePlugin

ENTRY_POINT_GROUP = "parlour.games"
"""The entry point group: `name = package`, a package laid out like a folder of parlour/games."""


@cache
def installed() -> dict[str, str]:
    """Return the package of each game that is installed by its id, in alphabetical order, whether it can be loaded or not."""
    home = import_module(ENTRY_POINT_GROUP)
    found = {
        name: f"{ENTRY_POINT_GROUP}.{name}"
        for _, name, is_package in iter_modules(home.__path__)
        if is_package
    }
    found |= {point.name: point.value for point in entry_points(group=ENTRY_POINT_GROUP)}
    return dict(sorted(found.items()))


@cache
def game_plugin(game: str) -> GamePlugin:
    """Return what a game's folder offers; raises LookupError for an unknown game, or whatever loading its package raises."""
    package = installed().get(game)
    if package is None:
        raise LookupError(f"no game {game!r}; there are {', '.join(installed())}")
    found = getattr(import_module(f"{package}.plugin"), "PLUGIN", None)
    if not isinstance(found, GamePlugin):
        raise TypeError(
            f"{package}.plugin must name what the game offers: PLUGIN = GamePlugin(game=…)"
        )
    if found.game.spec.id != game:
        raise TypeError(
            f"{package} holds {found.game.spec.id!r}, which must be called like its folder, {game!r}"
        )
    return found


@cache
def failures() -> dict[str, str]:
    """Return why games cannot be loaded, by id: a game that fails is set aside, so that all others can be played."""
    found: dict[str, str] = {}
    for name in installed():
        try:
            game_plugin(name)
        except (Exception, SystemExit) as reason:
            # Whatever the code of one package does when it is imported, it stops that game alone.
            found[name] = failure(reason)
    return found


def failure(reason: BaseException) -> str:
    """Return an error in one line, as Python's own report ends."""
    said = " ".join(str(reason).split())
    return f"{type(reason).__name__}: {said}" if said else type(reason).__name__


@cache
def game_plugins() -> dict[str, GamePlugin]:
    """Return what the folder of every game offers that can be loaded, by id."""
    return {name: game_plugin(name) for name in installed() if name not in failures()}


def game_packages() -> dict[str, str]:
    """Return the package of each game that can be loaded by its id, in alphabetical order."""
    return {name: installed()[name] for name in game_plugins()}


def game_classes() -> dict[str, type[AnyGame]]:
    """Return the rules of every game by id."""
    return {name: found.game for name, found in game_plugins().items()}


def build_game(game: str, assets: AssetLookup = no_assets, version: int | None = None) -> AnyGame:
    """Return the rules of one game, of today or of a former version; raises LookupError."""
    found = game_plugin(game)
    if version is None or version == found.game.spec.version:
        return found.game(assets)
    if version not in found.former_rules:
        raise LookupError(
            f"no version {version} of {game}; the rules of today are {found.game.spec.version}"
        )
    return found.former_rules[version](assets)

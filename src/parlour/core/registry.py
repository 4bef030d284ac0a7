"""Finds games: every folder under parlour/games, and every installed package that offers one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from parlour.core.folder import Folder
from parlour.core.game import AnyGame, Assets, no_assets

GROUP = "parlour.games"
"""The entry point group: `name = package`, a package laid out like a folder of parlour/games."""


@cache
def packages() -> dict[str, str]:
    """Return the package of each game by its id, in alphabetical order."""
    home = import_module(GROUP)
    found = {name: f"{GROUP}.{name}" for _, name, is_package in iter_modules(home.__path__) if is_package}
    found |= {point.name: point.value for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


@cache
def folder(game: str) -> Folder:
    """Return what a game's folder offers; raises LookupError for an unknown game, TypeError for a folder that names nothing."""
    package = packages().get(game)
    if package is None:
        raise LookupError(f"no game {game!r}; there are {', '.join(packages())}")
    found = getattr(import_module(f"{package}.folder"), "FOLDER", None)
    if not isinstance(found, Folder):
        raise TypeError(f"{package}.folder must name what the game offers: FOLDER = Folder(game=…)")
    if found.game.spec.id != game:
        raise TypeError(f"{package} holds {found.game.spec.id!r}, which must be called like its folder, {game!r}")
    return found


@cache
def folders() -> dict[str, Folder]:
    """Return what every game's folder offers, by id; whatever is wrong with one of them is an error here, at start."""
    return {name: folder(name) for name in packages()}


def games() -> dict[str, type[AnyGame]]:
    """Return the rules of every game by id."""
    return {name: found.game for name, found in folders().items()}


def build(game: str, assets: Assets = no_assets, version: int | None = None) -> AnyGame:
    """Return the rules of one game, of today or of a former version; raises LookupError."""
    found = folder(game)
    if version is None or version == found.game.spec.version:
        return found.game(assets)
    if version not in found.former:
        raise LookupError(f"no version {version} of {game}; the rules of today are {found.game.spec.version}")
    return found.former[version](assets)

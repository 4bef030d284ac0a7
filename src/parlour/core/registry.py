"""Finds games: every folder under parlour/games, and every installed package that offers one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from parlour.core.game import Assets, Game, no_assets

GROUP = "parlour.games"
"""The entry point group: `name = package`, a package laid out like a folder of parlour/games."""


@cache
def packages() -> dict[str, str]:
    """Return the package of each game by its id, in alphabetical order."""
    home = import_module(GROUP)
    found = {name: f"{GROUP}.{name}" for _, name, is_package in iter_modules(home.__path__) if is_package}
    found |= {point.name: point.value for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def part(game: str, room: str) -> ModuleType | None:
    """Return one module of a game's folder (`rules`, `bots`, `perft`, …), or None where it has none."""
    package = packages().get(game)
    if package is None:
        return None
    name = f"{package}.{room}"
    try:
        found = find_spec(name)
    except ModuleNotFoundError as reason:
        # `rules.v1` of a game whose rules are one file is nothing; a package that cannot be imported is an error.
        if reason.name != name:
            raise
        found = None
    return None if found is None else import_module(name)


@cache
def games() -> dict[str, type[Game[Any, Any, Any, Any]]]:
    """Return the rules of every game that has some, by id: the class that `rules` names GAME."""
    found = {}
    for name in packages():
        rules = part(name, "rules")
        if rules is not None:
            found[name] = rules.GAME
    return found


def build(game: str, assets: Assets = no_assets, version: int | None = None) -> Game[Any, Any, Any, Any]:
    """Return the rules of one game, of today or of an older version (frozen as `rules/v<version>.py`); raises LookupError."""
    rules = games().get(game)
    if rules is None:
        raise LookupError(f"no game {game!r}; there are {', '.join(games())}")
    if version is not None and version != rules.spec.version:
        frozen = part(game, f"rules.v{version}")
        if frozen is None:
            raise LookupError(f"no version {version} of {game}; the rules of today are {rules.spec.version}")
        rules = frozen.GAME
    return rules(assets)

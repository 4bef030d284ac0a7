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
    name = packages().get(game)
    if name is None or find_spec(f"{name}.{room}") is None:
        return None
    return import_module(f"{name}.{room}")


@cache
def games() -> dict[str, type[Game[Any, Any, Any, Any]]]:
    """Return the rules of every game that has some, by id: the class that `rules` names GAME."""
    found = {}
    for name in packages():
        rules = part(name, "rules")
        if rules is not None:
            found[name] = rules.GAME
    return found


def build(game: str, assets: Assets = no_assets) -> Game[Any, Any, Any, Any]:
    """Return the rules of one game; raises LookupError for an unknown id."""
    try:
        return games()[game](assets)
    except KeyError:
        raise LookupError(f"no game {game!r}; there are {', '.join(games())}") from None

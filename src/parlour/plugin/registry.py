"""The installed games: packages in parlour/games, and packages of the entry point group."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pkgutil import iter_modules
from traceback import walk_tb

from parlour.core.containment import GameExit, contained
from parlour.core.game import AnyGame, AssetLookup, no_assets
from parlour.plugin.containment import contained_plugin
from parlour.plugin.plugin import GamePlugin
from parlour.plugin.text_check import check_texts

ENTRY_POINT_GROUP = "parlour.games"
"""The entry point group of games.

An entry point `name = package` registers a package with the layout of those in parlour/games.
"""


@cache
def installed_games() -> dict[str, str]:
    """Return the package of each installed game by id, sorted, even if it cannot be loaded."""
    home = import_module(ENTRY_POINT_GROUP)
    found = {
        name: f"{ENTRY_POINT_GROUP}.{name}"
        for _, name, is_package in iter_modules(home.__path__)
        if is_package
    }
    found |= {point.name: point.value for point in entry_points(group=ENTRY_POINT_GROUP)}
    return dict(sorted(found.items()))


def is_built_in(game: str) -> bool:
    """Return whether an installed game is part of Parlour, whose tests cover it."""
    return installed_games()[game].startswith(f"{ENTRY_POINT_GROUP}.")


@cache
def game_plugin(game: str) -> GamePlugin:
    """Return the plugin of a game; that of a package outside Parlour cannot end the process.

    Raise LookupError for an unknown game. Any exception of the plugin's import is propagated.
    """
    package = installed_games().get(game)
    if package is None:
        raise LookupError(f"unknown game {game!r}; installed: {', '.join(installed_games())}")
    plugin = getattr(contained(import_module)(f"{package}.plugin"), "PLUGIN", None)
    if not isinstance(plugin, GamePlugin):
        raise TypeError(f"{package}.plugin must define PLUGIN = GamePlugin(game=…)")
    if plugin.game.spec.id != game:
        raise TypeError(
            f"the id of the game in {package} is {plugin.game.spec.id!r}, but must be {game!r}"
        )
    return plugin if is_built_in(game) else contained_plugin(plugin)


@cache
def load_failures() -> dict[str, str]:
    """Return the reason for each game that cannot be loaded, by id.

    All other games remain available.
    """
    found: dict[str, str] = {}
    for name in installed_games():
        try:
            game_plugin(name)
            if not is_built_in(name):
                check_texts(files(installed_games()[name]))
        except Exception as reason:
            # A package may raise any exception on import. It must not affect the other games.
            found[name] = failure_summary(reason, installed_games()[name])
    return found


def error_summary(reason: BaseException) -> str:
    r"""Return an exception as one line, like the last line of a traceback.

    >>> error_summary(ValueError("too\n large"))
    'ValueError: too large'
    """
    message = " ".join(str(reason).split())
    if isinstance(reason, GameExit):
        # Its message names the exception that it replaces.
        return message
    return f"{type(reason).__name__}: {message}" if message else type(reason).__name__


def failure_summary(reason: BaseException, package: str) -> str:
    """Return an exception as one line, with the last place in a package that it passed through.

    Args:
        reason: The exception.
        package: The name of the package, whose modules are named instead of files.
    """
    places = [
        f"{module}, line {line}"
        for module, line in passed_modules(reason)
        if is_in_package(module, package)
    ]
    summary = error_summary(reason)
    return f"{summary} ({places[-1]})" if places else summary


def passed_modules(reason: BaseException) -> Iterator[tuple[str, int]]:
    """Yield each module that an exception passed through, from the outside, with the line."""
    for frame, line in walk_tb(reason.__traceback__):
        yield str(frame.f_globals.get("__name__", "")), line


def is_in_package(module: str, package: str) -> bool:
    """Return whether a module is a package or belongs to it.

    >>> is_in_package("parlour_frogs.plugin", "parlour_frogs")
    True
    >>> is_in_package("parlour_frogs_and_toads", "parlour_frogs")
    False
    """
    return f"{module}.".startswith(f"{package}.")


@cache
def game_plugins() -> dict[str, GamePlugin]:
    """Return the plugin of every game that can be loaded, by id."""
    return {name: game_plugin(name) for name in installed_games() if name not in load_failures()}


def game_packages() -> dict[str, str]:
    """Return the package of every game that can be loaded, by id."""
    return {name: installed_games()[name] for name in game_plugins()}


def game_classes() -> dict[str, type[AnyGame]]:
    """Return the current rules class of every game, by id."""
    return {name: plugin.game for name, plugin in game_plugins().items()}


def build_game(game: str, assets: AssetLookup = no_assets, version: int | None = None) -> AnyGame:
    """Return the rules of a game, current or former; raises LookupError if they do not exist."""
    plugin = game_plugin(game)
    if version is None or version == plugin.game.spec.version:
        return plugin.game(assets)
    if version not in plugin.former_rules:
        raise LookupError(
            f"no rules version {version} of {game}; the current version is {plugin.game.spec.version}"
        )
    return plugin.former_rules[version](assets)

"""Finds the game in whose package an exception was raised."""

from __future__ import annotations

from parlour.plugin.registry import installed_games, is_in_package, passed_modules


def failing_game(reason: BaseException) -> str | None:
    """Return the id of the game whose code an exception, or its cause, passed through, or None.

    A mistake in a game's package raises any exception, so its origin is read from the traceback.
    """
    error: BaseException | None = reason
    while error is not None:
        for module, _ in passed_modules(error):
            game = game_of_module(module)
            if game is not None:
                return game
        error = error.__cause__
    return None


def game_of_module(module: str) -> str | None:
    """Return the id of the game that a module belongs to, or None.

    >>> game_of_module("parlour.games.pylos.rules.game")
    'pylos'
    >>> game_of_module("parlour.core.match") is None
    True
    """
    for game, package in installed_games().items():
        if is_in_package(module, package):
            return game
    return None

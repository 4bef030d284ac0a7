"""Finds the game in whose package an exception was raised."""

from __future__ import annotations

from traceback import walk_tb

from parlour.plugin.registry import installed_games


def failing_game(reason: BaseException) -> str | None:
    """Return the id of the game whose code an exception, or its cause, passed through, or None.

    A mistake in a game's package raises any exception, so its origin is read from the traceback.
    """
    error: BaseException | None = reason
    while error is not None:
        for frame, _ in walk_tb(error.__traceback__):
            game = game_of_module(frame.f_globals.get("__name__", ""))
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
        if module == package or module.startswith(f"{package}."):
            return game
    return None

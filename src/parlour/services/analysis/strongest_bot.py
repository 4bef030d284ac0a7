"""The choice of the bot that analyses a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.plugin.player import RankingPlayer
from parlour.services.games import Games


def strongest_ranking_level(games: Games, game: str) -> str | None:
    """Return the strongest level of a game whose bot can rank actions, or None."""
    rules: Any = games.game(game)
    build: Callable[[Any], Any]
    for level in reversed(list(games.levels(game).values())):
        build = level.build
        if isinstance(build(rules), RankingPlayer):
            return level.id
    return None

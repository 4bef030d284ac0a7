"""The rules and bots that a process uses for duels and puzzle mining."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from parlour.core.game import AnyGame
from parlour.plugin.assets import asset_lookup
from parlour.plugin.player import BotPlayer
from parlour.plugin.registry import build_game, game_plugin


@cache
def loaded_game(game_id: str, folder: Path | None = None, version: int | None = None) -> AnyGame:
    """Return the rules of a game, which this process loads once; raises LookupError.

    Args:
        game_id: The id of the game.
        folder: The data folder with the operator's own assets.
        version: The version of the rules; by default the current one.
    """
    return build_game(game_id, asset_lookup(game_plugin(game_id).asset_store, folder), version)


def build_level(game_id: str, name: str, game: AnyGame) -> BotPlayer:
    """Return a new player of a level; raises LookupError if the game has no such level."""
    bots = game_plugin(game_id).bots
    for known in bots.levels if bots else ():
        if known.id == name:
            return known.build(game)
    raise LookupError(f"{game_id} has no level {name!r}")


@cache
def precompile_bots(game_id: str) -> None:
    """Precompile a game's bots once, so that this process never uses weaker fallback bots."""
    bots = game_plugin(game_id).bots
    if bots is not None and bots.precompile is not None:
        bots.precompile()

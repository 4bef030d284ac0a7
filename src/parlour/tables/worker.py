"""What a bot's worker process does: it is handed a view, never a state, and names an action."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from parlour.core import registry
from parlour.core.codec import Codec, encode
from parlour.core.game import Seat, no_assets
from parlour.search.player import Player


def ready() -> None:
    """Do nothing: whoever waits for it knows that a process is there."""


def choose(folder: Path, game: str, level: str, view: bytes, seat: int, seed: int, seconds: float) -> bytes:
    """Return the JSON of the action that a bot of this level takes at this view."""
    codec, player = _seated(folder, game, level)
    return encode(player.choose(codec.view(view), Seat(seat), Random(seed), seconds))


@cache
def _seated(folder: Path, game: str, level: str) -> tuple[Codec[Any, Any, Any, Any], Player]:
    room = registry.part(game, "assets")
    rules = registry.build(game, room.lookup(folder) if room else no_assets)
    bots = registry.part(game, "bots")
    assert bots is not None
    _warm(game)
    return Codec(rules), next(found for found in bots.LEVELS if found.id == level).build(rules)


@cache
def _warm(game: str) -> None:
    """Load a game's fast kernel beside the first decisions, which the plain rules answer meanwhile."""
    warm = getattr(registry.part(game, "bots"), "warm", None)
    if warm is not None:
        Thread(target=warm, name=f"warm-{game}", daemon=True).start()

"""What a bot's worker process does: it is handed a view, never a state, and names an action."""

from __future__ import annotations

import os
import signal
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from parlour.core import registry
from parlour.core.codec import Codec, encode
from parlour.core.game import Seat, no_assets
from parlour.search.player import Player


def began() -> None:
    """Make this process end with the house, even one that was killed, and not before it: Ctrl-C on a terminal reaches everybody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_house, name="end-with-house", daemon=True).start()


def _end_with_house() -> None:
    house = parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(0)


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

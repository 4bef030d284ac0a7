"""What a bot's worker process does: it is handed a view, never a state, and names an action.

Only what is over is handed over with its states, to find out what luck there was.
"""

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

from parlour.core.codec import Codec, encode
from parlour.core.game import Seat
from parlour.core.value import Value
from parlour.plugin import registry
from parlour.plugin.assets import lookup
from parlour.plugin.player import KnowingPlayer, Player, RankingPlayer
from parlour.services.engine.evaluation import Question, formed, weighed
from parlour.services.engine.luck_model import Draw, worth

GENTLEST = 19
"""The lowest priority that a system knows."""


class Known(Value, frozen=True):
    """What an action is worth for certain, as in Candidate."""

    value: float
    ends_in: int


def began() -> None:
    """Make this process end with the house, even one that was killed, and not before it: Ctrl-C on a terminal reaches everybody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_house, name="end-with-house", daemon=True).start()


def _end_with_house() -> None:
    house = parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(0)


def began_gently() -> None:
    """Begin as a process that gives way to every other: it reads what is over while others play."""
    began()
    if hasattr(os, "nice"):
        os.nice(GENTLEST)


def ready() -> None:
    """Do nothing: whoever waits for it knows that a process is there."""


def seat(folder: Path, game: str, level: str) -> None:
    """Load a game and a level of it, which takes longer than a decision may."""
    _seated(folder, game, level)


def choose(folder: Path, game: str, level: str, view: bytes, seat: int, seed: int, seconds: float) -> bytes:
    """Return the JSON of the action that a bot of this level takes at this view."""
    codec, player = _seated(folder, game, level)
    return encode(player.choose(codec.view(view), Seat(seat), Random(seed), seconds))


def known(folder: Path, game: str, level: str, view: bytes, seat: int, action: bytes, seed: int) -> Known | None:
    """Return what a bot of this level knows for certain of an action at this view, if it knows anything."""
    codec, player = _seated(folder, game, level)
    assert isinstance(player, KnowingPlayer)
    found = player.known(codec.view(view), Seat(seat), codec.action(action), Random(seed))
    return None if found is None or found.ends_in is None else Known(found.value, found.ends_in)


def prepare(folder: Path, game: str, level: str) -> None:
    """Load a game and all that a level of it thinks with, which may take minutes the first time."""
    _seated(folder, game, level)
    bots = registry.plugin(game).bots
    if bots is not None and bots.warm is not None:
        bots.warm()


def opine(folder: Path, game: str, level: str, question: Question, seed: int, seconds: float) -> bytes:
    """Return the JSON of what a bot of this level thinks of a decision, by the view of its seat alone."""
    codec, player = _seated(folder, game, level)
    assert isinstance(player, RankingPlayer)
    view, action = codec.view(question.view), codec.action(question.action)
    return encode(formed(codec.game, player, question, view, action, Random(seed), seconds))


def rank(folder: Path, game: str, level: str, question: Question, seed: int, seconds: float) -> bytes:
    """Return the JSON of what a bot of this level finds best at a decision, by the view of its seat alone."""
    codec, player = _seated(folder, game, level)
    assert isinstance(player, RankingPlayer)
    return encode(weighed(player.rank(codec.view(question.view), question.seat, Random(seed), seconds)))


def deal(folder: Path, game: str, draw: Draw, seed: int, seconds: float) -> bytes:
    """Return the JSON of what a draw of a finished match was worth, as the game's judge of luck finds it."""
    bots = registry.plugin(game).bots
    assert bots is not None and bots.judge is not None
    codec, _ = _seated(folder, game, bots.judge.level)
    return encode(worth(codec, bots.judging(codec.game), bots.judge, draw, Random(seed), seconds))


@cache
def _seated(folder: Path, game: str, level: str) -> tuple[Codec[Any, Any, Any, Any], Player]:
    offered = registry.plugin(game)
    rules = registry.build(game, lookup(offered.shelf, folder))
    assert offered.bots is not None
    if offered.bots.equip is not None:
        offered.bots.equip(folder)
    _warm(game)
    return Codec(rules), next(found for found in offered.bots.levels if found.id == level).build(rules)


@cache
def _warm(game: str) -> None:
    """Load a game's fast kernel beside the first decisions, which the plain rules answer meanwhile."""
    bots = registry.plugin(game).bots
    if bots is not None and bots.warm is not None:
        Thread(target=bots.warm, name=f"warm-{game}", daemon=True).start()

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
from parlour.plugin.assets import asset_lookup
from parlour.plugin.player import BotPlayer, RankingPlayer, SolvingPlayer
from parlour.services.engine.evaluation import (
    EvaluationRequest,
    evaluate_decision,
    serialize_ranking,
)
from parlour.services.engine.luck_model import ChanceDraw, draw_luck

LOWEST_PRIORITY = 19
"""The lowest priority that a system knows."""


class ExactValue(Value, frozen=True):
    """What an action is worth for certain, as in Candidate."""

    value: float
    ends_in: int


def initialize() -> None:
    """Make this process end with the house, even one that was killed, and not before it: Ctrl-C on a terminal reaches everybody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, name="end-with-house", daemon=True).start()


def _exit_with_parent() -> None:
    house = parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(0)


def initialize_low_priority() -> None:
    """Begin as a process that gives way to every other: it reads what is over while others play."""
    initialize()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)


def ping() -> None:
    """Do nothing: whoever waits for it knows that a process is there."""


def load_level(folder: Path, game: str, level: str) -> None:
    """Load a game and a level of it, which takes longer than a decision may."""
    _loaded_level(folder, game, level)


def choose_action(
    folder: Path, game: str, level: str, view: bytes, seat: int, seed: int, seconds: float
) -> bytes:
    """Return the JSON of the action that a bot of this level takes at this view."""
    codec, player = _loaded_level(folder, game, level)
    return encode(player.choose(codec.decode_view(view), Seat(seat), Random(seed), seconds))


def exact_value(
    folder: Path, game: str, level: str, view: bytes, seat: int, action: bytes, seed: int
) -> ExactValue | None:
    """Return what a bot of this level knows for certain of an action at this view, if it knows anything."""
    codec, player = _loaded_level(folder, game, level)
    assert isinstance(player, SolvingPlayer)
    found = player.exact_value(
        codec.decode_view(view), Seat(seat), codec.decode_action(action), Random(seed)
    )
    return (
        None if found is None or found.ends_in is None else ExactValue(found.value, found.ends_in)
    )


def precompile_level(folder: Path, game: str, level: str) -> None:
    """Load a game and all that a level of it thinks with, which may take minutes the first time."""
    _loaded_level(folder, game, level)
    bots = registry.game_plugin(game).bots
    if bots is not None and bots.precompile is not None:
        bots.precompile()


def evaluate(
    folder: Path, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
) -> bytes:
    """Return the JSON of what a bot of this level thinks of a decision, by the view of its seat alone."""
    codec, player = _loaded_level(folder, game, level)
    assert isinstance(player, RankingPlayer)
    view, action = codec.decode_view(question.view), codec.decode_action(question.action)
    return encode(
        evaluate_decision(codec.game, player, question, view, action, Random(seed), seconds)
    )


def rank_actions(
    folder: Path, game: str, level: str, question: EvaluationRequest, seed: int, seconds: float
) -> bytes:
    """Return the JSON of what a bot of this level finds best at a decision, by the view of its seat alone."""
    codec, player = _loaded_level(folder, game, level)
    assert isinstance(player, RankingPlayer)
    return encode(
        serialize_ranking(
            player.rank(codec.decode_view(question.view), question.seat, Random(seed), seconds)
        )
    )


def evaluate_draw(folder: Path, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
    """Return the JSON of what a draw of a finished match was worth, as the game's judge of luck finds it."""
    bots = registry.game_plugin(game).bots
    assert bots is not None and bots.luck_model is not None
    codec, _ = _loaded_level(folder, game, bots.luck_model.level)
    return encode(
        draw_luck(codec, bots.luck_player(codec.game), bots.luck_model, draw, Random(seed), seconds)
    )


@cache
def _loaded_level(
    folder: Path, game: str, level: str
) -> tuple[Codec[Any, Any, Any, Any], BotPlayer]:
    offered = registry.game_plugin(game)
    rules = registry.build_game(game, asset_lookup(offered.asset_store, folder))
    assert offered.bots is not None
    if offered.bots.set_data_folder is not None:
        offered.bots.set_data_folder(folder)
    _precompile_in_background(game)
    return Codec(rules), next(found for found in offered.bots.levels if found.id == level).build(
        rules
    )


@cache
def _precompile_in_background(game: str) -> None:
    """Load a game's fast kernel beside the first decisions, which the plain rules answer meanwhile."""
    bots = registry.game_plugin(game).bots
    if bots is not None and bots.precompile is not None:
        Thread(target=bots.precompile, name=f"warm-{game}", daemon=True).start()

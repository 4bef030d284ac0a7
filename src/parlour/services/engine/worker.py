"""The code of worker processes, which receive views, never states, and return actions.

Only states of finished matches are sent to a worker, to measure luck.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, TypeVar

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

T = TypeVar("T")

LOWEST_PRIORITY = 19
"""The lowest process priority (nice value) of the system."""


class ExactValue(Value, frozen=True):
    """The proven value of an action, with the fields of Candidate."""

    value: float
    """The value."""

    ends_in: int
    """The number of decisions until the match ends."""


def initialize() -> None:
    """Make this process end with the server, even if the server is killed, and ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, name="end-with-server", daemon=True).start()


def _exit_with_parent() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def initialize_low_priority() -> None:
    """Initialize a process with the lowest priority, for work on finished matches."""
    initialize()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)


class BotError(Exception):
    """An exception of a game's code in a worker process, described by its message."""


def run(function: Callable[..., T], *request: Any) -> T:
    """Return the result of a function of this module.

    A game's code may raise what the server cannot receive: SystemExit would end the server, a
    StopIteration would be lost, and some exceptions cannot be unpickled. So all are replaced.

    Raises:
        BotError: The function raised any exception.
    """
    try:
        return function(*request)
    except BaseException as reason:
        raise BotError(registry.error_summary(reason)) from reason


def ping() -> None:
    """Do nothing; the call shows whether the process responds."""


def load_level(folder: Path, game: str, level: str) -> None:
    """Load a game and a bot level, which may take longer than a decision."""
    _loaded_level(folder, game, level)


def choose_action(
    folder: Path, game: str, level: str, view: bytes, seat: int, seed: int, seconds: float
) -> bytes:
    """Return the JSON of the action that a bot chooses for a view."""
    codec, player = _loaded_level(folder, game, level)
    return encode(player.choose(codec.decode_view(view), Seat(seat), Random(seed), seconds))


def exact_value(
    folder: Path, game: str, level: str, view: bytes, seat: int, action: bytes, seed: int
) -> ExactValue | None:
    """Return the proven value of an action, or None."""
    codec, player = _loaded_level(folder, game, level)
    assert isinstance(player, SolvingPlayer)
    exact = player.exact_value(
        codec.decode_view(view), Seat(seat), codec.decode_action(action), Random(seed)
    )
    return (
        None if exact is None or exact.ends_in is None else ExactValue(exact.value, exact.ends_in)
    )


def precompile_level(folder: Path, game: str, level: str) -> None:
    """Load a game and compile the kernels of a level, which may take minutes the first time."""
    _loaded_level(folder, game, level)
    bots = registry.game_plugin(game).bots
    if bots is not None and bots.precompile is not None:
        bots.precompile()


def evaluate(
    folder: Path, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
) -> bytes:
    """Return the JSON of a bot's evaluation of a decision, based only on the seat's view."""
    codec, player = _loaded_level(folder, game, level)
    assert isinstance(player, RankingPlayer)
    view, action = codec.decode_view(request.view), codec.decode_action(request.action)
    return encode(
        evaluate_decision(codec.game, player, request, view, action, Random(seed), seconds)
    )


def rank_actions(
    folder: Path, game: str, level: str, request: EvaluationRequest, seed: int, seconds: float
) -> bytes:
    """Return the JSON of a bot's ranking of the actions of a decision."""
    codec, player = _loaded_level(folder, game, level)
    assert isinstance(player, RankingPlayer)
    return encode(
        serialize_ranking(
            player.rank(codec.decode_view(request.view), request.seat, Random(seed), seconds)
        )
    )


def evaluate_draw(folder: Path, game: str, draw: ChanceDraw, seed: int, seconds: float) -> bytes:
    """Return the JSON of the luck that a game's luck model measures in a draw."""
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
    plugin = registry.game_plugin(game)
    rules = registry.build_game(game, asset_lookup(plugin.asset_store, folder))
    assert plugin.bots is not None
    if plugin.bots.set_data_folder is not None:
        plugin.bots.set_data_folder(folder)
    _precompile_in_background(game)
    return Codec(rules), plugin.bots.level(level).build(rules)


@cache
def _precompile_in_background(game: str) -> None:
    """Compile a game's kernels in a thread; until then the plain rules compute the decisions."""
    bots = registry.game_plugin(game).bots
    if bots is not None and bots.precompile is not None:
        Thread(target=bots.precompile, name=f"warm-{game}", daemon=True).start()

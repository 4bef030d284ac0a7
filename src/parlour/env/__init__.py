"""Environments for learning agents: PettingZoo, Gymnasium, batches and texts.

Importing this package registers `parlour/GAME-v0` with Gymnasium. It needs the extra `env`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.core.rng import Rng
from parlour.plugin.batch import Batch
from parlour.plugin.registry import game_plugin
from parlour.search.levels import loaded_game

try:
    import numpy as np

    from parlour.env.match import AgentMatch, Reward, checked_settings
    from parlour.env.simultaneous import SimultaneousEnvironment
    from parlour.env.single import LevelEnvironment, register_environments
    from parlour.env.text import TextMatch
    from parlour.env.turns import TurnEnvironment
except ModuleNotFoundError as missing:
    raise ImportError(
        f"Environments need {missing.name}. Install what they need with: pip install 'parlour[env]'",
        name=missing.name,
    ) from missing

__all__ = ["LevelEnvironment", "aec", "batch", "parallel", "text_match"]


def aec(
    game: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    reward: Reward = "outcome",
    max_cycles: int | None = None,
    data: Path | None = None,
    render_mode: str | None = None,
) -> TurnEnvironment:
    """Return a PettingZoo environment in which agents decide one after the other.

    Args:
        game: The id of the game.
        seats: The number of seats; by default the minimum for these options.
        options: The options of the game.
        reward: `outcome` for the utility of the result at the end, or `points` for the points of
            each decision.
        max_cycles: The number of decisions of every seat after which a match is truncated.
        data: The operator's data folder.
        render_mode: `ansi` or None.

    Raises:
        LookupError: The game is unknown.
        Illegal: The game does not allow this number of seats.
        msgspec.ValidationError: An option is unknown or has an invalid value.
    """
    match = AgentMatch(loaded_game(game, data), seats, options, reward)
    return TurnEnvironment(match, max_cycles, render_mode)


def parallel(
    game: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    reward: Reward = "outcome",
    max_cycles: int | None = None,
    data: Path | None = None,
    render_mode: str | None = None,
) -> SimultaneousEnvironment:
    """Return a PettingZoo environment in which all agents act at once, and pass if not asked.

    The arguments and errors are those of `aec`, except `max_cycles`, which counts steps.
    """
    match = AgentMatch(loaded_game(game, data), seats, options, reward)
    return SimultaneousEnvironment(match, max_cycles, render_mode)


def text_match(
    game: str,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    language: str = "en",
    data: Path | None = None,
) -> TextMatch:
    """Return a match for language models, which read texts and answer with numbers.

    The arguments and errors are those of `aec`; `language` is the language of the messages.
    """
    return TextMatch(AgentMatch(loaded_game(game, data), seats, options), language)


def batch(
    game: str, size: int, *, seats: int | None = None, options: dict[str, Any] | None = None
) -> Batch:
    """Return many matches of a game that are stepped together in arrays.

    The matches are random. For reproducible ones, call `reset` with seeds.

    Args:
        game: The id of a game with a batch; docs/reference/environments.md lists them.
        size: The number of matches.
        seats: The number of seats; by default the minimum for these options.
        options: The options of the game.

    Raises:
        LookupError: The game is unknown or has no batch.
        ValueError: There are no matches.
        Illegal: The game does not allow this number of seats, or the options are inconsistent.
        msgspec.ValidationError: An option is unknown or has an invalid value.
    """
    rules = loaded_game(game)
    build = game_plugin(game).build_batch
    if build is None:
        raise LookupError(f"{game} has no batch")
    if size < 1:
        raise ValueError("a batch needs at least one match")
    chosen, count = checked_settings(rules, seats, options)
    # Only the setup of a match refuses options that contradict each other.
    rules.setup(chosen, count, Rng(bytes(32)))
    found = build(rules, chosen, count, size)
    found.reset(seeds=np.random.default_rng().integers(1 << 63, size=size))
    return found


register_environments()

"""A Gymnasium environment for one agent, in which bots play the other seats."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from parlour.core.game import Seat
from parlour.env.coding import Observation, observation_space
from parlour.env.match import AgentMatch, Reward
from parlour.env.seeding import match_rng
from parlour.env.text import position_text
from parlour.plugin.registry import installed_games
from parlour.search.levels import build_level, loaded_game


class LevelEnvironment(gymnasium.Env[Observation, np.int64]):
    """A match against bots of one level; a step ends before the next decision of the agent.

    An observation has the parts `observation` and `action_mask`. An illegal action is replaced by
    the default action of the game, and the info has `illegal`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        against: str = "casual",
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int | Literal["random"] = "random",
        seconds: float = 0.1,
        reward: Reward = "outcome",
        data: Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create an environment.

        Args:
            game: The id of the game.
            against: The level of the bots, for example casual-plus.
            seats: The number of seats; by default the minimum.
            options: The options of the game.
            seat: The agent's seat, or `random` for another one in each match.
            seconds: The time limit of a bot's decision.
            reward: `outcome` or `points`.
            data: The operator's data folder.
            render_mode: `ansi` or None.

        Raises:
            LookupError: The game or the level is unknown.
            Illegal: The game does not allow this number of seats.
            ValueError: There is no such seat.
        """
        self.match = AgentMatch(loaded_game(game, data), seats, options, reward)
        if seat != "random" and not 0 <= seat < self.match.seats:
            raise ValueError(f"there is no seat {seat}; the last one is {self.match.seats - 1}")
        self.bot = build_level(game, against, self.match.game)
        self.seat, self.seconds, self.render_mode = seat, seconds, render_mode
        self._own = Seat(0)
        self._bot_source = Random()
        count = self.match.coding.action_count
        self.action_space = spaces.Discrete(count)
        self.observation_space = observation_space(self.match.coding, count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new match and let the bots play until the agent must decide.

        Matches that end before the agent must decide are skipped.

        Args:
            seed: The seed of this match and of the following ones.
            options: Ignored; the options of the game are those of the environment.
        """
        super().reset(seed=seed)
        self._bot_source = Random(int(self.np_random.integers(1 << 62)))
        while True:
            if self.seat == "random":
                self._own = Seat(self._bot_source.randrange(self.match.seats))
            else:
                self._own = Seat(self.seat)
            self.match.start(match_rng(self._bot_source))
            self._play_bots()
            if self.match.awaited:
                return self.match.observation(self._own), {"seat": int(self._own)}

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and the bots' next ones."""
        info: dict[str, Any] = {"seat": int(self._own)}
        if not self.match.play(self._own, int(action)):
            info["illegal"] = True
        self._play_bots()
        reward = self.match.collect_rewards()[self._own]
        return self.match.observation(self._own), reward, not self.match.awaited, False, info

    def render(self) -> Any:
        """Return what the agent sees as a text in the mode `ansi`."""
        if self.render_mode is None:
            return None
        return position_text(self.match.game, self.match.state, self._own)

    def _play_bots(self) -> None:
        """Let the bots decide until the agent must, or until the match is over."""
        match, own = self.match, self._own
        while match.awaited and own not in match.awaited:
            seat = match.awaited[0]
            view = match.game.view(match.state, seat)
            match.play_action(seat, self.bot.choose(view, seat, self._bot_source, self.seconds))


def register_environments() -> None:
    """Register `parlour/GAME-v0` with Gymnasium for every installed game."""
    for game in installed_games():
        name = f"parlour/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="parlour.env.single:LevelEnvironment",
                kwargs={"game": game},
                disable_env_checker=True,
            )

"""A PettingZoo environment in which agents decide one after the other (AEC)."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.core.game import Seat
from parlour.env.coding import Observation, observation_space
from parlour.env.match import AgentMatch
from parlour.env.seeding import match_rng, reseeded
from parlour.env.text import position_text


def agent_names(seats: int) -> list[str]:
    """Return the name of the agent of each seat.

    >>> agent_names(2)
    ['seat_0', 'seat_1']
    """
    return [f"seat_{seat}" for seat in range(seats)]


class TurnEnvironment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match in which each agent decides in turn; simultaneous decisions follow in seat order.

    An observation has the parts `observation` and `action_mask`. An illegal action is replaced by
    the default action of the game, and the agent's `infos` have `illegal`.
    """

    def __init__(
        self, match: AgentMatch, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        spec = match.game.spec
        self.metadata = {
            "name": f"{spec.id}_v{spec.version}",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.match, self.max_cycles, self.render_mode = match, max_cycles, render_mode
        self.possible_agents = agent_names(match.seats)
        self.agents: list[str] = []
        self._seats = {name: Seat(seat) for seat, name in enumerate(self.possible_agents)}
        self._source = Random()
        count = match.coding.action_count
        self.observation_spaces = {
            name: observation_space(match.coding, count) for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(count) for name in self.possible_agents}
        self._decisions = [0] * match.seats

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: their numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match, drawn from the seed or from the source of the last seed.

        Args:
            seed: The seed of this match and of the following ones.
            options: Ignored; the options of the game are those of the environment.
        """
        self._source = reseeded(self._source, seed)
        self.match.start(match_rng(self._source))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._decisions = [0] * self.match.seats
        self.agent_selection = self.possible_agents[self.match.awaited[0]]

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation; its mask is empty unless the agent must decide."""
        return self.match.observation(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play the action of the selected agent, and select the next one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action")
        self._cumulative_rewards[agent] = 0.0
        seat, match = self._seats[agent], self.match
        self.infos[agent] = {} if match.play(seat, int(action)) else {"illegal": True}
        rewards = match.collect_rewards()
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if any(rewards):
            self._accumulate_rewards()
        if match.awaited:
            self.agent_selection = self.possible_agents[match.awaited[0]]
            self._decisions[seat] += 1
            if self.max_cycles is not None and min(self._decisions) >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Return what the selected agent sees as a text in the mode `ansi`."""
        if self.render_mode is None:
            return None
        seat = self._seats[self.agent_selection]
        return position_text(self.match.game, self.match.state, seat)

    def close(self) -> None:
        """Release nothing: an environment holds no resources."""

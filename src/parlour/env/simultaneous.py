"""A PettingZoo environment in which all agents act at once."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from parlour.core.game import Seat
from parlour.env.coding import Observation, observation_space
from parlour.env.match import AgentMatch
from parlour.env.seeding import match_rng, reseeded
from parlour.env.text import position_text
from parlour.env.turns import agent_names

Observations = dict[str, Observation]
Results = tuple[
    Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]
"""Observations, rewards, terminations, truncations and infos, by agent."""


class SimultaneousEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A match in which every agent acts in every step; agents that need not decide pass.

    The last action number is the pass. It is the only one in the mask of an agent that need not
    decide, and in no other mask.
    """

    def __init__(
        self, match: AgentMatch, max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        spec = match.game.spec
        self.metadata = {
            "name": f"{spec.id}_v{spec.version}",
            "render_modes": ["ansi"],
            "render_fps": 1,
        }
        self.match, self.max_cycles, self.render_mode = match, max_cycles, render_mode
        self.possible_agents = agent_names(match.seats)
        self.agents: list[str] = []
        self.pass_number = match.coding.action_count
        self._source, self._cycles = Random(), 0
        count = match.coding.action_count + 1
        self.observation_spaces = {
            name: observation_space(match.coding, count) for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(count) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions: their numbers and the pass."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        """Start a new match, drawn from the seed or from the source of the last seed.

        Args:
            seed: The seed of this match and of the following ones.
            options: Ignored; the options of the game are those of the environment.
        """
        self._source = reseeded(self._source, seed)
        self.match.start(match_rng(self._source))
        self.agents, self._cycles = list(self.possible_agents), 0
        return self._observations(), {name: {} for name in self.agents}

    def step(self, actions: dict[str, int]) -> Results:
        """Play the actions of all seats that must decide, in seat order."""
        agents, match = self.agents, self.match
        infos: dict[str, dict[str, Any]] = {name: {} for name in agents}
        for seat in match.awaited:
            # The decision of an earlier seat may have ended those of the later ones.
            if seat in match.awaited:
                name = self.possible_agents[seat]
                if not match.play(seat, int(actions[name])):
                    infos[name]["illegal"] = True
        self._cycles += 1
        is_over = not match.awaited
        is_cut = not is_over and self.max_cycles is not None and self._cycles >= self.max_cycles
        observations = self._observations()
        rewards = dict(zip(agents, match.collect_rewards(), strict=True))
        if is_over or is_cut:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            infos,
        )

    def render(self) -> str | None:
        """Return what everybody may see as a text in the mode `ansi`."""
        return (
            None
            if self.render_mode is None
            else position_text(self.match.game, self.match.state, None)
        )

    def close(self) -> None:
        """Release nothing: an environment holds no resources."""

    def _observations(self) -> Observations:
        return {
            name: self._observation(Seat(seat)) for seat, name in enumerate(self.possible_agents)
        }

    def _observation(self, seat: Seat) -> Observation:
        found = self.match.observation(seat, extra=1)
        if seat not in self.match.awaited:
            found["action_mask"][self.pass_number] = 1
        return found

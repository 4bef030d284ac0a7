"""Agents of OpenSpiel that play whole matches on a server through the client."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from parlour.core.codec import codec_of, encode
from parlour.core.game import Seat
from parlour.env.spiel import register_games, restored_match
from parlour.search.baselines import determinized_state
from parlour.search.levels import loaded_game
from parlour_client import Action, AsyncClient, Frame

from ..server.harness import ServedApplication

register_games()


def spiel_state(frame: Frame, options: str, luck: Random) -> Any:
    """Return a state of OpenSpiel that agrees with what a frame shows."""
    rules = loaded_game(frame["game"])
    view = codec_of(rules).decode_view(json.dumps(frame["view"]).encode())
    seats = len(frame["seats"])
    game = pyspiel.load_game(f"parlour_{frame['game']}", {"seats": seats, "options": options})
    state = game.new_initial_state()
    hidden = encode(determinized_state(rules, view, luck))
    state.shared = restored_match(frame["game"], seats, frame["options"], hidden)
    state.is_dealt = True
    return state


def chosen_action(agent: Any, frame: Frame, options: str, luck: Random) -> Action:
    """Return the action that an agent of OpenSpiel chooses for a frame."""
    state = spiel_state(frame, options, luck)
    number = agent.step(state)
    action = state.shared.match.choices(Seat(frame["seat"] or 0))[number]
    found: Action = json.loads(encode(action))
    return found


class UniformAgent:
    """An agent that chooses among OpenSpiel's legal actions at random."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def step(self, state: Any) -> int:
        """Return the number of an action."""
        return int(self._luck.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "options"), [("pylos", "variant:basic"), ("betta", "")])
async def test_an_agent_of_openspiel_plays_a_whole_match(
    server: ServedApplication, game: str, options: str
) -> None:
    luck, noise = Random(3), np.random.RandomState(3)
    async with AsyncClient(server.base) as client:
        chosen = dict(option.split(":") for option in options.split(";") if option)
        table = await client.open_table(game, against="beginner", options=chosen)
        decisions = 0
        async for decision in table.decisions():
            if game == "pylos":
                evaluator = mcts.RandomRolloutEvaluator(1, noise)
                state = spiel_state(decision.frame, options, luck)
                agent: Any = mcts.MCTSBot(state.get_game(), 1.5, 8, evaluator, random_state=noise)
            else:
                agent = UniformAgent(luck)
            await decision.act(chosen_action(agent, decision.frame, options, luck))
            decisions += 1
        assert table.state.is_over and table.ranking is not None and decisions > 5

"""The tests of OpenSpiel, and matches of its agents."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from parlour.env.spiel import register_games

pytestmark = pytest.mark.uncounted

NAMES = register_games()


def load(name: str, options: str = "", seats: int = 0, deals: int = 50) -> pyspiel.Game:
    """Return a game with parameters."""
    return pyspiel.load_game(name, {"options": options, "seats": seats, "deals": deals})


@pytest.mark.parametrize("name", ["parlour_pylos", "parlour_betta"])
def test_random_matches_pass_the_tests_of_openspiel(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("parlour_pylos", "variant:advanced", 2),
        ("parlour_betta", "mode:betty", 5),
        ("parlour_bulbous", "bluff:on;tied_bids:add-card", 3),
        ("parlour_carcassonne", "bets:false", 2),
        ("parlour_betapet", "board:classic", 3),
    ],
)
def test_more_random_matches_pass(
    name: str, options: str, seats: int, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(name, options, seats), num_sims=3, serialize=True, verbose=False)


def test_every_game_is_registered() -> None:
    assert set(NAMES) <= set(pyspiel.registered_names()) and "parlour_betapet" in NAMES
    assert register_games() == NAMES


def test_a_copy_plays_on_alone() -> None:
    state = load("parlour_pylos").new_initial_state()
    assert str(state) == "before the deal" and state.observation_string(0) == ""
    state.apply_action(3)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.current_player() == 0 and copy.current_player() == 1
    assert str(state) != str(copy)


def test_a_player_remembers_the_log_and_sees_the_array() -> None:
    state = load("parlour_pylos").new_initial_state()
    state.apply_action(0)
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("Place a ball on")
    state.apply_action(state.legal_actions()[0])
    assert '"placed"' in state.information_state_string(1)
    assert '"placed"' not in state.observation_string(1)
    assert len(state.observation_tensor(1)) == 99


def test_a_search_of_openspiel_plays_a_whole_match() -> None:
    game = load("parlour_pylos", "variant:basic")
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 12, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    state.apply_action(1)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == 0 and state.returns()[0] in (-1.0, 0.0, 1.0)

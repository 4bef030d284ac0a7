"""The command `parlour bench pylos-newcomer`.

It measures how often a scripted newcomer beats the weakest bot.
"""

from __future__ import annotations

from random import Random
from typing import get_args

from rich.console import Console

from parlour.core.game import Seat
from parlour.games.pylos.bots import LEVELS
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.rules.state import Options, State, Variant
from parlour.games.pylos.rules.view import PylosView
from parlour.search.baselines import GamePlayer, determinized_state
from parlour.search.meeting import level_reports

GAME = Pylos()

DEALS = {2: 100}
"""The number of deals for each number of seats; each deal is played once from either seat."""

SECONDS = 1.0


class PylosNewcomer(GamePlayer):
    """A scripted newcomer that follows three simple preferences.

    It completes a square if it can and removes two balls; otherwise it raises a ball if it can, and
    otherwise places one.
    """

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return a random action among those with the highest preference."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        luck.shuffle(actions)
        best: AnyAction = max(actions, key=lambda action: self._preference(state, seat, action))
        return best

    def _preference(self, state: State, seat: Seat, action: AnyAction) -> int:
        """Return the newcomer's preference for an action; higher is better."""
        if isinstance(action, Take):
            return len(action.balls)
        after = self.game.apply(state, seat, action).state
        return 2 * bool(after.due and after.mover == seat) + isinstance(action, Raise)


def measure(console: Console) -> None:
    """Print the newcomer's results against the weakest bot for each variant."""
    for variant in get_args(Variant):
        players = {"beginner": LEVELS[0].build(GAME), "newcomer": PylosNewcomer(GAME)}
        for line in level_reports(GAME, players, Options(variant=variant), DEALS, SECONDS):
            console.print(f"{variant}: {line}", highlight=False)

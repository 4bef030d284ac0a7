"""`parlour bench pylos-newcomer`: how often somebody in its first hour, who sees squares and nothing else, beats the weakest."""

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
"""Each is played once from either chair."""

SECONDS = 1.0


class PylosNewcomer(GamePlayer):
    """Completes a square where it can and takes two balls back; else raises a ball where it can, or places one anywhere."""

    def choose(self, view: PylosView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return an action of the kind it likes best, each as likely."""
        state = determinized_state(self.game, view, luck)
        actions = list(self.game.legal_actions(state, seat))
        luck.shuffle(actions)
        best: AnyAction = max(actions, key=lambda action: self._liking(state, seat, action))
        return best

    def _liking(self, state: State, seat: Seat, action: AnyAction) -> int:
        if isinstance(action, Take):
            return len(action.balls)
        after = self.game.apply(state, seat, action).state
        return 2 * bool(after.due and after.mover == seat) + isinstance(action, Raise)


def measure(console: Console) -> None:
    """Print a line for each variant."""
    for variant in get_args(Variant):
        players = {"beginner": LEVELS[0].build(GAME), "newcomer": PylosNewcomer(GAME)}
        for line in level_reports(GAME, players, Options(variant=variant), DEALS, SECONDS):
            console.print(f"{variant}: {line}", highlight=False)

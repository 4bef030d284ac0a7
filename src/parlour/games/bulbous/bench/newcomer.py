"""`parlour bench bulbous-newcomer`: how often a simulated newcomer beats the weakest bot."""

from __future__ import annotations

from random import Random

from rich.console import Console

from parlour.core.game import Seat
from parlour.games.bulbous.bots import LEVELS
from parlour.games.bulbous.heuristics import heuristic_decision
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Pass
from parlour.games.bulbous.rules.cards import CARDS, fits
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.rules.view import BulbousView
from parlour.search.baselines import GamePlayer
from parlour.search.meeting import level_reports

GAME = Bulbous()

DEALS = {2: 100, 3: 67, 4: 50}
"""The number of deals by number of seats; each deal is played once from every seat."""

SECONDS = 1.0


class BulbousNewcomer(GamePlayer):
    """A model of a first-time player, who bids in half of the turns and otherwise passes.

    It bids its one or two highest numbers of the contested colour. If it holds none, it bids a
    wild.
    """

    def choose(self, view: BulbousView, seat: Seat, luck: Random, seconds: float) -> AnyAction:
        """Return the action that the simulated newcomer takes."""
        other = heuristic_decision(view, luck)
        if other is not None:
            return other
        if view.phase == "add":
            return Add()
        fitting = [card for card in view.hand if view.contested and fits(card, view.contested)]
        numbers = sorted(
            (card for card in fitting if CARDS[card].kind == "number"),
            key=lambda card: -CARDS[card].number,
        )
        cards = numbers[: luck.randint(1, 2)] or [
            card for card in fitting if CARDS[card].kind == "wild"
        ]
        return Bid(frozenset(cards)) if cards and luck.random() < 0.5 else Pass()


def measure(console: Console) -> None:
    """Print the result for each number of seats."""
    players = {"beginner": LEVELS[0].build(GAME), "newcomer": BulbousNewcomer(GAME)}
    for line in level_reports(GAME, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)

"""`parlour bench betta-newcomer`: how often a simulated newcomer beats the weakest bot."""

from __future__ import annotations

from random import Random

from rich.console import Console

from parlour.core.game import Seat
from parlour.games.betta.bots import LEVELS
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.display import is_full
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options
from parlour.games.betta.rules.view import BettaView
from parlour.search.baselines import GamePlayer
from parlour.search.meeting import level_reports

GAME = Betta()

DEALS = {2: 100, 3: 67, 4: 50}
"""The number of deals by number of seats; each deal is played once from every seat."""

SECONDS = 1.0


class BettaNewcomer(GamePlayer):
    """A model of a first-time player, who only chooses the rotation of a random card.

    The card and the display are random. The rotation is the one with the most immediate points.
    """

    def choose(self, view: BettaView, seat: Seat, luck: Random, seconds: float) -> Place:
        """Return the best of the four rotations of a random card; ties are broken at random."""
        card = luck.choice(view.hand).id
        display = luck.choice(
            [number for number, display in enumerate(view.displays) if not is_full(display)]
        )
        turned = [Place(card, turns, display) for turns in luck.sample(range(4), 4)]
        points = [preview.points or 0 for preview in self.game.previews(view, seat, turned)]
        return turned[points.index(max(points))]


def measure(console: Console) -> None:
    """Print the result for each number of seats."""
    players = {"beginner": LEVELS[0].build(GAME), "newcomer": BettaNewcomer(GAME)}
    for line in level_reports(GAME, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)

"""`parlour bench betapet-newcomer`: how often somebody in its first hour, who knows short and common words, beats the weakest."""

from __future__ import annotations

from rich.console import Console

from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.players.vocabulary import Vocabulary, VocabularyPlayer
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.state import Options
from parlour.search.meeting import level_reports

DEALS = {2: 100, 3: 67, 4: 50}
"""Each is played once from every chair."""

SECONDS = 1.0

KNOWS = Vocabulary(letters=4, uncommon=0.0, sight=0.4, leaves=False)
"""What somebody new knows: common words of up to four letters, of which four in ten of three letters and one in six of four come to mind."""


def measure(console: Console) -> None:
    """Print a line for each number of seats."""
    game = GAME(graph_lookup())
    players = {"beginner": LEVELS[0].build(game), "newcomer": VocabularyPlayer(game, KNOWS)}
    for line in level_reports(game, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)

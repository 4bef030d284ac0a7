"""`parlour bench betapet-newcomer`: how often a scripted newcomer beats the weakest bot."""

from __future__ import annotations

from rich.console import Console

from parlour.games.betapet.bots import LEVELS
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.players.vocabulary import Vocabulary, VocabularyPlayer
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.state import Options
from parlour.search.meeting import level_reports

DEALS = {2: 100, 3: 67, 4: 50}
"""The number of deals by number of seats; each deal is played once from every seat."""

SECONDS = 1.0

NEWCOMER_VOCABULARY = Vocabulary(letters=4, uncommon=0.0, sight=0.4, leaves=False)
"""The vocabulary of a newcomer: common words of up to four letters.

The newcomer notices four in ten words of three letters and one in six words of four letters.
"""


def measure(console: Console) -> None:
    """Print how often the newcomer beats the weakest bot, for each number of seats."""
    game = GAME(graph_lookup())
    players = {
        "beginner": LEVELS[0].build(game),
        "newcomer": VocabularyPlayer(game, NEWCOMER_VOCABULARY),
    }
    for line in level_reports(game, players, Options(), DEALS, SECONDS):
        console.print(line, highlight=False)

"""The tests of every game, for Carcassonne."""

from __future__ import annotations

from pathlib import Path

from parlour.games.carcassonne.plugin import PLUGIN
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import SETS
from parlour.games.carcassonne.tests.secrets import PLAYOUTS, SECRETS
from parlour.games.carcassonne.tests.statements import OPTION_ROWS, statements
from parlour.laws.playout import Playout
from parlour.plugin.assets import lookup
from parlour.testing import Subject, game_tests

HOME = Path(__file__).parents[1]

CARCASSONNE = Subject(
    folder=PLUGIN,
    home=HOME,
    playouts=PLAYOUTS,
    many=[Playout(Options(), seats, b"many %d" % number) for seats in range(2, 7) for number in range(2)],
    every=12,
    secrets=SECRETS,
    kept=frozenset({"base-2", "bets-2", "bets-4", "bets-6", "readings-3"}),
    rare=frozenset({"news-no-chips", "news-monastery", "news-discarded", "phase-settle"}),
    rules=GAME(lookup(SETS, HOME / "tests" / "matches")),
    statements=statements,
    option_rows=OPTION_ROWS,
)

TestCarcassonne = game_tests(CARCASSONNE)

"""The shared game tests, applied to Carcassonne."""

from __future__ import annotations

from pathlib import Path

from parlour.games.carcassonne.plugin import PLUGIN
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import TILE_SETS
from parlour.games.carcassonne.tests.playouts import PLAYOUTS
from parlour.games.carcassonne.tests.statements import OPTION_ROWS, statements
from parlour.laws.playout import Playout
from parlour.plugin.assets import asset_lookup
from parlour.testing import Subject, game_tests

PACKAGE = Path(__file__).parents[1]

CARCASSONNE = Subject(
    plugin=PLUGIN,
    package_folder=PACKAGE,
    playouts=PLAYOUTS,
    nightly_playouts=[
        Playout(Options(), seats, b"many %d" % number)
        for seats in range(2, 7)
        for number in range(2)
    ],
    state_interval=12,
    expected_matches=frozenset({"base-2", "bets-2", "bets-4", "bets-6", "readings-3"}),
    rare_messages=frozenset({"news-no-chips", "news-monastery", "news-discarded", "phase-settle"}),
    rules=GAME(asset_lookup(TILE_SETS, PACKAGE / "tests" / "matches")),
    statements=statements,
    option_rows=OPTION_ROWS,
)

TestCarcassonne = game_tests(CARCASSONNE)

"""The common game tests, run for Betta."""

from __future__ import annotations

from pathlib import Path

from parlour.games.betta.plugin import PLUGIN
from parlour.games.betta.rules.box import BOXES
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.tests.modes import MODES
from parlour.games.betta.tests.statements import statements
from parlour.laws.playout import playouts
from parlour.plugin.assets import asset_lookup
from parlour.testing import Subject, game_tests

HOME = Path(__file__).parents[1]

BETTA = Subject(
    plugin=PLUGIN,
    package_folder=HOME,
    playouts=list(playouts(Betta(), 2, MODES)),
    nightly_playouts=list(playouts(Betta(), 25, MODES)),
    expected_matches=frozenset(
        {
            *(f"classic-{seats}" for seats in (2, 3, 4)),
            *(f"betty-{seats}" for seats in (2, 3, 4, 5)),
            "solo-even",
            "solo-any",
            "solo-daily",
        }
    ),
    rare_messages=frozenset({"over-full"}),
    rules=Betta(asset_lookup(BOXES, HOME / "tests" / "matches")),
    statements=statements,
    option_rows=MODES,
)

TestBetta = game_tests(BETTA)

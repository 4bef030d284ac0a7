"""The common game tests, run for Bulbous."""

from __future__ import annotations

from pathlib import Path

from parlour.games.bulbous.plugin import PLUGIN
from parlour.games.bulbous.rules.state import Options
from parlour.games.bulbous.tests.modes import GAME, MODES
from parlour.games.bulbous.tests.statements import statements
from parlour.laws.playout import Playout, playouts
from parlour.testing import Subject, game_tests

TIED = Playout(Options(tied_bids="add-card"), 4, b"tied 80")
"""A match with a tie in which cards are added secretly, which is rare in random matches."""

BULBOUS = Subject(
    plugin=PLUGIN,
    package_folder=Path(__file__).parents[1],
    playouts=[*playouts(GAME, 1, MODES), TIED],
    nightly_playouts=list(playouts(GAME, 1))[::5],
    state_interval=29,
    expected_matches=frozenset(
        {
            *(f"classic-{seats}" for seats in (2, 3, 4)),
            "author-2",
            "author-4",
            "teams-4",
            "bluff-3",
            "choices-2",
            "choices-3",
        }
    ),
    rare_messages=frozenset(
        {"news-added", "news-no-bulb", "news-pending", "news-tie", "over-stalled", "phase-add"}
    ),
    statements=statements,
)

TestBulbous = game_tests(BULBOUS)

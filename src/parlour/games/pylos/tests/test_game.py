"""The shared game tests, applied to Pylos."""

from __future__ import annotations

from pathlib import Path

from parlour.games.pylos.plugin import PLUGIN
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.tests.statements import statements
from parlour.laws.playout import playouts
from parlour.testing import Subject, game_tests

PYLOS = Subject(
    plugin=PLUGIN,
    package_folder=Path(__file__).parents[1],
    playouts=list(playouts(Pylos(), 12)),
    state_interval=2,
    expected_matches=frozenset(
        f"{variant}-{how}"
        for variant in ("basic", "standard", "advanced")
        for how in ("apex", "stuck")
    ),
    rare_messages=frozenset({"over-repetition", "over-length", "news-drawn"}),
    statements=statements,
)

TestPylos = game_tests(PYLOS)

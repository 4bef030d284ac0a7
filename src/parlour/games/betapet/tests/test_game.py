"""The shared tests of every game, run for Betapet's boards, word rules and languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.betapet.plays import generator as generators
from parlour.games.betapet.plugin import PLUGIN
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.tests.positions import BETAPET, options
from parlour.games.betapet.tests.statements import statements
from parlour.laws.playout import Playout
from parlour.testing import Subject, game_tests


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the plain Python generator, as without Numba."""
    monkeypatch.setattr(generators, "find_spec", lambda name: None)
    monkeypatch.setattr(generators, "_ready_generators", {})


QUICK = [
    Playout(Options(), 2, b"law 0"),
    Playout(Options(board="random", words="five"), 3, b"law 1"),
    Playout(Options(words="single"), 3, b"law 2"),
    Playout(options("fr", board="special", words="double"), 4, b"law 3"),
]

MANY = [
    Playout(options(language, board=board, words=words, ending=ending), seats, b"law %d" % seats)
    for language, board, words, ending in (
        ("en", "standard", "void", "betapet"),
        ("en", "random", "double", "double"),
        ("en", "classic", "five", "betapet"),
        ("fr", "special", "single", "betapet"),
        ("it", "standard", "five", "double"),
        ("sv", "random", "void", "betapet"),
    )
    for seats in (2, 3, 4)
]

SUBJECT = Subject(
    plugin=PLUGIN,
    package_folder=Path(__file__).parents[1],
    playouts=QUICK,
    nightly_playouts=MANY,
    state_interval=8,
    expected_matches=frozenset(
        {
            "void-standard-2",
            "double-classic-4",
            "five-random-3",
            "french-single-2",
            "swedish-special-2",
        }
    ),
    rare_messages=frozenset({"over-passes"}),
    rules=BETAPET,
    statements=statements,
)

TestBetapet = game_tests(SUBJECT)

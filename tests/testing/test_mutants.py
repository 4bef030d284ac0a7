"""Tests that `parlour check` finds the kinds of mistakes that authors of games make."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.laws.game_check import GameCheck
from parlour.testing.mutants import MISTAKES, Mistake

from .mutant_targets import KINDS, SMALL, build_mutant, finding, plugin_of

EASIEST = {"favoured-seat": "bids", "early-draw": "bids"}
"""The game in which a kind is found, if the others would be searched in vain."""

UNNOTICED = {
    "pylos": {
        "stale-cache",
        "reversed-ranks",
        "ties-by-seat",
        "ignored-penalties",
        "favoured-seat",
    },
    "betta": {"biased-deal", "open-log", "ties-by-seat"},
}
"""The kinds that no law can find in a game, or that the first matches do not show.

Pylos has no scores, and one reason for the end in nearly all random matches. In Betta a biased deal
is public, no log entry is private, and ties are broken.
"""

REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "game-package.md"


def test_the_reference_states_the_number_of_kinds_that_are_found() -> None:
    assert len(KINDS) == len(MISTAKES) == 30
    assert "finds **30 of 30**" in " ".join(REFERENCE.read_text("utf-8").split())


@pytest.mark.parametrize(
    "mistake",
    [
        pytest.param(mistake, id=mistake.name, marks=() if number % 3 == 0 else pytest.mark.slow)
        for number, mistake in enumerate(MISTAKES)
    ],
)
def test_every_kind_of_mistake_is_found_in_a_small_game(mistake: Mistake) -> None:
    games = [name for name in SMALL if mistake.mutant_of(SMALL[name].game) is not None]
    games.sort(key=lambda game: game != EASIEST.get(mistake.name))
    assert any(finding(mistake, game) for game in games)


@pytest.mark.slow
@pytest.mark.parametrize("game", UNNOTICED)
def test_the_kinds_that_a_game_allows_are_found_in_it(game: str) -> None:
    applicable = [each for each in MISTAKES if each.mutant_of(plugin_of(game).game) is not None]
    assert {each.name for each in applicable} > UNNOTICED[game]
    assert len(applicable) - len(UNNOTICED[game]) == stated_count(game)
    missed = [
        each.name
        for each in applicable
        if each.name not in UNNOTICED[game] and finding(each, game) is None
    ]
    assert missed == []


def stated_count(game: str) -> int:
    """Return how many kinds are found in a game, as the reference states it."""
    text = REFERENCE.read_text("utf-8")
    return int(re.findall(rf"^\| {game.title()} \| \d+ \| (\d+) \|", text, re.MULTILINE)[0])


@pytest.mark.parametrize("game", SMALL)
def test_the_unchanged_games_have_no_mistake(game: str) -> None:
    plugin = SMALL[game]
    check = GameCheck(plugin.game, plugin, seeds=2, every=2, seconds=5)
    assert list(check.run()) and check.matches


def test_a_kind_that_does_not_apply_is_refused() -> None:
    with pytest.raises(LookupError, match="fixed-world does not apply to rowgame"):
        build_mutant("fixed-world", "rowgame")

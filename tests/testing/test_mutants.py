"""Tests that `parlour check` finds the kinds of mistakes that authors of games make."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.laws.game_check import GameCheck
from parlour.testing.mutants import MISTAKES, Mistake

from .mutant_targets import KINDS, SMALL, build_mutant, finding

REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "game-package.md"


def test_the_reference_states_the_number_of_kinds_that_are_found() -> None:
    assert len(KINDS) == len(MISTAKES) == 30
    assert "finds **30 of 30**" in " ".join(REFERENCE.read_text("utf-8").split())


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_every_kind_of_mistake_is_found_in_a_small_game(mistake: Mistake) -> None:
    games = [name for name in SMALL if mistake.mutant_of(SMALL[name].game) is not None]
    assert any(finding(mistake, game, seconds=20) for game in games)


@pytest.mark.parametrize("game", SMALL)
def test_the_unchanged_games_have_no_mistake(game: str) -> None:
    plugin = SMALL[game]
    check = GameCheck(plugin.game, plugin, seeds=2, every=2, seconds=5)
    assert list(check.run()) and check.matches


def test_a_kind_that_does_not_apply_is_refused() -> None:
    with pytest.raises(LookupError, match="fixed-world does not apply to rowgame"):
        build_mutant("fixed-world", "rowgame")

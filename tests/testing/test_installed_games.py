"""Tests that `parlour check` finds no mistake in the installed games and in those of the scaffold."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from parlour.laws import deals, memory
from parlour.laws.game_check import GameCheck, installed_check
from parlour.plugin.registry import game_classes
from parlour.scaffold.kinds import TEMPLATES, GameTemplate


def assert_no_mistake(check: GameCheck) -> None:
    """Run a check and require that it has covered all secrets and the laws over many matches."""
    for _ in check.run():
        pass
    assert memory.LAW in check.coverage.laws
    assert (deals.LAW in check.coverage.laws) == check.game.spec.has_hidden_information


@pytest.mark.slow
@pytest.mark.parametrize("game", game_classes())
def test_an_installed_game_has_no_mistake(game: str) -> None:
    assert_no_mistake(installed_check(game, Path("data"), seeds=1, every=10, seconds=90))


@pytest.mark.slow
@pytest.mark.parametrize("template", TEMPLATES.values(), ids=lambda template: template.id)
def test_a_game_of_the_scaffold_has_no_mistake(template: GameTemplate) -> None:
    plugin = import_module(f"{template.package}.plugin").PLUGIN
    check = GameCheck(plugin.game, plugin, seeds=2)
    assert_no_mistake(check)
    assert check.is_complete
    assert check.coverage.secrets == set(check.secrets)
    assert check.coverage.disguises == set(check.disguises)

"""Tests of a game's bots: levels in every strength range, and consistent rankings."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from random import Random
from typing import Any

import pytest

from parlour.laws.playout import random_states
from parlour.plugin.player import LEVEL_IDS, STRENGTH_RANGES, RankingPlayer
from parlour.testing.subject import Subject

SAMPLE_COUNT, SAMPLE_INTERVAL = 4, 5
"""The number of positions ranked per level, and their distance in decisions."""

WITHOUT_A_COMPILER = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from importlib import import_module
from random import Random
from parlour.plugin.assets import asset_lookup
from parlour.core.rng import Rng
folder = import_module(sys.argv[1]).PLUGIN
game, bots = folder.game(asset_lookup(folder.asset_store)), folder.bots
if bots.precompile is not None:
    bots.precompile()
players = [level.build(game) for level in bots.levels]
state = game.setup(game.types.options(), min(game.seat_counts(game.types.options())), Rng(bytes(32))).state
seat = min(game.turn(state).seats)
game.apply(state, seat, players[-1].choose(game.view(state, seat), seat, Random(1), 0.1))
"""
"""A script that plays without numba and numpy, which are optional (extra `bots`).

The rules and all levels must be importable without them, and the strongest level must still play.
"""

RANKING_SECONDS = 0.05
"""The time limit (s) of a ranking. The checked properties hold for any limit."""


def ranking_players(subject: Subject) -> dict[str, RankingPlayer]:
    """Return the bots that rank actions, by level."""
    levels = subject.plugin.bots.levels if subject.plugin.bots else ()
    bots = {level.id: level.build(subject.game) for level in levels}
    return {level: player for level, player in bots.items() if isinstance(player, RankingPlayer)}


def bot_tests(subject: Subject) -> type[Any]:
    """Return the tests of a game's bot levels and rankings."""

    class BotTests:
        def test_every_strength_range_has_a_level_and_the_weakest_comes_first(self) -> None:
            levels = (
                [level.id for level in subject.plugin.bots.levels]
                if subject.plugin.bots
                else list(LEVEL_IDS)
            )
            missing = set(STRENGTH_RANGES) - set(levels)
            assert not missing, f"every game with bots has these levels too: {sorted(missing)}"
            assert levels == [level for level in LEVEL_IDS if level in levels], "weakest first"

        @pytest.mark.parametrize(
            "package",
            [subject.plugin.game.__module__.partition(".rules")[0]] if subject.plugin.bots else [],
        )
        def test_levels_play_without_a_compiler(self, package: str) -> None:
            run = subprocess.run(
                [sys.executable, "-c", WITHOUT_A_COMPILER, f"{package}.plugin"],
                capture_output=True,
                text=True,
                check=False,
                # The package may be on the path of this process only.
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            assert run.returncode == 0, run.stderr

        @pytest.mark.parametrize("level", ranking_players(subject))
        def test_a_ranking_lists_legal_actions_best_first(self, level: str) -> None:
            game, player, rng = subject.game, ranking_players(subject)[level], Random(1)
            for state in islice(
                random_states(game, subject.playouts[0]),
                1,
                SAMPLE_COUNT * SAMPLE_INTERVAL,
                SAMPLE_INTERVAL,
            ):
                for seat in sorted(game.turn(state).seats)[:1]:
                    view, legal_actions = (
                        game.view(state, seat),
                        list(game.legal_actions(state, seat)),
                    )
                    ranking = player.rank(view, seat, rng, RANKING_SECONDS)
                    actions, values = (
                        [each.action for each in ranking],
                        [each.value for each in ranking],
                    )
                    assert actions and len(set(actions)) == len(actions)
                    assert all(action in legal_actions for action in actions)
                    assert values == sorted(values, reverse=True)

    return BotTests

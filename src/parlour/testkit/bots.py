"""The opponents of a game: all five, and what the strongest think."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from parlour.core.player import LEVELS, RankingPlayer
from parlour.core.playout import walk
from parlour.testkit.subject import Subject

LOOKS, APART = 4, 5
"""So many positions are ranked, one in so many of a random match."""

SECONDS = 0.05
"""How long a ranking may take: what it must say is the same however long it thinks."""


def rankers(subject: Subject) -> dict[str, RankingPlayer]:
    """Return the players that say what they think, by level."""
    levels = subject.folder.bots.levels if subject.folder.bots else ()
    built = {level.id: level.build(subject.game) for level in levels}
    return {level: player for level, player in built.items() if isinstance(player, RankingPlayer)}


def bot_tests(subject: Subject) -> type[Any]:
    """Return the tests that all levels are there and that rankings are what they say."""

    class BotTests:
        def test_the_levels_are_those_of_every_game(self) -> None:
            assert subject.folder.bots is None or tuple(level.id for level in subject.folder.bots.levels) == LEVELS

        @pytest.mark.parametrize("level", rankers(subject))
        def test_a_ranking_is_of_legal_actions_and_the_best_comes_first(self, level: str) -> None:
            game, player, luck = subject.game, rankers(subject)[level], Random(1)
            for state in islice(walk(game, subject.playouts[0]), 1, LOOKS * APART, APART):
                for seat in sorted(game.turn(state).seats)[:1]:
                    view, legal = game.view(state, seat), list(game.legal(state, seat))
                    ranking = player.rank(view, seat, luck, SECONDS)
                    actions, values = [each.action for each in ranking], [each.value for each in ranking]
                    assert actions and len(set(actions)) == len(actions)
                    assert all(action in legal for action in actions)
                    assert values == sorted(values, reverse=True)

    return BotTests

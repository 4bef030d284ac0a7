"""Tests for explained luck on known values and with the luck model of a game."""

from __future__ import annotations

from itertools import islice

import pytest

from parlour.plugin.registry import build_game, game_plugin
from parlour.search import chance
from parlour.search.baselines import RandomPlayer
from parlour.search.chance import LuckSampler
from parlour.search.explained import LuckSplit, describe_splits, luck_report, sample_splits


def test_results_of_pure_luck_are_explained_completely() -> None:
    line = describe_splits([LuckSplit(3.0, 3.0), LuckSplit(-2.0, -2.0), LuckSplit(5.0, 5.0)])
    assert "correlation with results 1.00; deviation of results 2.9, without luck 0.0" in line


def test_constant_luck_explains_nothing() -> None:
    line = describe_splits([LuckSplit(3.0, 1.0), LuckSplit(-2.0, 1.0)])
    assert (
        line
        == "2 matches: luck 1.0 ± 0.0 on average, correlation with results 0.00; deviation of results 2.5, without luck 2.5"
    )


def test_the_same_matches_have_the_same_luck_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MAX_SAMPLES", chance.MIN_SAMPLES)
    game = build_game("bulbous")
    first, again = (
        list(
            islice(
                sample_splits(
                    game, RandomPlayer(game), LuckSampler(game, RandomPlayer(game), 1), 2
                ),
                1,
            )
        )
        for _ in range(2)
    )
    assert first == again
    assert any(split.luck for split in first)


def test_the_luck_model_of_a_game_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MAX_SAMPLES", chance.MIN_SAMPLES)
    bots = game_plugin("betta").bots
    assert bots is not None and bots.luck_model is not None
    assert luck_report(build_game("betta"), "casual", 2, 2).startswith("2 matches: luck ")

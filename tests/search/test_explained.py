"""How well luck explains results is told of matches whose luck is known, and of a game whose judge is asked."""

from __future__ import annotations

from itertools import islice

import pytest

from parlour.plugin.registry import build, plugin
from parlour.search import chance
from parlour.search.baselines import RandomPlayer
from parlour.search.chance import Dealer
from parlour.search.explained import Split, judged, splits, told


def test_results_that_luck_alone_decides_are_explained_whole() -> None:
    line = told([Split(3.0, 3.0), Split(-2.0, -2.0), Split(5.0, 5.0)])
    assert "goes with the result by 1.00; results stray by 2.9, without luck by 0.0" in line


def test_luck_that_was_always_the_same_explains_nothing() -> None:
    line = told([Split(3.0, 1.0), Split(-2.0, 1.0)])
    assert line == "2 matches: luck 1.0 ± 0.0 on average, goes with the result by 0.00; results stray by 2.5, without luck by 2.5"


def test_the_same_matches_are_split_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MOST", chance.LEAST)
    game = build("bulbous")
    first, again = (list(islice(splits(game, RandomPlayer(game), Dealer(game, RandomPlayer(game), 1), 2), 1)) for _ in range(2))
    assert first == again
    assert any(split.luck for split in first)


def test_the_judge_of_a_game_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "MOST", chance.LEAST)
    bots = plugin("betta").bots
    assert bots is not None and bots.judge is not None
    assert judged(build("betta"), "casual", 2, 2).startswith("2 matches: luck ")

"""Agreement counts what was far apart, and asking twice asks about the same decision."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from parlour.core.game import Seat
from parlour.core.player import Candidate
from parlour.core.registry import build
from parlour.search.baselines import RandomPlayer, imagined
from parlour.search.steadiness import Asked, agreement, asked, told

GAME = build("pylos")


class Fickle:
    """Prefers the first legal action by a point, or the second when luck wants it."""

    def __init__(self, often: float) -> None:
        self.often = often

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        raise AssertionError("a ranking is asked for its thoughts alone")

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        legal = sorted(GAME.legal(imagined(GAME, view, Random(0)), seat), key=str)[:2]
        if luck.random() < self.often:
            legal.reverse()
        return [Candidate(action, 2.0 - number) for number, action in enumerate(legal)]


@pytest.mark.parametrize(("often", "least", "most"), [(0.0, 1.0, 1.0), (0.5, 0.2, 0.8)])
def test_who_is_fickle_agrees_less(often: float, least: float, most: float) -> None:
    found = list(islice(asked(GAME, Fickle(often), RandomPlayer(GAME), GAME.types.options(), 2, 1.0, seed=1), 40))
    assert all(one.gap == 1.0 for one in found)
    assert least <= agreement(found, 0.5).share <= most


def test_only_what_is_far_apart_counts() -> None:
    found = [Asked(0.2, False), Asked(1.0, True), Asked(2.0, True), Asked(2.0, False)]
    steady = agreement(found, 0.5)
    assert (steady.decisions, steady.share) == (3, 2 / 3)
    assert 0.2 < steady.low < steady.share < steady.high < 1.0
    assert agreement(found, 5.0) == (0, 0.0, 0.0, 1.0)


def test_a_line_for_each_threshold() -> None:
    lines = list(told(iter([Asked(1.0, True), Asked(2.0, False), Asked(3.0, True)]), 2, (0.5, 1.5)))
    assert lines[0].startswith("gap over 0.5: 2 of 2 decisions, the same first 50.0% (")
    assert lines[1].startswith("gap over 1.5: 1 of 2 decisions, the same first 0.0% (")

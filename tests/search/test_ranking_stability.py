"""Tests for ranking stability, which repeats the ranking of a decision with a clear gap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from parlour.core.game import Seat
from parlour.plugin.player import Candidate
from parlour.plugin.registry import build_game, game_plugin
from parlour.search.baselines import RandomPlayer, determinized_state
from parlour.search.steadiness import (
    RankingStability,
    RepeatedDecision,
    agreement_rate,
    threshold_lines,
)

GAME = build_game("pylos")
PYLOS = RankingStability(game=lambda: GAME, mover="beginner", decisions={2: 3}, seconds=0.01)


class Fickle:
    """A bot that ranks the first legal action one point higher, or at random the second."""

    def __init__(self, often: float) -> None:
        self.often = often

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        raise AssertionError("a ranking is asked for its thoughts alone")

    def rank(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Sequence[Candidate]:
        legal = sorted(
            GAME.legal_actions(determinized_state(GAME, view, Random(0)), seat), key=str
        )[:2]
        if luck.random() < self.often:
            legal.reverse()
        return [Candidate(action, 2.0 - number) for number, action in enumerate(legal)]


@pytest.mark.parametrize(("often", "least", "most"), [(0.0, 1.0, 1.0), (0.5, 0.2, 0.8)])
def test_a_random_player_agrees_less(often: float, least: float, most: float) -> None:
    found = list(
        islice(PYLOS.sample_decisions(GAME, Fickle(often), RandomPlayer(GAME), 2, 0.5), 40)
    )
    assert all(item.gap == 1.0 for item in found)
    assert least <= agreement_rate(found, 0.5).share <= most


def test_a_small_gap_is_not_repeated() -> None:
    found = list(islice(PYLOS.sample_decisions(GAME, Fickle(0.5), RandomPlayer(GAME), 2, 1.0), 10))
    assert [item.agreed for item in found] == [None] * 10


def test_only_selected_states_are_repeated() -> None:
    asked = list[bool]()

    def first_turn(state: Any) -> bool:
        asked.append(GAME.turn(state).seats == {Seat(0)})
        return asked[-1]

    found = replace(PYLOS, is_sampled=first_turn, sample_interval=1).sample_decisions(
        GAME, Fickle(0.0), RandomPlayer(GAME), 2, 0.5
    )
    assert len(list(islice(found, 10))) == 10 == sum(asked)
    assert len(asked) > 10


def test_a_line_is_printed_for_each_threshold_and_number_of_seats() -> None:
    gaps = game_plugin("pylos").bots
    assert gaps is not None
    lines = [line.partition(":")[0] for line in PYLOS.report_lines()]
    assert lines == [f"2 seats, gap over {gap:g}" for gap in gaps.mistake_thresholds[:2]]
    assert [line.partition(":")[0] for line in replace(PYLOS, gaps=(0.25,)).report_lines()] == [
        "2 seats, gap over 0.25"
    ]


def test_only_clear_gaps_count() -> None:
    found = [
        RepeatedDecision(0.2, False),
        RepeatedDecision(1.0, True),
        RepeatedDecision(2.0, True),
        RepeatedDecision(2.0, False),
    ]
    steady = agreement_rate(found, 0.5)
    assert (steady.decisions, steady.share) == (3, 2 / 3)
    assert 0.2 < steady.low < steady.share < steady.high < 1.0
    assert agreement_rate(found, 5.0) == (0, 0.0, 0.0, 1.0)


def test_a_line_for_each_threshold() -> None:
    lines = list(
        threshold_lines(
            iter(
                [
                    RepeatedDecision(1.0, True),
                    RepeatedDecision(2.0, False),
                    RepeatedDecision(3.0, True),
                ]
            ),
            2,
            (0.5, 1.5),
        )
    )
    assert lines[0].startswith("gap over 0.5: 2 of 2 decisions, the same first 50.0% (")
    assert lines[1].startswith("gap over 1.5: 1 of 2 decisions, the same first 0.0% (")

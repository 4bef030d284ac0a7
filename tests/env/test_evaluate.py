"""Tests of evaluations of policies, and of their command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.cli.main import build_app
from parlour.env.evaluate import estimated_rating, evaluate, load_policy
from parlour.search.duel_report import DuelReport
from parlour.search.estimates import Estimate
from parlour.search.level_ratings import level_ratings
from parlour.search.levels import loaded_game

from .agents import CasualBot, RandomPolicy, first_legal, never_legal

pytestmark = pytest.mark.uncounted

UNLIMITED = 600.0
"""A time limit (s) that no decision reaches, so that no result depends on the machine."""


def duel_against(level: str, score: float, games: int = 200) -> DuelReport:
    """Return the report of a duel with this score."""
    won = round(score * games / 2)
    share = Estimate(score, 0.0, 1.0)
    return DuelReport(
        game="pylos",
        options={},
        seats=2,
        a="policy",
        b=level,
        games=games,
        seconds=1.0,
        won=2 * won,
        drawn=0,
        lost=games - 2 * won,
        score=share,
        wins=share,
        points=None,
        decisions=30.0,
        a_seconds=0.0,
        b_seconds=0.0,
        rounds=(1.0,) * won + (0.0,) * (games // 2 - won),
    )


def test_an_even_score_gives_the_rating_of_the_level() -> None:
    rating = estimated_rating("pylos", [duel_against("casual", 0.5)])
    assert rating is not None
    assert rating.value == pytest.approx(level_ratings("pylos")["casual"].number, abs=0.1)
    assert rating.high - rating.value == pytest.approx(rating.value - rating.low)


def test_the_measured_score_of_a_level_gives_its_rating() -> None:
    rating = estimated_rating("pylos", [duel_against("beginner", 0.728)])
    assert rating is not None
    assert rating.value == pytest.approx(level_ratings("pylos")["beginner-plus"].number, abs=0.1)


def test_more_matches_narrow_the_interval() -> None:
    few, many = (estimated_rating("pylos", [duel_against("casual", 0.6, n)]) for n in (20, 2000))
    assert few is not None and many is not None and many.high - many.low < few.high - few.low


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_a_perfect_score_gives_a_finite_rating(score: float) -> None:
    rating = estimated_rating("pylos", [duel_against(level, score) for level in ("casual", "club")])
    assert rating is not None and 0 < rating.value < 3000


def test_a_level_against_itself_is_even() -> None:
    found = evaluate(CasualBot(loaded_game("pylos")), "pylos", ["casual"], 60, seconds=UNLIMITED)
    (duel,) = found.duels
    assert duel.games == 60 and duel.score.low <= 0.5 <= duel.score.high
    assert found.rating is not None
    assert found.rating.low <= level_ratings("pylos")["casual"].number <= found.rating.high


def test_a_policy_is_asked_with_observations() -> None:
    found = evaluate(RandomPolicy(), "betta", ["beginner"], 6, seats=3, seconds=UNLIMITED)
    assert found.illegal == 0 and found.duels[0].seats == 3 and found.duels[0].games == 6
    assert evaluate(first_legal, "pylos", ["beginner"], 2, seconds=UNLIMITED).duels[0].games == 2


def test_illegal_choices_are_counted() -> None:
    found = evaluate(never_legal, "pylos", ["beginner"], 2)
    assert found.illegal >= 10


def test_the_same_seed_gives_the_same_result() -> None:
    one, other = (
        evaluate(
            first_legal,
            "pylos",
            ["beginner"],
            4,
            options={"variant": "basic"},
            seed=5,
            seconds=UNLIMITED,
        )
        for _ in range(2)
    )
    assert one.rating == other.rating and one.duels[0].rounds == other.duels[0].rounds


def test_a_policy_is_found_by_name() -> None:
    agents = "tests.env.agents"
    assert load_policy(f"{agents}:first_legal", loaded_game("pylos")) is first_legal
    assert isinstance(load_policy(f"{agents}:RandomPolicy", loaded_game("pylos")), RandomPolicy)
    assert isinstance(load_policy(f"{agents}:CasualBot", loaded_game("pylos")), CasualBot)
    for name in (agents, f"{agents}:NOT_A_POLICY", ":first_legal"):
        with pytest.raises(ValueError, match=r"polic|neither"):
            load_policy(name, loaded_game("pylos"))
    for name in ("no_such_module:x", f"{agents}:no_such_policy"):
        with pytest.raises(LookupError, match="no_such"):
            load_policy(name, loaded_game("pylos"))


def test_the_command_prints_the_rating_and_keeps_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_agent.py").write_text(
        "def lowest(observation):\n    return int(observation['action_mask'].argmax())\n"
    )
    monkeypatch.chdir(tmp_path)
    line = "evaluate my_agent:lowest pylos --against beginner --matches 4 --keep result.json"
    assert build_app("evaluate")(line.split(), result_action="return_value") == 0
    found = json.loads((tmp_path / "result.json").read_bytes())
    assert found["duels"][0]["games"] == 4 and found["illegal"] == 0
    assert "rating" in capsys.readouterr().out


def test_the_command_explains_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    def run(line: str) -> str:
        assert build_app("evaluate")(line.split(), result_action="return_value") == 1
        return capsys.readouterr().out

    assert "MODULE:POLICY" in run("evaluate nothing pylos")
    assert "no_such" in run("evaluate no_such:agent pylos")
    assert "that game" in run("evaluate tests.env.agents:first_legal no_such_game")

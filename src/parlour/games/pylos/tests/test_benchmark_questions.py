"""Tests that the benchmark's questions are reference positions in which the move matters."""

from __future__ import annotations

import pytest
from rich.console import Console

from parlour.games.pylos.bench import truth
from parlour.games.pylos.bots import LEVELS
from parlour.games.pylos.rules.game import Pylos
from parlour.games.pylos.tests.reference_data import VALUED

pytestmark = pytest.mark.uncounted


@pytest.mark.parametrize("section", truth.SECTIONS)
def test_questions_match_the_reference_data(section: str) -> None:
    questions = {question.pos: question for question in truth.questions(section)}
    for row in VALUED[section]:
        keeping_moves = row["win_moves"] if row["value"] == "win" else row["draw_moves"]
        if (
            row["value"] == "loss"
            or keeping_moves + (row["draw_moves"] if row["value"] == "win" else row["win_moves"])
            == row["moves"]
            == keeping_moves
        ):
            assert row["pos"] not in questions
            continue
        question = questions.pop(row["pos"])
        assert question.value == row["value"] and question.moves == row["moves"]
        assert len(question.keep) == keeping_moves and set(row["best"]) <= set(question.keep)
    assert not questions


@pytest.mark.parametrize("section", truth.SECTIONS)
def test_answers_are_complete_turns(section: str) -> None:
    answers = truth.ask(section, LEVELS[1].build(Pylos()), 1.0)
    assert len(answers) == len(truth.questions(section))
    assert 0 < truth.kept_share(answers) < 1


def test_table_has_every_section_and_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(truth, "LEVELS", LEVELS[:2])
    monkeypatch.setattr(truth, "precompile", lambda: None)
    console = Console(record=True, width=120)
    truth.measure(console)
    printed = console.export_text()
    assert all(
        word in printed
        for word in ("basic", "standard, draws", "advanced", "random", "beginner", "beginner-plus")
    )

"""Tests of the process in which bots play matches beside the page of `parlour design`."""

from __future__ import annotations

from multiprocessing import Pipe
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.core.game import Seat
from parlour.design import bots_process
from parlour.design.bots_process import (
    BotMatch,
    BotsFailure,
    BotsReport,
    bots_report,
    play_bot_match,
    run_bots_process,
)
from parlour.design.decisions_text import decisions_from_text
from parlour.design.match_walk import seed_playout, walk_decisions
from parlour.design.questions import BotsQuestion
from parlour.games.pylos.rules.game import Pylos
from parlour.laws.playout import playout_rng
from parlour.search.baselines import RandomPlayer

PLAYOUT = seed_playout(Pylos().types.options(), 2, 5)


@pytest.mark.parametrize("player", [None, RandomPlayer(Pylos())])
def test_the_decisions_of_a_match_lead_to_its_result(player: RandomPlayer | None) -> None:
    match = play_bot_match(Pylos(), PLAYOUT, 5, player)
    assert match == play_bot_match(Pylos(), PLAYOUT, 5, player)
    walk = walk_decisions(Pylos(), PLAYOUT, decisions_from_text(match.decisions))
    assert walk.failure is None and len(walk.steps) - 1 == match.length
    end = walk.steps[-1].state
    assert not Pylos().turn(end).seats
    ranks = Pylos().ranking(end).ranks
    assert match.winners == tuple(seat for seat in range(2) if ranks[seat] == 1)


def test_a_report_divides_wins_and_keeps_the_latest_matches() -> None:
    matches = [
        BotMatch(seed, "", 10 + seed, winners)
        for seed, winners in enumerate([(Seat(0),), (Seat(0), Seat(1)), *[(Seat(1),)] * 6])
    ]
    report = bots_report(2, matches)
    assert (report.matches, report.failure) == (8, None)
    assert [wins.value for wins in report.wins] == [1.5 / 8, 6.5 / 8]
    assert all(0 <= wins.low < wins.value < wins.high <= 1 for wins in report.wins)
    assert report.length is not None and report.length.value == 13.5
    assert [match.seed for match in report.latest] == [7, 6, 5, 4, 3, 2]
    assert bots_report(1, matches).wins == ()
    assert bots_report(2, []) == BotsReport()


class IllegalPlayer:
    """A player that repeats its first action."""

    def choose(self, view: Any, seat: Seat, luck: Random, seconds: float) -> Any:
        """Return the first legal action of the start."""
        start = Pylos().setup(PLAYOUT.options, 2, playout_rng(PLAYOUT)).state
        return next(iter(Pylos().legal_actions(start, Seat(0))))


def test_an_illegal_action_of_a_bot_ends_the_run_with_its_match() -> None:
    with pytest.raises(BotsFailure) as failure:
        play_bot_match(Pylos(), PLAYOUT, 5, IllegalPlayer())
    assert failure.value.match.length == 1
    report = bots_report(2, [], failure.value)
    assert report.failure is not None and report.failed == failure.value.match
    assert report.failure.summary.startswith("ValueError: the bot of seat 2 plays Place(")


def test_a_match_without_an_end_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = msgspec.structs.replace(Pylos.spec, max_decisions=4)
    monkeypatch.setattr(Pylos, "spec", spec)
    with pytest.raises(BotsFailure) as failure:
        play_bot_match(Pylos(), PLAYOUT, 5, None)
    assert "did not end within 4 decisions" in str(failure.value.__cause__)


def sent_reports(question: BotsQuestion, folder: Path) -> list[BotsReport]:
    """Return the reports that the process sends."""
    own, other = Pipe()
    run_bots_process("pylos", folder, question, other)
    other.close()
    found = []
    while own.poll():
        try:
            found.append(msgspec.json.decode(own.recv_bytes(), type=BotsReport))
        except EOFError:
            break
    return found


def test_a_run_reports_at_intervals_and_ends(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bots_process, "MAX_MATCHES", 3)
    monkeypatch.setattr(bots_process, "NICENESS", 0)
    monkeypatch.setattr(bots_process, "REPORT_INTERVAL_S", 0.0)
    reports = sent_reports(BotsQuestion("{}", 2, "random"), tmp_path)
    assert [report.matches for report in reports] == [0, 1, 2, 3, 3]
    assert [match.seed for match in reports[-1].latest] == [2, 1, 0]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (BotsQuestion("{}", 2, "genius"), "no level 'genius'"),
        (BotsQuestion("{}", 9, "random"), "core.no-such-seat"),
        (BotsQuestion("{", 2, "random"), "core.not-options"),
    ],
)
def test_levels_and_options_that_do_not_exist_are_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, question: BotsQuestion, expected: str
) -> None:
    monkeypatch.setattr(bots_process, "NICENESS", 0)
    first, last = sent_reports(question, tmp_path)
    assert first == BotsReport()
    assert last.failure is not None and expected in last.failure.summary
    assert last.failed is None

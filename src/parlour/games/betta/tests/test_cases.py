"""Tests of the cases that were written before the code."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from parlour.core.game import replace
from parlour.core.rng import Rng
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import Pattern, packaged_box
from parlour.games.betta.rules.display import covered_display, is_full, rotated_cells
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.scoring import (
    RankKey,
    betty_value,
    card_score,
    seat_ranks,
    solo_value,
    staff_value,
)
from parlour.games.betta.rules.state import Options

CASES = json.loads((files("parlour.games.betta") / "tests" / "cases.json").read_text())
GAME = Betta()


def cases(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]
    )


def pattern(told: Any) -> Pattern:
    if isinstance(told, str):
        return packaged_box().patterns[told]
    return Pattern(
        "told", told["points"], "".join("#" if cell in told["cells"] else "." for cell in range(9))
    )


def test_no_case_is_forgotten() -> None:
    assert len(CASES) == 34
    assert {case["kind"] for case in CASES} == {
        "rotate",
        "move",
        "flow",
        "final_staff",
        "final_solo",
        "final_betty",
        "tiebreak",
    }


@cases("rotate")
def test_rotation(case: Any) -> None:
    assert rotated_cells(case["input"]["card"], case["input"]["turns"]) == case["expected"]["card"]


@cases("move")
def test_points_of_a_card(case: Any) -> None:
    given, expected = case["input"], case["expected"]
    made = card_score(
        given["display"], given["card_as_placed"], tuple(map(pattern, given["patterns"]))
    )
    assert made.points == expected["points"]
    assert covered_display(given["display"], given["card_as_placed"]) == expected["display_after"]


@cases("final_staff")
def test_final_points_of_a_colour(case: Any) -> None:
    assert (
        sum(staff_value(display, case["input"]["colour"]) for display in case["input"]["displays"])
        == case["expected"]["points"]
    )


@cases("final_solo")
def test_final_points_alone(case: Any) -> None:
    assert sum(map(solo_value, case["input"]["displays"])) == case["expected"]["points"]


@cases("final_betty")
def test_final_points_of_betty(case: Any) -> None:
    goals = packaged_box().goals("brief", case["input"]["participants"])
    assert (
        sum(betty_value(display, goals) for display in case["input"]["displays"])
        == case["expected"]["points"]
    )


@cases("tiebreak")
def test_ties(case: Any) -> None:
    players = case["input"]["players"]
    found = seat_ranks(
        [
            RankKey(total=player["score"], fish=player["visible"], best=player["best_display"])
            for player in players
        ]
    )
    assert [player["id"] for player, rank in zip(players, found, strict=True) if rank == 1] == case[
        "expected"
    ]["winners"]


def flow(number: str) -> Any:
    return next(case for case in CASES if case["id"] == number)


def test_hand_and_stack_run_down() -> None:
    case = flow("BT46")["expected"]
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    for _ in range(12):
        seat = next(iter(GAME.turn(state).seats))
        state = GAME.apply(state, seat, next(iter(GAME.legal_actions(state, seat)))).state
    assert [len(hand) for hand in state.hands] == [case["after_turn_6"]["hand"]] * 2
    assert [len(stack) for stack in state.stacks] == [case["after_turn_6"]["stack"]] * 2
    for _ in range(2):
        seat = next(iter(GAME.turn(state).seats))
        state = GAME.apply(state, seat, next(iter(GAME.legal_actions(state, seat)))).state
    assert [len(hand) for hand in state.hands] == [case["after_turn_7"]["hand"]] * 2
    assert GAME.ranking(state).over == "turns"


def test_full_displays_end_the_match_at_once() -> None:
    assert flow("BT47")["expected"]["phase"] == "finished"
    state = GAME.setup(Options(), 3, Rng(bytes(32))).state
    seat = next(iter(GAME.turn(state).seats))
    card = state.hands[seat][0]
    fish = packaged_box().cards[card].fish
    gap = fish.index(next(cell for cell in fish if cell != "."))
    almost = "rbygrbygr"[:gap] + "." + "rbygrbygr"[gap + 1 :]
    state = replace(state, displays=(almost, *("rbygrbygr",) * (len(state.displays) - 1)))
    assert {action.display for action in GAME.legal_actions(state, seat)} == {0}
    state = GAME.apply(state, seat, Place(card, 0, 0)).state
    assert GAME.turn(state).seats == frozenset()
    assert GAME.ranking(state).over == "full"


def test_overtime_is_charged_before_fish_break_a_tie() -> None:
    """A penalty of the third seat does not change the tie-break between the first two."""
    state = GAME.setup(Options(), 3, Rng(bytes(32))).state
    displays = ("........b", *(".........",) * 5)
    state = replace(state, displays=displays, scores=(40, 40, 30))
    assert GAME.ranking(state).ranks == (1, 2, 3)
    penalties = GAME.ranking(state, (0, 0, 10))
    assert (penalties.ranks, penalties.scores) == ((1, 2, 3), (40, 40, 20))
    level = GAME.ranking(state, (10, 10, 0))
    assert (level.ranks, level.scores) == ((1, 2, 2), (30, 30, 30))


def test_rotations_on_an_empty_display_are_alike() -> None:
    case = flow("BT49")
    results = {
        covered_display(case["input"]["display"], rotated_cells(case["input"]["card"], turns))
        for turns in range(4)
    }
    assert (
        len({min(rotated_cells(cells, turns) for turns in range(4)) for cells in results})
        == case["expected"]["distinct_results_up_to_rotation"]
    )
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    seat = next(iter(GAME.turn(state).seats))
    for turns in range(4):
        GAME.apply(state, seat, Place(state.hands[seat][0], turns, 4))


def test_visible_fish_never_decrease() -> None:
    case = flow("BT50")
    before, after = (
        case["input"]["display"],
        covered_display(case["input"]["display"], case["input"]["card"]),
    )
    assert 9 - before.count(".") == case["expected"]["before"]
    assert 9 - after.count(".") == case["expected"]["after"]
    assert not is_full(after)


def test_betty_shares_the_best_rank_of_a_tie() -> None:
    rows = [
        RankKey(total=40, fish=9, best=3),
        RankKey(total=40, betty=True),
        RankKey(total=40, fish=12, best=3),
        RankKey(total=50),
    ]
    assert seat_ranks(rows) == (4, 2, 2, 1)
    assert seat_ranks([RankKey(total=7, betty=True), RankKey(total=6, fish=9)]) == (1, 2)

"""Tests of the worked examples in cases.json, position by position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import Illegal, replace
from parlour.games.carcassonne.rules.actions import Choose, Place, Settle
from parlour.games.carcassonne.rules.events import StackSettled
from parlour.games.carcassonne.rules.scoring import feature_points
from parlour.games.carcassonne.rules.state import State, land_of, meeple_supply
from parlour.games.carcassonne.tests.table import KINDS, RULES, Table

CASES = json.loads((Path(__file__).parent / "cases.json").read_text())

ERROR_CODES = {
    "illegal placement": {
        "carcassonne.does-not-fit",
        "carcassonne.not-adjacent",
        "carcassonne.square-taken",
    },
    "illegal meeple": {"carcassonne.not-free"},
}


def play_move(table: Table, move: dict[str, Any], *, last: bool) -> None:
    """Play one move of a worked example, with its settlements and bets."""
    seat, meeple = move["p"], move.get("meeple")
    table.place(seat, move["tile"], move["x"], move["y"], move["rot"], meeple, last=last)
    for (x, y), segment in move.get("settle_choice", ()):
        table.act(seat, Settle(table.tile_number(x, y), segment))
    if table.state.phase == "bet":
        table.bet({int(other): chip for other, chip in move.get("bets", {}).items()})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    table, expected = Table(case["players"]), case["expected"]
    for number, move in enumerate(case["moves"]):
        last = case["final_scoring"] and number == len(case["moves"]) - 1
        if move.get("expect", "ok") == "ok":
            if last and "scores_before_final" in expected:
                before = Table(case["players"])
                before.state = table.state
                play_move(before, move, last=False)
                assert before.scores == expected["scores_before_final"]
            play_move(table, move, last=last)
        else:
            state = table.state
            with pytest.raises(Illegal) as error:
                play_move(table, move, last=False)
            assert error.value.code in ERROR_CODES[move["expect"]]
            table.state = state
    for (x, y), seat, segment in case.get("final_bet_choices", ()):
        if table.state.phase == "choose":
            table.act(seat, Choose(table.tile_number(x, y), segment))
    assert (table.state.phase == "over") == case["final_scoring"]
    results = case_results(table, expected)
    for name, value in expected.items():
        if name != "scores_before_final":
            assert (sorted(value) if name == "last_completed" else value) == results[name], name


def case_results(table: Table, expected: dict[str, Any]) -> dict[str, Any]:
    """Return the actual values that a worked example may check, by name."""
    state = table.state
    land, newest = land_of(state, KINDS), len(state.placed) - 1
    return {
        "scores": table.scores,
        "supply": list(meeple_supply(state)),
        "chips_left": [len(chips) for chips in state.chips],
        "bets_settled": sum(
            len(event.chips) for event in table.events if isinstance(event, StackSettled)
        ),
        "no_betting_on_last_move": state.phase != "bet"
        and all(chip.tile != newest for chip in state.laid),
        "last_completed": sorted(
            [
                land.features[name].kind[0],
                land.features[name].tiles,
                feature_points(state.options, land, land.features[name]),
            ]
            for name in land.completed_features(newest)
        ),
        "placements": {
            tile: placement_count(state, tile) for tile in expected.get("placements", ())
        },
    }


def placement_count(state: State, tile: str) -> int:
    """Return the number of legal placements of a tile, ignoring meeples."""
    drawn = replace(state, drawn=tile, stack=(), phase="place")
    return sum(
        action.meeple is None
        for action in RULES.legal_actions(drawn, state.mover)
        if isinstance(action, Place)
    )

"""The worked cases of the rules, position by position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.game import Illegal, Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.events import StackSettled
from parlour.games.carcassonne.rules.kinds import tile_kinds
from parlour.games.carcassonne.rules.scoring import feature_points
from parlour.games.carcassonne.rules.state import Options, State, land_of, meeple_supply
from parlour.games.carcassonne.rules.tiles import packaged_tiles

CASES = json.loads((Path(__file__).parent / "cases.json").read_text())
RULES, KINDS = GAME(), tile_kinds(packaged_tiles(), "drawn")
MORE = ("V", "D", "E", "U", "L", "B") * 3
"""A stack of which something always fits."""

REFUSALS = {
    "illegal placement": {
        "carcassonne.does-not-fit",
        "carcassonne.not-adjacent",
        "carcassonne.square-taken",
    },
    "illegal meeple": {"carcassonne.not-free"},
}


class Table:
    """A match whose draws and turns are as a case wants them."""

    def __init__(self, seats: int, options: Options | None = None) -> None:
        self.state = replace(
            RULES.setup(options or Options(), seats, Rng(bytes(32))).state, stack=MORE
        )
        self.happened: list[Any] = []

    def act(self, seat: int, action: Any) -> None:
        transition = RULES.apply(self.state, Seat(seat), action)
        self.state = transition.state
        self.happened += transition.events

    def lay(
        self,
        seat: int,
        tile: str,
        x: int,
        y: int,
        rot: int,
        meeple: str | None = None,
        *,
        last: bool = False,
    ) -> None:
        """Let a seat lay a tile, whoever's turn it is."""
        stack = () if last else MORE
        self.state = replace(self.state, mover=Seat(seat), drawn=tile, stack=stack, phase="place")
        self.act(seat, Place(x, y, rot // 90, meeple))

    def bet(self, bets: dict[int, str] | None = None) -> None:
        """Let everybody who is asked decide; those who are not named lay nothing."""
        for seat in sorted(RULES.turn(self.state).seats):
            self.act(seat, Bet((bets or {}).get(seat)))

    def number(self, x: int, y: int) -> int:
        return land_of(self.state, KINDS).at[x, y]

    @property
    def scores(self) -> list[int]:
        return [scores.total for scores in self.state.scores]


def move(table: Table, made: dict[str, Any], *, last: bool) -> None:
    table.lay(
        made["p"], made["tile"], made["x"], made["y"], made["rot"], made.get("meeple"), last=last
    )
    for (x, y), segment in made.get("settle_choice", ()):
        table.act(made["p"], Settle(table.number(x, y), segment))
    if table.state.phase == "bet":
        table.bet({int(seat): chip for seat, chip in made.get("bets", {}).items()})


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    table, expected = Table(case["players"]), case["expected"]
    for number, made in enumerate(case["moves"]):
        last = case["final_scoring"] and number == len(case["moves"]) - 1
        if made.get("expect", "ok") == "ok":
            if last:
                before = Table(case["players"])
                before.state, before.happened = table.state, []
                move(before, made, last=False)
                assert (
                    "scores_before_final" not in expected
                    or before.scores == expected["scores_before_final"]
                )
            move(table, made, last=last)
        else:
            kept = table.state
            with pytest.raises(Illegal) as refused:
                move(table, made, last=False)
            assert refused.value.code in REFUSALS[made["expect"]]
            table.state = kept
    for (x, y), seat, segment in case.get("final_bet_choices", ()):
        if table.state.phase == "choose":
            table.act(seat, Choose(table.number(x, y), segment))
    check(table, case["final_scoring"], expected)


def check(table: Table, over: bool, expected: dict[str, Any]) -> None:
    state = table.state
    land = land_of(state, KINDS)
    newest = len(state.placed) - 1
    found: dict[str, Any] = {
        "scores": table.scores,
        "supply": list(meeple_supply(state)),
        "chips_left": [len(chips) for chips in state.chips],
        "bets_settled": sum(
            len(one.chips) for one in table.happened if isinstance(one, StackSettled)
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
        "placements": {tile: ways(state, tile) for tile in expected.get("placements", ())},
    }
    assert (state.phase == "over") == over
    for name, value in expected.items():
        if name != "scores_before_final":
            assert (sorted(value) if name == "last_completed" else value) == found[name], name


def ways(state: State, tile: str) -> int:
    drawn = replace(state, drawn=tile, stack=(), phase="place")
    return sum(
        action.meeple is None
        for action in RULES.legal_actions(drawn, state.mover)
        if isinstance(action, Place)
    )

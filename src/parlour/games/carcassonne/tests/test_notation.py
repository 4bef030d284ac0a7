"""Tests that actions can be converted to notation and parsed from it."""

from __future__ import annotations

import pytest

from parlour.games.carcassonne.notation import InvalidNotation, action_text, parse_action
from parlour.games.carcassonne.rules import GAME
from parlour.games.carcassonne.rules.actions import Bet, Choose, Place, Settle
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.rules.tiles import packaged_tiles
from parlour.laws.playout import Playout, random_states

TILES = packaged_tiles()


def test_notation_round_trips() -> None:
    rules = GAME()
    for state in random_states(rules, Playout(Options(), 2, b"written")):
        for seat in rules.turn(state).seats:
            for action in list(rules.legal_actions(state, seat))[::11]:
                assert (
                    parse_action(action_text(action, state.drawn, TILES), state.drawn, TILES)
                    == action
                )


def test_notation_is_as_the_rules_page_says() -> None:
    assert action_text(Place(1, -1, 3, "c0"), "E", TILES) == "E(1,-1)270 c0"
    assert action_text(Bet("K2"), None, TILES) == "bet 3/4"
    assert action_text(Bet(), None, TILES) == "bet -"
    assert action_text(Settle(12, "c0"), None, TILES) == "settle 12 c0"
    assert action_text(Choose(12, "r1"), None, TILES) == "choose 12 r1"


@pytest.mark.parametrize(
    "text", ["", "E(1,-1)45", "D(1,1)0", "E(1,1)0 x0", "bet 9/9", "settle c0", "E(1111,0)0", "bet"]
)
def test_invalid_notation_raises(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_action(text, "E", TILES)

"""Tests of the notation: written actions can be parsed, and abbreviations are understood."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap
from parlour.games.bulbous.rules.game import Bulbous
from parlour.games.bulbous.rules.notation import action_text, cards_text, parse_action
from parlour.games.bulbous.rules.state import Options
from parlour.laws.playout import Playout, random_states

GAME = Bulbous()


def test_every_legal_decision_is_read_as_it_was_written() -> None:
    for state in list(random_states(GAME, Playout(Options(tied_bids="add-card"), 4, b"notation")))[
        :60
    ]:
        for seat in GAME.turn(state).seats:
            for action in GAME.legal_actions(state, seat):
                assert parse_action(action_text(action)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("bid 4 6 x2", Bid(frozenset({"blue-4", "blue-6", "blue-x2"}))),
        ("BID wild", Bid(frozenset({"wild-circle"}))),
        ("bid b4 r3", Bid(frozenset({"blue-4", "red-3"}))),
        ("swap r7 y8", Swap(frozenset({"red-7", "yellow-8"}))),
        ("pass", Pass()),
        ("bring 3", Bring("green", 3)),
        ("bring r1", Bring("red", 1)),
        ("order r b g y", Order(("red", "blue", "green", "yellow"))),
        ("add 5", Add("blue-5")),
        ("add nothing", Add()),
    ],
)
def test_what_is_typed(text: str, action: AnyAction) -> None:
    assert parse_action(text, "blue", ("green",)) == action


@pytest.mark.parametrize(
    "text",
    ["", "bid 12", "swap", "pass on", "bring", "bring x", "order q", "add 4 5", "bid b", "raise 4"],
)
def test_what_is_nonsense_is_refused(text: str) -> None:
    if text == "swap":
        assert parse_action(text) == Swap(frozenset())
        return
    with pytest.raises(Illegal, match="not-read"):
        parse_action(text, "blue", ("green", "blue"))


def test_cards_are_short() -> None:
    assert cards_text("blue-4", "red-x2", "wild-circle", "wild-triangle") == "b4 rx2 wc wt"

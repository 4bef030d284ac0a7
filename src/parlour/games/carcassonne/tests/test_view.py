"""Tests of the parts of a view."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.game import Seat, replace
from parlour.core.rng import Rng
from parlour.games.carcassonne.rules.state import Options
from parlour.games.carcassonne.tests.table import RULES


@pytest.mark.parametrize("seats", [2, 6])
def test_the_view_of_the_table_lacks_only_derived_fields(seats: int) -> None:
    luck, has_bet = Random(seats), False
    state = RULES.setup(Options(), seats, Rng(luck.randbytes(32))).state
    for _ in range(60):
        for seat in map(Seat, range(seats)):
            table, whole = RULES.table_view(state, seat), RULES.view(state, seat)
            assert table == replace(
                whole, features=(), fits={}, projected=(), betting=None, steps=(), wagers=()
            )
            has_bet = has_bet or bool(whole.wagers)
        awaited = RULES.turn(state).seats
        if not awaited:
            break
        seat = min(awaited)
        state = RULES.apply(state, seat, luck.choice(list(RULES.legal_actions(state, seat)))).state
    assert has_bet

"""Tests that the toy games obey every law."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from parlour.core.clock import Total
from parlour.core.codec import encode
from parlour.core.event import TableSettings
from parlour.core.fold import match_ranking, score_breakdown
from parlour.core.game import Game, LogEntry, Seat
from parlour.core.rng import Rng
from parlour.laws.laws import check_laws
from parlour.laws.playout import playouts

from .table import Table
from .toys.bids import Bid, Bids, Options
from .toys.dice import Dice
from .toys.hands import Hands, swap_secret
from .toys.stones import Stones
from .toys.trails import Lay, State, Trails

SECRETS = {"hands": {"hands": swap_secret}}


@pytest.mark.parametrize(
    "game", [Stones(), Hands(), Bids(), Dice(), Trails()], ids=lambda game: game.spec.id
)
def test_a_toy_obeys_every_law(game: Game[Any, Any, Any, Any]) -> None:
    states = [check_laws(game, playout, SECRETS.get(game.spec.id)) for playout in playouts(game, 2)]
    assert len(states) >= 2
    assert max(states) > 3


@pytest.mark.parametrize("order", list(permutations(range(6)))[::60])
def test_six_secret_bids_are_logged_without_amounts_in_any_order(order: tuple[int, ...]) -> None:
    game, amounts = Bids(), (1, 2, 3, 2, 1, 2)
    state = game.setup(Options(), 6, Rng(bytes(32))).state
    for place, seat in enumerate(order):
        state, events = game.apply(state, Seat(seat), Bid(amounts[seat]))
        for reader in (None, *map(Seat, range(6))):
            first, *rest = game.log_entries(events, reader)
            assert first == LogEntry(
                "decided", Seat(seat), {"amount": amounts[seat]} if reader == seat else {}
            )
            assert [line.what for line in rest] == (["revealed"] if place == 5 else [])
    assert [part.details["amount"] for part in rest[0].parts] == list(amounts)


def test_log_entries_highlight_places_on_a_growing_map() -> None:
    game = Trails()
    state, lit = (
        game.setup(Trails.types.options(), 2, Rng(bytes(32))).state,
        list[tuple[str, ...]](),
    )
    for seat, field in enumerate([(0, 0), (0, 1), (1, 0), (1, 1)]):
        state, events = game.apply(state, Seat(seat % 2), Lay(*field))
        lit += [line.places for line in game.log_entries(events, None)]
    assert lit == [("0,0",), ("0,1",), ("1,0", "0,0"), ("1,1", "0,1")]
    assert "edge" not in encode(state).decode()
    assert state == State(2, state.laid)


def test_overtime_of_one_keeps_the_tie_break_of_the_others() -> None:
    """A penalty for the third seat must not tie the first two seats.

    The scores are 40, 40 and 30, and the ranks stay 1, 2 and 3.
    """
    table = Table(Trails(), 3, TableSettings(clock=Total(1_000, step_ms=60_000, points=10))).start()
    for seat, field in enumerate([(0, 0), (0, 1), (0, 2)]):
        table.move(seat, Lay(*field), at=table.match.at + (2_000 if seat == 2 else 0))
    found = match_ranking(table.game, table.match)
    assert found is not None
    assert (found.ranks, found.scores) == ((2, 1, 3), (1, 1, -9))
    assert [
        (source.kind, source.points) for source in score_breakdown(table.game, table.match)
    ] == [("overtime", (0, 0, -10))]
    assert score_breakdown(table.game, Table(Trails(), 3).match) == ()

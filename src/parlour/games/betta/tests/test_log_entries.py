"""Tests that log entries are the same for everyone and name the places on the board."""

from __future__ import annotations

import re

import pytest

from parlour.core.game import GameEvent, LogEntry, Seat
from parlour.core.rng import Rng
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.happenings import BettaMatchBegan, BettaMatchEnded, CardPlaced
from parlour.games.betta.rules.state import Options, PlacedCard, State
from parlour.laws.playout import Playout, playout_rng

GAME = Betta()
MODES = (Options(), Options(mode="betty"), Options(mode="solo"))

PLACE = re.compile(r"\d|\d/[0-8]|[a-z]+(-[a-z]+)?-\d+")


def played(options: Options, seats: int) -> tuple[State, list[GameEvent]]:
    """Return the final state and events of a match that always takes the first legal action."""
    state, events = GAME.setup(options, seats, playout_rng(Playout(options, seats, b"news")))
    told = list(events)
    while awaited := GAME.turn(state).seats:
        (seat,) = awaited
        state, events = GAME.apply(state, seat, next(iter(GAME.legal_actions(state, seat))))
        told += events
    return state, told


@pytest.mark.parametrize("options", MODES, ids=lambda options: options.mode)
def test_a_match_is_told_whole(options: Options) -> None:
    seats = max(GAME.seat_counts(options))
    state, events = played(options, seats)
    assert events[0] == BettaMatchBegan(state.first)
    assert tuple(each.placed for each in events if isinstance(each, CardPlaced)) == state.placed
    assert len(events) == len(state.placed) + 2
    news = GAME.log_entries(events, None)
    assert all(GAME.log_entries(events, Seat(seat)) == news for seat in range(seats))
    assert all(
        PLACE.fullmatch(place)
        for row in news
        for each in (row, *row.parts)
        for place in each.places
    )
    (why,) = [row.details["why"] for row in news if row.what == "ended"]
    assert why == GAME.ranking(state).over


@pytest.mark.parametrize("options", MODES, ids=lambda options: options.mode)
def test_points_told_make_the_totals(options: Options) -> None:
    seats = max(GAME.seat_counts(options))
    state, events = played(options, seats)
    news = GAME.log_entries(events, None)
    totals = [
        sum(int(row.details.get("points", 0)) for row in news if row.seat == seat)
        for seat in range(seats)
    ]
    assert tuple(totals) == GAME.ranking(state).scores
    for row in news:
        if row.what == "displays":
            assert row.details["points"] == sum(int(part.details["points"]) for part in row.parts)
            assert row.places == tuple(str(part.details["display"]) for part in row.parts)


def test_a_row_names_its_places() -> None:
    placed = PlacedCard(
        seat=Seat(1), card="red-4", display=2, turns=3, points=5, pattern="tee", cells=(0, 1, 4)
    )
    (row,) = GAME.log_entries([CardPlaced(placed)], None)
    details: dict[str, str | int] = {"card": "red-4", "display": 2, "points": 5, "pattern": "tee"}
    assert row == LogEntry("pattern", Seat(1), details, ("2", "2/0", "2/1", "2/4", "red-4"))
    first = PlacedCard(seat=Seat(0), card="red-4", display=0, turns=0, points=2)
    bare = PlacedCard(seat=Seat(0), card="red-5", display=0, turns=0, points=0)
    assert [
        row.what for row in GAME.log_entries([CardPlaced(first), CardPlaced(bare)], Seat(0))
    ] == [
        "first",
        "laid",
    ]


def test_only_displays_that_score_are_parts() -> None:
    end, *rows = GAME.log_entries([BettaMatchEnded("full", ((0, 3, 1), (0, 0, 0)))], None)
    assert end == LogEntry("ended", None, {"why": "full"})
    assert [(row.seat, row.details["points"], row.places) for row in rows] == [
        (0, 4, ("1", "2")),
        (1, 0, ()),
    ]
    assert [part.details for part in rows[0].parts] == [
        {"display": 1, "points": 3},
        {"display": 2, "points": 1},
    ]


def test_a_card_that_is_drawn_is_not_told() -> None:
    """Events contain no card except the laid one, so no hidden card can reach a log."""
    state = GAME.setup(Options(), 2, Rng(bytes(32))).state
    (seat,) = GAME.turn(state).seats
    after, events = GAME.apply(state, seat, next(iter(GAME.legal_actions(state, seat))))
    secret = {
        *after.hands[seat],
        *after.hands[1 - seat],
        *(card for cards in (*after.stacks, *after.removed) for card in cards),
    }
    assert not [card for card in secret if card in repr(events)]

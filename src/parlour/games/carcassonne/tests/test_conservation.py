"""Tests that random matches lose no meeple, chip or point."""

from __future__ import annotations

import pytest

from parlour.core.game import Seat
from parlour.games.carcassonne.rules.events import FeatureScored, StackSettled
from parlour.games.carcassonne.rules.scoring import SCORE_FIELDS, meeples_by_feature
from parlour.games.carcassonne.rules.state import (
    MEEPLES_PER_SEAT,
    Options,
    State,
    land_of,
    meeple_supply,
)
from parlour.games.carcassonne.tests.table import KINDS, RULES
from parlour.laws.playout import Playout, playout_rng


def require_conservation(options: Options, seats: int, matches: int) -> None:
    """Check all states of random matches, and that event points add up to the scores."""
    for number in range(matches):
        playout = Playout(options, seats, b"conserved %d" % number)
        rng = playout_rng(playout).fork("walk")
        state = RULES.setup(options, seats, playout_rng(playout)).state
        points = [dict.fromkeys((*SCORE_FIELDS.values(), "bets"), 0) for _ in range(seats)]
        while awaited := RULES.turn(state).seats:
            seat, rng = rng.choice(sorted(awaited))
            action, rng = rng.choice(list(RULES.legal_actions(state, seat)))
            state, events = RULES.apply(state, seat, action)
            for event in events:
                if isinstance(event, FeatureScored):
                    for owner in event.seats:
                        points[owner][SCORE_FIELDS[event.kind]] += event.points
                elif isinstance(event, StackSettled):
                    for chip in event.chips:
                        points[chip.seat]["bets"] += chip.points
            require_state_conservation(state, seats)
        assert points == [
            {source: getattr(scores, source) for source in points[0]} for scores in state.scores
        ]
        assert len(state.placed) + len(state.discarded) == (82 if options.bets else 72)


def require_state_conservation(state: State, seats: int) -> None:
    """Check that no meeple or chip is lost and that no completed feature has a meeple."""
    land = land_of(state, KINDS)
    on_land = [meeple.seat for meeple in state.meeples]
    supply = meeple_supply(state)
    assert [supply[seat] + on_land.count(Seat(seat)) for seat in range(seats)] == [
        MEEPLES_PER_SEAT
    ] * seats
    assert all(
        land.features[name].open or land.features[name].kind == "field"
        for name in meeples_by_feature(state.meeples, land)
    )
    if state.options.bets:
        chips = [
            [*state.chips[seat], *(chip.chip for chip in state.laid if chip.seat == seat)]
            for seat in range(seats)
        ]
        assert all(sorted(own) == ["K1", "K2", "K3", "K4", "K5", "K6"] for own in chips)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_points_and_meeples_are_conserved(seats: int) -> None:
    require_conservation(Options(), seats, 3)


@pytest.mark.slow
def test_points_and_meeples_are_conserved_in_a_thousand_matches() -> None:
    for seats in range(2, 7):
        require_conservation(Options(), seats, 100)
        require_conservation(Options(bets=False, small_city="two"), seats, 100)

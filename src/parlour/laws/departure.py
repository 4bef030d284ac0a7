"""The laws of leaving a match, and of settling it when time has ended it."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from parlour.core.codec import encode
from parlour.core.game import LeaveReason, Seat
from parlour.core.rng import Rng
from parlour.laws.rankings import check_rankings
from parlour.laws.round_trip import check_log_round_trip, check_round_trip
from parlour.laws.secrecy import check_determinization
from parlour.laws.trial import Trial


def check_departure(trial: Trial, state: Any, rng: Rng) -> None:
    """Check that any seat may leave, or end the match by its flag, at any time.

    If enough seats remain, play continues.
    """
    if not trial.game.turn(state).seats:
        return
    leaving_seat, rng = rng.choice([Seat(seat) for seat in range(trial.seats)])
    why, rng = rng.choice(get_args(LeaveReason))
    before = encode(state)
    departure, settlement = (
        trial.game.leave(state, leaving_seat, why),
        trial.game.settle_on_time(state, leaving_seat),
    )
    departed_state = departure.state
    trial.require_same(
        "purity: leaving does not change its argument", msgspec.Raw(before), state, "state"
    )
    trial.require_same(
        "purity: same departure, same state",
        departure,
        trial.game.leave(state, leaving_seat, why),
        "after",
        f"seat {leaving_seat} leaves twice",
    )
    for after in (departure, settlement):
        check_round_trip(trial, after.state)
        check_rankings(trial, after.state)
        for viewer in trial.viewers:
            check_log_round_trip(trial, trial.game.log_entries(after.events, viewer))
    if trial.seats > 2:
        check_determinization(trial, departed_state, rng)
        for seat in trial.game.turn(departed_state).seats:
            trial.require(
                "liveness: an awaited seat has a legal action after a departure",
                any(True for _ in trial.game.legal_actions(departed_state, seat)),
                departed_state,
                f"seat {seat} after seat {leaving_seat} left",
            )

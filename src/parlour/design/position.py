"""A position of a match, as every seat and the spectators see it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import AnyGame, Seat
from parlour.core.match import Occupant
from parlour.core.value import Value
from parlour.design.failure import PackageFailure, failure_of
from parlour.design.match_walk import MatchWalk
from parlour.laws.playout import MAX_LEGAL_ACTIONS, Playout
from parlour.services.lessons.position import staged_frame
from parlour.services.matches.frames import Frame


class BoardInfo(Value, frozen=True):
    """What one seat, or the public, sees of a position.

    Attributes:
        seat: The seat, or None for spectators.
        frame: The frame of its board, or None if the package raised an error.
        legal_actions: The number of its legal actions, at most `MAX_LEGAL_ACTIONS`, or None if it
            is not awaited.
        failure: The error that the package raised, or None.
    """

    seat: Seat | None
    frame: Frame | None
    legal_actions: int | None
    failure: PackageFailure | None


class DecisionInfo(Value, frozen=True):
    """A decision of the match.

    Attributes:
        seat: The seat.
        action: The action, as JSON.
    """

    seat: Seat
    action: msgspec.Raw


class PositionInfo(Value, frozen=True):
    """A position of a match.

    Attributes:
        seats: The number of seats.
        seed: The seed.
        step: The number of decisions before the position.
        last_step: The number of decisions in the match.
        decision: The decision that led to the position, or None at the start.
        boards: The boards of all seats and of the spectators.
        failure: The error that ended the match at its last step, or None.
    """

    seats: int
    seed: int
    step: int
    last_step: int
    decision: DecisionInfo | None
    boards: tuple[BoardInfo, ...]
    failure: PackageFailure | None


def position_info(
    game: AnyGame, playout: Playout, walk: MatchWalk, seed: int, step: int
) -> PositionInfo:
    """Return the position after some decisions of a match, or the nearest one.

    Args:
        game: The rules.
        playout: The match.
        walk: Its steps.
        seed: The seed of the match.
        step: The number of decisions.
    """
    if not walk.steps:
        return PositionInfo(playout.seats, seed, 0, 0, None, (), walk.failure)
    last_step = len(walk.steps) - 1
    step = walk.nearest_step(step)
    state, decision, _ = walk.steps[step]
    occupants = tuple(Occupant(f"Seat {seat + 1}", player="") for seat in range(playout.seats))
    return PositionInfo(
        seats=playout.seats,
        seed=seed,
        step=step,
        last_step=last_step,
        decision=None if decision is None else _decision_info(*decision),
        boards=tuple(
            _board_info(game, playout, occupants, state, seat, step)
            for seat in (*map(Seat, range(playout.seats)), None)
        ),
        failure=walk.failure,
    )


def _decision_info(seat: Seat, action: Any) -> DecisionInfo:
    return DecisionInfo(seat, msgspec.Raw(encode(action)))


def _board_info(
    game: AnyGame,
    playout: Playout,
    occupants: Sequence[Occupant],
    state: Any,
    seat: Seat | None,
    step: int,
) -> BoardInfo:
    try:
        awaited = game.turn(state).seats
        is_to_move = seat is not None and seat in awaited
        frame = staged_frame(
            f"design-{game.spec.id}",
            game,
            encode(playout.options),
            tuple(occupants),
            state,
            seat,
            seq=step,
            is_to_move=is_to_move,
            is_over=not awaited,
        )
        count = None
        if seat is not None and is_to_move:
            count = sum(1 for _ in islice(game.legal_actions(state, seat), MAX_LEGAL_ACTIONS))
    except Exception as reason:
        # The view of one seat may fail while the others can be shown.
        return BoardInfo(seat, None, None, failure_of(reason))
    return BoardInfo(seat, frame, count, None)

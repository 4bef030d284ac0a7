"""Stones: take one to three from a heap; taking the last one wins.

The game has no secrets and no randomness.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from parlour.core.game import (
    Action,
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Preview,
    Ranking,
    Seat,
    Transition,
    Turn,
    View,
    replace,
)
from parlour.core.rng import Rng
from parlour.core.value import Value


class Options(Value, frozen=True):
    """The size of the heap; a heap of 2 is too small for three seats."""

    heap: Literal[2, 7, 12] = 7


class State(Value, frozen=True):
    heap: int
    seats: int
    mover: Seat = Seat(0)
    last: int = 0


class Take(Action, frozen=True):
    count: int


class Taken(GameEvent, frozen=True):
    """A number of stones that a seat took."""

    seat: Seat
    count: int


class Sight(View, frozen=True):
    heap: int
    seats: int
    mover: Seat
    last: int


class Stones(Game[State, Take, Sight, Options]):
    spec = GameSpec(
        id="stones",
        name="Stones",
        version=1,
        min_seats=2,
        max_seats=3,
        has_hidden_information=False,
        lists_actions=True,
        max_decisions=12,
        minutes=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        if options.heap < seats:
            raise Illegal("stones.heap-too-small", heap=options.heap)
        return Transition(State(options.heap, seats))

    def turn(self, state: State) -> Turn:
        return Turn(
            frozenset({state.mover}) if state.heap else frozenset(),
            "take" if state.heap else "over",
        )

    def legal_actions(self, state: State, seat: Seat) -> Iterable[Take]:
        return (
            [Take(count) for count in range(1, min(3, state.heap) + 1)]
            if seat == state.mover
            else []
        )

    def apply(self, state: State, seat: Seat, action: Take) -> Transition[State]:
        if seat != state.mover or not state.heap:
            raise Illegal("stones.not-your-turn")
        if not 1 <= action.count <= min(3, state.heap):
            raise Illegal("stones.not-so-many", heap=state.heap)
        after = replace(
            state,
            heap=state.heap - action.count,
            mover=Seat((seat + 1) % state.seats),
            last=action.count,
        )
        return Transition(after, (Taken(seat, action.count),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            LogEntry("took", each.seat, {"count": each.count})
            for each in events
            if isinstance(each, Taken)
        ]

    def view(self, state: State, seat: Seat | None) -> Sight:
        return Sight(state.heap, state.seats, state.mover, state.last)

    def determinize(self, view: Sight, rng: Rng) -> State:
        return State(view.heap, view.seats, view.mover, view.last)

    def previews(self, view: Sight, seat: Seat, actions: Sequence[Take]) -> Sequence[Preview]:
        return [Preview(details={"left": view.heap - action.count}) for action in actions]

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        if state.heap:
            return Ranking((1,) * state.seats)
        winner = (state.mover - 1) % state.seats
        return Ranking(
            tuple(1 if seat == winner else 2 for seat in range(state.seats)), over="last-stone"
        )


GAME = Stones

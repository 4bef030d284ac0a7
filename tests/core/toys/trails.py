"""Trails: a map grows by one field per turn, and the widest trail wins.

Its log entries highlight fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from parlour.core.game import (
    Action,
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    View,
)
from parlour.core.rng import Rng
from parlour.core.value import Value

FIELDS = 9

Field = tuple[int, int]


class Options(Value, frozen=True):
    """Options of a game that has none."""


class State(Value, frozen=True, dict=True):
    """The fields in the order of placement, which also determines their owners."""

    seats: int
    laid: tuple[Field, ...] = ()

    @cached_property
    def edge(self) -> tuple[Field, ...]:
        """The free fields next to the map; they are derived and neither sent nor compared."""
        if not self.laid:
            return ((0, 0),)
        beside = {
            (x + dx, y + dy) for x, y in self.laid for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        return tuple(sorted(beside - set(self.laid)))


class Lay(Action, frozen=True):
    x: int
    y: int


class Laid(GameEvent, frozen=True):
    """A placed field, and the neighbouring fields of the same seat that it joined."""

    seat: Seat
    field: Field
    joined: tuple[Field, ...]


class Sight(View, frozen=True):
    seats: int
    laid: tuple[Field, ...]


class Trails(Game[State, Lay, Sight, Options]):
    spec = GameSpec(
        id="trails",
        name="Trails",
        version=1,
        min_seats=2,
        max_seats=3,
        has_hidden_information=False,
        lists_actions=True,
        has_tie_break=True,
        max_decisions=FIELDS,
        minutes=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        return Transition(State(seats))

    def turn(self, state: State) -> Turn:
        if len(state.laid) == FIELDS:
            return Turn(frozenset(), "over")
        return Turn(frozenset({Seat(len(state.laid) % state.seats)}), "lay")

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Lay]:
        if seat in self.turn(state).seats:
            yield from (Lay(x, y) for x, y in state.edge)

    def apply(self, state: State, seat: Seat, action: Lay) -> Transition[State]:
        if seat not in self.turn(state).seats:
            raise Illegal("trails.not-your-turn")
        field = (action.x, action.y)
        if field not in state.edge:
            raise Illegal("trails.not-beside", x=action.x, y=action.y)
        joined = tuple(
            other
            for other in fields_of(state, seat)
            if abs(other[0] - field[0]) + abs(other[1] - field[1]) == 1
        )
        return Transition(State(state.seats, (*state.laid, field)), (Laid(seat, field, joined),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        laid = (each for each in events if isinstance(each, Laid))
        return [
            LogEntry(
                "laid",
                each.seat,
                {"joined": len(each.joined)},
                tuple(map(place, (each.field, *each.joined))),
            )
            for each in laid
        ]

    def view(self, state: State, seat: Seat | None) -> Sight:
        return Sight(state.seats, state.laid)

    def determinize(self, view: Sight, rng: Rng) -> State:
        return State(view.seats, view.laid)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Rank seats by the width of their trails; later seats win ties, regardless of overtime."""
        widths = [width(fields_of(state, Seat(seat))) for seat in range(state.seats)]
        scores = tuple(
            points - cost
            for points, cost in zip(widths, penalties or (0,) * state.seats, strict=True)
        )
        worth = [(score, seat) for seat, score in enumerate(scores)]
        ranks = tuple(1 + sum(other > own for other in worth) for own in worth)
        return Ranking(ranks, scores, "full" if len(state.laid) == FIELDS else None)


GAME = Trails


def fields_of(state: State, seat: Seat) -> tuple[Field, ...]:
    """Return the fields of a seat."""
    return state.laid[seat :: state.seats]


def width(fields: Sequence[Field]) -> int:
    """Return the number of columns that the fields span."""
    columns = [x for x, _ in fields]
    return 1 + max(columns) - min(columns) if columns else 0


def place(field: Field) -> str:
    """Return the name of a field for log entries."""
    return f"{field[0]},{field[1]}"

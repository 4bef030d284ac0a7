"""Dice: a solo game of rolling up to 21.

The rolls are drawn in advance, so takebacks must redraw them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
    replace,
)
from parlour.core.rng import Rng
from parlour.core.value import Value

MOST = 21


class Options(Value, frozen=True):
    """Options of a game that has none."""


class State(Value, frozen=True):
    coming: tuple[int, ...]
    rolled: tuple[int, ...] = ()
    over: str | None = None


class Roll(Action, frozen=True):
    """The action of rolling another die."""


class Stop(Action, frozen=True):
    """The action of stopping and scoring."""


class Rolled(GameEvent, frozen=True):
    """The roll of a die."""

    face: int


class Sight(View, frozen=True, kw_only=True):
    rolled: tuple[int, ...]
    over: str | None


class Dice(Game[State, Roll | Stop, Sight, Options]):
    spec = GameSpec(
        id="dice",
        name="Dice",
        version=1,
        min_seats=1,
        max_seats=1,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=30,
        minutes=1,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        return Transition(State(draw_rolls(MOST + 1, rng)))

    def turn(self, state: State) -> Turn:
        return Turn(frozenset(), "over") if state.over else Turn(frozenset({Seat(0)}), "roll")

    def legal_actions(self, state: State, seat: Seat) -> Iterable[Roll | Stop]:
        return [] if state.over else [Roll(), Stop()]

    def apply(self, state: State, seat: Seat, action: Roll | Stop) -> Transition[State]:
        if state.over:
            raise Illegal("dice.over")
        if isinstance(action, Stop):
            return Transition(replace(state, over="stopped"))
        rolled = (*state.rolled, state.coming[0])
        after = State(state.coming[1:], rolled, "too-many" if sum(rolled) > MOST else None)
        return Transition(after, (Rolled(rolled[-1]),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        return [
            LogEntry("rolled", Seat(0), {"face": die.face})
            for die in events
            if isinstance(die, Rolled)
        ]

    def view(self, state: State, seat: Seat | None) -> Sight:
        return Sight(rolled=state.rolled, over=state.over)

    def determinize(self, view: Sight, rng: Rng) -> State:
        return State(draw_rolls(MOST + 1 - len(view.rolled), rng), view.rolled, view.over)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        total = sum(state.rolled)
        return Ranking((1,), ((total if total <= MOST else 0) - sum(penalties),), state.over)

    def reshuffle(self, state: State, rng: Rng) -> State:
        return replace(state, coming=draw_rolls(len(state.coming), rng))


GAME = Dice


def draw_rolls(count: int, rng: Rng) -> tuple[int, ...]:
    """Return `count` rolls drawn in advance."""
    found = []
    for _ in range(count):
        face, rng = rng.below(6)
        found.append(face + 1)
    return tuple(found)

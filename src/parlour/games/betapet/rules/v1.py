"""The first version of the rules, for matches that began under it.

They are those of today but for the state, which also remembered how long the record was before the last step. Logs of that
time hold digests of such states.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from parlour.core.game import (
    AssetLookup,
    Game,
    GameEvent,
    LeaveReason,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    no_assets,
    replace,
)
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.betapet.rules.actions import AnyAction
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.game import Betapet as Today
from parlour.games.betapet.rules.state import OpenChallenge, Options, Rack, RecordEntry
from parlour.games.betapet.rules.state import State as TodaysState
from parlour.games.betapet.rules.view import BetapetPreview, BetapetView


class State(Value, frozen=True, kw_only=True):
    """A match at one moment; `told` counts the entries before the last step."""

    options: Options
    premiums: str
    board: Board
    racks: tuple[Rack, ...]
    bag: Rack
    scores: tuple[int, ...]
    mover: int
    rng: Rng
    entries: tuple[RecordEntry, ...] = ()
    told: int = 0
    fails: int = 0
    doubt: OpenChallenge | None = None
    skips: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    over: str | None = None


STATE_FIELDS = structs.fields(TodaysState)


def current_state(state: State) -> TodaysState:
    """Return the state as today's rules know it."""
    return TodaysState(**{field.name: getattr(state, field.name) for field in STATE_FIELDS})


def state_v1(state: TodaysState, told: int) -> State:
    """Return a state of today as it was then."""
    return State(told=told, **{field.name: getattr(state, field.name) for field in STATE_FIELDS})


class BetapetV1(Game[State, AnyAction, BetapetView, Options]):
    """Betapet as it was."""

    spec = replace(Today.spec, version=1)

    def __init__(self, assets: AssetLookup = no_assets) -> None:
        super().__init__(assets)
        self.current_rules = Today(assets)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the first state."""
        return Transition(state_v1(self.current_rules.setup(options, seats, rng).state, 0))

    def turn(self, state: State) -> Turn:
        """Return the mover, or everybody who has not yet answered a play."""
        return self.current_rules.turn(current_state(state))

    def legal_actions(self, state: State, seat: Seat) -> Iterable[AnyAction]:
        """Return the pass, every exchange and every play."""
        return self.current_rules.legal_actions(current_state(state), seat)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the next state; raises Illegal `betapet.…` with nothing changed."""
        return _transition_v1(state, self.current_rules.apply(current_state(state), seat, action))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return what happened."""
        return self.current_rules.log_entries(events, seat)

    def view(self, state: State, seat: Seat | None) -> BetapetView:
        """Return what this seat may know."""
        return self.current_rules.view(current_state(state), seat)

    def determinize(self, view: BetapetView, rng: Rng) -> State:
        """Return a state with the unseen tiles dealt at random."""
        return state_v1(self.current_rules.determinize(view, rng), len(view.entries))

    def previews(
        self, view: BetapetView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[BetapetPreview]:
        """Return each draft's words and points."""
        return self.current_rules.previews(view, seat, actions)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the scores and the ranks they make."""
        return self.current_rules.ranking(current_state(state), penalties)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Return the state without this seat."""
        return _transition_v1(state, self.current_rules.leave(current_state(state), seat, why))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the state after the clock ended the match."""
        return (
            Transition(state)
            if state.over
            else _transition_v1(
                state, self.current_rules.settle_on_time(current_state(state), late)
            )
        )


def _transition_v1(before: State, step: Transition[TodaysState]) -> Transition[State]:
    return Transition(state_v1(step.state, len(before.entries)), step.events)

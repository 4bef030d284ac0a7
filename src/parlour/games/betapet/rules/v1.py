"""Version 1 of the rules, for matches that started under it.

Only the state differs: it also contains the length of the record before the last step. The logs of
those matches hold digests of such states.
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
from parlour.games.betapet.rules.game import Betapet as CurrentBetapet
from parlour.games.betapet.rules.state import OpenChallenge, Options, Rack, RecordEntry
from parlour.games.betapet.rules.state import State as CurrentState
from parlour.games.betapet.rules.view import BetapetPreview, BetapetView


class State(Value, frozen=True, kw_only=True):
    """The state of a match under version 1."""

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
    """The number of entries before the last step.

    The other fields are those of the current State.
    """

    fails: int = 0
    doubt: OpenChallenge | None = None
    skips: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    over: str | None = None


STATE_FIELDS = structs.fields(CurrentState)


def current_state(state: State) -> CurrentState:
    """Return the state under the current rules."""
    return CurrentState(**{field.name: getattr(state, field.name) for field in STATE_FIELDS})


def state_v1(state: CurrentState, told: int) -> State:
    """Return a current state as a state of version 1."""
    return State(told=told, **{field.name: getattr(state, field.name) for field in STATE_FIELDS})


class BetapetV1(Game[State, AnyAction, BetapetView, Options]):
    """Betapet under version 1 of the rules."""

    spec = replace(CurrentBetapet.spec, version=1)

    def __init__(self, assets: AssetLookup = no_assets) -> None:
        super().__init__(assets)
        self.current_rules = CurrentBetapet(assets)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the first state."""
        return Transition(state_v1(self.current_rules.setup(options, seats, rng).state, 0))

    def turn(self, state: State) -> Turn:
        """Return the mover, or every seat that has not answered a play yet."""
        return self.current_rules.turn(current_state(state))

    def legal_actions(self, state: State, seat: Seat) -> Iterable[AnyAction]:
        """Return the pass, every exchange and every play."""
        return self.current_rules.legal_actions(current_state(state), seat)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the next state; raises Illegal `betapet.…`."""
        return _transition_v1(state, self.current_rules.apply(current_state(state), seat, action))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries of events."""
        return self.current_rules.log_entries(events, seat)

    def view(self, state: State, seat: Seat | None) -> BetapetView:
        """Return the view of a seat."""
        return self.current_rules.view(current_state(state), seat)

    def determinize(self, view: BetapetView, rng: Rng) -> State:
        """Return a state with the unseen tiles dealt at random."""
        return state_v1(self.current_rules.determinize(view, rng), len(view.entries))

    def previews(
        self, view: BetapetView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[BetapetPreview]:
        """Return the words and points of each draft."""
        return self.current_rules.previews(view, seat, actions)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return scores and ranks."""
        return self.current_rules.ranking(current_state(state), penalties)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Return the state without a seat."""
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


def _transition_v1(before: State, step: Transition[CurrentState]) -> Transition[State]:
    """Return a transition of the current rules with a state of version 1."""
    return Transition(state_v1(step.state, len(before.entries)), step.events)

"""Version 1 of the rules, for matches that started under it.

Only the state differs: it also contains the length of the record before the last step. The logs of
version 1 matches contain digests of such states.
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
    """The number of record entries before the last step.

    The other fields are those of the current `State`.
    """

    fails: int = 0
    doubt: OpenChallenge | None = None
    skips: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    over: str | None = None


STATE_FIELDS = structs.fields(CurrentState)


def current_state(state: State) -> CurrentState:
    """Convert a state of version 1 to a state of the current rules."""
    return CurrentState(**{field.name: getattr(state, field.name) for field in STATE_FIELDS})


def state_v1(state: CurrentState, told: int) -> State:
    """Convert a state of the current rules to a state of version 1.

    Args:
        state: The current state.
        told: The length of the record before the last step.
    """
    return State(told=told, **{field.name: getattr(state, field.name) for field in STATE_FIELDS})


class BetapetV1(Game[State, AnyAction, BetapetView, Options]):
    """Betapet under version 1 of the rules."""

    spec = replace(CurrentBetapet.spec, version=1)

    def __init__(self, assets: AssetLookup = no_assets) -> None:
        super().__init__(assets)
        self.current_rules = CurrentBetapet(assets)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the first state of a match; raises Illegal."""
        return Transition(state_v1(self.current_rules.setup(options, seats, rng).state, 0))

    def turn(self, state: State) -> Turn:
        """Return the seat to move, or every seat that has not answered a play yet."""
        return self.current_rules.turn(current_state(state))

    def legal_actions(self, state: State, seat: Seat) -> Iterable[AnyAction]:
        """Return a pass, every exchange and every play, or both answers during a challenge."""
        return self.current_rules.legal_actions(current_state(state), seat)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Apply an action and return the next state; raises Illegal with a `betapet.…` code."""
        return _transition_v1(state, self.current_rules.apply(current_state(state), seat, action))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries of events as shown to a seat, or to the public for None."""
        return self.current_rules.log_entries(events, seat)

    def view(self, state: State, seat: Seat | None) -> BetapetView:
        """Return the view of a seat, or of the public for None."""
        return self.current_rules.view(current_state(state), seat)

    def determinize(self, view: BetapetView, rng: Rng) -> State:
        """Return a state that is consistent with a view, with the unseen tiles dealt at random."""
        return state_v1(self.current_rules.determinize(view, rng), len(view.entries))

    def previews(
        self, view: BetapetView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[BetapetPreview]:
        """Return the words and points of each draft."""
        return self.current_rules.previews(view, seat, actions)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return scores and ranks; seats that left rank below seats that stayed."""
        return self.current_rules.ranking(current_state(state), penalties)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Remove a seat from the match; its tiles stay out of play and the other seats continue."""
        return _transition_v1(state, self.current_rules.leave(current_state(state), seat, why))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the final state of a match that the clock ended."""
        return (
            Transition(state)
            if state.over
            else _transition_v1(
                state, self.current_rules.settle_on_time(current_state(state), late)
            )
        )


def _transition_v1(before: State, step: Transition[CurrentState]) -> Transition[State]:
    """Convert a transition of the current rules to one with a state of version 1."""
    return Transition(state_v1(step.state, len(before.entries)), step.events)

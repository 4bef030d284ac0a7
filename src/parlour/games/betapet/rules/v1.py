"""The first version of the rules, for matches that began under it.

They are those of today but for the state, which also remembered how long the record was before the last step. Logs of that
time hold digests of such states.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import structs

from parlour.core.game import Assets, Game, Happening, Leaving, News, Seat, Standing, Transition, Turn, no_assets, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.betapet.rules.actions import AnyAction
from parlour.games.betapet.rules.board import Board
from parlour.games.betapet.rules.game import Betapet as Today
from parlour.games.betapet.rules.state import Doubt, Entry, Options, Rack
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
    entries: tuple[Entry, ...] = ()
    told: int = 0
    fails: int = 0
    doubt: Doubt | None = None
    skips: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    over: str | None = None


FIELDS = structs.fields(TodaysState)


def today(state: State) -> TodaysState:
    """Return the state as today's rules know it."""
    return TodaysState(**{field.name: getattr(state, field.name) for field in FIELDS})


def former(state: TodaysState, told: int) -> State:
    """Return a state of today as it was then."""
    return State(told=told, **{field.name: getattr(state, field.name) for field in FIELDS})


class Betapet(Game[State, AnyAction, BetapetView, Options]):
    """Betapet as it was."""

    spec = replace(Today.spec, version=1)

    def __init__(self, assets: Assets = no_assets) -> None:
        super().__init__(assets)
        self.today = Today(assets)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the first state."""
        return Transition(former(self.today.setup(options, seats, rng).state, 0))

    def turn(self, state: State) -> Turn:
        """Return the mover, or everybody who has not yet answered a play."""
        return self.today.turn(today(state))

    def legal(self, state: State, seat: Seat) -> Iterable[AnyAction]:
        """Return the pass, every exchange and every play."""
        return self.today.legal(today(state), seat)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the next state; raises Illegal `betapet.…` with nothing changed."""
        return _after(state, self.today.apply(today(state), seat, action))

    def news(self, happened: Sequence[Happening], seat: Seat | None) -> Sequence[News]:
        """Return what happened."""
        return self.today.news(happened, seat)

    def view(self, state: State, seat: Seat | None) -> BetapetView:
        """Return what this seat may know."""
        return self.today.view(today(state), seat)

    def imagine(self, view: BetapetView, rng: Rng) -> State:
        """Return a state with the unseen tiles dealt at random."""
        return former(self.today.imagine(view, rng), len(view.entries))

    def previews(self, view: BetapetView, seat: Seat, actions: Sequence[AnyAction]) -> Sequence[BetapetPreview]:
        """Return each draft's words and points."""
        return self.today.previews(view, seat, actions)

    def standing(self, state: State, charged: tuple[int, ...] = ()) -> Standing:
        """Return the scores and the ranks they make."""
        return self.today.standing(today(state), charged)

    def leave(self, state: State, seat: Seat, why: Leaving) -> Transition[State]:
        """Return the state without this seat."""
        return _after(state, self.today.leave(today(state), seat, why))

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        """Return the state after the clock ended the match."""
        return Transition(state) if state.over else _after(state, self.today.settle_on_time(today(state), late))


def _after(before: State, step: Transition[TodaysState]) -> Transition[State]:
    return Transition(former(step.state, len(before.entries)), step.happened)

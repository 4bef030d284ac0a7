"""Reversi, as defined in RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    replace,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour_reversi.rules.actions import AnyAction, Pass, Place
from parlour_reversi.rules.board import bits_of, cell_names, turned_discs
from parlour_reversi.rules.state import Options, State, initial_state
from parlour_reversi.rules.view import (
    DiscPlaced,
    Passed,
    ReversiView,
    log_entry_of,
    state_of,
    view_of,
)


class Reversi(Game[State, AnyAction, ReversiView, Options]):
    """Reversi for two players; seat 0 has the dark discs and begins."""

    spec = GameSpec(
        id="reversi",
        name="Reversi",
        version=1,
        min_seats=2,
        max_seats=2,
        has_hidden_information=False,
        lists_actions=True,
        max_decisions=120,
        minutes=20,
        weight=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state with four discs."""
        return Transition(initial_state(int(options.board)))

    def turn(self, state: State) -> Turn:
        """Return the seat to move, or no seat when neither player can place a disc."""
        if state.is_over:
            return Turn(frozenset(), "over")
        return Turn(frozenset({state.mover}), "place" if state.places else "pass")

    def legal_actions(self, state: State, seat: Seat) -> Iterator[AnyAction]:
        """Yield an action for every legal cell, or the pass."""
        if seat not in self.turn(state).seats:
            return
        if not state.places:
            yield Pass()
        names = cell_names(state.side)
        yield from (Place(names[cell]) for cell in bits_of(state.places))

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a disc was placed or a turn was passed; raises Illegal."""
        if seat not in self.turn(state).seats:
            raise Illegal("reversi.not-your-turn")
        other = Seat(1 - seat)
        if isinstance(action, Pass):
            if state.places:
                raise Illegal("reversi.no-pass")
            return Transition(replace(state, mover=other, placed=None, turned=0), (Passed(seat),))
        names = cell_names(state.side)
        if action.cell not in names:
            raise Illegal("reversi.no-such-cell", cell=action.cell)
        cell = names.index(action.cell)
        if (state.discs[0] | state.discs[1]) >> cell & 1:
            raise Illegal("reversi.taken", cell=action.cell)
        turned = turned_discs(state.discs[seat], state.discs[other], cell, state.side)
        if not turned:
            raise Illegal("reversi.nothing-turned", cell=action.cell)
        own = state.discs[seat] | turned | 1 << cell
        others = state.discs[other] & ~turned
        after = State(
            side=state.side,
            discs=(own, others) if seat == 0 else (others, own),
            mover=other,
            placed=cell,
            turned=turned,
        )
        turned_names = tuple(names[each] for each in bits_of(turned))
        return Transition(after, (DiscPlaced(seat, action.cell, turned_names),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries, which are the same for every seat."""
        return [log_entry_of(event) for event in events]

    def view(self, state: State, seat: Seat | None) -> ReversiView:
        """Return the whole board, which is the same for every seat."""
        return view_of(state)

    def determinize(self, view: ReversiView, rng: Rng) -> State:
        """Return the state, which is completely known from a view."""
        return state_of(view)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking by discs; equal numbers share the rank."""
        return score_ranking(state.counts, penalties, _end_reason(state))


def _end_reason(state: State) -> str | None:
    """Return why the match is over, or None while it is running."""
    if not state.is_over:
        return None
    if 0 in state.counts:
        return "wiped"
    return "full" if sum(state.counts) == state.side**2 else "blocked"

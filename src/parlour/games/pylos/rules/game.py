"""The game of Pylos: its rules as the house asks for them."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    ScoreSource,
    Seat,
    Transition,
    Turn,
)
from parlour.core.rng import Rng
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Take, legal_moves, legal_takes
from parlour.games.pylos.rules.board import BALLS, LEVEL_STARTS, SIZES
from parlour.games.pylos.rules.happenings import log_entries, transition_events
from parlour.games.pylos.rules.state import MAX_TURNS, Options, State
from parlour.games.pylos.rules.turn import (
    match_winner,
    state_after_move,
    state_after_take,
    state_from_position,
)
from parlour.games.pylos.rules.view import (
    PylosPreview,
    PylosView,
    action_previews,
    match_view,
    phase_name,
    state_from_view,
)


class Pylos(Game[State, AnyAction, PylosView, Options]):
    """Pylos for two; the seats are white and black."""

    spec = GameSpec(
        id="pylos",
        name="Pylos",
        version=1,
        min_seats=2,
        max_seats=2,
        hidden=False,
        small=True,
        longest=2 * MAX_TURNS,
        minutes=10,
        weight=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the empty board, white to move."""
        return Transition(state_from_position(options.variant, notation.START_POSITION))

    def turn(self, state: State) -> Turn:
        """Return the mover, in phase `move` or, with a bonus due, `take`."""
        return Turn(
            frozenset() if state.over is not None else frozenset((state.mover,)), phase_name(state)
        )

    def legal_actions(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        """Return placings, then raises, each by hollow; or, with a bonus due, every playable order of one or two balls."""
        if state.over is not None or seat != state.mover:
            return []
        return (
            legal_takes(state.own, state.occupied_cells)
            if state.due
            else legal_moves(state.own, state.occupied_cells)
        )

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a ball was moved or balls were taken back; raises Illegal."""
        if state.over is not None or seat != state.mover:
            raise Illegal("pylos.not-your-turn")
        after = (
            state_after_take(state, action)
            if isinstance(action, Take)
            else state_after_move(state, action)
        )
        return Transition(after, transition_events(after))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return what happened, the same for everybody."""
        return [line for happening in events for line in log_entries(happening)]

    def view(self, state: State, seat: Seat | None) -> PylosView:
        """Return the whole position, the same for everybody."""
        return match_view(state)

    def determinize(self, view: PylosView, rng: Rng) -> State:
        """Return the one state behind the view."""
        return state_from_view(view)

    def previews(
        self, view: PylosView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[PylosPreview]:
        """Return the bonus that each ball would win, and the reserves after the action."""
        return action_previews(view, seat, actions)

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return where the balls of both are, for there are no points: in the reserve, and on each level that any has reached."""
        own = (state.white, state.black)
        found = [
            ScoreSource(what="reserve", points=tuple(BALLS - balls.bit_count() for balls in own))
        ]
        for level in range(len(SIZES)):
            squares = (1 << LEVEL_STARTS[level + 1]) - (1 << LEVEL_STARTS[level])
            there = tuple((balls & squares).bit_count() for balls in own)
            if any(there):
                found.append(ScoreSource(what="level", points=there, details={"level": level + 1}))
        return found

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return a tie until somebody has won; there are no points that overtime could cost."""
        won = match_winner(state)
        return Ranking((1, 1) if won is None else (1 + won, 2 - won), over=state.over)

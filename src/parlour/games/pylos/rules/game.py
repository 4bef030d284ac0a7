"""Pylos as an implementation of the game interface (core/game.py)."""

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
from parlour.games.pylos.rules.events import log_entries, transition_events
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
    """The game of Pylos for two players; seat 0 is light (white), seat 1 dark (black)."""

    spec = GameSpec(
        id="pylos",
        name="Pylos",
        version=1,
        min_seats=2,
        max_seats=2,
        has_hidden_information=False,
        lists_actions=True,
        max_decisions=2 * MAX_TURNS,
        minutes=10,
        weight=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state: an empty board with white to move."""
        return Transition(state_from_position(options.variant, notation.START_POSITION))

    def turn(self, state: State) -> Turn:
        """Return the mover and the phase: `move`, or `take` if a bonus is due."""
        return Turn(
            frozenset() if state.over is not None else frozenset((state.mover,)), phase_name(state)
        )

    def legal_actions(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        """Return all placements and raises, or all removals if a bonus is due.

        Placements precede raises; both are ordered by hollow.
        """
        if state.over is not None or seat != state.mover:
            return []
        return (
            legal_takes(state.own, state.occupied_cells)
            if state.due
            else legal_moves(state.own, state.occupied_cells)
        )

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state and the events after an action; raises Illegal."""
        if state.over is not None or seat != state.mover:
            raise Illegal("pylos.not-your-turn")
        after = (
            state_after_take(state, action)
            if isinstance(action, Take)
            else state_after_move(state, action)
        )
        return Transition(after, transition_events(after))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries of events, which are the same for every seat."""
        return [entry for event in events for entry in log_entries(event)]

    def view(self, state: State, seat: Seat | None) -> PylosView:
        """Return the whole position, which is the same for every seat."""
        return match_view(state)

    def determinize(self, view: PylosView, rng: Rng) -> State:
        """Return the only state that is consistent with a view."""
        return state_from_view(view)

    def previews(
        self, view: PylosView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[PylosPreview]:
        """Return, for each action, whether it earns a bonus and the reserves after it."""
        return action_previews(view, seat, actions)

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the number of each player's balls in the reserve and on each occupied level.

        These counts replace points, which Pylos does not have.
        """
        own = (state.white, state.black)
        sources = [
            ScoreSource(kind="reserve", points=tuple(BALLS - balls.bit_count() for balls in own))
        ]
        for level in range(len(SIZES)):
            level_mask = (1 << LEVEL_STARTS[level + 1]) - (1 << LEVEL_STARTS[level])
            counts = tuple((balls & level_mask).bit_count() for balls in own)
            if any(counts):
                sources.append(
                    ScoreSource(kind="level", points=counts, details={"level": level + 1})
                )
        return sources

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking: the winner first, or a tie until the match is won.

        `penalties` have no effect, because there are no points to deduct for overtime.
        """
        winner = match_winner(state)
        return Ranking((1, 1) if winner is None else (1 + winner, 2 - winner), over=state.over)

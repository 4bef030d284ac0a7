"""Rowgame, as defined in RULES.md."""

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
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.scaffold.rowgame.rules.actions import Place
from parlour.scaffold.rowgame.rules.state import EMPTY_CELL, Options, State, rows_through
from parlour.scaffold.rowgame.rules.view import (
    RowgamePreview,
    RowgameView,
    TokenPlaced,
    log_entry_of,
)


class Rowgame(Game[State, Place, RowgameView, Options]):
    """Rowgame for two to four players."""

    spec = GameSpec(
        id="rowgame",
        name="Rowgame",
        version=1,
        min_seats=2,
        max_seats=4,
        has_hidden_information=False,
        lists_actions=True,
        max_decisions=25,
        minutes=5,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state with an empty board."""
        return Transition(State(EMPTY_CELL * int(options.side) ** 2, (0,) * seats))

    def turn(self, state: State) -> Turn:
        """Return the seat to move, or no seat when the board is full."""
        return (
            Turn(frozenset({state.mover}), "place")
            if EMPTY_CELL in state.cells
            else Turn(frozenset(), "over")
        )

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Place]:
        """Yield an action for every empty cell."""
        if seat in self.turn(state).seats:
            yield from (
                Place(name)
                for name, cell in zip(state.names, state.cells, strict=True)
                if cell == EMPTY_CELL
            )

    def apply(self, state: State, seat: Seat, action: Place) -> Transition[State]:
        """Return the state after placing a token and scoring its rows; raises Illegal."""
        if seat not in self.turn(state).seats:
            raise Illegal("rowgame.not-your-turn")
        if action.cell not in state.names:
            raise Illegal("rowgame.no-such-cell", cell=action.cell)
        place = state.names.index(action.cell)
        if state.cells[place] != EMPTY_CELL:
            raise Illegal("rowgame.taken", cell=action.cell)
        cells = f"{state.cells[:place]}{seat}{state.cells[place + 1 :]}"
        rows = rows_through(cells, place)
        scores = tuple(
            score + len(rows) * (other == seat) for other, score in enumerate(state.scores)
        )
        after = State(cells, scores, Seat((seat + 1) % len(scores)))
        return Transition(
            after,
            (
                TokenPlaced(
                    seat,
                    action.cell,
                    tuple(tuple(state.names[cell] for cell in row) for row in rows),
                ),
            ),
        )

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries, which are the same for every seat."""
        return [log_entry_of(each) for each in events]

    def has_even_seats(self, options: Options) -> bool:
        """Return False, because the first seat has the first choice and sometimes one token more."""
        return False

    def view(self, state: State, seat: Seat | None) -> RowgameView:
        """Return the whole board, which is the same for every seat."""
        return RowgameView(
            cells=state.cells, names=state.names, scores=state.scores, mover=state.mover
        )

    def determinize(self, view: RowgameView, rng: Rng) -> State:
        """Return the state, which is completely known from a view."""
        return State(view.cells, view.scores, view.mover)

    def previews(
        self, view: RowgameView, seat: Seat, actions: Sequence[Place]
    ) -> Sequence[RowgamePreview]:
        """Return the points and rows of each action."""
        results = []
        for action in actions:
            place = view.names.index(action.cell)
            rows = rows_through(f"{view.cells[:place]}{seat}{view.cells[place + 1 :]}", place)
            results.append(
                RowgamePreview(
                    points=len(rows),
                    rows=tuple(sorted({view.names[cell] for row in rows for cell in row})),
                )
            )
        return results

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking by points; equal points share a rank."""
        return score_ranking(state.scores, penalties, None if EMPTY_CELL in state.cells else "full")

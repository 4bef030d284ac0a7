"""The game of Pylos: its rules as the house asks for them."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Game, Happening, Illegal, News, Seat, Source, Spec, Standing, Transition, Turn
from parlour.core.rng import Rng
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Take, moves, takes
from parlour.games.pylos.rules.board import BALLS, FIRST, SIZES
from parlour.games.pylos.rules.happenings import happenings, news
from parlour.games.pylos.rules.state import MOST_TURNS, Options, State
from parlour.games.pylos.rules.turn import after_move, after_take, state_at, winner
from parlour.games.pylos.rules.view import PylosPreview, PylosView, phase, previews, state_behind, view_of


class Pylos(Game[State, AnyAction, PylosView, Options]):
    """Pylos for two; the seats are white and black."""

    spec = Spec(id="pylos", name="Pylos", version=1, min_seats=2, max_seats=2, hidden=False, small=True, longest=2 * MOST_TURNS, minutes=10, weight=2)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the empty board, white to move."""
        return Transition(state_at(options.variant, notation.START))

    def turn(self, state: State) -> Turn:
        """Return the mover, in phase `move` or, with a bonus due, `take`."""
        return Turn(frozenset() if state.over is not None else frozenset((state.mover,)), phase(state))

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        """Return placings, then raises, each by hollow; or, with a bonus due, every playable order of one or two balls."""
        if state.over is not None or seat != state.mover:
            return []
        return takes(state.own, state.occupied) if state.due else moves(state.own, state.occupied)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a ball was moved or balls were taken back; raises Illegal."""
        if state.over is not None or seat != state.mover:
            raise Illegal("pylos.not-your-turn")
        after = after_take(state, action) if isinstance(action, Take) else after_move(state, action)
        return Transition(after, happenings(after))

    def news(self, happened: Sequence[Happening], seat: Seat | None) -> Sequence[News]:
        """Return what happened, the same for everybody."""
        return [line for happening in happened for line in news(happening)]

    def view(self, state: State, seat: Seat | None) -> PylosView:
        """Return the whole position, the same for everybody."""
        return view_of(state)

    def imagine(self, view: PylosView, rng: Rng) -> State:
        """Return the one state behind the view."""
        return state_behind(view)

    def previews(self, view: PylosView, seat: Seat, actions: Sequence[AnyAction]) -> Sequence[PylosPreview]:
        """Return the bonus that each ball would win, and the reserves after the action."""
        return previews(view, seat, actions)

    def sources(self, state: State) -> Sequence[Source]:
        """Return where the balls of both are, for there are no points: in the reserve, and on each level that any has reached."""
        own = (state.white, state.black)
        found = [Source(what="reserve", points=tuple(BALLS - balls.bit_count() for balls in own))]
        for level in range(len(SIZES)):
            squares = (1 << FIRST[level + 1]) - (1 << FIRST[level])
            there = tuple((balls & squares).bit_count() for balls in own)
            if any(there):
                found.append(Source(what="level", points=there, details={"level": level + 1}))
        return found

    def standing(self, state: State, charged: tuple[int, ...] = ()) -> Standing:
        """Return a tie until somebody has won; there are no points that overtime could cost."""
        won = winner(state)
        return Standing((1, 1) if won is None else (1 + won, 2 - won), over=state.over)

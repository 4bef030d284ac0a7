"""The rules of Pylos in its three variants, as RULES.md states them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from parlour.core.game import Game, Illegal, News, Preview, Seat, Spec, Standing, Turn, View, replace
from parlour.core.rng import Rng
from parlour.core.value import Value
from parlour.games.pylos import notation
from parlour.games.pylos.actions import AnyAction, Place, Raise, Take, made, moved, moves, taken, takes
from parlour.games.pylos.board import APEX, BALLS, INDEX, names

Variant = Literal["basic", "standard", "advanced"]
Over = Literal["apex", "stuck", "repetition", "length"]

REPEATS = 3
"""A position that occurs this often is a draw."""

MOST_TURNS = 400
"""A match of this many turns is a draw: a safety cap far beyond real play."""


class Options(Value, frozen=True):
    """Which of the three rule sets is played."""

    variant: Variant = "standard"


class Ply(Value, frozen=True):
    """A turn, or as much of it as is decided: the ball moved, the squares or lines it made, the balls taken back."""

    seat: Seat
    cell: str
    source: str | None = None
    made: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


class State(Value, frozen=True, kw_only=True):
    """The balls of both colours as masks (board.py), who moves, and what the draws need to remember.

    `due`: the mover must still take balls back for its last ball. `past`: the number of every position so far,
    this one included; empty in basic, where none can return. `turns` counts whole turns.
    """

    variant: Variant
    white: int = 0
    black: int = 0
    mover: Seat = Seat(0)
    due: bool = False
    last: Ply | None = None
    past: tuple[int, ...] = ()
    turns: int = 0
    over: Over | None = None


class PylosView(View, frozen=True, kw_only=True):
    """Everything: there are no secrets in Pylos.

    `cells`: thirty characters `w`, `b`, `.` in the order of board.py. `made`: the squares or lines for which balls are
    being taken back now. `repeats`: how often this position has occurred. `notation`: the last ply, as far as it went.
    """

    variant: Variant
    cells: str
    to_move: Seat
    phase: str
    reserve: tuple[int, int]
    last: Ply | None
    made: tuple[str, ...]
    notation: str
    repeats: int
    past: tuple[int, ...]
    turns: int
    over: Over | None


class PylosPreview(Preview, frozen=True, kw_only=True):
    """What an action leads to: the squares or lines it makes, if that gives a bonus, and the reserves after it."""

    bonus: bool
    made: tuple[str, ...]
    reserve: tuple[int, int]


class Pylos(Game[State, AnyAction, PylosView, Options]):
    """Pylos for two; the seats are white and black."""

    spec = Spec(id="pylos", name="Pylos", version=1, min_seats=2, max_seats=2, hidden=False, small=True, longest=2 * MOST_TURNS, minutes=10)

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        """Return the empty board, white to move."""
        return stood(options.variant, notation.START)

    def turn(self, state: State) -> Turn:
        """Return the mover, in phase `move` or, with a bonus due, `take`."""
        if state.over is not None:
            return Turn(frozenset(), "over")
        return Turn(frozenset((state.mover,)), "take" if state.due else "move")

    def legal(self, state: State, seat: Seat) -> Sequence[AnyAction]:
        """Return placings, then raises, each by hollow; or, with a bonus due, every playable order of one or two balls."""
        if state.over is not None or seat != state.mover:
            return []
        own, occupied = _own(state), state.white | state.black
        return takes(own, occupied) if state.due else moves(own, occupied)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> State:
        """Return the state after a ball was moved or balls were taken back."""
        if state.over is not None or seat != state.mover:
            raise Illegal("pylos.not-your-turn")
        own, occupied, last = _own(state), state.white | state.black, state.last
        if isinstance(action, Take):
            if not state.due or last is None:
                raise Illegal("pylos.no-bonus")
            return _passed_on(_with_own(state, taken(own, occupied, action), replace(last, taken=action.balls), due=False))
        if state.due:
            raise Illegal("pylos.bonus-due")
        own = moved(own, occupied, action)
        formed = made(state.variant, own, INDEX[action.cell])
        source = action.source if isinstance(action, Raise) else None
        after = _with_own(state, own, Ply(seat, action.cell, source, names(formed)), due=bool(formed))
        return after if formed else _passed_on(after)

    def view(self, state: State, seat: Seat | None) -> PylosView:
        """Return the whole position, the same for everybody."""
        last = state.last
        return PylosView(
            variant=state.variant,
            cells=notation.drawn(state.white, state.black),
            to_move=state.mover,
            phase=self.turn(state).phase,
            reserve=_reserve(state.white, state.black),
            last=last,
            made=last.made if last and state.due else (),
            notation=notation.move(last.source, last.cell, last.taken) if last else "",
            repeats=1 if state.due or not state.past else state.past.count(state.past[-1]),
            past=state.past,
            turns=state.turns,
            over=state.over,
            news=_news(state),
        )

    def imagine(self, view: PylosView, rng: Rng) -> State:
        """Return the one state behind the view."""
        white, black = notation.balls(view.cells)
        return State(
            variant=view.variant,
            white=white,
            black=black,
            mover=view.to_move,
            due=view.phase == "take",
            last=view.last,
            past=view.past,
            turns=view.turns,
            over=view.over,
        )

    def preview(self, view: PylosView, seat: Seat, action: AnyAction) -> PylosPreview:
        """Return the bonus that a ball would win, and the reserves after the action."""
        masks = list(notation.balls(view.cells))
        formed = 0
        if isinstance(action, Take):
            masks[seat] &= ~sum(1 << INDEX[ball] for ball in action.balls)
        else:
            if isinstance(action, Raise):
                masks[seat] &= ~(1 << INDEX[action.source])
            masks[seat] |= 1 << INDEX[action.cell]
            formed = made(view.variant, masks[seat], INDEX[action.cell])
        return PylosPreview(bonus=bool(formed), made=names(formed), reserve=_reserve(masks[0], masks[1]))

    def standing(self, state: State) -> Standing:
        """Return a tie until somebody, or nobody, has won."""
        if state.over is None or state.over in ("repetition", "length"):
            return Standing((1, 1), over=state.over)
        return Standing((2, 1) if state.mover == 0 else (1, 2), over=state.over)


GAME = Pylos


def stood(variant: Variant, position: str) -> State:
    """Return the state that begins with a position; raises Illegal `pylos.not-a-position`."""
    white, black, mover = notation.parsed_position(position)
    begun = State(variant=variant, white=white, black=black, mover=Seat(1 - mover), turns=-1)
    return _passed_on(begun)


def turn_actions(state: State, text: str) -> tuple[AnyAction, ...]:
    """Return the one or two actions that a written move stands for; they may still be illegal here."""
    source, cell, balls = notation.parsed_move(text)
    first: AnyAction = Place(cell) if source is None else Raise(source, cell)
    if not balls:
        return (first,)
    lifted = 1 << INDEX[source] if source else 0
    own = _own(state) & ~lifted | 1 << INDEX[cell]
    occupied = (state.white | state.black) & ~lifted | 1 << INDEX[cell]
    return first, Take(notation.playable(own, occupied, balls) or balls)


def _own(state: State) -> int:
    return state.black if state.mover else state.white


def _reserve(white: int, black: int) -> tuple[int, int]:
    return BALLS - white.bit_count(), BALLS - black.bit_count()


def _with_own(state: State, own: int, last: Ply, *, due: bool) -> State:
    white, black = (state.white, own) if state.mover else (own, state.black)
    return State(variant=state.variant, white=white, black=black, mover=state.mover, due=due, last=last, past=state.past, turns=state.turns)


def _passed_on(state: State) -> State:
    """Return the state with the turn given to the other seat, or the match over."""
    mover, turns = Seat(1 - state.mover), state.turns + 1
    past = () if state.variant == "basic" else (*state.past, notation.number(state.white, state.black, mover))
    after = replace(state, mover=mover, past=past, turns=turns)
    over = _ending(after)
    return replace(after, over=over) if over else after


def _ending(state: State) -> Over | None:
    own, occupied = _own(state), state.white | state.black
    if occupied >> APEX & 1:
        return "apex"
    if own.bit_count() == BALLS and not moves(own, occupied):
        return "stuck"
    if state.past and state.past.count(state.past[-1]) >= REPEATS:
        return "repetition"
    return "length" if state.turns >= MOST_TURNS else None


def _news(state: State) -> tuple[News, ...]:
    """Return what the last action did, and how the match ended."""
    news = []
    if state.last is not None:
        news.append(_told(state.last))
        if state.due:
            news.append(News("bonus", state.last.seat, {"made": " ".join(state.last.made)}))
    if state.over in ("apex", "stuck"):
        news.append(News("won", Seat(1 - state.mover), {"how": state.over}))
    elif state.over:
        news.append(News("drawn", None, {"how": state.over}))
    return tuple(news)


def _told(ply: Ply) -> News:
    told: dict[str, str | int] = {"notation": notation.move(ply.source, ply.cell, ply.taken)}
    if ply.taken:
        return News("took", ply.seat, told | {"balls": " ".join(ply.taken), "count": len(ply.taken)})
    if ply.source:
        return News("raised", ply.seat, told | {"source": ply.source, "cell": ply.cell})
    return News("placed", ply.seat, told | {"cell": ply.cell})

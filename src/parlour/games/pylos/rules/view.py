"""What everybody sees of a match, and what an action would lead to."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Preview, Seat, View
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take, made
from parlour.games.pylos.rules.board import BALLS, INDEX, names
from parlour.games.pylos.rules.state import Over, Ply, State, Variant


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


def phase(state: State) -> str:
    """Return `move`, with a bonus due `take`, or `over`."""
    return "over" if state.over is not None else "take" if state.due else "move"


def view_of(state: State) -> PylosView:
    """Return the whole position."""
    last = state.last
    return PylosView(
        variant=state.variant,
        cells=notation.drawn(state.white, state.black),
        to_move=state.mover,
        phase=phase(state),
        reserve=_reserve(state.white, state.black),
        last=last,
        made=last.made if last and state.due else (),
        notation=notation.move(last.source, last.cell, last.taken) if last else "",
        repeats=1 if state.due or not state.past else state.past.count(state.past[-1]),
        past=state.past,
        turns=state.turns,
        over=state.over,
    )


def state_behind(view: PylosView) -> State:
    """Return the one state that a view shows."""
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


def previews(view: PylosView, seat: Seat, actions: Sequence[AnyAction]) -> list[PylosPreview]:
    """Return, for each action, the bonus that a ball would win, and the reserves after it."""
    balls = notation.balls(view.cells)
    return [_preview(view.variant, balls, seat, action) for action in actions]


def _preview(variant: Variant, balls: tuple[int, int], seat: Seat, action: AnyAction) -> PylosPreview:
    masks = list(balls)
    formed = 0
    if isinstance(action, Take):
        masks[seat] &= ~sum(1 << INDEX[ball] for ball in action.balls)
    else:
        if isinstance(action, Raise):
            masks[seat] &= ~(1 << INDEX[action.source])
        masks[seat] |= 1 << INDEX[action.cell]
        formed = made(variant, masks[seat], INDEX[action.cell])
    return PylosPreview(bonus=bool(formed), made=names(formed), reserve=_reserve(masks[0], masks[1]))


def _reserve(white: int, black: int) -> tuple[int, int]:
    return BALLS - white.bit_count(), BALLS - black.bit_count()

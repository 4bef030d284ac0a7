"""What everybody sees of a match, and what an action would lead to."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Preview, Seat, View
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take, formation_balls
from parlour.games.pylos.rules.board import BALLS, HOLLOW_INDEX, hollow_names
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


def phase_name(state: State) -> str:
    """Return `move`, with a bonus due `take`, or `over`."""
    return "over" if state.over is not None else "take" if state.due else "move"


def match_view(state: State) -> PylosView:
    """Return the whole position."""
    last = state.last
    return PylosView(
        variant=state.variant,
        cells=notation.balls_text(state.white, state.black),
        to_move=state.mover,
        phase=phase_name(state),
        reserve=_reserves(state.white, state.black),
        last=last,
        made=last.made if last and state.due else (),
        notation=notation.move_text(last.source, last.cell, last.taken) if last else "",
        repeats=1 if state.due or not state.past else state.past.count(state.past[-1]),
        past=state.past,
        turns=state.turns,
        over=state.over,
    )


def state_from_view(view: PylosView) -> State:
    """Return the one state that a view shows."""
    white, black = notation.parse_balls(view.cells)
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


def action_previews(
    view: PylosView, seat: Seat, actions: Sequence[AnyAction]
) -> list[PylosPreview]:
    """Return, for each action, the bonus that a ball would win, and the reserves after it."""
    balls = notation.parse_balls(view.cells)
    return [_action_preview(view.variant, balls, seat, action) for action in actions]


def _action_preview(
    variant: Variant, balls: tuple[int, int], seat: Seat, action: AnyAction
) -> PylosPreview:
    masks = list(balls)
    formed = 0
    if isinstance(action, Take):
        masks[seat] &= ~sum(1 << HOLLOW_INDEX[ball] for ball in action.balls)
    else:
        if isinstance(action, Raise):
            masks[seat] &= ~(1 << HOLLOW_INDEX[action.source])
        masks[seat] |= 1 << HOLLOW_INDEX[action.cell]
        formed = formation_balls(variant, masks[seat], HOLLOW_INDEX[action.cell])
    return PylosPreview(
        bonus=bool(formed), made=hollow_names(formed), reserve=_reserves(masks[0], masks[1])
    )


def _reserves(white: int, black: int) -> tuple[int, int]:
    return BALLS - white.bit_count(), BALLS - black.bit_count()

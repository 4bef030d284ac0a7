"""The view of a match and the previews of actions."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.game import Preview, Seat, View
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, Raise, Take, formation_balls
from parlour.games.pylos.rules.board import BALLS, HOLLOW_INDEX, hollow_names
from parlour.games.pylos.rules.state import Over, Ply, State, Variant


class PylosView(View, frozen=True, kw_only=True):
    """The whole position, because Pylos has no hidden information."""

    variant: Variant
    """The rule set."""

    cells: str
    """The 30 hollows, each `w`, `b` or `.`: level by level from the bottom, row by row."""

    to_move: Seat
    """The side to move."""

    phase: str
    """`move`, `take` or `over`."""

    reserve: tuple[int, int]
    """The number of balls in the reserves of white and black."""

    last: Ply | None
    """The last turn, or the part of it that has been decided so far."""

    made: tuple[str, ...]
    """The balls of the formations for which a bonus is due."""

    notation: str
    """The notation of `last`."""

    repeats: int
    """The number of times that this position has occurred."""

    past: tuple[int, ...]
    """The numbers of all positions so far; empty in basic."""

    turns: int
    """The number of complete turns."""

    over: Over | None
    """The reason why the match is over, or None."""


class PylosPreview(Preview, frozen=True, kw_only=True):
    """The effects of an action, or the reason why it is illegal."""

    bonus: bool
    """Whether the action completes a formation that earns a bonus."""

    made: tuple[str, ...]
    """The balls of the completed formations."""

    reserve: tuple[int, int]
    """The number of balls in the reserves of white and black after the action."""


def phase_name(state: State) -> str:
    """Return the phase of a state: `move`, `take` if a bonus is due, or `over`."""
    return "over" if state.over is not None else "take" if state.due else "move"


def match_view(state: State) -> PylosView:
    """Return the view of a state, which is the same for every seat."""
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
    """Return the only state that is consistent with a view."""
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
    """Return a preview of each action, in the order of the actions."""
    balls = notation.parse_balls(view.cells)
    return [_action_preview(view.variant, balls, seat, action) for action in actions]


def _action_preview(
    variant: Variant, balls: tuple[int, int], seat: Seat, action: AnyAction
) -> PylosPreview:
    masks = list(balls)
    completed = 0
    if isinstance(action, Take):
        masks[seat] &= ~sum(1 << HOLLOW_INDEX[ball] for ball in action.balls)
    else:
        if isinstance(action, Raise):
            masks[seat] &= ~(1 << HOLLOW_INDEX[action.source])
        masks[seat] |= 1 << HOLLOW_INDEX[action.cell]
        completed = formation_balls(variant, masks[seat], HOLLOW_INDEX[action.cell])
    return PylosPreview(
        bonus=bool(completed), made=hollow_names(completed), reserve=_reserves(masks[0], masks[1])
    )


def _reserves(white: int, black: int) -> tuple[int, int]:
    """Return the number of balls in the reserves of white and black."""
    return BALLS - white.bit_count(), BALLS - black.bit_count()

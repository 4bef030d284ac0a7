"""The effects of a turn on the state, and the end of a match."""

from __future__ import annotations

from parlour.core.game import Illegal, Seat, replace
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import (
    AnyAction,
    AnyMove,
    Place,
    Raise,
    Take,
    balls_after_move,
    balls_after_take,
    formation_balls,
    legal_moves,
)
from parlour.games.pylos.rules.board import APEX, BALLS, HOLLOW_INDEX, hollow_names
from parlour.games.pylos.rules.state import (
    MAX_TURNS,
    REPETITIONS_FOR_DRAW,
    Over,
    Ply,
    State,
    Variant,
)


def state_from_position(variant: Variant, position: str) -> State:
    """Return the state of a match that starts from a position.

    Raises Illegal `pylos.not-a-position`.
    """
    white, black, mover = notation.parse_position(position)
    return _state_for_next_seat(
        State(variant=variant, white=white, black=black, mover=Seat(1 - mover), turns=-1)
    )


def turn_actions(state: State, text: str) -> tuple[AnyAction, ...]:
    """Return the one or two actions of a move in notation, without checking that they are legal.

    >>> state = state_from_position("standard", notation.START_POSITION)
    >>> turn_actions(state, "1b2x1b2")
    (Place(cell='1b2'), Take(balls=('1b2',)))
    """
    source, cell, balls = notation.parse_move(text)
    first: AnyAction = Place(cell) if source is None else Raise(source, cell)
    if not balls:
        return (first,)
    raised_ball = 1 << HOLLOW_INDEX[source] if source else 0
    own = state.own & ~raised_ball | 1 << HOLLOW_INDEX[cell]
    occupied = state.occupied_cells & ~raised_ball | 1 << HOLLOW_INDEX[cell]
    return first, Take(notation.removal_order(own, occupied, balls) or balls)


def state_after_move(state: State, action: AnyMove) -> State:
    """Return the state after a placement or raise; raises Illegal."""
    if state.due:
        raise Illegal("pylos.bonus-due")
    own = balls_after_move(state.own, state.occupied_cells, action)
    completed = formation_balls(state.variant, own, HOLLOW_INDEX[action.cell])
    source = action.source if isinstance(action, Raise) else None
    after = _state_with_balls(
        state,
        own,
        Ply(state.mover, action.cell, source, hollow_names(completed)),
        due=bool(completed),
    )
    return after if completed else _state_for_next_seat(after)


def state_after_take(state: State, action: Take) -> State:
    """Return the state after a removal; raises Illegal."""
    if not state.due or state.last is None:
        raise Illegal("pylos.no-bonus")
    own = balls_after_take(state.own, state.occupied_cells, action)
    return _state_for_next_seat(
        _state_with_balls(state, own, replace(state.last, taken=action.balls), due=False)
    )


def match_winner(state: State) -> Seat | None:
    """Return the winner of a finished match, or None; the side to move at the end has lost."""
    return Seat(1 - state.mover) if state.over in ("apex", "stuck") else None


def _state_with_balls(state: State, own: int, last: Ply, *, due: bool) -> State:
    """Return the state with the mover's balls and the last turn replaced."""
    white, black = (state.white, own) if state.mover else (own, state.black)
    return State(
        variant=state.variant,
        white=white,
        black=black,
        mover=state.mover,
        due=due,
        last=last,
        past=state.past,
        turns=state.turns,
    )


def _state_for_next_seat(state: State) -> State:
    """Return the state with the other side to move, marked as over if the match has ended."""
    mover, turns = Seat(1 - state.mover), state.turns + 1
    past = (
        ()
        if state.variant == "basic"
        else (*state.past, notation.position_number(state.white, state.black, mover))
    )
    after = replace(state, mover=mover, past=past, turns=turns)
    over = _end_reason(after)
    return replace(after, over=over) if over else after


def _end_reason(state: State) -> Over | None:
    """Return the reason why a match is over, or None if it continues."""
    if state.occupied_cells >> APEX & 1:
        return "apex"
    if state.own.bit_count() == BALLS and not legal_moves(state.own, state.occupied_cells):
        return "stuck"
    if state.past and state.past.count(state.past[-1]) >= REPETITIONS_FOR_DRAW:
        return "repetition"
    return "length" if state.turns >= MAX_TURNS else None

"""How a turn is carried out and passed on, and how a match ends."""

from __future__ import annotations

from parlour.core.game import Illegal, Seat, replace
from parlour.games.pylos.rules import notation
from parlour.games.pylos.rules.actions import AnyAction, AnyMove, Place, Raise, Take, made, moved, moves, taken
from parlour.games.pylos.rules.board import APEX, BALLS, INDEX, names
from parlour.games.pylos.rules.state import MOST_TURNS, REPEATS, Over, Ply, State, Variant


def state_at(variant: Variant, position: str) -> State:
    """Return the state that begins with a position; raises Illegal `pylos.not-a-position`."""
    white, black, mover = notation.parsed_position(position)
    return _passed_on(State(variant=variant, white=white, black=black, mover=Seat(1 - mover), turns=-1))


def turn_actions(state: State, text: str) -> tuple[AnyAction, ...]:
    """Return the one or two actions that a written move stands for; they may still be illegal here."""
    source, cell, balls = notation.parsed_move(text)
    first: AnyAction = Place(cell) if source is None else Raise(source, cell)
    if not balls:
        return (first,)
    lifted = 1 << INDEX[source] if source else 0
    own = state.own & ~lifted | 1 << INDEX[cell]
    occupied = state.occupied & ~lifted | 1 << INDEX[cell]
    return first, Take(notation.playable(own, occupied, balls) or balls)


def after_move(state: State, action: AnyMove) -> State:
    """Return the state after a ball was placed or raised; raises Illegal."""
    if state.due:
        raise Illegal("pylos.bonus-due")
    own = moved(state.own, state.occupied, action)
    formed = made(state.variant, own, INDEX[action.cell])
    source = action.source if isinstance(action, Raise) else None
    after = _with_own(state, own, Ply(state.mover, action.cell, source, names(formed)), due=bool(formed))
    return after if formed else _passed_on(after)


def after_take(state: State, action: Take) -> State:
    """Return the state after balls came back to the reserve; raises Illegal."""
    if not state.due or state.last is None:
        raise Illegal("pylos.no-bonus")
    own = taken(state.own, state.occupied, action)
    return _passed_on(_with_own(state, own, replace(state.last, taken=action.balls), due=False))


def winner(state: State) -> Seat | None:
    """Return who has won, if anybody has: whoever is to move has lost."""
    return Seat(1 - state.mover) if state.over in ("apex", "stuck") else None


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
    if state.occupied >> APEX & 1:
        return "apex"
    if state.own.bit_count() == BALLS and not moves(state.own, state.occupied):
        return "stuck"
    if state.past and state.past.count(state.past[-1]) >= REPEATS:
        return "repetition"
    return "length" if state.turns >= MOST_TURNS else None

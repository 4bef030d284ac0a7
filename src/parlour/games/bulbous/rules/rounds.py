"""Rounds: specimens are brought in, their order is fixed, and at the end the complete ones go home."""

from __future__ import annotations

from parlour.core.game import Happening, Seat, Transition, replace
from parlour.games.bulbous.rules.cards import COLOURS, Colour
from parlour.games.bulbous.rules.draw import drawn
from parlour.games.bulbous.rules.happenings import Began, Brought, Ended, Ordered, Refilled
from parlour.games.bulbous.rules.scoring import scores
from parlour.games.bulbous.rules.specimens import Specimen, active, owned, reserve
from parlour.games.bulbous.rules.state import HAND_LIMIT, STALLED, Over, State, clockwise, is_final, to_bring


def round_opened(state: State) -> Transition[State]:
    """Return the state once somebody must bring in a specimen or, where all are there, the order is asked for.

    A specimen is brought in without asking if it is the only one that the seat may choose.
    """
    happened: tuple[Happening, ...] = ()
    while True:
        waiting = [(seat, choices) for seat in clockwise(state.first, state.seats) if (choices := to_bring(state, seat))]
        if not waiting:
            break
        seat, choices = waiting[0]
        if len(choices) > 1:
            return Transition(replace(state, phase="bring"), happened)
        after = placed(state, seat, *choices[0])
        state, happened = after.state, (*happened, *after.happened)
    state = replace(state, final=is_final(state))
    began = Began(state.round, state.first, state.final)
    after = turn_opened(state)
    return Transition(after.state, (*happened, began, *after.happened))


def brought(state: State, seat: Seat, colour: Colour, size: int) -> Transition[State]:
    """Return the state after a specimen was brought in."""
    after = placed(state, seat, colour, size)
    opened = round_opened(after.state)
    return Transition(opened.state, (*after.happened, *opened.happened))


def placed(state: State, seat: Seat, colour: Colour, size: int) -> Transition[State]:
    """Return the state with a specimen in the centre."""
    places = tuple(Specimen(colour, size) if colour == own else place for own, place in zip(COLOURS, state.places, strict=True))
    last = not any(reserve(own, places, state.completed) for own in owned(state.seats)[seat])
    return Transition(replace(state, places=places), (Brought(seat, colour, size, last),))


def turn_opened(state: State) -> Transition[State]:
    """Return the state once the first player must fix an order or, where it is fixed, the first seat must choose.

    A single specimen that is left needs no order.
    """
    if state.turn < len(state.order):
        return Transition(replace(state, phase="bid"))
    left = [colour for colour in active(state.places) if colour not in state.order]
    if len(left) == 1:
        return Transition(replace(state, phase="bid", order=(*state.order, left[0])))
    return Transition(replace(state, phase="order"))


def ordered(state: State, seat: Seat, colours: tuple[Colour, ...]) -> Transition[State]:
    """Return the state after the order, or the next specimen, was fixed."""
    state = replace(state, order=state.order + colours)
    return Transition(turn_opened(state).state, (Ordered(seat, colours),))


def round_ended(state: State) -> Transition[State]:
    """Return the state after a round: complete specimens leave, hands are refilled, the next seat is first."""
    complete = tuple(place for place in state.places if place is not None and place.complete)
    state = replace(
        state,
        places=tuple(None if place in complete else place for place in state.places),
        completed=state.completed + complete,
        order=(),
        turn=0,
        lit=0,
        dry=0 if state.lit else state.dry + 1,
    )
    if state.final:
        return _ended(state, "final-round")
    if state.dry == STALLED:
        return _ended(state, "stalled")
    happened: tuple[Happening, ...] = ()
    for seat in clockwise(state.first, state.seats) if complete else ():
        state, taken, beside = drawn(state, seat, max(0, HAND_LIMIT[state.seats] - len(state.hands[seat])))
        if taken:
            happened = (*happened, Refilled(seat, taken), *beside)
    state = replace(state, first=Seat((state.first + 1) % state.seats), round=state.round + 1)
    opened = round_opened(state)
    return Transition(opened.state, (*happened, *opened.happened))


def _ended(state: State, why: Over) -> Transition[State]:
    points = scores(state.options.edition, state.seats, state.places, state.completed)
    return Transition(replace(state, phase="over", over=why), (Ended(why, points),))

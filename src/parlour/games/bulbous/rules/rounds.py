"""A round: specimens are brought in, their order is set, and complete ones leave."""

from __future__ import annotations

from parlour.core.game import GameEvent, Seat, Transition, replace
from parlour.games.bulbous.rules.cards import COLOURS, Colour
from parlour.games.bulbous.rules.draw import draw_cards
from parlour.games.bulbous.rules.happenings import (
    BulbousMatchEnded,
    HandRefilled,
    OrderFixed,
    RoundBegan,
    SpecimenBrought,
)
from parlour.games.bulbous.rules.scoring import seat_scores
from parlour.games.bulbous.rules.specimens import (
    Specimen,
    active_colours,
    owned_colours,
    reserve_sizes,
)
from parlour.games.bulbous.rules.state import (
    HAND_LIMIT,
    STALL_ROUNDS,
    Over,
    State,
    bringable_specimens,
    is_final_round,
    seats_clockwise,
)


def open_round(state: State) -> Transition[State]:
    """Return the state that waits for a specimen to be brought in, or for the order.

    A specimen is brought in automatically if the seat has no other choice.
    """
    events: tuple[GameEvent, ...] = ()
    while True:
        waiting = [
            (seat, choices)
            for seat in seats_clockwise(state.first, state.seats)
            if (choices := bringable_specimens(state, seat))
        ]
        if not waiting:
            break
        seat, choices = waiting[0]
        if len(choices) > 1:
            return Transition(replace(state, phase="bring"), events)
        after = place_specimen(state, seat, *choices[0])
        state, events = after.state, (*events, *after.events)
    state = replace(state, final=is_final_round(state))
    began = RoundBegan(state.round, state.first, state.final)
    after = open_turn(state)
    return Transition(after.state, (*events, began, *after.events))


def apply_bring(state: State, seat: Seat, colour: Colour, size: int) -> Transition[State]:
    """Return the state after a seat brought in a specimen and the round was opened."""
    after = place_specimen(state, seat, colour, size)
    opened = open_round(after.state)
    return Transition(opened.state, (*after.events, *opened.events))


def place_specimen(state: State, seat: Seat, colour: Colour, size: int) -> Transition[State]:
    """Return the state after a specimen of a seat became active."""
    places = tuple(
        Specimen(colour, size) if colour == own else place
        for own, place in zip(COLOURS, state.places, strict=True)
    )
    last = not any(
        reserve_sizes(own, places, state.completed) for own in owned_colours(state.seats)[seat]
    )
    return Transition(replace(state, places=places), (SpecimenBrought(seat, colour, size, last),))


def open_turn(state: State) -> Transition[State]:
    """Return the state that waits for the first choice of a turn, or for the order.

    If only one specimen is left, it needs no order.
    """
    if state.turn < len(state.order):
        return Transition(replace(state, phase="bid"))
    left = [colour for colour in active_colours(state.places) if colour not in state.order]
    if len(left) == 1:
        return Transition(replace(state, phase="bid", order=(*state.order, left[0])))
    return Transition(replace(state, phase="order"))


def apply_order(state: State, seat: Seat, colours: tuple[Colour, ...]) -> Transition[State]:
    """Return the state after the first player set the order, or the next specimen."""
    state = replace(state, order=state.order + colours)
    return Transition(open_turn(state).state, (OrderFixed(seat, colours),))


def end_round(state: State) -> Transition[State]:
    """Return the state after the end of a round.

    Complete specimens leave, hands are refilled if there were any, and the next seat becomes first
    player.
    """
    complete = tuple(place for place in state.places if place is not None and place.is_complete)
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
        return _end_match(state, "final-round")
    if state.dry == STALL_ROUNDS:
        return _end_match(state, "stalled")
    events: tuple[GameEvent, ...] = ()
    for seat in seats_clockwise(state.first, state.seats) if complete else ():
        state, taken, beside = draw_cards(
            state, seat, max(0, HAND_LIMIT[state.seats] - len(state.hands[seat]))
        )
        if taken:
            events = (*events, HandRefilled(seat, taken), *beside)
    state = replace(state, first=Seat((state.first + 1) % state.seats), round=state.round + 1)
    opened = open_round(state)
    return Transition(opened.state, (*events, *opened.events))


def _end_match(state: State, why: Over) -> Transition[State]:
    points = seat_scores(state.options.edition, state.seats, state.places, state.completed)
    return Transition(replace(state, phase="over", over=why), (BulbousMatchEnded(why, points),))

"""A turn: one specimen, one choice each, and what comes of it when all have chosen."""

from __future__ import annotations

from msgspec import structs

from parlour.core.game import Happening, Seat, Transition, replace
from parlour.games.bulbous.rules.bids import Outcome, compared, counted
from parlour.games.bulbous.rules.cards import CARDS, in_order
from parlour.games.bulbous.rules.draw import drawn
from parlour.games.bulbous.rules.happenings import Added, Chose, Completed, Revealed
from parlour.games.bulbous.rules.rounds import round_ended, turn_opened
from parlour.games.bulbous.rules.scoring import majority
from parlour.games.bulbous.rules.specimens import Specimen
from parlour.games.bulbous.rules.state import HAND_LIMIT, Choice, Reveal, State, Turned, awaited, bulbs_left, clockwise, contested


def bid(state: State, seat: Seat, cards: frozenset[str]) -> Transition[State]:
    """Return the state after cards were laid face down."""
    laid = in_order(cards)
    state = replace(state, hands=_without(state, seat, laid))
    return _chosen(state, seat, Choice(do="bid", cards=laid), (), ())


def swapped(state: State, seat: Seat, cards: frozenset[str]) -> Transition[State]:
    """Return the state after cards were discarded face up and as many drawn."""
    put = in_order(cards)
    state = replace(state, hands=_without(state, seat, put), discard=state.discard + put)
    state, taken, happened = drawn(state, seat, len(put))
    return _chosen(state, seat, Choice(do="swap", cards=put, drawn=len(taken)), taken, happened)


def passed(state: State, seat: Seat) -> Transition[State]:
    """Return the state after a card was drawn, unless the hand was at its limit."""
    room = HAND_LIMIT[state.seats] - len(state.hands[seat])
    state, taken, happened = drawn(state, seat, min(1, max(0, room)))
    return _chosen(state, seat, Choice(do="pass", drawn=len(taken)), taken, happened)


def added(state: State, seat: Seat, card: str | None) -> Transition[State]:
    """Return the state after a tied bidder decided about one more card; it stays in the hand until all have."""
    happened = Added(seat, contested(state).colour, card)
    cards = () if card is None else (card,)
    state = replace(state, added=(*state.added[:seat], cards, *state.added[seat + 1 :]))
    if awaited(state):
        return Transition(state, (happened,))
    after = _decided_by_cards(state)
    return Transition(after.state, (happened, *after.happened))


def _chosen(state: State, seat: Seat, choice: Choice, taken: tuple[str, ...], happened: tuple[Happening, ...]) -> Transition[State]:
    chose = Chose(seat, contested(state).colour, choice, taken)
    state = replace(state, choices=(*state.choices[:seat], choice, *state.choices[seat + 1 :]))
    after = _turned(state) if None not in state.choices else Transition(state)
    return Transition(after.state, (chose, *happened, *after.happened))


def _turned(state: State) -> Transition[State]:
    """Turn all bids and compare them."""
    specimen = contested(state)
    turned = tuple(_open(Seat(seat), choice, specimen) for seat, choice in enumerate(state.choices) if choice is not None)
    outcome = compared({one.seat: (one.wild, 0 if one.wild else one.value) for one in turned if one.do == "bid"})
    reveal = _reveal(state, specimen, turned, outcome)
    if outcome.result == "tie" and state.options.tied_bids == "add-card":
        reveal = replace(reveal, result="pending")
        return Transition(replace(state, phase="add", revealed=reveal), (Revealed(reveal),))
    return _settled(state, reveal)


def _open(seat: Seat, choice: Choice, specimen: Specimen) -> Turned:
    if choice.do != "bid":
        return Turned(seat=seat, do=choice.do, cards=choice.cards, drawn=choice.drawn)
    found = counted(choice.cards, specimen.colour)
    return Turned(seat=seat, do="bid", cards=choice.cards, numbers=found.numbers, doubled=found.doubled, wild=found.wild, value=found.value)


def _decided_by_cards(state: State) -> Transition[State]:
    """Compare tied bids anew: of those who added a card, the single highest wins."""
    before, specimen = state.revealed, contested(state)
    assert before is not None
    turned, hands, spent = list(before.turned), list(state.hands), tuple[str, ...]()
    ranks: dict[Seat, tuple[bool, int]] = {}
    for seat in before.tied:
        for card in state.added[seat] or ():
            one = structs.replace(turned[seat], added=card, value=turned[seat].value + CARDS[card].number)
            turned[seat], ranks[seat] = one, (one.wild, one.value)
            hands[seat] = tuple(held for held in hands[seat] if held != card)
            spent = (*spent, card)
    outcome = compared(ranks)
    if outcome.winner is None:
        outcome = Outcome("tie", None, outcome.tied or before.tied)
    state = replace(state, hands=tuple(hands), discard=state.discard + spent)
    return _settled(state, _reveal(state, specimen, tuple(turned), outcome))


def _reveal(state: State, specimen: Specimen, turned: tuple[Turned, ...], outcome: Outcome) -> Reveal:
    """Return how a turn came out, whether or not the winner still has a bulb."""
    winner, result, space = outcome.winner, outcome.result, None
    if winner is not None:
        if bulbs_left(state, winner) == 0:
            result = "no-bulb"
        else:
            space = len(specimen.bulbs)
    return Reveal(
        round=state.round,
        turn=state.turn,
        colour=specimen.colour,
        size=specimen.size,
        turned=turned,
        result=result,
        winner=winner,
        tied=outcome.tied,
        space=space,
        complete=space == specimen.size - 1,
    )


def _settled(state: State, reveal: Reveal) -> Transition[State]:
    """Place the bulb of the winner, discard all bids, and go on to the next turn or the end of the round."""
    happened: tuple[Happening, ...] = (Revealed(reveal),)
    specimen = contested(state)
    if reveal.winner is not None and reveal.space is not None:
        specimen = replace(specimen, bulbs=(*specimen.bulbs, reveal.winner))
        state = replace(state, lit=state.lit + 1)
        if specimen.complete:
            points, lead = majority(specimen, state.options.edition)
            happened = (*happened, Completed(specimen, lead, points))
    bids = (state.choices[seat] for seat in clockwise(state.first, state.seats))
    laid = tuple(card for choice in bids if choice is not None and choice.do == "bid" for card in choice.cards)
    state = replace(
        state,
        phase="bid",
        places=tuple(specimen if place and place.colour == specimen.colour else place for place in state.places),
        discard=state.discard + laid,
        turn=state.turn + 1,
        choices=(None,) * state.seats,
        added=(None,) * state.seats,
        revealed=reveal,
    )
    after = turn_opened(state) if state.turn < sum(place is not None for place in state.places) else round_ended(state)
    return Transition(after.state, (*happened, *after.happened))


def _without(state: State, seat: Seat, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the hands with cards taken out of one."""
    hand = tuple(card for card in state.hands[seat] if card not in cards)
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])

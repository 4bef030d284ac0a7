"""The turns of a round, in which every seat makes one choice and the bids are then compared."""

from __future__ import annotations

from msgspec import structs

from parlour.core.game import GameEvent, Seat, Transition, replace
from parlour.games.bulbous.rules.bids import BidOutcome, bid_sum, compare_bids
from parlour.games.bulbous.rules.cards import CARDS, sorted_cards
from parlour.games.bulbous.rules.draw import draw_cards
from parlour.games.bulbous.rules.happenings import (
    BidsRevealed,
    CardAdded,
    ChoiceMade,
    SpecimenCompleted,
)
from parlour.games.bulbous.rules.rounds import end_round, open_turn
from parlour.games.bulbous.rules.scoring import majority
from parlour.games.bulbous.rules.specimens import Specimen
from parlour.games.bulbous.rules.state import (
    HAND_LIMIT,
    Reveal,
    RevealedChoice,
    State,
    TurnChoice,
    bulbs_left,
    contested_specimen,
    seats_clockwise,
)


def apply_bid(state: State, seat: Seat, cards: frozenset[str]) -> Transition[State]:
    """Return the state after a seat bid cards face down."""
    laid = sorted_cards(cards)
    state = replace(state, hands=_hands_without(state, seat, laid))
    return _apply_choice(state, seat, TurnChoice(do="bid", cards=laid), (), ())


def apply_swap(state: State, seat: Seat, cards: frozenset[str]) -> Transition[State]:
    """Return the state after a seat discarded cards face up and drew the same number."""
    put = sorted_cards(cards)
    state = replace(state, hands=_hands_without(state, seat, put), discard=state.discard + put)
    state, taken, events = draw_cards(state, seat, len(put))
    return _apply_choice(
        state, seat, TurnChoice(do="swap", cards=put, drawn=len(taken)), taken, events
    )


def apply_pass(state: State, seat: Seat) -> Transition[State]:
    """Return the state after a seat passed and drew a card, if its hand had room."""
    room = HAND_LIMIT[state.seats] - len(state.hands[seat])
    state, taken, events = draw_cards(state, seat, min(1, max(0, room)))
    return _apply_choice(state, seat, TurnChoice(do="pass", drawn=len(taken)), taken, events)


def apply_add(state: State, seat: Seat, card: str | None) -> Transition[State]:
    """Return the state after a tied bidder added a card or declined.

    The card stays in the hand until all tied bidders have decided.
    """
    events = CardAdded(seat, contested_specimen(state).colour, card)
    cards = () if card is None else (card,)
    state = replace(state, added=(*state.added[:seat], cards, *state.added[seat + 1 :]))
    if state.awaited_seats:
        return Transition(state, (events,))
    after = _compare_added_cards(state)
    return Transition(after.state, (events, *after.events))


def _apply_choice(
    state: State,
    seat: Seat,
    choice: TurnChoice,
    taken: tuple[str, ...],
    events: tuple[GameEvent, ...],
) -> Transition[State]:
    chose = ChoiceMade(seat, contested_specimen(state).colour, choice, taken)
    state = replace(state, choices=(*state.choices[:seat], choice, *state.choices[seat + 1 :]))
    after = _reveal_bids(state) if None not in state.choices else Transition(state)
    return Transition(after.state, (chose, *events, *after.events))


def _reveal_bids(state: State) -> Transition[State]:
    """Reveal all bids, compare them, and settle the turn unless tied bidders may add cards."""
    specimen = contested_specimen(state)
    turned = tuple(
        _revealed_choice(Seat(seat), choice, specimen)
        for seat, choice in enumerate(state.choices)
        if choice is not None
    )
    outcome = compare_bids(
        {one.seat: (one.wild, 0 if one.wild else one.value) for one in turned if one.do == "bid"}
    )
    reveal = _build_reveal(state, specimen, turned, outcome)
    if outcome.result == "tie" and state.options.tied_bids == "add-card":
        reveal = replace(reveal, result="pending")
        return Transition(replace(state, phase="add", revealed=reveal), (BidsRevealed(reveal),))
    return _settle_turn(state, reveal)


def _revealed_choice(seat: Seat, choice: TurnChoice, specimen: Specimen) -> RevealedChoice:
    if choice.do != "bid":
        return RevealedChoice(seat=seat, do=choice.do, cards=choice.cards, drawn=choice.drawn)
    found = bid_sum(choice.cards, specimen.colour)
    return RevealedChoice(
        seat=seat,
        do="bid",
        cards=choice.cards,
        numbers=found.numbers,
        doubled=found.doubled,
        wild=found.wild,
        value=found.value,
    )


def _compare_added_cards(state: State) -> Transition[State]:
    """Compare tied bids with their added cards; the single highest bid with an added card wins."""
    before, specimen = state.revealed, contested_specimen(state)
    assert before is not None
    turned, hands, spent = list(before.turned), list(state.hands), tuple[str, ...]()
    ranks: dict[Seat, tuple[bool, int]] = {}
    for seat in before.tied:
        for card in state.added[seat] or ():
            one = structs.replace(
                turned[seat], added=card, value=turned[seat].value + CARDS[card].number
            )
            turned[seat], ranks[seat] = one, (one.wild, one.value)
            hands[seat] = tuple(held for held in hands[seat] if held != card)
            spent = (*spent, card)
    outcome = compare_bids(ranks)
    if outcome.winner is None:
        outcome = BidOutcome("tie", None, outcome.tied or before.tied)
    state = replace(state, hands=tuple(hands), discard=state.discard + spent)
    return _settle_turn(state, _build_reveal(state, specimen, tuple(turned), outcome))


def _build_reveal(
    state: State, specimen: Specimen, turned: tuple[RevealedChoice, ...], outcome: BidOutcome
) -> Reveal:
    """Return the result of a turn; a winner without bulbs places none."""
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


def _settle_turn(state: State, reveal: Reveal) -> Transition[State]:
    """Place the winner's bulb, discard all bids, and start the next turn or end the round."""
    events: tuple[GameEvent, ...] = (BidsRevealed(reveal),)
    specimen = contested_specimen(state)
    if reveal.winner is not None and reveal.space is not None:
        specimen = replace(specimen, bulbs=(*specimen.bulbs, reveal.winner))
        state = replace(state, lit=state.lit + 1)
        if specimen.is_complete:
            points, lead = majority(specimen, state.options.edition)
            events = (*events, SpecimenCompleted(specimen, lead, points))
    bids = (state.choices[seat] for seat in seats_clockwise(state.first, state.seats))
    laid = tuple(
        card
        for choice in bids
        if choice is not None and choice.do == "bid"
        for card in choice.cards
    )
    state = replace(
        state,
        phase="bid",
        places=tuple(
            specimen if place and place.colour == specimen.colour else place
            for place in state.places
        ),
        discard=state.discard + laid,
        turn=state.turn + 1,
        choices=(None,) * state.seats,
        added=(None,) * state.seats,
        revealed=reveal,
    )
    after = (
        open_turn(state)
        if state.turn < sum(place is not None for place in state.places)
        else end_round(state)
    )
    return Transition(after.state, (*events, *after.events))


def _hands_without(state: State, seat: Seat, cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return all hands, with the given cards removed from one of them."""
    hand = tuple(card for card in state.hands[seat] if card not in cards)
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])

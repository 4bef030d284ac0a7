"""The course of a round: from the first cards to the picked roses or the lost card."""

from __future__ import annotations

from parlour.core.game import GameEvent, Illegal, Seat, Transition, replace
from parlour_thorns.rules.actions import Card
from parlour_thorns.rules.state import (
    State,
    laid_count,
    seats_after,
    with_item,
)
from parlour_thorns.rules.view import (
    BiddingLeft,
    BidMade,
    CardLaid,
    CardLost,
    CardTurned,
    PointScored,
)


def lay_card(state: State, seat: Seat, card: Card) -> Transition[State]:
    """Return the state after a card was laid; raises Illegal."""
    after = _without_card(state, seat, card)
    after = replace(after, piles=with_item(after.piles, seat, (*after.piles[seat], card)))
    if state.phase == "add":
        after = replace(after, mover=next(seats_after(after, seat)))
    elif all(pile or not hand for hand, pile in zip(after.hands, after.piles, strict=True)):
        after = replace(after, phase="add")
    return Transition(after, (CardLaid(seat, card),))


def make_bid(state: State, seat: Seat, count: int) -> Transition[State]:
    """Return the state after a bid; the highest possible one ends the bidding; raises Illegal."""
    most = laid_count(state)
    if not state.bid < count <= most:
        raise Illegal("thorns.bid-range", least=state.bid + 1, most=most)
    after = replace(state, phase="bid", bid=count, bidder=seat)
    return _with_next_bidder(after, seat, BidMade(seat, count))


def leave_bidding(state: State, seat: Seat) -> Transition[State]:
    """Return the state after a seat passed."""
    after = replace(state, passed=state.passed | {seat})
    return _with_next_bidder(after, seat, BiddingLeft(seat))


def _with_next_bidder(state: State, seat: Seat, event: GameEvent) -> Transition[State]:
    """Return the state with the next bidder, or in which the highest bidder has begun to pick."""
    waiting = (
        other
        for other in seats_after(state, seat)
        if other not in state.passed and other != state.bidder
    )
    following = next(waiting, None) if state.bid < laid_count(state) else None
    if following is not None:
        return Transition(replace(state, mover=following), (event,))
    picked, events = _with_own_pile_turned(state)
    return Transition(picked, (event, *events))


def _with_own_pile_turned(state: State) -> Transition[State]:
    """Return the state after the highest bidder turned over its own pile, as far as needed."""
    assert state.bidder is not None
    seat, events = state.bidder, list[GameEvent]()
    state = replace(state, phase="pick", mover=seat)
    while state.bidder is not None and state.piles[seat]:
        state, turned = turn_card(state, seat)
        events += turned
    return Transition(state, tuple(events))


def turn_card(state: State, owner: Seat) -> Transition[State]:
    """Return the state after the bidder turned over the top card of a pile; raises Illegal."""
    if not 0 <= owner < len(state.piles) or not state.piles[owner]:
        raise Illegal("thorns.no-pile")
    seat = state.mover
    *rest, card = state.piles[owner]
    after = replace(
        state,
        piles=with_item(state.piles, owner, tuple(rest)),
        turned=with_item(state.turned, owner, (*state.turned[owner], card)),
    )
    turned = CardTurned(owner, card)
    if card == "thorn":
        lost, events = _with_pick_failed(after, owner)
        return Transition(lost, (turned, *events))
    if sum(map(len, after.turned)) < after.bid:
        return Transition(after, (turned,))
    points = with_item(after.points, seat, after.points[seat] + 1)
    scored = _with_cards_taken_back(replace(after, points=points))
    if points[seat] == int(state.options.wins):
        scored = replace(scored, phase="over", over="picked")
    return Transition(scored, (turned, PointScored(seat, state.bid)))


def _with_pick_failed(state: State, owner: Seat) -> Transition[State]:
    """Return the state after a thorn was turned over.

    If it was the bidder's own, the bidder chooses the card to lose; otherwise it loses one at random.
    """
    after = _with_cards_taken_back(state)
    if owner == state.mover and len(set(after.hands[owner])) > 1:
        return Transition(replace(after, phase="discard"))
    card, rng = after.rng.choice(after.hands[state.mover])
    return lose_card(replace(after, rng=rng), state.mover, card)


def lose_card(state: State, seat: Seat, card: Card) -> Transition[State]:
    """Return the state after a seat lost a card for good; raises Illegal.

    The seat begins the next round, or the next one in turn order if it is out.
    """
    after = replace(_without_card(state, seat, card), phase="lay")
    is_out = not after.hands[seat]
    if is_out:
        others = list(seats_after(after, seat))
        after = replace(after, mover=others[0])
        if len(others) == 1:
            after = replace(after, phase="over", over="alone")
    return Transition(after, (CardLost(seat, card, is_out),))


def _without_card(state: State, seat: Seat, card: Card) -> State:
    """Return the state after a card left a hand; raises Illegal."""
    hand = list(state.hands[seat])
    if card not in hand:
        raise Illegal("thorns.no-rose" if card == "rose" else "thorns.no-thorn")
    hand.remove(card)
    return replace(state, hands=with_item(state.hands, seat, tuple(hand)))


def _with_cards_taken_back(state: State) -> State:
    """Return the state before the next round: all cards are in the hands again."""
    empty: tuple[tuple[Card, ...], ...] = ((),) * len(state.hands)
    return replace(
        state,
        phase="lay",
        hands=tuple(
            tuple(sorted((*hand, *pile, *turned)))
            for hand, pile, turned in zip(state.hands, state.piles, state.turned, strict=True)
        ),
        piles=empty,
        turned=empty,
        shown=state.turned,
        bid=0,
        bidder=None,
        passed=frozenset(),
    )

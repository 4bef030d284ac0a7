"""Hands: play a card for its points and draw another.

The game has secret hands and random draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    Action,
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LeaveReason,
    LogEntry,
    Preview,
    Ranking,
    Seat,
    Transition,
    Turn,
    View,
    replace,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.core.value import Value

CARDS = tuple(range(1, 13))
HELD = 2

Hand = tuple[int, ...]


class Options(Value, frozen=True):
    """Options of a game that has none."""


class State(Value, frozen=True, kw_only=True):
    rng: Rng
    hands: tuple[Hand, ...]
    bag: Hand
    played: tuple[Hand, ...]
    mover: Seat = Seat(0)
    gone: frozenset[Seat] = frozenset()
    over: str | None = None


class Play(Action, frozen=True):
    card: int


class Played(GameEvent, frozen=True):
    """A played card, and the card that the mover drew, if any was left."""

    seat: Seat
    card: int
    drawn: int | None


class Sight(View, frozen=True, kw_only=True):
    """The view of a seat: its own hand, and the sizes of the other hands."""

    seat: Seat | None
    hand: Hand
    counts: tuple[int, ...]
    played: tuple[Hand, ...]
    mover: Seat
    gone: frozenset[Seat]
    over: str | None


class Hands(Game[State, Play, Sight, Options]):
    spec = GameSpec(
        id="hands",
        name="Hands",
        version=3,
        min_seats=2,
        max_seats=4,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=12,
        minutes=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        cards, rng = rng.shuffle(CARDS)
        hands = tuple(
            tuple(sorted(cards[seat * HELD : (seat + 1) * HELD])) for seat in range(seats)
        )
        return Transition(
            State(
                rng=rng, hands=hands, bag=tuple(sorted(cards[seats * HELD :])), played=((),) * seats
            )
        )

    def turn(self, state: State) -> Turn:
        return Turn(frozenset(), "over") if state.over else Turn(frozenset({state.mover}), "play")

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Play]:
        if seat in self.turn(state).seats:
            yield from map(Play, state.hands[seat])

    def apply(self, state: State, seat: Seat, action: Play) -> Transition[State]:
        if seat not in self.turn(state).seats:
            raise Illegal("hands.not-your-turn")
        if action.card not in state.hands[seat]:
            raise Illegal("hands.not-in-hand", card=action.card)
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        drawn, bag, rng = None, state.bag, state.rng
        if bag:
            drawn, rng = rng.choice(bag)
            hand, bag = tuple(sorted((*hand, drawn))), tuple(card for card in bag if card != drawn)
        played = with_hand(state.played, seat, (*state.played[seat], action.card))
        after = with_next_mover(
            replace(
                state, rng=rng, hands=with_hand(state.hands, seat, hand), bag=bag, played=played
            )
        )
        return Transition(after, (Played(seat, action.card, drawn),))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return one entry per play; only the mover sees the drawn card."""
        found = []
        for play in events:
            if not isinstance(play, Played):
                raise TypeError(f"nothing of Hands: {play}")
            found.append(LogEntry("played", play.seat, {"card": play.card}))
            if play.seat == seat and play.drawn is not None:
                found.append(LogEntry("drew", seat, {"card": play.drawn}))
        return found

    def view(self, state: State, seat: Seat | None) -> Sight:
        return Sight(
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            played=state.played,
            mover=state.mover,
            gone=state.gone,
            over=state.over,
        )

    def determinize(self, view: Sight, rng: Rng) -> State:
        seen = {*view.hand, *(card for pile in view.played for card in pile)}
        cards, rng = rng.shuffle(card for card in CARDS if card not in seen)
        hands: list[Hand] = []
        for seat, count in enumerate(view.counts):
            hand, cards = (
                (view.hand, cards)
                if seat == view.seat
                else (tuple(sorted(cards[:count])), cards[count:])
            )
            hands.append(hand)
        bag = tuple(sorted(cards))
        return State(
            rng=rng,
            hands=tuple(hands),
            bag=bag,
            played=view.played,
            mover=view.mover,
            gone=view.gone,
            over=view.over,
        )

    def previews(self, view: Sight, seat: Seat, actions: Sequence[Play]) -> Sequence[Preview]:
        return [Preview(points=action.card) for action in actions]

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        return score_ranking([sum(cards) for cards in state.played], penalties, state.over)

    def leave(self, state: State, seat: Seat, why: LeaveReason) -> Transition[State]:
        """Remove a seat and return its cards to the bag."""
        bag = tuple(sorted((*state.bag, *state.hands[seat])))
        state = replace(
            state, gone=state.gone | {seat}, hands=with_hand(state.hands, seat, ()), bag=bag
        )
        return Transition(with_next_mover(state) if seat == state.mover else state)

    def settle_on_time(self, state: State, late: Seat) -> Transition[State]:
        return Transition(replace(state, over="out-of-time"))


GAME = Hands


def with_hand(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def with_next_mover(state: State) -> State:
    """Return the state with the next seat that holds cards on turn, or a finished state."""
    seats = len(state.hands)
    following = [Seat((state.mover + step) % seats) for step in range(1, seats + 1)]
    holding = [seat for seat in following if state.hands[seat]]
    return (
        replace(state, mover=holding[0])
        if holding
        else replace(state, mover=following[0], over="played-out")
    )


def swap_secret(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return the state after dealing all cards that this seat cannot see again."""
    hidden = [card for other, hand in enumerate(state.hands) for card in hand if other != seat]
    cards, _ = rng.shuffle((*hidden, *state.bag))
    hands = []
    for other, hand in enumerate(state.hands):
        hands.append(hand if other == seat else tuple(sorted(cards[: len(hand)])))
        cards = cards if other == seat else cards[len(hand) :]
    return replace(state, hands=tuple(hands), bag=tuple(sorted(cards)))

"""Cardgame, as defined in RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    Seat,
    Transition,
    Turn,
    replace,
)
from parlour.core.ranking import score_ranking
from parlour.core.rng import Rng
from parlour.scaffold.cardgame.rules.actions import AnyAction, Lay, Play
from parlour.scaffold.cardgame.rules.state import (
    CARDS,
    TRICK_POINTS,
    Options,
    State,
    rank_of,
    sorted_cards,
    winning_place,
)
from parlour.scaffold.cardgame.rules.view import (
    CardgameView,
    CardLaid,
    CardPlayed,
    RoundScored,
    TrickWon,
    log_entries_of,
)

T = TypeVar("T")


class Cardgame(Game[State, AnyAction, CardgameView, Options]):
    """Cardgame for two to four players, with secret hands."""

    spec = GameSpec(
        id="cardgame",
        name="Cardgame",
        version=1,
        min_seats=2,
        max_seats=4,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=96,
        minutes=10,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the state after the first deal."""
        start = State(
            options=options,
            rng=rng,
            hands=((),) * seats,
            laid=(None,) * seats,
            tricks=(0,) * seats,
            scores=(0,) * seats,
        )
        return Transition(_with_new_hands(start))

    def turn(self, state: State) -> Turn:
        """Return all seats that must lay a card aside, or the next one to play."""
        seats = len(state.hands)
        if state.round == seats:
            return Turn(frozenset(), "over")
        if None in state.laid:
            waiting = (Seat(seat) for seat, card in enumerate(state.laid) if card is None)
            return Turn(frozenset(waiting), "lay")
        return Turn(frozenset({Seat((state.leader + len(state.trick)) % seats)}), "play")

    def legal_actions(self, state: State, seat: Seat) -> Iterator[AnyAction]:
        """Yield an action for every card in the hand: any card may be laid or played."""
        turn = self.turn(state)
        if seat in turn.seats:
            yield from map(Lay if turn.phase == "lay" else Play, state.hands[seat])

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a card was laid or played; raises Illegal."""
        turn = self.turn(state)
        if seat not in turn.seats or isinstance(action, Lay) != (turn.phase == "lay"):
            raise Illegal("cardgame.not-now")
        if action.card not in state.hands[seat]:
            raise Illegal("cardgame.not-in-hand", card=action.card)
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        state = replace(state, hands=_with_item(state.hands, seat, hand))
        if isinstance(action, Lay):
            return Transition(
                replace(state, laid=_with_item(state.laid, seat, action.card)),
                (CardLaid(seat, action.card),),
            )
        trick = (*state.trick, action.card)
        after = replace(state, trick=trick, played=(*state.played, action.card))
        played = CardPlayed(seat, action.card)
        if len(trick) < len(state.hands):
            return Transition(after, (played,))
        won, events = _with_trick_scored(after)
        return Transition(won, (played, *events))

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries that a seat may see: nobody sees a card that another laid."""
        return [entry for event in events for entry in log_entries_of(event, seat)]

    def view(self, state: State, seat: Seat | None) -> CardgameView:
        """Return the position without the cards that this seat cannot see."""
        return CardgameView(
            options=state.options,
            seat=seat,
            hand=() if seat is None else state.hands[seat],
            own_laid=None if seat is None else state.laid[seat],
            hand_sizes=tuple(map(len, state.hands)),
            has_laid=tuple(card is not None for card in state.laid),
            trick=state.trick,
            played=state.played,
            leader=state.leader,
            tricks=state.tricks,
            scores=state.scores,
            round=state.round,
            revealed=state.revealed,
        )

    def determinize(self, view: CardgameView, rng: Rng) -> State:
        """Return a state in which the cards that this seat cannot see are dealt at random."""
        visible = {*view.hand, *view.played, view.own_laid}
        unseen, _ = rng.shuffle(card for card in CARDS if card not in visible)
        hands, laid, rest = [], [], iter(unseen)
        for seat, size in enumerate(view.hand_sizes):
            is_own = seat == view.seat
            hands.append(
                view.hand if is_own else sorted_cards(tuple(next(rest) for _ in range(size)))
            )
            laid.append(view.own_laid if is_own else next(rest) if view.has_laid[seat] else None)
        return State(
            options=view.options,
            rng=rng.fork("deals"),
            hands=tuple(hands),
            laid=tuple(laid),
            trick=view.trick,
            played=view.played,
            leader=view.leader,
            tricks=view.tricks,
            scores=view.scores,
            round=view.round,
            revealed=view.revealed,
        )

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking by points; equal points share a rank."""
        is_over = state.round == len(state.hands)
        return score_ranking(state.scores, penalties, "played" if is_over else None)


def _with_new_hands(state: State) -> State:
    """Return the state after every seat was dealt its cards of a round."""
    size = int(state.options.cards)
    cards, rng = state.rng.shuffle(CARDS)
    return replace(
        state,
        rng=rng,
        hands=tuple(
            sorted_cards(cards[seat * size : (seat + 1) * size]) for seat in range(len(state.hands))
        ),
    )


def _with_trick_scored(state: State) -> Transition[State]:
    """Return the state after a complete trick and, with the last card, the end of the round."""
    seats = len(state.hands)
    winner = Seat((state.leader + winning_place(state.trick)) % seats)
    after = replace(
        state,
        trick=(),
        leader=winner,
        tricks=_with_item(state.tricks, winner, state.tricks[winner] + 1),
        scores=_with_item(state.scores, winner, state.scores[winner] + TRICK_POINTS),
    )
    if any(after.hands):
        return Transition(after, (TrickWon(winner),))
    laid = tuple(card for card in after.laid if card is not None)
    points = tuple(
        rank_of(card) if won else 0 for card, won in zip(laid, after.tricks, strict=True)
    )
    ended = replace(
        after,
        laid=(None,) * seats,
        played=(),
        leader=Seat((state.round + 1) % seats),
        tricks=(0,) * seats,
        scores=tuple(map(sum, zip(after.scores, points, strict=True))),
        round=state.round + 1,
        revealed=laid,
    )
    return Transition(
        ended if ended.round == seats else _with_new_hands(ended),
        (TrickWon(winner), RoundScored(laid, points)),
    )


def _with_item(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])

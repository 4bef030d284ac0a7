"""Thorns, as defined in RULES.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from parlour.core.game import (
    Game,
    GameEvent,
    GameSpec,
    Illegal,
    LogEntry,
    Ranking,
    ScoreSource,
    Seat,
    Transition,
    Turn,
)
from parlour.core.rng import Rng
from parlour_thorns.rules import rounds
from parlour_thorns.rules.actions import AnyAction, Bid, Discard, Lay, Pass, Pick
from parlour_thorns.rules.hidden import state_behind
from parlour_thorns.rules.state import CARDS, Options, State, card_counts, laid_count
from parlour_thorns.rules.view import ThornsView, log_entries_of


class Thorns(Game[State, AnyAction, ThornsView, Options]):
    """Thorns for three to six players, a game of bluffing."""

    spec = GameSpec(
        id="thorns",
        name="Thorns",
        version=1,
        min_seats=3,
        max_seats=6,
        has_hidden_information=True,
        lists_actions=True,
        max_decisions=3000,
        minutes=20,
        weight=2,
        has_draw_offers=False,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state; a random seat decides first."""
        first, rng = rng.below(seats)
        empty = ((),) * seats
        return Transition(
            State(
                options=options,
                rng=rng,
                mover=Seat(first),
                hands=(CARDS,) * seats,
                piles=empty,
                turned=empty,
                shown=empty,
                points=(0,) * seats,
            )
        )

    def turn(self, state: State) -> Turn:
        """Return the seat to decide, or all seats that have not laid their first card."""
        if state.phase == "over":
            return Turn(frozenset(), "over")
        if state.phase == "lay":
            waiting = (
                Seat(seat)
                for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True))
                if hand and not pile
            )
            return Turn(frozenset(waiting), "lay")
        return Turn(frozenset({state.mover}), state.phase)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[AnyAction]:
        """Yield every action: cautious ones first, so that the default action risks nothing."""
        if seat not in self.turn(state).seats:
            return
        kinds = sorted(set(state.hands[seat]))
        bids = map(Bid, range(state.bid + 1, laid_count(state) + 1))
        match state.phase:
            case "lay":
                yield from map(Lay, kinds)
            case "add":
                yield from map(Lay, kinds)
                yield from bids
            case "bid":
                yield Pass()
                yield from bids
            case "pick":
                yield from (Pick(owner) for owner, pile in enumerate(state.piles) if pile)
            case _:
                yield from map(Discard, kinds)

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after an action; raises Illegal."""
        if seat not in self.turn(state).seats:
            raise Illegal("thorns.not-now")
        match state.phase, action:
            case "lay" | "add", Lay(card):
                return rounds.lay_card(state, seat, card)
            case "add" | "bid", Bid(count):
                return rounds.make_bid(state, seat, count)
            case "bid", Pass():
                return rounds.leave_bidding(state, seat)
            case "pick", Pick(owner):
                return rounds.turn_card(state, Seat(owner))
            case "discard", Discard(card):
                return rounds.lose_card(state, seat, card)
        raise Illegal("thorns.not-now")

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries that a seat may see: cards are named once they are turned over."""
        return [entry for event in events for entry in log_entries_of(event, seat)]

    def view(self, state: State, seat: Seat | None) -> ThornsView:
        """Return the position without the face-down cards of the other seats."""
        return ThornsView(
            options=state.options,
            seat=seat,
            phase=state.phase,
            mover=state.mover,
            hand=() if seat is None else state.hands[seat],
            own_pile=() if seat is None else state.piles[seat],
            hand_sizes=tuple(map(len, state.hands)),
            pile_sizes=tuple(map(len, state.piles)),
            turned=state.turned,
            shown=state.shown,
            bid=state.bid,
            bidder=state.bidder,
            passed=state.passed,
            points=state.points,
            over=state.over,
        )

    def determinize(self, view: ThornsView, rng: Rng) -> State:
        """Return a state in which the other seats have any cards that they may have."""
        return state_behind(view, rng)

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the number of successful picks and of cards of each seat."""
        return [
            ScoreSource(kind="picks", points=state.points),
            ScoreSource(kind="cards", points=card_counts(state)),
        ]

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking: the winner, then by picks and by cards.

        `penalties` have no effect, because there are no points to deduct for overtime.
        """
        keys = [
            (
                state.over == "alone" and count > 0,
                points,
                count,
            )
            for points, count in zip(state.points, card_counts(state), strict=True)
        ]
        return Ranking(
            tuple(1 + sum(other > own for other in keys) for own in keys), over=state.over
        )

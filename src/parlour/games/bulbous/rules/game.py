"""The Bulbous game in the classic edition and the author's later edition (RULES.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import assert_never

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
from parlour.games.bulbous.rules import news, rounds, turns
from parlour.games.bulbous.rules.actions import (
    Add,
    AnyAction,
    Bid,
    Bring,
    Order,
    Pass,
    Swap,
    legal_bids,
    legal_swaps,
    require_add,
    require_bid,
    require_swap,
)
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, sorted_cards
from parlour.games.bulbous.rules.imagine import determinized_state
from parlour.games.bulbous.rules.scoring import rank_totals, score_breakdown, seat_scores
from parlour.games.bulbous.rules.specimens import active_colours, owned_colours, reserve_sizes
from parlour.games.bulbous.rules.state import (
    HAND_LIMIT,
    Options,
    State,
    bringable_specimens,
    contested_specimen,
)
from parlour.games.bulbous.rules.view import (
    BulbousPreview,
    BulbousView,
    action_previews,
    require_bring,
    require_due,
    require_order,
    seat_view,
)

MAX_DECISIONS = 15_000
"""An upper bound for the number of decisions in a match.

A match has at most 40 bulbs with nine rounds without a bulb before each, and ten more rounds. A
round has at most 36 decisions.
"""


class Bulbous(Game[State, AnyAction, BulbousView, Options]):
    """The Bulbous game for two to four seats."""

    spec = GameSpec(
        id="bulbous",
        name="Bulbous",
        version=1,
        min_seats=2,
        max_seats=4,
        has_hidden_information=True,
        lists_actions=False,
        max_decisions=MAX_DECISIONS,
        minutes=30,
        weight=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state, before the first specimen is brought in."""
        self._require_valid_options(options, seats)
        without = COLOURS[3] if seats == 3 and options.deck == "three-colours" else None
        cards, rng = rng.shuffle(
            card.id for card in CARDS.values() if without is None or card.colour != without
        )
        limit = HAND_LIMIT[seats]
        first, rng = rng.below(seats)
        state = State(
            options=options,
            rng=rng,
            first=Seat(first),
            hands=tuple(
                sorted_cards(cards[limit * seat : limit * seat + limit]) for seat in range(seats)
            ),
            deck=sorted_cards(cards[limit * seats :]),
            choices=(None,) * seats,
            added=(None,) * seats,
        )
        return rounds.open_round(state)

    def turn(self, state: State) -> Turn:
        """Return the seats that must decide and the phase of the decision."""
        return Turn(state.awaited_seats, state.phase)

    def legal_actions(self, state: State, seat: Seat) -> Iterable[AnyAction]:
        """Return the legal actions of a seat: at most 511 bids and 45 swaps, or 24 orders."""
        if seat not in state.awaited_seats:
            return ()
        match state.phase:
            case "bring":
                return [Bring(colour, size) for colour, size in bringable_specimens(state, seat)]
            case "order":
                left = [
                    colour for colour in active_colours(state.places) if colour not in state.order
                ]
                return map(
                    Order, permutations(left, len(left) if state.options.sequence == "whole" else 1)
                )
            case "add":
                colour, hand = contested_specimen(state).colour, state.hands[seat]
                return [Add(), *(Add(card) for card in hand if CARDS[card].colour == colour)]
            case _:
                hand = state.hands[seat]
                return [
                    Pass(),
                    *legal_swaps(hand),
                    *legal_bids(
                        hand, contested_specimen(state).colour, state.options.bluff == "on"
                    ),
                ]

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after an action and its automatic consequences; raises Illegal."""
        require_due(action, state.phase, seat in state.awaited_seats)
        hand, options = state.hands[seat], state.options
        match action:
            case Bring(colour, size):
                left = {own: reserve_sizes(own, state.places, state.completed) for own in COLOURS}
                require_bring(
                    seat,
                    owned_colours(state.seats),
                    active_colours(state.places),
                    left,
                    colour,
                    size,
                )
                return rounds.apply_bring(state, seat, colour, size)
            case Order(colours):
                require_order(
                    colours, active_colours(state.places), state.order, options.sequence == "whole"
                )
                return rounds.apply_order(state, seat, colours)
            case Bid(cards):
                require_bid(cards, hand, contested_specimen(state).colour, options.bluff == "on")
                return turns.apply_bid(state, seat, cards)
            case Swap(cards):
                require_swap(cards, hand)
                return turns.apply_swap(state, seat, cards)
            case Add(card):
                require_add(card, hand, contested_specimen(state).colour)
                return turns.apply_add(state, seat, card)
            case Pass():
                return turns.apply_pass(state, seat)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> BulbousView:
        """Return everything that a seat may see; `None` is the view of spectators."""
        return seat_view(state, seat)

    def determinize(self, view: BulbousView, rng: Rng) -> State:
        """Return a random state that is consistent with a view."""
        return determinized_state(view, rng)

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries that a seat may see of these events."""
        return news.log_entries(events, seat)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking if the match ended now; seats with equal totals share a rank."""
        points = seat_scores(state.options.edition, state.seats, state.places, state.completed)
        totals = [
            score.total - cost
            for score, cost in zip(points, penalties or (0,) * state.seats, strict=True)
        ]
        return rank_totals(totals, state.options.teams == "symbols", state.over)

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the points of each seat by bulbs, by specimens and by collections."""
        return score_breakdown(state.options.edition, state.seats, state.places, state.completed)

    def previews(
        self, view: BulbousView, seat: Seat, actions: Sequence[AnyAction]
    ) -> Sequence[BulbousPreview]:
        """Return a preview of each drafted action."""
        return action_previews(view, tuple(actions))

    def seat_counts(self, options: Options) -> range:
        """Return the numbers of seats: 2 to 4; in the author's edition 2 or 4, in teams 4."""
        if options.teams == "symbols":
            return range(4, 5)
        return range(2, 5, 2) if options.edition == "author" else range(2, 5)

    def inactive_options(self, options: Options) -> frozenset[str]:
        """Return the options that have no effect with the chosen edition or with teams."""
        if options.edition == "classic":
            return frozenset({"teams"})
        return frozenset({"deck", "last"} if options.teams == "symbols" else {"deck"})

    def default_action(self, state: State, seat: Seat) -> AnyAction:
        """Return the action that is played when a seat's time is up.

        It is a pass, no added card, the smallest specimen, or the order of COLOURS.
        """
        return next(iter(self.legal_actions(state, seat)))

    def _require_valid_options(self, options: Options, seats: int) -> None:
        """Raise Illegal unless the options are consistent and allow this number of seats."""
        plain = Options()
        for field in sorted(self.inactive_options(options)):
            if getattr(options, field) != getattr(plain, field):
                raise Illegal("bulbous.option-means-nothing", option=field)
        if seats not in self.seat_counts(options):
            raise Illegal("bulbous.seats", seats=seats, edition=options.edition)


GAME = Bulbous

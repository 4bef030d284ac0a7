"""The rules of Bulbous as RULES.md states them: the classic game and the author's later edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import assert_never

from parlour.core.game import Game, Happening, Illegal, News, Seat, Source, Spec, Standing, Transition, Turn
from parlour.core.rng import Rng
from parlour.games.bulbous.rules import news, rounds, turns
from parlour.games.bulbous.rules.actions import Add, AnyAction, Bid, Bring, Order, Pass, Swap, bids, require_added, require_bid, require_swap, swaps
from parlour.games.bulbous.rules.cards import CARDS, COLOURS, in_order
from parlour.games.bulbous.rules.imagine import imagined
from parlour.games.bulbous.rules.scoring import scores, sources, standing
from parlour.games.bulbous.rules.specimens import active, owned, reserve
from parlour.games.bulbous.rules.state import HAND_LIMIT, Options, State, awaited, contested, to_bring
from parlour.games.bulbous.rules.view import BulbousView, Draft, drafts, require_brought, require_due, require_order, seen

LONGEST = 15_000
"""No match takes more decisions: 40 bulbs with nine rounds without one before each, ten rounds more, 36 decisions in each."""


class Bulbous(Game[State, AnyAction, BulbousView, Options]):
    """Bulbous."""

    spec = Spec(id="bulbous", name="Bulbous", version=1, min_seats=2, max_seats=4, hidden=True, small=False, longest=LONGEST, minutes=30, weight=2)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the state before the first specimen is brought in."""
        self._refuse(options, seats)
        without = COLOURS[3] if seats == 3 and options.deck == "three-colours" else None
        cards, rng = rng.shuffle(card.id for card in CARDS.values() if without is None or card.colour != without)
        limit = HAND_LIMIT[seats]
        first, rng = rng.below(seats)
        state = State(
            options=options,
            rng=rng,
            first=Seat(first),
            hands=tuple(in_order(cards[limit * seat : limit * seat + limit]) for seat in range(seats)),
            deck=in_order(cards[limit * seats :]),
            choices=(None,) * seats,
            added=(None,) * seats,
        )
        return rounds.round_opened(state)

    def turn(self, state: State) -> Turn:
        """Return who must decide, and what."""
        return Turn(awaited(state), state.phase)

    def legal(self, state: State, seat: Seat) -> Iterable[AnyAction]:
        """Return every decision of a seat: up to 511 bids, 45 swaps and a pass, or up to 24 orders."""
        if seat not in awaited(state):
            return ()
        match state.phase:
            case "bring":
                return [Bring(colour, size) for colour, size in to_bring(state, seat)]
            case "order":
                left = [colour for colour in active(state.places) if colour not in state.order]
                return map(Order, permutations(left, len(left) if state.options.sequence == "whole" else 1))
            case "add":
                colour, hand = contested(state).colour, state.hands[seat]
                return [Add(), *(Add(card) for card in hand if CARDS[card].colour == colour)]
            case _:
                hand = state.hands[seat]
                return [Pass(), *swaps(hand), *bids(hand, contested(state).colour, state.options.bluff == "on")]

    def apply(self, state: State, seat: Seat, action: AnyAction) -> Transition[State]:
        """Return the state after a decision, and after all that follows from it without another."""
        require_due(action, state.phase, seat in awaited(state))
        hand, options = state.hands[seat], state.options
        match action:
            case Bring(colour, size):
                left = {own: reserve(own, state.places, state.completed) for own in COLOURS}
                require_brought(seat, owned(state.seats), active(state.places), left, colour, size)
                return rounds.brought(state, seat, colour, size)
            case Order(colours):
                require_order(colours, active(state.places), state.order, options.sequence == "whole")
                return rounds.ordered(state, seat, colours)
            case Bid(cards):
                require_bid(cards, hand, contested(state).colour, options.bluff == "on")
                return turns.bid(state, seat, cards)
            case Swap(cards):
                require_swap(cards, hand)
                return turns.swapped(state, seat, cards)
            case Add(card):
                require_added(card, hand, contested(state).colour)
                return turns.added(state, seat, card)
            case Pass():
                return turns.passed(state, seat)
            case _:
                assert_never(action)

    def view(self, state: State, seat: Seat | None) -> BulbousView:
        """Return all that this seat, or the public, may know."""
        return seen(state, seat)

    def imagine(self, view: BulbousView, rng: Rng) -> State:
        """Return a random state that this view cannot tell from the true one."""
        return imagined(view, rng)

    def news(self, happened: Sequence[Happening], seat: Seat | None) -> Sequence[News]:
        """Return what this seat may hear of what happened."""
        return news.told(happened, seat)

    def standing(self, state: State, charged: tuple[int, ...] = ()) -> Standing:
        """Return how the seats would stand if the game ended now; equal totals share the win."""
        points = scores(state.options.edition, state.seats, state.places, state.completed)
        totals = [score.total - cost for score, cost in zip(points, charged or (0,) * state.seats, strict=True)]
        return standing(totals, state.options.teams == "symbols", state.over)

    def sources(self, state: State) -> Sequence[Source]:
        """Return the points by bulbs, by specimen and by collection."""
        return sources(state.options.edition, state.seats, state.places, state.completed)

    def previews(self, view: BulbousView, seat: Seat, actions: Sequence[AnyAction]) -> Sequence[Draft]:
        """Return what each draft would be worth."""
        return drafts(view, tuple(actions))

    def seats(self, options: Options) -> range:
        """Return how many may play: two to four, in the author's edition two or four, in teams four."""
        if options.teams == "symbols":
            return range(4, 5)
        return range(2, 5, 2) if options.edition == "author" else range(2, 5)

    def inactive_options(self, options: Options) -> frozenset[str]:
        """Return the options of the other edition, and those of a number of seats that teams rule out."""
        if options.edition == "classic":
            return frozenset({"teams"})
        return frozenset({"deck", "last"} if options.teams == "symbols" else {"deck"})

    def default(self, state: State, seat: Seat) -> AnyAction:
        """Return the decision taken when time is up: pass, add nothing, bring the smallest, keep the order of the colours."""
        return next(iter(self.legal(state, seat)))

    def _refuse(self, options: Options, seats: int) -> None:
        """Raise Illegal unless these options make sense together and at this table."""
        plain = Options()
        for field in sorted(self.inactive_options(options)):
            if getattr(options, field) != getattr(plain, field):
                raise Illegal("bulbous.option-means-nothing", option=field)
        if seats not in self.seats(options):
            raise Illegal("bulbous.seats", seats=seats, edition=options.edition)


GAME = Bulbous

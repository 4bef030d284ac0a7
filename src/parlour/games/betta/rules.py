"""The rules of Betta, classic, alone and with Betty, as RULES.md states them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from parlour.core.game import Action, Game, Illegal, Seat, Spec, Standing, Turn, replace
from parlour.core.rng import Rng
from parlour.games.betta import sight
from parlour.games.betta.box import BadBox, Box, find_box
from parlour.games.betta.deal import CHAIRS, colours_with_betty, deal, deal_solo
from parlour.games.betta.display import BARE, is_full, laid, turned
from parlour.games.betta.scoring import score
from parlour.games.betta.sight import BettaView, Draft
from parlour.games.betta.state import BELONGS, Options, Placed, State, display_count, mover, over, standing

T = TypeVar("T")

SEATS = {"classic": range(2, 5), "solo": range(1, 2), "betty": range(2, 6)}


class Place(Action, frozen=True):
    """A card of one's hand is laid on a display after so many clockwise quarter turns."""

    card: str
    turns: int
    display: int


class Betta(Game[State, Place, BettaView, Options]):
    """Betta."""

    spec = Spec(id="betta", name="Betta", version=2, min_seats=1, max_seats=5, hidden=True, small=True, longest=35, minutes=10)

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        """Return the state before the first turn."""
        self._refuse(options, seats)
        box = self._box(options)
        colours, rng = _colours(options, seats, rng)
        dealt = deal_solo(box, options.pool == "even", rng) if options.mode == "solo" else deal(box, colours, rng)
        bare = (BARE,) * (display_count(seats) - len(dealt.starts))
        return State(
            options=options,
            colours=colours,
            first=dealt.first,
            patterns=dealt.patterns,
            displays=tuple(box.cards[card].fish for card in dealt.starts) + bare,
            starts=dealt.starts,
            hands=dealt.hands,
            stacks=dealt.stacks,
            removed=dealt.removed,
            scores=(0,) * seats,
        )

    def turn(self, state: State) -> Turn:
        """Return whose turn it is."""
        seats, taken = len(state.colours), len(state.placed)
        if over(state.displays, seats, taken):
            return Turn(frozenset(), "over")
        return Turn(frozenset({mover(state.first, seats, taken)}), "place")

    def legal(self, state: State, seat: Seat) -> Iterator[Place]:
        """Yield every card of the hand in every rotation on every display that is not full."""
        if seat not in self.turn(state).seats:
            return
        places = [number for number, display in enumerate(state.displays) if not is_full(display)]
        for card in state.hands[seat]:
            for number in places:
                for turns in range(4):
                    yield Place(card, turns, number)

    def apply(self, state: State, seat: Seat, action: Place) -> State:
        """Return the state after a card was laid, scored and replaced from the stack."""
        if seat not in self.turn(state).seats:
            raise Illegal("betta.not-your-turn")
        if action.card not in state.hands[seat]:
            raise Illegal("betta.not-in-hand", card=action.card)
        if not 0 <= action.turns < 4:
            raise Illegal("betta.no-such-rotation", turns=action.turns)
        if not 0 <= action.display < len(state.displays):
            raise Illegal("betta.no-such-display", display=action.display)
        before = state.displays[action.display]
        if is_full(before):
            raise Illegal("betta.display-full", display=action.display)
        box = self._box(state.options)
        fish = turned(box.cards[action.card].fish, action.turns)
        made = score(before, fish, tuple(box.patterns[name] for name in state.patterns))
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        stack = state.stacks[seat]
        laid_card = Placed(
            seat=seat,
            card=action.card,
            display=action.display,
            turns=action.turns,
            points=made.points,
            pattern=made.pattern,
            cells=made.cells,
        )
        return replace(
            state,
            displays=_put(state.displays, action.display, laid(before, fish)),
            hands=_put(state.hands, seat, hand + stack[:1]),
            stacks=_put(state.stacks, seat, stack[1:]),
            placed=(*state.placed, laid_card),
            scores=_put(state.scores, seat, state.scores[seat] + made.points),
        )

    def view(self, state: State, seat: Seat | None) -> BettaView:
        """Return all that this seat, or the public, may know."""
        return sight.seen(state, self._box(state.options), seat)

    def imagine(self, view: BettaView, rng: Rng) -> State:
        """Return a random state that this view cannot tell from the true one."""
        return sight.imagined(view, self._box(view.options), rng)

    def standing(self, state: State) -> Standing:
        """Return how the seats would stand if the match ended now."""
        return standing(state, self._box(state.options))

    def preview(self, view: BettaView, seat: Seat, action: Place) -> Draft:
        """Return what a card would make."""
        return sight.draft(view, self._box(view.options), action.card, action.turns, action.display)

    def seats(self, options: Options) -> range:
        """Return how many may play in this mode."""
        return SEATS[options.mode]

    def moot(self, options: Options) -> frozenset[str]:
        """Return the options of the other modes."""
        return frozenset(field for field, mode in BELONGS.items() if mode != options.mode)

    def reshuffle(self, state: State, rng: Rng) -> State:
        """Return the state with the cards still to be drawn dealt anew."""
        return sight.redealt(state, self._box(state.options), rng)

    def _box(self, options: Options) -> Box:
        return find_box(options.box, self.assets)

    def _refuse(self, options: Options, seats: int) -> None:
        """Raise Illegal unless these options make sense together and at this table."""
        plain = Options()
        for field in sorted(self.moot(options)):
            if getattr(options, field) != getattr(plain, field):
                raise Illegal("betta.option-of-other-mode", option=field, mode=BELONGS[field])
        if (options.deal == "daily") != bool(options.day):
            raise Illegal("betta.day-of-daily-deal", deal=options.deal, day=options.day)
        if seats not in SEATS[options.mode]:
            raise Illegal("betta.seats", seats=seats, mode=options.mode)
        try:
            self._box(options)
        except (LookupError, BadBox) as reason:
            raise Illegal("betta.unknown-box", box=options.box) from reason


def _colours(options: Options, seats: int, rng: Rng) -> tuple[tuple[str | None, ...], Rng]:
    """Return each seat's colour in seat order, None for Betty or whoever plays alone, and the next generator."""
    if options.mode == "solo":
        return (None,), rng
    if options.mode == "classic":
        return tuple(CHAIRS[:seats]), rng
    betty, rng = (0, rng) if options.betty == "first" else rng.below(seats)
    return colours_with_betty(seats, betty), rng


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


GAME = Betta

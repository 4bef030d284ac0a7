"""The rules of Betta, classic, alone and with Betty, as RULES.md states them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from parlour.core.game import Game, Happening, Illegal, News, Seat, Source, Spec, Standing, Transition, Turn, replace
from parlour.core.rng import Rng
from parlour.games.betta.rules.actions import Place, legal, refusal
from parlour.games.betta.rules.box import BadBox, Box, find_box
from parlour.games.betta.rules.deal import CHAIRS, DISPLAYS, colours_with_betty, deal, deal_solo
from parlour.games.betta.rules.display import BARE, laid, turned
from parlour.games.betta.rules.happenings import Began, Ended, Laid, news
from parlour.games.betta.rules.hidden import imagined_state, reshuffled
from parlour.games.betta.rules.preview import Draft, previews
from parlour.games.betta.rules.scoring import score
from parlour.games.betta.rules.sources import sources
from parlour.games.betta.rules.state import OPTION_MODES, Options, Placed, State, finals, standing
from parlour.games.betta.rules.view import BettaView, seat_view

T = TypeVar("T")

SEATS = {"classic": range(2, 5), "solo": range(1, 2), "betty": range(2, 6)}


class Betta(Game[State, Place, BettaView, Options]):
    """Betta."""

    spec = Spec(id="betta", name="Betta", version=2, min_seats=1, max_seats=5, hidden=True, small=True, longest=35, minutes=9, weight=2)

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the state before the first turn."""
        self._refuse(options, seats)
        box = self._box(options)
        colours, rng = _colours(options, seats, rng)
        dealt = deal_solo(box, options.pool == "even", rng) if options.mode == "solo" else deal(box, colours, rng)
        bare = (BARE,) * (DISPLAYS[seats] - len(dealt.starts))
        state = State(
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
        return Transition(state, (Began(state.first),))

    def turn(self, state: State) -> Turn:
        """Return whose turn it is."""
        return Turn(frozenset(), "over") if state.mover is None else Turn(frozenset({state.mover}), "place")

    def legal(self, state: State, seat: Seat) -> Iterator[Place]:
        """Yield every card of the hand in every rotation on every display that is not full."""
        if seat == state.mover:
            yield from legal(state.displays, state.hands[seat])

    def apply(self, state: State, seat: Seat, action: Place) -> Transition[State]:
        """Return the state after a card was laid, scored and replaced from the stack."""
        if seat != state.mover:
            raise Illegal("betta.not-your-turn")
        refused = refusal(state.displays, state.hands[seat], action)
        if refused is not None:
            raise refused
        box, before = self._box(state.options), state.displays[action.display]
        fish = turned(box.cards[action.card].fish, action.turns)
        made = score(before, fish, tuple(box.patterns[name] for name in state.patterns))
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        stack = state.stacks[seat]
        placed = Placed(
            seat=seat,
            card=action.card,
            display=action.display,
            turns=action.turns,
            points=made.points,
            pattern=made.pattern,
            cells=made.cells,
        )
        after = replace(
            state,
            displays=_put(state.displays, action.display, laid(before, fish)),
            hands=_put(state.hands, seat, hand + stack[:1]),
            stacks=_put(state.stacks, seat, stack[1:]),
            placed=(*state.placed, placed),
            scores=_put(state.scores, seat, state.scores[seat] + made.points),
        )
        happened = Laid(placed)
        return Transition(after, (happened, Ended(after.over, finals(after, box))) if after.over else (happened,))

    def news(self, happened: Sequence[Happening], seat: Seat | None) -> Sequence[News]:
        """Return what is told: the same to everybody, for all that happens here is seen by all."""
        return tuple(news(happened))

    def view(self, state: State, seat: Seat | None) -> BettaView:
        """Return all that this seat, or the public, may know."""
        return seat_view(state, self._box(state.options), seat)

    def imagine(self, view: BettaView, rng: Rng) -> State:
        """Return a random state that this view cannot tell from the true one."""
        return imagined_state(view, self._box(view.options), rng)

    def standing(self, state: State, charged: tuple[int, ...] = ()) -> Standing:
        """Return how the seats would stand if the match ended now."""
        return standing(state, self._box(state.options), charged)

    def sources(self, state: State) -> Sequence[Source]:
        """Return the points by pattern, first card and display."""
        return sources(state, self._box(state.options))

    def previews(self, view: BettaView, seat: Seat, actions: Sequence[Place]) -> Sequence[Draft]:
        """Return what each card would make."""
        return previews(view, self._box(view.options), seat, actions)

    def seats(self, options: Options) -> range:
        """Return how many may play in this mode."""
        return SEATS[options.mode]

    def inactive_options(self, options: Options) -> frozenset[str]:
        """Return the options of the other modes."""
        return frozenset(field for field, mode in OPTION_MODES.items() if mode != options.mode)

    def reshuffle(self, state: State, rng: Rng) -> State:
        """Return the state with the cards still to be drawn dealt anew."""
        return reshuffled(state, self._box(state.options), rng)

    def _box(self, options: Options) -> Box:
        return find_box(options.box, self.assets)

    def _refuse(self, options: Options, seats: int) -> None:
        """Raise Illegal unless these options make sense together and at this table."""
        plain = Options()
        for field in sorted(self.inactive_options(options)):
            if getattr(options, field) != getattr(plain, field):
                raise Illegal("betta.option-of-other-mode", option=field, mode=OPTION_MODES[field])
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

"""The Betta game: classic, solo and with Betty, as defined in RULES.md."""

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
    ScoreSource,
    Seat,
    Transition,
    Turn,
    replace,
)
from parlour.core.rng import Rng
from parlour.games.betta.rules.actions import Place, action_refusal, legal_actions
from parlour.games.betta.rules.box import Box, InvalidBox, find_box
from parlour.games.betta.rules.deal import (
    DISPLAY_COUNTS,
    SEAT_COLOURS,
    colours_with_betty,
    deal_match,
    deal_solo,
)
from parlour.games.betta.rules.display import EMPTY_DISPLAY, covered_display, rotated_cells
from parlour.games.betta.rules.happenings import (
    BettaMatchBegan,
    BettaMatchEnded,
    CardPlaced,
    log_entries,
)
from parlour.games.betta.rules.hidden import determinized_state, reshuffle_state
from parlour.games.betta.rules.preview import BettaPreview, action_previews
from parlour.games.betta.rules.scoring import card_score
from parlour.games.betta.rules.sources import score_breakdown
from parlour.games.betta.rules.state import (
    OPTION_MODES,
    Options,
    PlacedCard,
    State,
    final_display_points,
    match_ranking,
)
from parlour.games.betta.rules.view import BettaView, seat_view

T = TypeVar("T")

SEATS_BY_MODE = {"classic": range(2, 5), "solo": range(1, 2), "betty": range(2, 6)}


class Betta(Game[State, Place, BettaView, Options]):
    """The Betta game for one to five seats."""

    spec = GameSpec(
        id="betta",
        name="Betta",
        version=2,
        min_seats=1,
        max_seats=5,
        has_hidden_information=True,
        has_tie_break=True,
        lists_actions=True,
        max_decisions=35,
        minutes=9,
        weight=2,
    )

    def setup(self, options: Options, seats: int, rng: Rng) -> Transition[State]:
        """Return the initial state, before the first turn."""
        self._require_valid_options(options, seats)
        box = self._box_of(options)
        colours, rng = _seat_colours(options, seats, rng)
        dealt = (
            deal_solo(box, options.pool == "even", rng)
            if options.mode == "solo"
            else deal_match(box, colours, rng)
        )
        empty = (EMPTY_DISPLAY,) * (DISPLAY_COUNTS[seats] - len(dealt.starts))
        state = State(
            options=options,
            colours=colours,
            first=dealt.first,
            patterns=dealt.patterns,
            displays=tuple(box.cards[card].fish for card in dealt.starts) + empty,
            starts=dealt.starts,
            hands=dealt.hands,
            stacks=dealt.stacks,
            removed=dealt.removed,
            scores=(0,) * seats,
        )
        return Transition(state, (BettaMatchBegan(state.first),))

    def turn(self, state: State) -> Turn:
        """Return the seat to move, or no seat after the match."""
        return (
            Turn(frozenset(), "over")
            if state.mover is None
            else Turn(frozenset({state.mover}), "place")
        )

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Place]:
        """Yield every card of the hand in every rotation on every display that is not full."""
        if seat == state.mover:
            yield from legal_actions(state.displays, state.hands[seat])

    def apply(self, state: State, seat: Seat, action: Place) -> Transition[State]:
        """Return the state after a card is laid and scored and another is drawn; raises Illegal."""
        if seat != state.mover:
            raise Illegal("betta.not-your-turn")
        refusal = action_refusal(state.displays, state.hands[seat], action)
        if refusal is not None:
            raise refusal
        box, before = self._box_of(state.options), state.displays[action.display]
        fish = rotated_cells(box.cards[action.card].fish, action.turns)
        score = card_score(before, fish, tuple(box.patterns[name] for name in state.patterns))
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        stack = state.stacks[seat]
        placed = PlacedCard(
            seat=seat,
            card=action.card,
            display=action.display,
            turns=action.turns,
            points=score.points,
            pattern=score.pattern,
            cells=score.cells,
        )
        after = replace(
            state,
            displays=_replaced_item(state.displays, action.display, covered_display(before, fish)),
            hands=_replaced_item(state.hands, seat, hand + stack[:1]),
            stacks=_replaced_item(state.stacks, seat, stack[1:]),
            placed=(*state.placed, placed),
            scores=_replaced_item(state.scores, seat, state.scores[seat] + score.points),
        )
        event = CardPlaced(placed)
        return Transition(
            after,
            (event, BettaMatchEnded(after.over, final_display_points(after, box)))
            if after.over
            else (event,),
        )

    def log_entries(self, events: Sequence[GameEvent], seat: Seat | None) -> Sequence[LogEntry]:
        """Return the log entries of these events, which are the same for every viewer."""
        return tuple(log_entries(events))

    def view(self, state: State, seat: Seat | None) -> BettaView:
        """Return everything that a seat may see; `None` is the view of spectators."""
        return seat_view(state, self._box_of(state.options), seat)

    def determinize(self, view: BettaView, rng: Rng) -> State:
        """Return a random state that is consistent with a view."""
        return determinized_state(view, self._box_of(view.options), rng)

    def ranking(self, state: State, penalties: tuple[int, ...] = ()) -> Ranking:
        """Return the ranking if the match ended now."""
        return match_ranking(state, self._box_of(state.options), penalties)

    def score_breakdown(self, state: State) -> Sequence[ScoreSource]:
        """Return the points of each seat by pattern, first cards and displays."""
        return score_breakdown(state, self._box_of(state.options))

    def previews(
        self, view: BettaView, seat: Seat, actions: Sequence[Place]
    ) -> Sequence[BettaPreview]:
        """Return a preview of each drafted action."""
        return action_previews(view, self._box_of(view.options), seat, actions)

    def seat_counts(self, options: Options) -> range:
        """Return the possible numbers of seats in this mode."""
        return SEATS_BY_MODE[options.mode]

    def has_even_seats(self, options: Options) -> bool:
        """Return whether all seats have the same role; Betty may be given to the first one."""
        return options.mode != "betty" or options.betty != "first"

    def inactive_options(self, options: Options) -> frozenset[str]:
        """Return the options that apply only to other modes."""
        return frozenset(field for field, mode in OPTION_MODES.items() if mode != options.mode)

    def reshuffle(self, state: State, rng: Rng) -> State:
        """Return the state with the undrawn cards shuffled, as after a take-back."""
        return reshuffle_state(state, self._box_of(state.options), rng)

    def _box_of(self, options: Options) -> Box:
        return find_box(options.box, self.assets)

    def _require_valid_options(self, options: Options, seats: int) -> None:
        """Raise Illegal unless the options are consistent and allow this number of seats."""
        default = Options()
        for field in sorted(self.inactive_options(options)):
            if getattr(options, field) != getattr(default, field):
                raise Illegal("betta.option-of-other-mode", option=field, mode=OPTION_MODES[field])
        if (options.deal == "daily") != bool(options.day):
            raise Illegal("betta.day-of-daily-deal", deal=options.deal, day=options.day)
        if seats not in SEATS_BY_MODE[options.mode]:
            raise Illegal("betta.seats", seats=seats, mode=options.mode)
        try:
            self._box_of(options)
        except (LookupError, InvalidBox) as reason:
            raise Illegal("betta.unknown-box", box=options.box) from reason


def _seat_colours(options: Options, seats: int, rng: Rng) -> tuple[tuple[str | None, ...], Rng]:
    """Return the colour of each seat (None: Betty or a solo player) and the next generator."""
    if options.mode == "solo":
        return (None,), rng
    if options.mode == "classic":
        return tuple(SEAT_COLOURS[:seats]), rng
    betty, rng = (0, rng) if options.betty == "first" else rng.below(seats)
    return colours_with_betty(seats, betty), rng


def _replaced_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])


GAME = Betta

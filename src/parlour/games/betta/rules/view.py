"""The view of a seat."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from parlour.core.game import Seat, View
from parlour.core.value import Value
from parlour.games.betta.rules.box import BettaCard, Box, Pattern
from parlour.games.betta.rules.display import COLOURS, cells_of, orientations, rotated_cells
from parlour.games.betta.rules.scoring import (
    SOLO_SCALE,
    STAFF_SCALE,
    betty_value,
    solo_rating,
    solo_value,
)
from parlour.games.betta.rules.state import (
    Options,
    Over,
    PlacedCard,
    State,
    turns_per_seat,
)


class PatternTarget(Value, frozen=True, cache_hash=True):
    """A pattern in play: its points, and its cells in each distinct rotation, printed one first."""

    id: str
    points: int
    orientations: tuple[tuple[int, ...], ...]


class DisplayWorth(Value, frozen=True):
    """The visible fish of a display and its value if the match ended now.

    Attributes:
        fish: The visible fish by colour.
        staff: The points by colour, owned or not, from the scoring table of the mode.
        goal: The points for Betty or for a solo player; None if there is neither.
    """

    fish: dict[str, int]
    staff: dict[str, int]
    goal: int | None = None


class BettaView(View, frozen=True, kw_only=True):
    """Everything that a seat, or a spectator (None), may see."""

    options: Options
    """The options of the match."""
    seat: Seat | None
    """The seat of the viewer, or None for a spectator."""
    colours: tuple[str | None, ...]
    """The colour of each seat; None for the seat that plays Betty."""
    betty: Seat | None
    """The seat that plays Betty, or None without her."""
    first: Seat
    """The seat that took the first turn."""
    mover: Seat | None
    """The seat whose turn it is, or None after the end."""
    turns: tuple[int, ...]
    """The number of turns that each seat has left."""
    patterns: tuple[PatternTarget, ...]
    """The patterns in play."""
    displays: tuple[str, ...]
    """The visible cells of each display."""
    worth: tuple[DisplayWorth, ...]
    """The value of each display if the match ended now."""
    table: tuple[int, ...]
    """The points for 0 to 9 fish of a colour in a display."""
    goals: tuple[int, ...] | None
    """Betty's points for 0 to 4 colours, or None without her."""
    starts: tuple[BettaCard, ...]
    """The start cards."""
    hand: tuple[BettaCard, ...]
    """The viewer's own cards; empty for a spectator."""
    hands: tuple[int, ...]
    """The number of cards in each hand."""
    stacks: tuple[int, ...]
    """The number of cards in each stack."""
    unseen: tuple[tuple[BettaCard, ...], ...]
    """The cards of each seat's deck that the viewer has not seen."""
    removed: tuple[tuple[BettaCard, ...], ...] | None
    """The cards that were removed from each deck; None before the end and in a daily deal."""
    placed: tuple[PlacedCard, ...]
    """All cards that were laid, in order."""
    laid: tuple[str, ...]
    """The fish of each card in `placed`, in its rotation."""
    scores: tuple[int, ...]
    """The points that each seat has scored for patterns and first cards."""
    finals: tuple[int, ...]
    """The points that each seat would gain for the displays if the match ended now."""
    totals: tuple[int, ...]
    """The sum of `scores` and `finals` for each seat."""
    rating: str | None = None
    """The code of the rating of a solo score, or None."""
    over: Over | None = None
    """The reason why the match is over, or None."""


def seat_view(state: State, box: Box, seat: Seat | None) -> BettaView:
    """Return everything that a seat, or a spectator, may see."""
    options, seats = state.options, range(state.seats)
    removed = (
        tuple(_cards_by_id(box, cards) for cards in state.removed)
        if state.has_revealed_removed
        else None
    )
    hand = () if seat is None else _cards_by_id(box, state.hands[seat])
    goals = box.goals(options.goals, state.seats) if options.mode == "betty" else None
    table = SOLO_SCALE if options.mode == "solo" else STAFF_SCALE
    worth = tuple(
        [_display_worth(display, options.mode == "solo", goals) for display in state.displays]
    )
    ends = tuple([_final_points(worth, colour) for colour in state.colours])
    totals = tuple(map(sum, zip(state.scores, ends, strict=True)))
    return BettaView(
        options=options,
        seat=seat,
        colours=state.colours,
        betty=Seat(state.colours.index(None)) if goals else None,
        first=state.first,
        mover=state.mover,
        turns=tuple([turns_per_seat(state.seats) - count for count in state.turns_taken]),
        patterns=tuple([pattern_target(box.patterns[name]) for name in state.patterns]),
        displays=state.displays,
        worth=worth,
        table=table,
        goals=goals,
        starts=_cards_by_id(box, state.starts),
        hand=hand,
        hands=tuple(map(len, state.hands)),
        stacks=tuple(map(len, state.stacks)),
        unseen=tuple(
            [
                _unseen_cards(box, state, other, state.hands[other] if other == seat else ())
                for other in seats
            ]
        ),
        removed=removed,
        placed=state.placed,
        laid=tuple([rotated_cells(box.cards[ply.card].fish, ply.turns) for ply in state.placed]),
        scores=state.scores,
        finals=ends,
        totals=totals,
        rating=solo_rating(totals[0]) if options.mode == "solo" else None,
        over=state.over,
    )


def _cards_by_id(box: Box, ids: Iterable[str]) -> tuple[BettaCard, ...]:
    return tuple([box.cards[name] for name in ids])


@lru_cache(maxsize=1 << 8)
def pattern_target(pattern: Pattern) -> PatternTarget:
    """Return a pattern in play."""
    return PatternTarget(
        pattern.id, pattern.points, tuple(map(cells_of, orientations(pattern.cells)))
    )


@lru_cache(maxsize=1 << 14)
def _display_worth(display: str, alone: bool, goals: tuple[int, ...] | None) -> DisplayWorth:
    """Return the value of a display.

    Args:
        display: The visible cells.
        alone: Whether it is a solo game.
        goals: Betty's goals in a match with her, else None.
    """
    fish = {colour: display.count(colour) for colour in COLOURS}
    table = SOLO_SCALE if alone else STAFF_SCALE
    goal = solo_value(display) if alone else betty_value(display, goals) if goals else None
    return DisplayWorth(fish, {colour: table[count] for colour, count in fish.items()}, goal)


def _final_points(worth: tuple[DisplayWorth, ...], colour: str | None) -> int:
    """Return the final points of a colour; None is Betty or a solo player."""
    if colour is None:
        return sum([display.goal or 0 for display in worth])
    return sum([display.staff[colour] for display in worth])


def _unseen_cards(
    box: Box, state: State, other: int, hand: tuple[str, ...]
) -> tuple[BettaCard, ...]:
    """Return the cards of a seat's deck that are neither public nor in the viewer's hand."""
    deck = box.staff if state.options.mode == "solo" else box.decks[state.colours[other]]
    seen = state.open_cards.union(hand) if hand else state.open_cards
    return tuple([card for card in deck if card.id not in seen])

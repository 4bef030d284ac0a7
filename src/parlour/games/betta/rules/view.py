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
    final_display_points,
    turns_per_seat,
)


class PatternTarget(Value, frozen=True):
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
    """Everything that a seat, or a spectator (None), may see.

    `hand` is the viewer's own; for every seat the view shows how many cards its hand and stack
    hold. `unseen` holds, by seat, the cards of that seat's deck that the viewer has not seen.
    `removed` is public after the match, except in a daily deal. `finals` and `totals` are those if
    the match ended now. `placed` is the whole history, and `laid` the fish of each placed card in
    its rotation. `table` holds the points for 0 to 9 fish of a colour in a display, and `goals`
    Betty's points for 0 to 4 colours.
    """

    options: Options
    seat: Seat | None
    colours: tuple[str | None, ...]
    betty: Seat | None
    first: Seat
    mover: Seat | None
    turns: tuple[int, ...]
    patterns: tuple[PatternTarget, ...]
    displays: tuple[str, ...]
    worth: tuple[DisplayWorth, ...]
    table: tuple[int, ...]
    goals: tuple[int, ...] | None
    starts: tuple[BettaCard, ...]
    hand: tuple[BettaCard, ...]
    hands: tuple[int, ...]
    stacks: tuple[int, ...]
    unseen: tuple[tuple[BettaCard, ...], ...]
    removed: tuple[tuple[BettaCard, ...], ...] | None
    placed: tuple[PlacedCard, ...]
    laid: tuple[str, ...]
    scores: tuple[int, ...]
    finals: tuple[int, ...]
    totals: tuple[int, ...]
    rating: str | None = None
    over: Over | None = None


def seat_view(state: State, box: Box, seat: Seat | None) -> BettaView:
    """Return everything that a seat, or a spectator, may see."""
    options, seats = state.options, range(state.seats)
    removed = (
        tuple(_cards_by_id(box, cards) for cards in state.removed)
        if state.has_revealed_removed
        else None
    )
    hand = () if seat is None else _cards_by_id(box, state.hands[seat])
    ends = tuple(map(sum, final_display_points(state, box)))
    totals = tuple(map(sum, zip(state.scores, ends, strict=True)))
    goals = box.goals(options.goals, state.seats) if options.mode == "betty" else None
    table = SOLO_SCALE if options.mode == "solo" else STAFF_SCALE
    return BettaView(
        options=options,
        seat=seat,
        colours=state.colours,
        betty=Seat(state.colours.index(None)) if goals else None,
        first=state.first,
        mover=state.mover,
        turns=tuple(turns_per_seat(state.seats) - count for count in state.turns_taken),
        patterns=tuple(_pattern_target(box.patterns[name]) for name in state.patterns),
        displays=state.displays,
        worth=tuple(
            _display_worth(display, options.mode == "solo", goals) for display in state.displays
        ),
        table=table,
        goals=goals,
        starts=_cards_by_id(box, state.starts),
        hand=hand,
        hands=tuple(map(len, state.hands)),
        stacks=tuple(map(len, state.stacks)),
        unseen=tuple(
            _unseen_cards(box, state, Seat(other), hand if other == seat else ()) for other in seats
        ),
        removed=removed,
        placed=state.placed,
        laid=tuple(rotated_cells(box.cards[ply.card].fish, ply.turns) for ply in state.placed),
        scores=state.scores,
        finals=ends,
        totals=totals,
        rating=solo_rating(totals[0]) if options.mode == "solo" else None,
        over=state.over,
    )


def _cards_by_id(box: Box, ids: Iterable[str]) -> tuple[BettaCard, ...]:
    return tuple(box.cards[name] for name in ids)


@lru_cache(maxsize=1 << 8)
def _pattern_target(pattern: Pattern) -> PatternTarget:
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


def _unseen_cards(
    box: Box, state: State, other: Seat, hand: tuple[BettaCard, ...]
) -> tuple[BettaCard, ...]:
    """Return the cards of a seat's deck that are neither public nor in the viewer's hand."""
    deck = box.staff if state.options.mode == "solo" else box.decks[state.colours[other]]
    return tuple(card for card in deck if card.id not in state.open_cards and card not in hand)

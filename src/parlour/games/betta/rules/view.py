"""What a seat sees."""

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
    """A pattern in play: its points and its cells in every rotation that differs, as printed first."""

    id: str
    points: int
    orientations: tuple[tuple[int, ...], ...]


class DisplayWorth(Value, frozen=True):
    """What a display shows and would be worth if the match ended now.

    `staff`: points by colour, owned or not, from the table of the mode. `goal`: what it would be worth to Betty or to
    whoever plays alone; None where nobody is.
    """

    fish: dict[str, int]
    staff: dict[str, int]
    goal: int | None = None


class BettaView(View, frozen=True, kw_only=True):
    """All that a seat may know. `hand` is its own; of everybody it sees how many cards hand and stack hold.

    `unseen`: by seat, the cards of that seat's deck which this viewer has not seen yet. `removed` is told at the end,
    except of a daily deal. `finals` and `totals` count as if the match ended now. `placed` is the whole history,
    `laid` the fish of its cards as they were laid. `table` holds the points for 0 to 9 fish of a colour in a display,
    `goals` Betty's for 0 to 4 colours.
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
    """Return all that a seat, or the public, may know."""
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
    """Return what a display shows and is worth, played alone or, where there are `goals`, with Betty."""
    fish = {colour: display.count(colour) for colour in COLOURS}
    table = SOLO_SCALE if alone else STAFF_SCALE
    goal = solo_value(display) if alone else betty_value(display, goals) if goals else None
    return DisplayWorth(fish, {colour: table[count] for colour, count in fish.items()}, goal)


def _unseen_cards(
    box: Box, state: State, other: Seat, hand: tuple[BettaCard, ...]
) -> tuple[BettaCard, ...]:
    """Return the cards of a seat's deck that lie nowhere open and not in the viewer's own `hand`."""
    deck = box.staff if state.options.mode == "solo" else box.decks[state.colours[other]]
    return tuple(card for card in deck if card.id not in state.open_cards and card not in hand)

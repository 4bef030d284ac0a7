"""What a match of Betta is at any moment, and what follows from it."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from parlour.core.game import Ranking, Seat
from parlour.core.value import Value
from parlour.games.betta.rules.box import Box, packaged_box
from parlour.games.betta.rules.deal import SOLO_TURNS, TURNS_PER_SEAT
from parlour.games.betta.rules.display import is_full
from parlour.games.betta.rules.scoring import (
    RankKey,
    betty_value,
    seat_ranks,
    solo_value,
    staff_value,
)

Mode = Literal["classic", "solo", "betty"]
Over = Literal["full", "turns"]

OPTION_MODES: dict[str, Mode] = {
    "betty": "betty",
    "goals": "betty",
    "pool": "solo",
    "deal": "solo",
    "day": "solo",
}
"""The options that mean something in one mode alone, where their defaults may be changed."""


class Options(Value, frozen=True, kw_only=True):
    """How a table plays.

    `betty`: who is Betty, by lot or the first chair. `goals`: which of Betty's goal tables counts.
    `pool`: four cards of each colour and a start card, or any fourteen. `deal`: luck of one's own, or the deal that
    everybody has on the UTC `day` (2026-01-31), which the house fills in. `box`: the address of cards, patterns and
    goals (box.py), so that a match is replayed with those it was played with.
    """

    mode: Mode = "classic"
    betty: Literal["random", "first"] = "random"
    goals: Literal["tuned", "brief"] = "tuned"
    pool: Literal["even", "any"] = "even"
    deal: Literal["random", "daily"] = "random"
    day: str = ""
    box: str = packaged_box().digest


class PlacedCard(Value, frozen=True, kw_only=True):
    """A card that was laid: by whom, where, after how many clockwise quarter turns, and what it made."""

    seat: Seat
    card: str
    display: int
    turns: int
    points: int
    pattern: str | None = None
    cells: tuple[int, ...] = ()


class State(Value, frozen=True, kw_only=True, dict=True):
    """Everything. Cards go by their ids; `colours` has None for Betty and for whoever plays alone.

    `starts` are the cards that lay there before the first turn, card i on display i; `scores` are the points of
    moves alone. Nothing below the fish that are seen matters, so a display is no more than its nine cells.
    """

    options: Options
    colours: tuple[str | None, ...]
    first: Seat
    patterns: tuple[str, ...]
    displays: tuple[str, ...]
    starts: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    stacks: tuple[tuple[str, ...], ...]
    removed: tuple[tuple[str, ...], ...]
    placed: tuple[PlacedCard, ...] = ()
    scores: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.colours)

    @cached_property
    def over(self) -> Over | None:
        """Why the match has ended, or None while somebody has a turn to take."""
        if all(map(is_full, self.displays)):
            return "full"
        return "turns" if len(self.placed) == turns_per_seat(self.seats) * self.seats else None

    @property
    def mover(self) -> Seat | None:
        """Whose turn it is, or None once the match is over."""
        return None if self.over else Seat((self.first + len(self.placed)) % self.seats)

    @cached_property
    def turns_taken(self) -> tuple[int, ...]:
        """How many turns each seat has taken."""
        movers = [ply.seat for ply in self.placed]
        return tuple(movers.count(Seat(seat)) for seat in range(self.seats))

    @cached_property
    def open_cards(self) -> frozenset[str]:
        """The cards that everybody has seen: on the displays, and at the end those that were put aside."""
        told = (
            [card for cards in self.removed for card in cards] if self.has_revealed_removed else []
        )
        return frozenset((*self.starts, *(ply.card for ply in self.placed), *told))

    @property
    def has_revealed_removed(self) -> bool:
        """Whether the cards put aside lie open: at the end, except of a daily deal, which others may still have before them."""
        return self.over is not None and self.options.deal == "random"


def turns_per_seat(seats: int) -> int:
    """Return how many turns each seat takes unless all displays fill before."""
    return SOLO_TURNS if seats == 1 else TURNS_PER_SEAT


def final_display_points(state: State, box: Box) -> tuple[tuple[int, ...], ...]:
    """Return, by seat, what each display would be worth to it if the match ended now."""
    return tuple(
        tuple(
            display_worth(state.options, box, state.seats, colour, display)
            for display in state.displays
        )
        for colour in state.colours
    )


def display_worth(options: Options, box: Box, seats: int, colour: str | None, display: str) -> int:
    """Return what one display would be worth to the owner of a colour (None: Betty, or whoever plays alone)."""
    if colour is not None:
        return staff_value(display, colour)
    if options.mode == "solo":
        return solo_value(display)
    return betty_value(display, box.goals(options.goals, seats))


def match_ranking(state: State, box: Box, penalties: tuple[int, ...] = ()) -> Ranking:
    """Return how the seats would stand if the match ended now; once it has, how they do.

    `charged` are the points that overtime costs each seat: they decide before fish break a tie.
    """
    costs = penalties or (0,) * state.seats
    results = [
        RankKey(
            total=score + sum(ends) - cost,
            fish=sum(display.count(colour) for display in state.displays) if colour else 0,
            best=max(display.count(colour) for display in state.displays) if colour else 0,
            betty=colour is None,
        )
        for colour, score, ends, cost in zip(
            state.colours, state.scores, final_display_points(state, box), costs, strict=True
        )
    ]
    return Ranking(seat_ranks(results), tuple(result.total for result in results), state.over)

"""The state of a Betta match, and values derived from it."""

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
"""The mode that each mode-specific option belongs to; in other modes it keeps its default."""


class Options(Value, frozen=True, kw_only=True):
    """The options of a match."""

    mode: Mode = "classic"
    betty: Literal["random", "first"] = "random"
    """The seat that plays Betty: a random seat or the first."""
    goals: Literal["tuned", "brief"] = "tuned"
    """The name of the table of Betty's goals."""
    pool: Literal["even", "any"] = "even"
    """The solo cards: four of each colour and a start card, or any fourteen."""
    deal: Literal["random", "daily"] = "random"
    """Whether the deal is random, or the same for all players on a UTC `day`."""
    day: str = ""
    """The day of a daily deal, such as 2026-01-31; set by the server."""
    box: str = packaged_box().digest
    """The digest of the cards, patterns and goals, so that a replay uses the same ones."""


class PlacedCard(Value, frozen=True, kw_only=True):
    """A card that was laid."""

    seat: Seat
    card: str
    display: int
    turns: int
    """The number of clockwise quarter turns."""
    points: int
    """The points for the pattern or for the first card of a display."""
    pattern: str | None = None
    """The id of the pattern that the card made, if any."""
    cells: tuple[int, ...] = ()
    """The cells of the pattern."""


class State(Value, frozen=True, kw_only=True, dict=True):
    """The complete state of a match, including all secrets.

    Cards are stored as ids. `colours` has None for Betty and for a solo player. `starts` are the
    start cards; card i is on display i. `scores` are the points for laying cards, without final
    points. A display is its nine visible cells, because covered fish do not matter.
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
        """The number of seats."""
        return len(self.colours)

    @cached_property
    def over(self) -> Over | None:
        """The reason why the match is over, or None."""
        if all(map(is_full, self.displays)):
            return "full"
        return "turns" if len(self.placed) == turns_per_seat(self.seats) * self.seats else None

    @property
    def mover(self) -> Seat | None:
        """The seat to move, or None when the match is over."""
        return None if self.over else Seat((self.first + len(self.placed)) % self.seats)

    @cached_property
    def turns_taken(self) -> tuple[int, ...]:
        """The number of turns taken, by seat."""
        movers = [ply.seat for ply in self.placed]
        return tuple(movers.count(Seat(seat)) for seat in range(self.seats))

    @cached_property
    def open_cards(self) -> frozenset[str]:
        """The public cards: those on the displays and, after the match, the removed ones."""
        removed = (
            [card for cards in self.removed for card in cards] if self.has_revealed_removed else []
        )
        return frozenset((*self.starts, *(ply.card for ply in self.placed), *removed))

    @property
    def has_revealed_removed(self) -> bool:
        """Whether the removed cards are public.

        They are public after the match, except in a daily deal, which other players may still play.
        """
        return self.over is not None and self.options.deal == "random"


def turns_per_seat(seats: int) -> int:
    """Return the maximum number of turns of each seat; full displays may end a match earlier."""
    return SOLO_TURNS if seats == 1 else TURNS_PER_SEAT


def final_display_points(state: State, box: Box) -> tuple[tuple[int, ...], ...]:
    """Return the final points of each display, by seat, if the match ended now."""
    return tuple(
        tuple(
            display_worth(state.options, box, state.seats, colour, display)
            for display in state.displays
        )
        for colour in state.colours
    )


def display_worth(options: Options, box: Box, seats: int, colour: str | None, display: str) -> int:
    """Return the final points of a display for a colour; None is Betty or a solo player."""
    if colour is not None:
        return staff_value(display, colour)
    if options.mode == "solo":
        return solo_value(display)
    return betty_value(display, box.goals(options.goals, seats))


def match_ranking(state: State, box: Box, penalties: tuple[int, ...] = ()) -> Ranking:
    """Return the ranking if the match ended now.

    Args:
        state: The state.
        box: The cards and goals.
        penalties: The points that overtime costs each seat. They are deducted before fish break
            ties.
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

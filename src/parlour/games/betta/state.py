"""What a match of Betta is at any moment, and what follows from it."""

from __future__ import annotations

from typing import Literal

from parlour.core.game import Seat, Standing
from parlour.core.value import Value
from parlour.games.betta.box import Box, house_box
from parlour.games.betta.deal import DISPLAYS, SOLO_TURNS, TURNS
from parlour.games.betta.display import is_full
from parlour.games.betta.scoring import Row, betty_value, ranks, solo_value, staff_value

Mode = Literal["classic", "solo", "betty"]
Over = Literal["full", "turns"]

BELONGS: dict[str, Mode] = {"betty": "betty", "goals": "betty", "pool": "solo", "deal": "solo", "day": "solo"}
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
    box: str = house_box().digest


class Placed(Value, frozen=True, kw_only=True):
    """A card that was laid: by whom, where, after how many clockwise quarter turns, and what it made."""

    seat: Seat
    card: str
    display: int
    turns: int
    points: int
    pattern: str | None = None
    cells: tuple[int, ...] = ()


class State(Value, frozen=True, kw_only=True):
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
    placed: tuple[Placed, ...] = ()
    scores: tuple[int, ...]


def over(displays: tuple[str, ...], seats: int, placed: int) -> Over | None:
    """Return why the match has ended, or None while somebody has a turn to take."""
    if all(map(is_full, displays)):
        return "full"
    return "turns" if placed == turns_each(seats) * seats else None


def turns_each(seats: int) -> int:
    """Return how many turns each seat takes unless all displays fill before."""
    return SOLO_TURNS if seats == 1 else TURNS


def mover(first: Seat, seats: int, placed: int) -> Seat:
    """Return whose turn it is after so many turns."""
    return Seat((first + placed) % seats)


def finals(options: Options, box: Box, colours: tuple[str | None, ...], displays: tuple[str, ...]) -> tuple[int, ...]:
    """Return what the displays would be worth to each seat if the match ended now."""
    return tuple(sum(worth(options, box, len(colours), colour, display) for display in displays) for colour in colours)


def worth(options: Options, box: Box, seats: int, colour: str | None, display: str) -> int:
    """Return what one display would be worth to the owner of a colour (None: Betty, or whoever plays alone)."""
    if colour is not None:
        return staff_value(display, colour)
    if options.mode == "solo":
        return solo_value(display)
    return betty_value(display, box.goals(options.goals, seats))


def standing(state: State, box: Box) -> Standing:
    """Return how the seats would stand if the match ended now; once it has, how they do."""
    ends = finals(state.options, box, state.colours, state.displays)
    rows = [
        Row(
            total=score + end,
            fish=sum(display.count(colour) for display in state.displays) if colour else 0,
            best=max(display.count(colour) for display in state.displays) if colour else 0,
            betty=colour is None,
        )
        for colour, score, end in zip(state.colours, state.scores, ends, strict=True)
    ]
    ended = over(state.displays, len(rows), len(state.placed))
    return Standing(ranks(rows), tuple(row.total for row in rows), ended)


def display_count(seats: int) -> int:
    """Return how many displays are laid out for this many seats."""
    return DISPLAYS[seats]

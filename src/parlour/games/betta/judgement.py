"""What a card is worth at first sight: its points, and what it changes in the final points of everybody."""

from __future__ import annotations

from typing import Protocol

from parlour.games.betta.kernel import (
    CARDS,
    COUNT,
    DISPLAY,
    FIRST,
    HAND,
    NONE,
    OPEN,
    SEATS,
    SET,
    TAKEN,
    Ints,
    laid,
    points,
    step,
    worth,
)
from parlour.search.compiled import compiled

MOST = 128
"""Room for the candidates of one decision."""

# An action in one number: the card, its turns, the display.
TURNS, PLACES = 4, 16


class Floats(Protocol):
    """An array of fractions as the compiled functions use it."""

    def __getitem__(self, index: int, /) -> float:
        """Return one of them."""

    def __setitem__(self, index: int, value: float, /) -> None:
        """Change one of them."""


@compiled
def is_repeated(tables: Ints, card: int, turns: int) -> bool:
    """Return whether a card looks the same in an earlier rotation."""
    fish = tables[CARDS + 4 * card + turns]
    return turns > 0 and (fish == tables[CARDS + 4 * card] or (turns == 3 and fish == tables[CARDS + 4 * card + 1]))


@compiled
def prospect(tables: Ints, row: Ints, rivalry: float, seat: int, display: int) -> float:
    """Return how good a display is for a seat: its own final points less a part of those of each other seat."""
    found = 0.0
    for other in range(row[SEATS]):
        found += worth(tables, row, other, display) * (1.0 if other == seat else -rivalry)
    return found


@compiled
def candidates(tables: Ints, row: Ints, rivalry: float, actions: Ints, values: Floats) -> int:
    """Fill in every action that differs in effect, with its value to the mover, and return how many there are."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    found, bare_done = 0, False
    for place in range(row[COUNT]):
        if not row[OPEN] >> place & 1:
            continue
        display = row[DISPLAY + place]
        if display == 0:
            if bare_done:
                continue
            bare_done = True
        before = prospect(tables, row, rivalry, seat, display)
        for held in range(3):
            card = row[HAND + 3 * seat + held]
            if card == NONE:
                break
            for turns in range(1 if display == 0 else 4):
                fish = tables[CARDS + 4 * card + turns]
                if is_repeated(tables, card, turns):
                    continue
                after = laid(display, fish)
                made = points(tables, row[SET], display, fish, after)
                actions[found] = (card * TURNS + turns) * PLACES + place
                values[found] = made + prospect(tables, row, rivalry, seat, after) - before
                found += 1
    return found


@compiled
def play(tables: Ints, row: Ints, action: int) -> int:
    """Carry an action out and return its points."""
    hand = HAND + 3 * ((row[FIRST] + row[TAKEN]) % row[SEATS])
    card = action // (TURNS * PLACES)
    held = 0
    while row[hand + held] != card:
        held += 1
    return step(tables, row, held, action // PLACES % TURNS, action % PLACES)


@compiled
def best(actions: Ints, values: Floats, count: int) -> int:
    """Return the action of the highest value, the first of equals."""
    top = 0
    for number in range(1, count):
        if values[number] > values[top]:
            top = number
    return actions[top]

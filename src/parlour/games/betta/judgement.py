"""What a card is worth at first sight: its points, and what it changes in the final points of everybody."""

from __future__ import annotations

from typing import Protocol

from parlour.games.betta.kernel import laid, points, step
from parlour.games.betta.rows import (
    CARDS,
    COLOUR,
    COUNT,
    DISPLAY,
    FIRST,
    GOALS,
    HAND,
    NINE,
    NONE,
    OPEN,
    SEATS,
    SET,
    SOLO_POINTS,
    STAFF_POINTS,
    TAKEN,
    Ints,
)
from parlour.search.compiled import compiled, population

MOST = 128
"""Room for the candidates of one decision."""

# An action in one number: the card, its turns, the display.
TURNS, PLACES = 4, 16


Regards = tuple[float, float, float, float, float, float]


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
def regards(row: Ints, rivalry: float, seat: int) -> Regards:
    """Return what a final point counts for a seat: one for each of the four colours, one of Betty's, one of whoever plays alone."""
    red, blue, yellow, green, betty = 0.0, 0.0, 0.0, 0.0, 0.0
    for other in range(row[SEATS]):
        weight = 1.0 if other == seat else -rivalry
        colour = row[COLOUR + other]
        if colour == 0:
            red = weight
        elif colour == 1:
            blue = weight
        elif colour == 2:
            yellow = weight
        elif colour == 3:
            green = weight
        else:
            betty = weight
    if row[SEATS] == 1:
        return red, blue, yellow, green, 0.0, 1.0
    return red, blue, yellow, green, betty, 0.0


@compiled
def prospect(tables: Ints, goals: int, regard: Regards, display: int) -> float:
    """Return how good a display is: the final points it brings to everybody, each as it is regarded."""
    found, kinds, most = 0.0, 0, 0
    for colour in range(4):
        count = population(display >> 9 * colour & NINE)
        found += regard[colour] * tables[STAFF_POINTS + count]
        kinds += count > 0
        most = max(most, count)
    return found + regard[4] * (goals >> 12 * kinds & 4095) + regard[5] * tables[SOLO_POINTS + most]


@compiled
def candidates(tables: Ints, row: Ints, rivalry: float, actions: Ints, values: Floats) -> int:
    """Fill in every action that differs in effect, with its value to the mover, and return how many there are."""
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    regard, goals = regards(row, rivalry, seat), row[GOALS]
    found, bare_done = 0, False
    for place in range(row[COUNT]):
        if not row[OPEN] >> place & 1:
            continue
        display = row[DISPLAY + place]
        if display == 0:
            if bare_done:
                continue
            bare_done = True
        before = prospect(tables, goals, regard, display)
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
                values[found] = made + prospect(tables, goals, regard, after) - before
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

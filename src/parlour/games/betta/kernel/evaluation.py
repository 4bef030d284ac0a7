"""What a card is worth one ply deep: its points, and what it changes in the final points of everybody."""

from __future__ import annotations

from parlour.games.betta.kernel.packed import (
    ALL_CELLS,
    CARDS,
    COLOUR,
    COUNT,
    DISPLAY,
    FIRST,
    GOALS,
    HAND,
    NO_CARD,
    OPEN,
    SEATS,
    SET,
    SOLO_POINTS,
    STAFF_POINTS,
    TAKEN,
    FloatArray,
    IntArray,
)
from parlour.games.betta.kernel.rules import card_points, covered_display, play_card
from parlour.search.jit import jit_kernel, popcount

MAX_CANDIDATES = 128
"""Room for the candidates of one decision."""

ROTATIONS, DISPLAY_SLOTS = 4, 16
"""An action in one number: (card * TURNS + quarter turns) * PLACES + display."""

PointWeights = tuple[float, float, float, float, float, float]
"""What a final point counts: one made by each of the four colours, by Betty, and by whoever plays alone."""


@jit_kernel
def is_repeated(tables: IntArray, card: int, turns: int) -> bool:
    """Return whether a card looks the same in an earlier rotation."""
    fish = tables[CARDS + 4 * card + turns]
    return turns > 0 and (
        fish == tables[CARDS + 4 * card] or (turns == 3 and fish == tables[CARDS + 4 * card + 1])
    )


@jit_kernel
def point_weights(row: IntArray, rivalry: float, seat: int) -> PointWeights:
    """Return what a final point counts for a seat: 1 its own, `-rivalry` one of each other."""
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


@jit_kernel
def display_value(tables: IntArray, goals: int, weights: PointWeights, display: int) -> float:
    """Return how good a display is, in points: the final points it brings to everybody, each as it counts."""
    found, kinds, most = 0.0, 0, 0
    for colour in range(4):
        count = popcount(display >> 9 * colour & ALL_CELLS)
        found += weights[colour] * tables[STAFF_POINTS + count]
        kinds += count > 0
        most = max(most, count)
    return (
        found + weights[4] * (goals >> 12 * kinds & 4095) + weights[5] * tables[SOLO_POINTS + most]
    )


@jit_kernel
def write_candidates(
    tables: IntArray, row: IntArray, rivalry: float, actions: IntArray, values: FloatArray
) -> int:
    """Fill in every action that differs in effect, with its value to the mover in points, and return how many there are.

    `actions` and `values` have the shape (MAX_CANDIDATES,). Of empty displays only the first counts, and there a card is not turned.
    """
    seat = (row[FIRST] + row[TAKEN]) % row[SEATS]
    weights, goals = point_weights(row, rivalry, seat), row[GOALS]
    found, bare_done = 0, False
    for place in range(row[COUNT]):
        if not row[OPEN] >> place & 1:
            continue
        display = row[DISPLAY + place]
        if display == 0:
            if bare_done:
                continue
            bare_done = True
        before = display_value(tables, goals, weights, display)
        for held in range(3):
            card = row[HAND + 3 * seat + held]
            if card == NO_CARD:
                break
            for turns in range(1 if display == 0 else 4):
                fish = tables[CARDS + 4 * card + turns]
                if is_repeated(tables, card, turns):
                    continue
                after = covered_display(display, fish)
                made = card_points(tables, row[SET], display, fish, after)
                actions[found] = (card * ROTATIONS + turns) * DISPLAY_SLOTS + place
                values[found] = made + display_value(tables, goals, weights, after) - before
                found += 1
    return found


@jit_kernel
def play_action(tables: IntArray, row: IntArray, action: int) -> int:
    """Carry an action out and return its points."""
    hand = HAND + 3 * ((row[FIRST] + row[TAKEN]) % row[SEATS])
    card = action // (ROTATIONS * DISPLAY_SLOTS)
    held = 0
    while row[hand + held] != card:
        held += 1
    return play_card(tables, row, held, action // DISPLAY_SLOTS % ROTATIONS, action % DISPLAY_SLOTS)

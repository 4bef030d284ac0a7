"""The static evaluation: the points of a card and its effect on all final points."""

from __future__ import annotations

from parlour.games.betta.kernel.packed import ALL_CELLS, NO_CARD, LookupTables, PackedBettaState
from parlour.games.betta.kernel.rules import card_points, covered_display, mover, play_card
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernel_ismcts import Choices

MAX_CANDIDATES = 128
"""The maximum number of candidates of a decision."""

ROTATIONS, DISPLAY_SLOTS = 4, 16
"""The factors of a packed action.

It is (card * ROTATIONS + quarter turns) * DISPLAY_SLOTS + display.
"""

PointWeights = tuple[float, float, float, float, float, float]
"""The weights of final points for the four colours, for Betty, and for a solo player."""


@jit_kernel
def action_card(action: int) -> int:
    """Return the card of a packed action."""
    return action // (ROTATIONS * DISPLAY_SLOTS)


@jit_kernel
def action_turns(action: int) -> int:
    """Return the quarter turns of a packed action."""
    return action // DISPLAY_SLOTS % ROTATIONS


@jit_kernel
def action_display(action: int) -> int:
    """Return the display of a packed action."""
    return action % DISPLAY_SLOTS


@jit_kernel
def is_duplicate_rotation(tables: LookupTables, card: int, turns: int) -> bool:
    """Return whether a card looks the same after fewer quarter turns."""
    fish = tables.cards[card, turns]
    return turns > 0 and (
        fish == tables.cards[card, 0] or (turns == 3 and fish == tables.cards[card, 1])
    )


@jit_kernel
def point_weights(state: PackedBettaState, rivalry: float, seat: int) -> PointWeights:
    """Return the weight of each seat's final points: 1 for the seat itself, else `-rivalry`."""
    red, blue, yellow, green, betty = 0.0, 0.0, 0.0, 0.0, 0.0
    for other in range(state.seats):
        weight = 1.0 if other == seat else -rivalry
        colour = state.colours[other]
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
    if state.seats == 1:
        return red, blue, yellow, green, 0.0, 1.0
    return red, blue, yellow, green, betty, 0.0


@jit_kernel
def display_value(tables: LookupTables, goals: int, weights: PointWeights, display: int) -> float:
    """Return the weighted sum of the final points of a display."""
    value, colours, most = 0.0, 0, 0
    for colour in range(4):
        count = popcount(display >> 9 * colour & ALL_CELLS)
        value += weights[colour] * tables.staff_points[count]
        colours += count > 0
        most = max(most, count)
    return (
        value + weights[4] * (goals >> 12 * colours & 4095) + weights[5] * tables.solo_points[most]
    )


@jit_kernel
def write_candidates(
    tables: LookupTables, state: PackedBettaState, rivalry: float, choices: Choices
) -> int:
    """Fill `choices` with every distinct action of the seat to move, and return their number.

    The values of the choices are in points. Among empty displays only the first is used, and a card
    on it is not rotated. `choices.keys` is left unchanged.
    """
    seat = mover(state)
    weights, goals = point_weights(state, rivalry, seat), state.goals
    count, has_empty = 0, False
    for place in range(state.display_count):
        if not state.open_displays >> place & 1:
            continue
        display = state.displays[place]
        if display == 0:
            if has_empty:
                continue
            has_empty = True
        before = display_value(tables, goals, weights, display)
        for held in range(3):
            card = state.hands[seat, held]
            if card == NO_CARD:
                break
            for turns in range(1 if display == 0 else 4):
                fish = tables.cards[card, turns]
                if is_duplicate_rotation(tables, card, turns):
                    continue
                after = covered_display(display, fish)
                points = card_points(tables, state.pattern_set, display, fish, after)
                choices.actions[count] = (card * ROTATIONS + turns) * DISPLAY_SLOTS + place
                choices.values[count] = (
                    points + display_value(tables, goals, weights, after) - before
                )
                count += 1
    return count


@jit_kernel
def play_action(tables: LookupTables, state: PackedBettaState, action: int) -> int:
    """Apply an action of the seat to move, in place, and return its points."""
    seat, card, held = mover(state), action_card(action), 0
    while state.hands[seat, held] != card:
        held += 1
    return play_card(tables, state, held, action_turns(action), action_display(action))

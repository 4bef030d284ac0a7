"""Random matches in the kernel, for benchmarks and for comparison with the rules."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.chips import (
    can_bet,
    place_chip,
    remove_empty_offices,
    reveal_chip,
    settle_chips,
    write_final_choices,
    write_stack_choices,
)
from parlour.games.carcassonne.kernel.features import feature_size
from parlour.games.carcassonne.kernel.packed import PackedState
from parlour.games.carcassonne.kernel.placement import (
    draw_tile,
    free_segments,
    pass_turn,
    place_tile,
    write_placements,
)
from parlour.games.carcassonne.kernel.scoring import score_end, seat_total
from parlour.games.carcassonne.kernel.tables import KernelTables
from parlour.games.carcassonne.kernel.workspace import Workspace
from parlour.search.jit import jit_kernel, popcount
from parlour.search.kernels import Ints64, random_below, shuffle_in_place
from parlour.search.local_arrays import copy_into


@jit_kernel
def nth_bit(bits: int, number: int) -> int:
    """Return the index of a set bit, where `number` 0 is the lowest set bit."""
    index = 0
    while True:
        if bits >> index & 1:
            if number == 0:
                return index
            number -= 1
        index += 1


@jit_kernel
def play_random_turn(
    tables: KernelTables, state: PackedState, generator: Ints64, workspace: Workspace
) -> bool:
    """Play one turn with random decisions and return whether another tile was drawn."""
    tiles = tables.tiles
    number = random_below(generator, write_placements(tiles, state, workspace))
    cell, turns = int(workspace.cells[number]), int(workspace.turns[number])
    free = free_segments(tiles, state, cell, turns)
    choice = random_below(generator, popcount(free) + 1) - 1
    place_tile(tiles, state, cell, turns, nth_bit(free, choice) if choice >= 0 else -1)
    settle_randomly(tables, state, generator, workspace.roots)
    if can_bet(tiles, state):
        for seat in range(state.seat_count):
            hand = int(state.hand[seat])
            choice = random_below(generator, popcount(hand) + 1) - 1
            place_chip(state, seat, nth_bit(hand, choice) if choice >= 0 else -1)
    pass_turn(state)
    return draw_tile(tiles, state)


@jit_kernel
def settle_randomly(
    tables: KernelTables, state: PackedState, generator: Ints64, roots: Ints64
) -> None:
    """Settle each stack with completed features for a random one of them."""
    for office in range(state.office_count):
        number = int(state.offices[office])
        count = write_stack_choices(tables.tiles, state, number, roots)
        if count:
            root = int(roots[random_below(generator, count)])
            settle_chips(state, tables.payouts, number, root)
    remove_empty_offices(state)


@jit_kernel
def finish_randomly(
    tables: KernelTables, state: PackedState, generator: Ints64, roots: Ints64
) -> None:
    """Settle each remaining chip for a random choice, then apply the final scoring."""
    for office in range(state.office_count):
        number = int(state.offices[office])
        count = write_final_choices(tables.tiles, state, number, roots)
        for seat in range(state.seat_count):
            if state.chips[number, seat]:
                size = (
                    feature_size(state, int(roots[random_below(generator, count)])) if count else 0
                )
                reveal_chip(state, tables.payouts, number, seat, size)
    remove_empty_offices(state)
    score_end(tables.tiles, state)


@jit_kernel
def play_random_games(
    tables: KernelTables,
    start: PackedState,
    generator: Ints64,
    games: int,
    workspace: Workspace,
    points: Ints64,
) -> int:
    """Play matches with random decisions and return the total number of tiles placed.

    Args:
        start: A state with only the start tile; the drawn tile is shuffled into the stack.
        games: The number of matches.
        points: Shape (MAX_SEATS,); the points of each seat are added to it.
    """
    state, stack, placed = workspace.trial, workspace.stack, 0
    stack_end = int(start.stack_end) + 1
    for _ in range(games):
        copy_into(state, start)
        for place in range(stack_end - 1):
            stack[place] = start.stack[place]
        stack[stack_end - 1] = start.drawn_kind
        shuffle_in_place(generator, stack, 0, stack_end)
        for place in range(stack_end):
            state.stack[place] = stack[place]
        state.stack_end = stack_end
        state.mover = random_below(generator, state.seat_count)
        is_running = draw_tile(tables.tiles, state)
        while is_running:
            is_running = play_random_turn(tables, state, generator, workspace)
        finish_randomly(tables, state, generator, workspace.roots)
        placed += state.tile_count - 1
        for seat in range(state.seat_count):
            points[seat] += seat_total(state, seat)
    return placed

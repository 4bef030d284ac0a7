"""Kernels for the expansion The Bets: when to bet, what a stack may settle for, and payouts."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.features import feature_root, feature_size
from parlour.games.carcassonne.kernel.packed import (
    BET_SOURCE,
    ROAD,
    SEGMENTS_PER_TILE,
    PackedState,
    TileRecords,
)
from parlour.games.carcassonne.kernel.placement import has_placement
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints32, Ints64


@jit_kernel
def write_bettable(tiles: TileRecords, state: PackedState, number: int, roots: Ints64) -> int:
    """Write the distinct roots of the cities and roads on a tile, and return their number.

    Args:
        number: The number of the tile.
        roots: Shape (SEGMENTS_PER_TILE,); receives the roots.
    """
    tile, count = tiles[state.kinds[number]], 0
    for index in range(tile.segment_count):
        if tile.segment_kinds[index] <= ROAD:
            root = feature_root(state, number * SEGMENTS_PER_TILE + index)
            known = False
            for place in range(count):
                known |= roots[place] == root
            if not known:
                roots[count] = root
                count += 1
    return count


@jit_kernel
def distinct_count(state: PackedState, roots: Ints64, count: int) -> int:
    """Return how many of the first `count` features to offer: one if all sizes are equal."""
    for place in range(1, count):
        if feature_size(state, roots[place]) != feature_size(state, roots[0]):
            return count
    return min(count, 1)


@jit_kernel
def write_stack_choices(tiles: TileRecords, state: PackedState, number: int, roots: Ints64) -> int:
    """Write the completed features that may settle a tile's chips, and return their number."""
    bettable, count = write_bettable(tiles, state, number, roots), 0
    for place in range(bettable):
        for completed in range(state.completed_count):
            if state.completed_roots[completed] == roots[place] and (
                state.completed_claimed[completed] or not state.unclaimed_waits
            ):
                roots[count] = roots[place]
                count += 1
                break
    return distinct_count(state, roots, count)


@jit_kernel
def write_final_choices(tiles: TileRecords, state: PackedState, number: int, roots: Ints64) -> int:
    """Write the features that a tile's chips may count for at the end, and return their number."""
    bettable, count = write_bettable(tiles, state, number, roots), 0
    for place in range(bettable):
        if state.open_sides[roots[place]] or state.any_at_end:
            roots[count] = roots[place]
            count += 1
    return distinct_count(state, roots, count)


@jit_kernel
def settle_chips(state: PackedState, payouts: Ints32, number: int, root: int) -> None:
    """Pay out all chips on a tile for one feature.

    The caller must call `remove_empty_offices` afterwards.

    Args:
        payouts: Points by chip and size.
        number: The number of the tile.
        root: The root of the feature.
    """
    size = feature_size(state, root)
    for seat in range(state.seat_count):
        reveal_chip(state, payouts, number, seat, size)


@jit_kernel
def reveal_chip(state: PackedState, payouts: Ints32, number: int, seat: int, size: int) -> None:
    """Pay out a seat's chip on a tile, if any, for a feature of `size` tiles.

    A known chip returns to the hand; the points of a hidden chip are added up separately.
    """
    chip = int(state.chips[number, seat]) - 1
    if chip >= CHIPS_PER_SEAT:
        state.hidden_chip_points[seat] += payouts[chip, size]
    elif chip >= 0:
        state.scores[seat, BET_SOURCE] += payouts[chip, size]
        state.hand[seat] |= 1 << chip
    state.chips[number, seat] = 0


@jit_kernel
def remove_empty_offices(state: PackedState) -> None:
    """Remove the tiles without chips from the list of offices."""
    remaining = 0
    for office in range(state.office_count):
        number = int(state.offices[office])
        for seat in range(state.seat_count):
            if state.chips[number, seat]:
                state.offices[remaining] = number
                remaining += 1
                break
    state.office_count = remaining


@jit_kernel
def can_bet(tiles: TileRecords, state: PackedState) -> bool:
    """Return whether seats with chips in hand may bet on the newest tile."""
    number = int(state.tile_count) - 1
    if (
        not state.has_bets
        or not tiles[state.kinds[number]].has_office
        or state.stack_start == state.stack_end
    ):
        return False
    if state.last_is_placeable:
        can_continue = False
        for place in range(state.stack_start, state.stack_end):
            can_continue |= has_placement(tiles, state, int(state.stack[place]))
        if not can_continue:
            return False
    if state.bets_while_land_open:
        return has_unfinished(tiles, state, 0, number)
    return has_unfinished(tiles, state, number, number)


@jit_kernel
def has_unfinished(tiles: TileRecords, state: PackedState, first: int, last: int) -> bool:
    """Return whether any city or road on the tiles `first` to `last` is incomplete."""
    for number in range(first, last + 1):
        tile = tiles[state.kinds[number]]
        for index in range(tile.segment_count):
            if (
                tile.segment_kinds[index] <= ROAD
                and state.open_sides[feature_root(state, number * SEGMENTS_PER_TILE + index)]
            ):
                return True
    return False


@jit_kernel
def place_chip(state: PackedState, seat: int, chip: int) -> None:
    """Place a seat's chip on the newest tile; chip -1 means no bet."""
    number = int(state.tile_count) - 1
    if chip >= 0:
        state.chips[number, seat] = chip + 1
        state.hand[seat] &= ~(1 << chip)
        if state.office_count == 0 or state.offices[state.office_count - 1] != number:
            state.offices[state.office_count] = number
            state.office_count += 1

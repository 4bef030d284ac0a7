"""The bets again as machine code: who may bet, what a stack may count for, and chips that are turned over."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.packed import (
    ANY,
    BET,
    BETS,
    COUNT,
    DONE,
    DONE_CLAIMED,
    DONE_ROOT,
    END,
    FRACTIONS,
    HAND,
    IS_OFFICE,
    KIND,
    LAND_WIDE,
    MAX_SEATS,
    NEXT,
    OFFICE,
    OFFICES,
    OPEN,
    PLACEABLE,
    ROAD,
    SCORES,
    SEATS,
    SEGMENT_COUNT,
    SEGMENT_KIND,
    SEGMENTS_PER_TILE,
    STACK,
    WAITS,
    Ints16,
)
from parlour.games.carcassonne.kernel.rules import feature_root, has_placement, tile_count
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints32, Ints64


@jit_kernel
def write_bettable(table: Ints32, row: Ints16, tile: int, names: Ints64) -> int:
    """Write the cities and roads of an office's tile, each once, by their roots, and return how many; the array holds SEGMENTS."""
    line, count = table[row[KIND + tile]], 0
    for index in range(line[SEGMENT_COUNT]):
        if line[SEGMENT_KIND + index] <= ROAD:
            name = feature_root(row, tile * SEGMENTS_PER_TILE + index)
            known = False
            for place in range(count):
                known |= names[place] == name
            if not known:
                names[count] = name
                count += 1
    return count


@jit_kernel
def distinct_count(row: Ints16, names: Ints64, count: int) -> int:
    """Return how many of these features there are to choose from: one where all have the same number of tiles."""
    for place in range(1, count):
        if tile_count(row, names[place]) != tile_count(row, names[0]):
            return count
    return min(count, 1)


@jit_kernel
def write_stack_choices(table: Ints32, row: Ints16, tile: int, names: Ints64) -> int:
    """Write the features, just completed, for which the chips on a tile may be settled, and return how many."""
    every, count = write_bettable(table, row, tile, names), 0
    for place in range(every):
        for done in range(row[DONE]):
            if row[DONE_ROOT + done] == names[place] and (
                row[DONE_CLAIMED + done] or not row[WAITS]
            ):
                names[count] = names[place]
                count += 1
                break
    return distinct_count(row, names, count)


@jit_kernel
def write_final_choices(table: Ints32, row: Ints16, tile: int, names: Ints64) -> int:
    """Write the features for which a chip on a tile may count at the end, and return how many."""
    every, count = write_bettable(table, row, tile, names), 0
    for place in range(every):
        if row[OPEN + names[place]] or row[ANY]:
            names[count] = names[place]
            count += 1
    return distinct_count(row, names, count)


@jit_kernel
def settle_chips(row: Ints16, pay: Ints32, tile: int, name: int) -> None:
    """Turn over the chips on a tile for a feature and give them back; OFFICE is not yet told."""
    size = tile_count(row, name)
    for seat in range(row[SEATS]):
        reveal_chip(row, pay, tile, seat, size)


@jit_kernel
def reveal_chip(row: Ints16, pay: Ints32, tile: int, seat: int, size: int) -> None:
    """Turn over the chip of a seat on a tile, if there is one, for a feature of so many tiles."""
    chip = int(row[BET + tile * MAX_SEATS + seat]) - 1
    if chip >= CHIPS_PER_SEAT:
        row[FRACTIONS + seat] += pay[chip, size]
    elif chip >= 0:
        row[SCORES + 5 * seat + 4] += pay[chip, size]
        row[HAND + seat] |= 1 << chip
    row[BET + tile * MAX_SEATS + seat] = 0


@jit_kernel
def remove_empty_offices(row: Ints16) -> None:
    """Leave only tiles with chips in the list of offices."""
    kept = 0
    for place in range(row[OFFICES]):
        tile = int(row[OFFICE + place])
        for seat in range(row[SEATS]):
            if row[BET + tile * MAX_SEATS + seat]:
                row[OFFICE + kept] = tile
                kept += 1
                break
    row[OFFICES] = kept


@jit_kernel
def can_bet(table: Ints32, row: Ints16) -> bool:
    """Return whether chips may be laid on the newest tile; whoever has none left is skipped besides."""
    tile = int(row[COUNT]) - 1
    if not row[BETS] or not table[row[KIND + tile], IS_OFFICE] or row[NEXT] == row[END]:
        return False
    if row[PLACEABLE]:
        left = False
        for place in range(row[NEXT], row[END]):
            left |= has_placement(table, row, int(row[STACK + place]))
        if not left:
            return False
    if row[LAND_WIDE]:
        return has_unfinished(table, row, 0, tile)
    return has_unfinished(table, row, tile, tile)


@jit_kernel
def has_unfinished(table: Ints32, row: Ints16, first: int, last: int) -> bool:
    """Return whether a city or road of these tiles is open."""
    for tile in range(first, last + 1):
        line = table[row[KIND + tile]]
        for index in range(line[SEGMENT_COUNT]):
            if (
                line[SEGMENT_KIND + index] <= ROAD
                and row[OPEN + feature_root(row, tile * SEGMENTS_PER_TILE + index)]
            ):
                return True
    return False


@jit_kernel
def place_bet(row: Ints16, seat: int, chip: int) -> None:
    """Lay a chip of a seat on the newest tile; -1 is none."""
    tile = int(row[COUNT]) - 1
    if chip >= 0:
        row[BET + tile * MAX_SEATS + seat] = chip + 1
        row[HAND + seat] &= ~(1 << chip)
        if row[OFFICES] == 0 or row[OFFICE + row[OFFICES] - 1] != tile:
            row[OFFICE + row[OFFICES]] = tile
            row[OFFICES] += 1

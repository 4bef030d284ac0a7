"""A match as one row of numbers, and the tables of its tiles: the layout that all kernels share.

A row is an array of int16, shape (SIZE,). The land is a torus of 128 by 128 cells, cell = (y mod 128) * 128 + (x mod 128): a land of at
most 95 tiles never meets itself. A segment is 12 times the number of its tile plus its own number; the segments of a feature form
a tree (Tarjan, *Efficiency of a good but not linear set union algorithm*, JACM 22, 1975) whose root is the lowest and holds
what is known of the feature.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE
from parlour.games.carcassonne.rules.state import MEEPLES_PER_SEAT, State
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT, CarcassonneTileSet, chip_payout
from parlour.games.carcassonne.rules.view import CarcassonneView
from parlour.search.kernels import Ints32

Ints16 = npt.NDArray[np.int16]

MAX_SEATS = 6
MAX_TILES = 96
MAX_FRONTIER = 2 * MAX_TILES + 8
SEGMENTS_PER_TILE = 12
SEGMENT_SLOTS = MAX_TILES * SEGMENTS_PER_TILE
MASK_WORDS = 6
"""A set of tiles is six words of 16 bits."""

CITY, ROAD, FIELD, MONASTERY = 0, 1, 2, 3
KIND_CODES = {"city": CITY, "road": ROAD, "field": FIELD, "monastery": MONASTERY}
SCORE_SOURCES = ("roads", "cities", "monasteries", "fields", "bets")

# A row. GRID: 0 for nothing, n + 1 for tile n, -(f + 1) for place f of the frontier.
GRID = 0
COUNT = GRID + 128 * 128
FRONTIER = COUNT + 1
SEATS = COUNT + 2
MOVER = COUNT + 3
DRAWN = COUNT + 4
"""The kind of the tile to be laid, -1 for none: then the match is at its end."""
NEXT = COUNT + 5
END = COUNT + 6
"""The stack is STACK[NEXT] … STACK[END - 1]."""
OFFICES = COUNT + 7
"""How many tiles bear chips; OFFICE lists them."""
DONE = COUNT + 8
"""How many features the newest tile completed; DONE_ROOT lists them, DONE_CLAIMED says where a meeple stood."""
BETS, SMALL, FARMERS, LAND_WIDE, PLACEABLE, WAITS, ANY = (COUNT + 9 + flag for flag in range(7))
"""The options, 0 or 1."""
DISCARDED = COUNT + 16
DONE_ROOT = COUNT + 20
DONE_CLAIMED = DONE_ROOT + 24
SUPPLY = DONE_CLAIMED + 24
HAND = SUPPLY + MAX_SEATS
"""The chips at hand as bits, a word a seat."""
SCORES = HAND + MAX_SEATS
"""Five sources a seat, in the order of SOURCES."""
FRONT_CELL = SCORES + 5 * MAX_SEATS
FRONT_CODE = FRONT_CELL + MAX_FRONTIER
KIND = FRONT_CODE + MAX_FRONTIER
TURNS = KIND + MAX_TILES
CELL = TURNS + MAX_TILES
STACK = CELL + MAX_TILES
OFFICE = STACK + MAX_TILES
BET = OFFICE + MAX_TILES
"""Chip + 1 of each seat on each tile, 0 for none."""
PARENT = BET + MAX_TILES * MAX_SEATS
OPEN = PARENT + SEGMENT_SLOTS
SHIELDS = OPEN + SEGMENT_SLOTS
FEATURE_MEEPLES = SHIELDS + SEGMENT_SLOTS
"""Meeples on the feature of a root, a word a seat."""
MASK = FEATURE_MEEPLES + SEGMENT_SLOTS * MAX_SEATS
"""The tiles of the feature of a root."""
FRACTIONS = MASK + SEGMENT_SLOTS * MASK_WORDS
"""What chips that nobody knows paid each seat on average, beside SCORES, in sixtieths of a point."""
STATE_SIZE = FRACTIONS + MAX_SEATS

# Tables, shape (kinds, WIDTH), int32.
EDGE = 0
PORT = 4
SEGMENT_COUNT = 16
MONASTERY_AT = 17
IS_OFFICE = 18
PERIOD = 19
SEGMENT_KIND = 20
PORT_COUNT = SEGMENT_KIND + SEGMENTS_PER_TILE
SHIELD_COUNT = PORT_COUNT + SEGMENTS_PER_TILE
CITIES = SHIELD_COUNT + SEGMENTS_PER_TILE
"""The cities that a field touches, as bits by their segments."""
FIT = CITIES + SEGMENTS_PER_TILE
"""For the edges around a square, two bits a side, the quarter turns that fit as four bits."""
TABLE_WIDTH = FIT + 256

PAY_SIZES = 128
"""Payouts, shape (CHIPS, PAY_SIZES): the points of each chip by the number of tiles."""

FRACTION_PARTS = 60
"""A mean over as many chips as can lie face down is a whole number of sixtieths."""


def tile_tables(kinds: TileKinds) -> Ints32:
    """Return what is known of each kind of tile, shape (kinds, WIDTH), in the order of the kinds."""
    found = np.zeros((len(kinds), TABLE_WIDTH), np.int32)
    for line, kind in zip(found, kinds.values(), strict=True):
        line[EDGE : EDGE + 4] = kind.edges
        line[PORT : PORT + 12] = kind.port
        line[SEGMENT_COUNT] = len(kind.segments)
        line[MONASTERY_AT] = -1 if kind.monastery is None else kind.monastery
        line[IS_OFFICE] = kind.office
        line[PERIOD] = kind.period
        for number, segment in enumerate(kind.segments):
            line[SEGMENT_KIND + number] = KIND_CODES[segment.kind]
            line[PORT_COUNT + number] = len(segment.ports)
            line[SHIELD_COUNT + number] = segment.shields
            line[CITIES + number] = sum(1 << city for city in segment.cities)
        for code in range(256):
            line[FIT + code] = sum(1 << turns for turns in kind.fitting_turns(code))
    return found


def chip_payouts(tiles: CarcassonneTileSet) -> Ints32:
    """Return the points of each chip, in the order of their ids, by the number of tiles, shape (CHIPS, PAY_SIZES)."""
    return np.array(
        [
            [chip_payout(tiles.chips[chip], size) for size in range(PAY_SIZES)]
            for chip in sorted(tiles.chips)
        ],
        np.int32,
    )


def mean_payouts(tiles: CarcassonneTileSet, view: CarcassonneView) -> Ints32:
    """Return payouts with a line more for each seat, shape (CHIPS + SEATS_MOST, PAY_SIZES): what a chip of it that lies face down pays on average.

    These lines are in sixtieths of a point, of which a word holds those of all chips of a seat up to 91 points each. Any chip of others may
    lie there, of the view's own seat any that is not at hand.
    """
    chips, known = sorted(tiles.chips), chip_payouts(tiles)
    found = np.zeros((CHIPS_PER_SEAT + MAX_SEATS, PAY_SIZES), np.int32)
    found[:CHIPS_PER_SEAT] = known
    for seat in range(len(view.totals)):
        hidden = [
            number
            for number, chip in enumerate(chips)
            if seat != view.seat or chip not in view.chips
        ]
        if hidden:
            found[CHIPS_PER_SEAT + seat] = np.minimum(
                known[hidden].sum(axis=0) * FRACTION_PARTS // len(hidden), 32767 // CHIPS_PER_SEAT
            )
    return found


def hide_chips(row: Ints16) -> None:
    """Put a chip that nobody knows in the place of each that lies on the table."""
    for place in range(row[OFFICES]):
        first = BET + int(row[OFFICE + place]) * MAX_SEATS
        for seat in range(MAX_SEATS):
            if row[first + seat]:
                row[first + seat] = 1 + CHIPS_PER_SEAT + seat


def cell_of(x: int, y: int) -> int:
    """Return the cell of a square."""
    return (y & 127) << 7 | x & 127


def square_of(cell: int) -> tuple[int, int]:
    """Return the square of a cell."""
    return ((cell & 127) + 64) % 128 - 64, ((cell >> 7) + 64) % 128 - 64


def pack(state: State, kinds: TileKinds, tiles: CarcassonneTileSet, table: Ints32) -> Ints16:
    """Return a state as a row, shape (SIZE,); decisions that a seat has made in secret are left out."""
    from parlour.games.carcassonne.kernel.rules import (
        lay_tile,
    )  # the same layout read the other way round

    row = np.zeros(STATE_SIZE, np.int16)
    options, order, chips = state.options, list(kinds), sorted(tiles.chips)
    row[SEATS] = len(state.scores)
    flags = (
        options.bets,
        options.small_city == "two",
        options.farmers,
        options.no_bets == "land",
        options.last == "placeable",
        options.unclaimed == "waits",
        options.at_end == "any",
    )
    row[BETS : BETS + len(flags)] = flags
    row[SUPPLY : SUPPLY + MAX_SEATS] = MEEPLES_PER_SEAT
    for tile in state.placed:
        row[DRAWN] = order.index(tile.tile)
        lay_tile(table, row, cell_of(tile.x, tile.y), tile.turns, -1)
    for meeple in state.meeples:
        segment = (
            meeple.segment // SEGMENT_STRIDE * SEGMENTS_PER_TILE + meeple.segment % SEGMENT_STRIDE
        )
        while row[PARENT + segment] != segment:
            segment = int(row[PARENT + segment])
        row[FEATURE_MEEPLES + segment * MAX_SEATS + meeple.seat] += 1
        row[SUPPLY + meeple.seat] -= 1
    row[MOVER] = state.mover
    row[DRAWN] = -1 if state.drawn is None else order.index(state.drawn)
    row[DISCARDED] = len(state.discarded)
    row[END] = len(state.stack)
    row[STACK : STACK + len(state.stack)] = [order.index(name) for name in state.stack]
    for seat, scores in enumerate(state.scores):
        row[SCORES + 5 * seat : SCORES + 5 * seat + 5] = [
            getattr(scores, source) for source in SCORE_SOURCES
        ]
        row[HAND + seat] = sum(1 << chips.index(chip) for chip in state.chips[seat])
    for chip in state.laid:
        row[BET + chip.tile * MAX_SEATS + chip.seat] = 1 + chips.index(chip.chip)
    offices = sorted({chip.tile for chip in state.laid})
    row[OFFICES] = len(offices)
    row[OFFICE : OFFICE + len(offices)] = offices
    return row


assert CHIPS_PER_SEAT <= 15, "the chips at hand are bits of one word"

"""Conversion of a state of the rules into a packed state for the kernels."""

from __future__ import annotations

from parlour.games.carcassonne.kernel.features import feature_root
from parlour.games.carcassonne.kernel.packed import (
    MAX_SEATS,
    SCORE_SOURCES,
    SEGMENTS_PER_TILE,
    PackedState,
    TileRecords,
    cell_of,
    new_state,
)
from parlour.games.carcassonne.kernel.placement import place_tile
from parlour.games.carcassonne.rules.kinds import TileKinds
from parlour.games.carcassonne.rules.land import SEGMENT_STRIDE
from parlour.games.carcassonne.rules.state import MEEPLES_PER_SEAT, State
from parlour.games.carcassonne.rules.tiles import CHIPS_PER_SEAT, CarcassonneTileSet


def pack_state(
    state: State, kinds: TileKinds, tiles: CarcassonneTileSet, records: TileRecords
) -> PackedState:
    """Return the packed form of a state, without secret decisions that are still pending."""
    packed = new_state()
    _pack_options(packed, state)
    order, chips = list(kinds), sorted(tiles.chips)
    packed.seat_count = len(state.scores)
    packed.supply[:] = MEEPLES_PER_SEAT
    for tile in state.placed:
        packed.drawn_kind = order.index(tile.tile)
        place_tile(records, packed, cell_of(tile.x, tile.y), tile.turns, -1)
    for meeple in state.meeples:
        root = feature_root(packed, packed_segment(meeple.segment))
        packed.meeples[root, meeple.seat] += 1
        packed.supply[meeple.seat] -= 1
    packed.mover = state.mover
    packed.drawn_kind = -1 if state.drawn is None else order.index(state.drawn)
    packed.discarded_count = len(state.discarded)
    packed.stack_end = len(state.stack)
    packed.stack[: len(state.stack)] = [order.index(name) for name in state.stack]
    for seat, scores in enumerate(state.scores):
        packed.scores[seat] = [getattr(scores, source) for source in SCORE_SOURCES]
        packed.hand[seat] = sum(1 << chips.index(chip) for chip in state.chips[seat])
    for chip in state.laid:
        packed.chips[chip.tile, chip.seat] = 1 + chips.index(chip.chip)
    offices = sorted({chip.tile for chip in state.laid})
    packed.office_count = len(offices)
    packed.offices[: len(offices)] = offices
    return packed


def packed_segment(segment: int) -> int:
    """Return the kernel number of a segment of the land."""
    tile, index = divmod(segment, SEGMENT_STRIDE)
    return tile * SEGMENTS_PER_TILE + index


def hide_chips(packed: PackedState) -> None:
    """Replace each placed chip by its seat's unknown chip, whose payouts `mean_payouts` gives."""
    for number in range(packed.office_count):
        tile = packed.offices[number]
        for seat in range(MAX_SEATS):
            if packed.chips[tile, seat]:
                packed.chips[tile, seat] = 1 + CHIPS_PER_SEAT + seat


def _pack_options(packed: PackedState, state: State) -> None:
    options = state.options
    packed.has_bets = options.bets
    packed.small_city_two = options.small_city == "two"
    packed.has_farmers = options.farmers
    packed.bets_while_land_open = options.no_bets == "land"
    packed.last_is_placeable = options.last == "placeable"
    packed.unclaimed_waits = options.unclaimed == "waits"
    packed.any_at_end = options.at_end == "any"


assert CHIPS_PER_SEAT <= 15, "the chips in hand are bits of one 16-bit word"

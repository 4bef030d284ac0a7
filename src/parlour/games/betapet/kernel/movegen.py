"""Generation of all plays with the GADDAG, from each anchor to the left, then to the right.

Source: Gordon 1994 (gaddag.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, cast

import numpy as np

from parlour.games.betapet.kernel.leave_table import SUBSETS
from parlour.games.betapet.kernel.packed import (
    ALL_LETTERS,
    CODE_COUNT,
    JOKER_CODE,
    LINES,
    PackedBoard,
)
from parlour.games.betapet.kernel.records import RecordArray, record_dtype
from parlour.games.betapet.kernel.word_walk import int64
from parlour.games.betapet.plays.scored_play import POINT
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import RACK_SIZE
from parlour.games.betapet.rules.scoring import BINGO_POINTS
from parlour.search.jit import jit_kernel, lowest_bit, popcount
from parlour.search.kernels import Ints32, Ints64
from parlour.search.local_arrays import local_integers


class FoundPlay(Protocol):
    """A generated play."""

    line: int
    """The line of the main word (packed.py)."""

    points: int
    """The points of the play."""

    equity: int
    """The points and the value of the leave, in thousandths of a point."""

    leave: int
    """The tiles that stay on the rack, as bits (`fill_tile_bits`)."""

    tiles: int
    """The number of tiles."""

    strip: Ints64
    """The letter code laid on each place of the line, shape (SIZE,).

    The code is negative for a joker and 0 for no tile.
    """


PLAY_DTYPE = record_dtype(FoundPlay, shape=(SIZE,))

BITS_SIZE = CODE_COUNT * 8
"""The length of the array that `fill_tile_bits` fills."""

MAX_STEPS = 16
"""The maximum depth: seven tiles on fifteen squares, and the turn at the anchor."""


class GenerationStep(Protocol):
    """The state of a move generation before a tile is laid."""

    node: int
    """The GADDAG node."""

    place: int
    """The next place of the line."""

    is_right: int
    """Whether the generation runs to the right, after the separator."""

    letters: int
    """The letters of the rack that remain to be tried, as bits; bit 0 is the separator."""

    joker_letters: int
    """The letters that remain to be tried with a joker, as bits."""

    main_points: int
    """The points of the main word, without word premiums."""

    word_factor: int
    """The product of the word premiums."""

    cross_points: int
    """The points of the crossing words."""

    leave: int
    """The tiles still on the rack, as bits."""

    used: int
    """The number of tiles laid."""

    left: int
    """The number of tiles laid on the anchor and to the left of it."""

    tile: int
    """The letter code that led to this step, negative for a joker, 0 for none."""


STEP_DTYPE = record_dtype(GenerationStep)


class MoveGeneration(NamedTuple):
    """The inputs, output and scratch space of a move generation."""

    nodes: Ints32
    """The GADDAG."""

    counts: Ints64
    """The rack: tiles by letter code, shape (CODE_COUNT,).

    It is changed during the generation and restored.
    """

    tile_points: Ints64
    """Points by letter code, shape (CODE_COUNT,)."""

    tile_bits: Ints64
    """The bits of the tiles, filled by `fill_tile_bits`, shape (BITS_SIZE,)."""

    leaves: Ints64
    """Values of leaves by bits, in thousandths of a point, shape (SUBSETS,)."""

    steps: RecordArray
    """Scratch space: GenerationStep records, shape (MAX_STEPS,)."""

    plays: RecordArray
    """Output: FoundPlay records."""


def new_generation(
    nodes: Ints32,
    counts: Ints64,
    tile_points: Ints64,
    max_plays: int,
    leaves: Ints64 | None = None,
) -> MoveGeneration:
    """Return a move generation with room for `max_plays` plays.

    Without `leaves`, every leave is worth 0.
    """
    return MoveGeneration(
        nodes,
        counts,
        tile_points,
        tile_bits=np.zeros(BITS_SIZE, np.int64),
        leaves=np.zeros(SUBSETS, np.int64) if leaves is None else leaves,
        steps=np.zeros(MAX_STEPS, STEP_DTYPE),
        plays=np.zeros(max_plays, PLAY_DTYPE),
    )


def new_play() -> FoundPlay:
    """Return an empty play."""
    return cast(FoundPlay, np.zeros(1, PLAY_DTYPE)[0])


def play_fields(play: FoundPlay) -> Mapping[str, Any]:
    """Return the fields of a play as a mapping, for code that is not compiled."""
    return cast(Mapping[str, Any], play)


@jit_kernel
def fill_tile_bits(counts: Ints64, bits: Ints64) -> None:
    """Assign a bit to each tile of a rack.

    Args:
        counts: Tiles by letter code, shape (CODE_COUNT,).
        bits: Output, shape (BITS_SIZE,): at `code * 8 + number`, the bit of the next tile to lay
            while `number` tiles of that code are left.
    """
    place = 0
    for code in range(32):
        for number in range(1, counts[code] + 1):
            bits[code * 8 + number] = 1 << place
            place += 1


@jit_kernel
def generate_plays(
    generation: MoveGeneration, board: PackedBoard, line: int, anchor: int, limit: int, count: int
) -> int:
    """Generate the plays through an anchor that do not use an earlier anchor of the line.

    Args:
        generation: The inputs, output and scratch space.
        board: The board.
        line: The line.
        anchor: The place of the anchor in the line.
        limit: The place of the anchor before it in the line, -1 if there is none.
        count: The number of plays already found; new plays are appended.

    Returns:
        The number of plays found.
    """
    nodes, counts, tile_points = generation.nodes, generation.counts, generation.tile_points
    steps, plays = generation.steps, generation.plays
    letters, face, allowed = board.letters[line], board.tile_points[line], board.cross_sets[line]
    adjacent, letter_factors, word_factors = (
        board.cross_points[line],
        board.letter_factors[line],
        board.word_factors[line],
    )
    strip = local_integers(SIZE)
    strip[:] = 0
    rack_mask = int64(0)
    tiles = 0
    for code in range(1, 32):
        tiles += counts[code]
        if counts[code] and code < JOKER_CODE:
            rack_mask |= int64(1) << code
    jokers = counts[JOKER_CODE]
    is_column = line >= SIZE

    depth = 0
    node, place, right, main, factor, extra = (
        int64(0),
        int64(anchor),
        int64(0),
        int64(0),
        int64(1),
        int64(0),
    )
    leave, used, left, tile, ends = (
        int64((1 << tiles) - 1),
        int64(0),
        int64(0),
        int64(0),
        False,
    )
    while True:
        # Enter a step: follow the letters on the board, record a word, and list the letters to try.
        alive = True
        if right:
            while place < SIZE and letters[place]:
                mask, bit = int64(nodes[node]), int64(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[node + 1] >> letters[place]) & 1 != 0
                node = int64(nodes[node + 2 + popcount(mask & (bit - 1))])
                main += face[place]
                place += 1
        else:
            while place >= 0 and letters[place]:
                mask, bit = int64(nodes[node]), int64(1) << letters[place]
                if not mask & bit:
                    alive = False
                    break
                ends = (nodes[node + 1] >> letters[place]) & 1 != 0
                node = int64(nodes[node + 2 + popcount(mask & (bit - 1))])
                main += face[place]
                place -= 1
        choices, joker_choices = int64(0), int64(0)
        if alive:
            complete = ends and (right or anchor == SIZE - 1 or not letters[anchor + 1])
            # A single tile with words in both directions is one play, found across. Beyond the
            # capacity plays are not recorded, but generation continues so that the rack is
            # restored.
            if (
                complete
                and used
                and not (is_column and used == 1 and adjacent[anchor] >= 0)
                and count < len(plays)
            ):
                points = main * factor + extra + (BINGO_POINTS if used == RACK_SIZE else 0)
                play = plays[count]
                play.line, play.points = line, points
                play.equity = points * POINT + generation.leaves[leave]
                play.leave, play.tiles = leave, used
                for spot in range(SIZE):
                    play.strip[spot] = strip[spot]
                count += 1
            mask = int64(nodes[node])
            if right:
                is_open = place < SIZE and used < tiles
            else:
                is_open = place >= 0 and place > limit and used < tiles
                if mask & 1 and used:
                    choices = int64(1)
            if is_open:
                fitting = mask & allowed[place]
                choices |= fitting & rack_mask
                if jokers:
                    joker_choices = fitting & ALL_LETTERS
        # Most steps have no letters to try, so they are not stored.
        if choices or joker_choices:
            step = steps[depth]
            step.node, step.place, step.is_right = node, place, right
            step.letters, step.joker_letters = choices, joker_choices
            step.main_points, step.word_factor, step.cross_points = main, factor, extra
            step.leave, step.used, step.left, step.tile = leave, used, left, tile
        # Return to the last step that has letters left to try.
        while not (choices or joker_choices):
            depth -= 1
            if depth < 0:
                return count
            step = steps[depth]
            if tile:
                strip[step.place] = 0
                if tile < 0:
                    counts[JOKER_CODE] += 1
                    jokers += 1
                else:
                    counts[tile] += 1
                    rack_mask |= int64(1) << tile
            choices, joker_choices, tile = step.letters, step.joker_letters, step.tile
        node, place, right, main = step.node, step.place, step.is_right, step.main_points
        factor, extra = step.word_factor, step.cross_points
        leave, used, left = step.leave, step.used, step.left
        mask = int64(nodes[node])
        depth += 1
        if choices & 1:
            step.letters = choices & ~int64(1)
            node = int64(nodes[node + 2])
            place, right, tile, ends = int64(anchor + 1), int64(1), int64(0), False
            continue
        if choices:
            code = lowest_bit(choices)
            step.letters = choices & (choices - 1)
            leave ^= generation.tile_bits[8 * code + counts[code]]
            counts[code] -= 1
            if counts[code] == 0:
                rack_mask &= ~(int64(1) << code)
            tile, value = code, tile_points[code] * letter_factors[place]
            strip[place] = code
        else:
            code = lowest_bit(joker_choices)
            step.joker_letters = joker_choices & (joker_choices - 1)
            leave ^= generation.tile_bits[8 * JOKER_CODE + counts[JOKER_CODE]]
            counts[JOKER_CODE] -= 1
            jokers -= 1
            tile, value = int64(-code), int64(0)
            strip[place] = -code
        main += value
        factor *= word_factors[place]
        if adjacent[place] >= 0:
            extra += (adjacent[place] + value) * word_factors[place]
        bit = int64(1) << code
        ends = (nodes[node + 1] >> code) & 1 != 0
        node = int64(nodes[node + 2 + popcount(mask & (bit - 1))])
        used += 1
        if right:
            place += 1
        else:
            left += 1
            place -= 1


@jit_kernel
def write_all_plays(generation: MoveGeneration, board: PackedBoard) -> int:
    """Write every play of a rack exactly once, and return the number of plays.

    Plays beyond the capacity are omitted.
    """
    counts = generation.counts
    fill_tile_bits(counts, generation.tile_bits)
    count = int64(0)
    held = held_letters(counts)
    for line in range(LINES):
        limit = int64(-1)
        for anchor in range(SIZE):
            if board.anchors[line, anchor]:
                if board.cross_sets[line, anchor] & held:
                    count = generate_plays(generation, board, line, anchor, limit, count)
                limit = int64(anchor)
    return count


@jit_kernel
def held_letters(counts: Ints64) -> int:
    """Return, as bits by letter code, the letters that a rack can lay; a joker allows all."""
    held = int64(ALL_LETTERS) if counts[JOKER_CODE] else int64(0)
    for code in range(1, JOKER_CODE):
        if counts[code]:
            held |= int64(1) << code
    return held

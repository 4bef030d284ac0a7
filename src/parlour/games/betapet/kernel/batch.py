"""Many matches of Betapet, stepped together by the kernel."""

from __future__ import annotations

import numpy as np

from parlour.core.game import AnyGame
from parlour.games.betapet.coding import build_coding
from parlour.games.betapet.kernel.batch_observation import write_masks, write_observations
from parlour.games.betapet.kernel.batch_rows import BetapetTables, new_rows
from parlour.games.betapet.kernel.batch_steps import start_rows, step_rows
from parlour.games.betapet.kernel.gaddag import load_gaddag
from parlour.games.betapet.kernel.generator import MAX_PLAYS
from parlour.games.betapet.kernel.movegen import PLAY_DTYPE, new_generation
from parlour.games.betapet.kernel.packed import (
    BOARD_DTYPE,
    CODE_COUNT,
    fill_cross_sets,
    pack_squares,
    points_by_code,
    rack_counts,
)
from parlour.games.betapet.kernel.play_ranking import new_ranking_scratch
from parlour.games.betapet.rules.board import (
    EMPTY,
    LAYOUTS,
    LETTER_TIMES,
    RANDOM_PREMIUMS,
    SQUARES,
    START_SQUARE,
    WORD_TIMES,
)
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.rules.tiles import TILE_SETS
from parlour.search.batches import KernelBatch
from parlour.search.kernels import Floats32, Ints8, Ints64

BLANK_PREMIUMS = "." * START_SQUARE + "*" + "." * (SQUARES - 1 - START_SQUARE)
"""The premium marks of a random board before its premiums are scattered."""


class BetapetBatch(KernelBatch):
    """Many matches of Betapet in which invalid words are refused, with the same options."""

    def __init__(self, game: AnyGame, options: Options, seats: int, size: int) -> None:
        if options.words != "void":
            raise LookupError("betapet has a batch only for the option words: void")
        coding = build_coding(game, options, seats)
        super().__init__(size, seats, coding.action_count, coding.length)
        self.tables = batch_tables(coding.graph, options)
        boards = np.zeros(size, BOARD_DTYPE)
        self.rows = new_rows(boards, self._movers, self._over, self._generators)
        self.reset()

    def start_matches(self, chosen: Ints8) -> None:
        """Deal a new match in each row with 1, shape (size,)."""
        start_rows(self.tables, self.rows, self.seats, chosen)

    def write_masks(self, out: Ints8) -> None:
        """Write all masks, shape (size, 642)."""
        write_masks(self.tables, self.rows, out)

    def write_observations(self, out: Floats32) -> None:
        """Write all observations, shape (size, length)."""
        write_observations(self.tables, self.rows, self.seats, out)

    def play_actions(self, numbers: Ints64, rewards: Floats32, ended: Ints8) -> None:
        """Play an action in each match that is not over."""
        step_rows(self.tables, self.rows, numbers, rewards, ended)


def batch_tables(graph: WordGraph, options: Options) -> BetapetTables:
    """Return the word list, tile set and options of a batch."""
    tile_set, nodes, codes = TILE_SETS[options.tiles], load_gaddag(graph).nodes, graph.codes
    tile_points = points_by_code(codes, tile_set.values)
    is_random = options.board == "random"
    premiums = BLANK_PREMIUMS if is_random else LAYOUTS[options.board]
    board = pack_squares((EMPTY,) * SQUARES, premiums, codes, tile_set.values)
    fill_cross_sets(board, nodes)
    boards = np.zeros(1, BOARD_DTYPE)
    boards[0] = board
    marks = RANDOM_PREMIUMS + "." * (SQUARES - 1 - len(RANDOM_PREMIUMS)) if is_random else ""
    factors = [(LETTER_TIMES.get(mark, 1), WORD_TIMES.get(mark, 1)) for mark in marks]
    return BetapetTables(
        nodes,
        tile_points,
        rack_counts(tile_set.bag, codes),
        np.array([rack_counts((tile,), codes).argmax() for tile in sorted(tile_set.counts)]),
        boards,
        np.array(factors, np.int64).reshape(-1, 2),
        int(options.ending == "double"),
        new_generation(nodes, np.zeros(CODE_COUNT, np.int64), tile_points, MAX_PLAYS),
        np.zeros(1, PLAY_DTYPE),
        new_ranking_scratch(MAX_PLAYS),
    )

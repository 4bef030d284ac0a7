"""The kernel's move generation for callers who speak of boards and racks: both in, candidates out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np

from parlour.games.betapet.kernel.best_play import best_play, scratch_memory
from parlour.games.betapet.kernel.gaddag import gaddag
from parlour.games.betapet.kernel.leave_table import SUBSETS, table_of
from parlour.games.betapet.kernel.movegen import PLAY, PLAY_EQUITY, PLAY_LINE, PLAY_POINTS, PLAY_STRIP, all_plays
from parlour.games.betapet.kernel.packed import Squares, counts_of, fill_cross_sets, squares_of, tile_points_of
from parlour.games.betapet.kernel.playout import playing
from parlour.games.betapet.plays.leave_values import packaged
from parlour.games.betapet.plays.scored_play import LeaveValue, ScoredPlay
from parlour.games.betapet.rules.board import SIZE, Board
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import Placed
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import JOKER, TileSet, on_rack
from parlour.search.kernels import Ints64

MOST_PLAYS = 200_000
"""More plays than any rack has; two jokers on a crowded board make some tens of thousands."""


class CompiledGenerator:
    """Generates plays in machine code; one list, one tile set."""

    def __init__(self, graph: WordGraph, tile_set: TileSet) -> None:
        self.words, self.tile_set = gaddag(graph), tile_set
        self.codes = graph.codes
        self.letters = {code: letter for letter, code in graph.codes.items()}
        self.tile_points = tile_points_of(graph.codes, tile_set.values)
        table = table_of(packaged(tile_set.language), tile_set.language)
        self.playing = playing(self.words.nodes, self.words.anagrams, self.tile_points, table)
        self._scratch, self._one = scratch_memory(), np.zeros(PLAY, np.int64)

    def packed(self, board: Board, premiums: str) -> Squares:
        """Return a packed board, its cross sets filled in."""
        found = squares_of(board, premiums, self.codes, self.tile_set.values)
        fill_cross_sets(found, self.words.nodes)
        return found

    def all_plays(self, board: Board, premiums: str, rack: Rack) -> list[ScoredPlay]:
        """Return every play."""
        return [self.candidate(rack, play) for play in self._found(board, premiums, rack, np.zeros(SUBSETS, np.int64))]

    def best_play(self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue) -> ScoredPlay | None:
        """Return a play whose points and leave together are worth most."""
        words = self.words
        counts = counts_of(rack, self.codes)
        leaves = self._leaves(rack, leave_value)
        packed = self.packed(board, premiums)
        if not best_play(packed, words.anagrams, counts, self.tile_points, leaves, self._scratch, self._one):
            return None
        return self.candidate(rack, self._one)

    def best_plays(self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue, most: int) -> list[ScoredPlay]:
        """Return so many plays of the highest equity, the best first."""
        return list(islice(self.by_equity(board, premiums, rack, leave_value), most))

    def by_equity(self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue) -> Iterator[ScoredPlay]:
        """Yield every play, the best first."""
        found = self._found(board, premiums, rack, self._leaves(rack, leave_value))
        for place in np.argsort(-found[:, PLAY_EQUITY], kind="stable"):
            yield self.candidate(rack, found[place])

    def _found(self, board: Board, premiums: str, rack: Rack, leaves: Ints64) -> Ints64:
        """Return every play (shape n x PLAY), its equity by these leaves (shape SUBSETS)."""
        found = np.zeros(PLAY * (MOST_PLAYS if JOKER in rack else MOST_PLAYS // 10), np.int64)
        number = all_plays(self.packed(board, premiums), self.words.nodes, counts_of(rack, self.codes), self.tile_points, leaves, found)
        return found.reshape(-1, PLAY)[:number]

    def _leaves(self, rack: Rack, leave_value: LeaveValue) -> Ints64:
        """Return what each subset of a rack is worth (thousandths of a point, shape SUBSETS), by the bits of `movegen.fill_tile_bits`."""
        tiles = sorted(rack, key=lambda letter: len(self.codes) + 1 if letter == JOKER else self.codes[letter])
        leaves = np.zeros(SUBSETS, np.int64)
        for leave in range(1 << len(tiles)):
            leaves[leave] = leave_value(tuple(sorted(tile for place, tile in enumerate(tiles) if leave >> place & 1)))
        return leaves

    def candidate(self, rack: Rack, found: Ints64) -> ScoredPlay:
        """Return a found play (shape PLAY) of this rack as a candidate."""
        tiles = self.tiles(found)
        return ScoredPlay(tiles, int(found[PLAY_POINTS]), without(rack, tuple(on_rack(tile.letter) for tile in tiles)))

    def tiles(self, found: Ints64) -> tuple[Placed, ...]:
        """Return the tiles that a found play (shape PLAY) lays."""
        line = int(found[PLAY_LINE])
        tiles = []
        for place in range(SIZE):
            code = int(found[PLAY_STRIP + place])
            if code:
                square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
                tiles.append(Placed(square, self.letters[code] if code > 0 else self.letters[-code].lower()))
        return tuple(tiles)

"""The compiled move generator, which accepts the boards and racks of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np

from parlour.games.betapet.kernel.best_play import best_play, new_scratch
from parlour.games.betapet.kernel.gaddag import load_gaddag
from parlour.games.betapet.kernel.leave_table import SUBSETS, table_from_leaves
from parlour.games.betapet.kernel.movegen import (
    FoundPlay,
    new_generation,
    new_play,
    play_fields,
    write_all_plays,
)
from parlour.games.betapet.kernel.packed import (
    CODE_COUNT,
    PackedBoard,
    fill_cross_sets,
    pack_squares,
    points_by_code,
    rack_counts,
)
from parlour.games.betapet.kernel.play_ranking import new_ranking_scratch, rank_plays
from parlour.games.betapet.kernel.playout import new_playout_workspace
from parlour.games.betapet.kernel.records import RecordArray
from parlour.games.betapet.plays.leave_values import packaged_leaves
from parlour.games.betapet.plays.scored_play import LeaveValue, ScoredPlay
from parlour.games.betapet.rules.board import SIZE, Board
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Rack, rack_without
from parlour.games.betapet.rules.tiles import JOKER, BetapetTileSet, rack_tile
from parlour.search.kernels import Ints64

MAX_PLAYS = 200_000
"""The maximum number of plays; two jokers on a crowded board lead to tens of thousands."""


class CompiledGenerator:
    """A compiled move generator for one word list and tile set."""

    def __init__(self, graph: WordGraph, tile_set: BetapetTileSet) -> None:
        self.words, self.tile_set = load_gaddag(graph), tile_set
        self.codes = graph.codes
        self.letters = {code: letter for letter, code in graph.codes.items()}
        self.tile_points = points_by_code(graph.codes, tile_set.values)
        table = table_from_leaves(packaged_leaves(tile_set.language), tile_set.language)
        self.playout_workspace = new_playout_workspace(
            self.words.nodes, self.words.anagrams, self.tile_points, table
        )
        self._scratch, self._play = new_scratch(), new_play()
        self._generation = new_generation(
            self.words.nodes, np.zeros(CODE_COUNT, np.int64), self.tile_points, MAX_PLAYS
        )
        self._ranking_scratch = new_ranking_scratch(MAX_PLAYS)

    def pack_board(self, board: Board, premiums: str) -> PackedBoard:
        """Convert a board to a packed board, including its cross sets."""
        packed = pack_squares(board, premiums, self.codes, self.tile_set.values)
        fill_cross_sets(packed, self.words.nodes)
        return packed

    def all_plays(self, board: Board, premiums: str, rack: Rack) -> list[ScoredPlay]:
        """Return every legal play with its points and leave; the order is arbitrary."""
        return [
            self.scored_play(rack, play)
            for play in self._find_plays(board, premiums, rack, np.zeros(SUBSETS, np.int64))
        ]

    def best_play(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> ScoredPlay | None:
        """Return a play of the highest equity, or None if there is no legal play."""
        words = self.words
        counts = rack_counts(rack, self.codes)
        leaves = self._leaves(rack, leave_value)
        packed = self.pack_board(board, premiums)
        if not best_play(
            packed, words.anagrams, counts, self.tile_points, leaves, self._scratch, self._play
        ):
            return None
        return self.scored_play(rack, self._play)

    def best_plays(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue, count: int
    ) -> list[ScoredPlay]:
        """Return up to `count` plays of the highest equity, best first."""
        return list(islice(self.plays_by_equity(board, premiums, rack, leave_value), count))

    def plays_by_equity(
        self, board: Board, premiums: str, rack: Rack, leave_value: LeaveValue
    ) -> Iterator[ScoredPlay]:
        """Yield every legal play in descending order of equity."""
        plays = self._find_plays(board, premiums, rack, self._leaves(rack, leave_value))
        for index in np.argsort(-plays["equity"], kind="stable"):
            yield self.scored_play(rack, plays[index])

    def ranked_plays(
        self, board: Board, premiums: str, rack: Rack, count: int
    ) -> tuple[Ints64, Ints64]:
        """Return the codes and the points of up to `count` plays, as `ranked_plays` orders them."""
        generation = self._generation._replace(counts=rack_counts(rack, self.codes))
        found = write_all_plays(generation, self.pack_board(board, premiums))
        codes, points = np.zeros(count, np.int64), np.zeros(count, np.int64)
        listed = rank_plays(generation.plays, found, self._ranking_scratch, codes, points)
        return codes[:listed], points[:listed]

    def _find_plays(self, board: Board, premiums: str, rack: Rack, leaves: Ints64) -> RecordArray:
        """Return every play as a FoundPlay record, with its equity by the given leave values."""
        generation = new_generation(
            self.words.nodes,
            rack_counts(rack, self.codes),
            self.tile_points,
            MAX_PLAYS if JOKER in rack else MAX_PLAYS // 10,
            leaves,
        )
        count = write_all_plays(generation, self.pack_board(board, premiums))
        return generation.plays[:count]

    def _leaves(self, rack: Rack, leave_value: LeaveValue) -> Ints64:
        """Return the value of each subset of a rack by tile bits, shape (SUBSETS,)."""
        tiles = sorted(
            rack, key=lambda letter: len(self.codes) + 1 if letter == JOKER else self.codes[letter]
        )
        leaves = np.zeros(SUBSETS, np.int64)
        for leave in range(1 << len(tiles)):
            leaves[leave] = leave_value(
                tuple(sorted(tile for place, tile in enumerate(tiles) if leave >> place & 1))
            )
        return leaves

    def scored_play(self, rack: Rack, play: FoundPlay) -> ScoredPlay:
        """Convert a play found for a rack to a ScoredPlay with its points and leave."""
        tiles = self.play_tiles(play)
        return ScoredPlay(
            tiles,
            int(play_fields(play)["points"]),
            rack_without(rack, tuple(rack_tile(tile.letter) for tile in tiles)),
        )

    def play_tiles(self, play: FoundPlay) -> tuple[PlacedLetter, ...]:
        """Return the tiles that a FoundPlay lays on the board."""
        fields = play_fields(play)
        line = int(fields["line"])
        tiles = []
        for place in range(SIZE):
            code = int(fields["strip"][place])
            if code:
                square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
                tiles.append(
                    PlacedLetter(
                        square, self.letters[code] if code > 0 else self.letters[-code].lower()
                    )
                )
        return tuple(tiles)

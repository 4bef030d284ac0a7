"""The searches in machine code behind the bots' plain words: boards and racks in, candidates out."""

from __future__ import annotations

import numpy as np

from parlour.games.betapet.candidate import Candidate, Worth
from parlour.games.betapet.kernel.gaddag import Ints64, gaddag
from parlour.games.betapet.kernel.leaves import LARGEST
from parlour.games.betapet.kernel.position import Squares, counts_of, cross, squares_of, worth_of
from parlour.games.betapet.kernel.search import FOUND, FOUND_LINE, FOUND_POINTS, FOUND_STRIP, best, everything, room
from parlour.games.betapet.rules.board import SIZE, Board
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import Placed
from parlour.games.betapet.rules.state import Rack, without
from parlour.games.betapet.rules.tiles import JOKER, TileSet, on_rack

MOST = 200_000
"""More plays than any rack has; two jokers on a crowded board make some tens of thousands."""


class CompiledFinder:
    """Finds plays in machine code; one list, one tile set."""

    def __init__(self, graph: WordGraph, tile_set: TileSet) -> None:
        self.words, self.tile_set = gaddag(graph), tile_set
        self.codes = graph.codes
        self.letters = {code: letter for letter, code in graph.codes.items()}
        self.worth = worth_of(graph.codes, tile_set.values)
        self._room, self._one = room(), np.zeros(FOUND, np.int64)

    def squares(self, board: Board, premiums: str) -> Squares:
        """Return a board as the kernel sees it."""
        found = squares_of(board, premiums, self.codes, self.tile_set.values)
        cross(found, self.words.nodes)
        return found

    def every(self, board: Board, premiums: str, rack: Rack) -> list[Candidate]:
        """Return every play."""
        found = np.zeros(FOUND * (MOST if JOKER in rack else MOST // 10), np.int64)
        leaves = np.zeros(LARGEST, np.int64)
        number = everything(self.squares(board, premiums), self.words.nodes, counts_of(rack, self.codes), self.worth, leaves, found)
        return [self.candidate(rack, found[place * FOUND : place * FOUND + FOUND]) for place in range(number)]

    def finest(self, board: Board, premiums: str, rack: Rack, worth: Worth) -> Candidate | None:
        """Return a play whose points and leave together are worth most."""
        words = self.words
        counts = counts_of(rack, self.codes)
        leaves = self._worths(rack, worth)
        squares = self.squares(board, premiums)
        if not best(squares, words.nodes, counts, self.worth, leaves, words.sets, len(words.codes), self._room, self._one):
            return None
        return self.candidate(rack, self._one)

    def _worths(self, rack: Rack, worth: Worth) -> Ints64:
        """Return what each selection of a rack is worth, by the bits of its tiles as the kernel numbers them."""
        tiles = sorted(rack, key=lambda letter: len(self.codes) + 1 if letter == JOKER else self.codes[letter])
        leaves = np.zeros(LARGEST, np.int64)
        for leave in range(1 << len(tiles)):
            leaves[leave] = worth(tuple(sorted(tile for place, tile in enumerate(tiles) if leave >> place & 1)))
        return leaves

    def candidate(self, rack: Rack, found: Ints64) -> Candidate:
        """Return a found play in plain words."""
        line = int(found[FOUND_LINE])
        tiles = []
        for place in range(SIZE):
            code = int(found[FOUND_STRIP + place])
            if code:
                square = line * SIZE + place if line < SIZE else place * SIZE + line - SIZE
                tiles.append(Placed(square, self.letters[code] if code > 0 else self.letters[-code].lower()))
        return Candidate(tuple(tiles), int(found[FOUND_POINTS]), without(rack, tuple(on_rack(tile.letter) for tile in tiles)))

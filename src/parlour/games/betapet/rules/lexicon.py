"""Word lists as word graphs, for membership tests and move generation."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence

GRAPH_HEADER = b"parlour-words 1"
"""The first line of a graph.

Two lines with the language and the letters in code order follow, then the arcs. An arc is a
little-endian 32-bit word with the letter code from bit 24, then ACCEPTS, LAST and the target.
"""

LETTER_SHIFT = 24
"""The bit position of the letter code in an arc."""
ACCEPTS = 1 << 23
"""The bit that marks an arc that ends a word."""
LAST = 1 << 22
"""The bit that marks the last arc of a node."""
TARGET = LAST - 1
"""The mask of an arc's target."""

Node = int
"""The index of a node's first arc; 0 is the node without arcs."""


class Arcs(dict[int, tuple[Node, bool]]):
    """By letter code, the target of the arc and whether a word ends with it.

    Attributes:
        codes: The letter codes as bits.
    """

    __slots__ = ("codes",)

    def __init__(self, arcs: dict[int, tuple[Node, bool]]) -> None:
        super().__init__(arcs)
        self.codes = sum(1 << code for code in arcs)


class GraphNodes(dict[Node, Arcs]):
    """The outgoing arcs of each node of a graph, which are unpacked on first use."""

    def __init__(self, packed_arcs: array[int]) -> None:
        super().__init__({0: Arcs({})})
        self.packed_arcs = packed_arcs

    def __missing__(self, node: Node) -> Arcs:
        arcs, place = {}, node
        while True:
            arc = self.packed_arcs[place]
            arcs[arc >> LETTER_SHIFT] = (arc & TARGET, bool(arc & ACCEPTS))
            if arc & LAST:
                self[node] = unpacked = Arcs(arcs)
                return unpacked
            place += 1


class WordGraph:
    """A minimal graph of all words of a list; letter codes start at 1, as in `letters`."""

    def __init__(self, blob: bytes) -> None:
        header, language, letters, arcs = blob.split(b"\n", 3)
        if header != GRAPH_HEADER:
            raise ValueError("not a word graph")
        self.language = language.decode()
        self.letters = tuple(letters.decode().split())
        self.codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.arcs = array("I", arcs)
        if sys.byteorder == "big":
            self.arcs.byteswap()
        self.root: Node = self.arcs[0] & TARGET
        self.nodes = GraphNodes(self.arcs)

    def arcs_from(self, node: Node) -> Arcs:
        """Return the outgoing arcs of a node."""
        return self.nodes[node]

    def __contains__(self, word: Sequence[str]) -> bool:
        """Return whether the list contains a word, given as a sequence of letters."""
        node, accepts = self.root, False
        for letter in word:
            code = self.codes.get(letter)
            step = None if code is None else self.arcs_from(node).get(code)
            if step is None:
                return False
            node, accepts = step
        return accepts

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """Yield every word as a tuple of letters, in the order of the letter codes."""
        yield from self._words_below(self.root, ())

    def _words_below(self, node: Node, stem: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for code, (target, accepts) in sorted(self.arcs_from(node).items()):
            word = (*stem, self.letters[code - 1])
            if accepts:
                yield word
            if target:
                yield from self._words_below(target, word)


class EveryWord:
    """A word list that contains every string of two or more letters.

    It is used where plays may be challenged.
    """

    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = tuple(letters)
        self.codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.root: Node = 0
        self._arcs: tuple[Arcs, Arcs] = (
            Arcs(dict.fromkeys(self.codes.values(), (1, False))),
            Arcs(dict.fromkeys(self.codes.values(), (1, True))),
        )

    def arcs_from(self, node: Node) -> Arcs:
        """Return the outgoing arcs of a node, one for every letter."""
        return self._arcs[node]


AnyLexicon = WordGraph | EveryWord

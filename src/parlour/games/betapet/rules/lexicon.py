"""A word list as its word graph: membership, and the arcs that move generation follows."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence

GRAPH_HEADER = b"parlour-words 1"
"""First line of a graph. Two lines follow, the language and the letters in code order; then little-endian arcs."""

LETTER_SHIFT = 24
ACCEPTS = 1 << 23
LAST = 1 << 22
TARGET = LAST - 1

Node = int
"""Where the arcs of a node begin; 0 is the node without arcs."""

Arcs = dict[int, tuple[Node, bool]]
"""By letter code: where the arc leads, and whether a word ends with it."""


class WordGraph:
    """A minimal graph of all words of a list, letters coded from 1 in the order of `letters`."""

    def __init__(self, blob: bytes) -> None:
        header, language, letters, arcs = blob.split(b"\n", 3)
        if header != GRAPH_HEADER:
            raise ValueError("this is no word graph")
        self.language = language.decode()
        self.letters = tuple(letters.decode().split())
        self.codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.arcs = array("I", arcs)
        if sys.byteorder == "big":
            self.arcs.byteswap()
        self.root: Node = self.arcs[0] & TARGET
        self._arc_cache: dict[Node, Arcs] = {0: {}}

    def arcs_from(self, node: Node) -> Arcs:
        """Return the arcs that leave a node."""
        found = self._arc_cache.get(node)
        if found is None:
            found, place = {}, node
            while True:
                arc = self.arcs[place]
                found[arc >> LETTER_SHIFT] = (arc & TARGET, bool(arc & ACCEPTS))
                if arc & LAST:
                    break
                place += 1
            self._arc_cache[node] = found
        return found

    def __contains__(self, word: Sequence[str]) -> bool:
        """Return whether the list has this word, given as its letters."""
        node, accepts = self.root, False
        for letter in word:
            code = self.codes.get(letter)
            step = None if code is None else self.arcs_from(node).get(code)
            if step is None:
                return False
            node, accepts = step
        return accepts

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        """Yield every word, as its letters, in the order of the codes."""
        yield from self._words_below(self.root, ())

    def _words_below(self, node: Node, stem: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for code, (target, accepts) in sorted(self.arcs_from(node).items()):
            word = (*stem, self.letters[code - 1])
            if accepts:
                yield word
            if target:
                yield from self._words_below(target, word)


class EveryWord:
    """The list of all strings of two or more letters: what may be laid where a wrong word stands until it is challenged."""

    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = tuple(letters)
        self.codes = {letter: code for code, letter in enumerate(self.letters, 1)}
        self.root: Node = 0
        self._arcs: tuple[Arcs, Arcs] = (
            dict.fromkeys(self.codes.values(), (1, False)),
            dict.fromkeys(self.codes.values(), (1, True)),
        )

    def arcs_from(self, node: Node) -> Arcs:
        """Return the arcs that leave a node: every letter."""
        return self._arcs[node]


AnyLexicon = WordGraph | EveryWord

"""The builder of word graphs: minimal automata that accept exactly the words of a list."""

from __future__ import annotations

import sys
from array import array
from hashlib import sha256

from parlour.games.betapet.lexicons.wordlist import WordList
from parlour.games.betapet.rules.lexicon import (
    ACCEPTS,
    GRAPH_HEADER,
    LAST,
    LETTER_SHIFT,
    TARGET,
    WordGraph,
)
from parlour.games.betapet.rules.tiles import ALPHABETS, split_tiles


def build_graph(words: WordList) -> bytes:
    """Build the word graph of a list, in the binary format of `rules/lexicon.py`.

    Words are sorted, so a node is complete as soon as the next word leaves it, and equal nodes are
    shared immediately (Daciuk and others, Computational Linguistics 26, 2000).
    """
    letters = ALPHABETS[words.language]
    code = {letter: number for number, letter in enumerate(letters, 1)}
    coded = sorted(
        bytes(code[letter] for letter in split_tiles(word, words.language)) for word in words.words
    )
    nodes: list[tuple[int, ...]] = [()]
    known: dict[tuple[int, ...], int] = {(): 0}
    path: list[list[int]] = [[]]
    before = b""

    def close(depth: int) -> None:
        while len(path) > depth + 1:
            node = tuple(path.pop())
            if node not in known:
                known[node] = len(nodes)
                nodes.append(node)
            path[-1][-1] |= known[node]

    for word in coded:
        shared = 0
        while shared < min(len(before), len(word)) and before[shared] == word[shared]:
            shared += 1
        close(shared)
        for letter in word[shared:]:
            path[-1].append(letter << LETTER_SHIFT)
            path.append([])
        path[-2][-1] |= ACCEPTS
        before = word
    close(0)
    nodes.append(tuple(path[0]))
    header = b"\n".join((GRAPH_HEADER, words.language.encode(), " ".join(letters).encode(), b""))
    return header + _pack_arcs(nodes)


def _pack_arcs(nodes: list[tuple[int, ...]]) -> bytes:
    """Return the arcs of all nodes as bytes; the first 32-bit word is the index of the root."""
    begins, place = [0], 1
    for node in nodes[1:]:
        begins.append(place)
        place += len(node)
    if place > TARGET:
        raise ValueError("the word list is too long for one graph")
    arcs = array("I", [begins[-1]])
    for node in nodes[1:]:
        arcs.extend((arc & ~TARGET) | begins[arc & TARGET] for arc in node[:-1])
        arcs.append((node[-1] & ~TARGET) | begins[node[-1] & TARGET] | LAST)
    if sys.byteorder == "big":
        arcs.byteswap()
    return arcs.tobytes()


def graph_words(graph: WordGraph) -> tuple[str, ...]:
    """Return the words of a graph in the order in which they are hashed."""
    return tuple(sorted("".join(word) for word in graph))


def graph_digest(graph: WordGraph) -> str:
    """Return the hash of the words of a graph."""
    return sha256("".join(f"{word}\n" for word in graph_words(graph)).encode()).hexdigest()

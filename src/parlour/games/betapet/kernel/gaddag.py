"""The GADDAG of a word list, a graph that leads from any letter of a word to both ends.

A word c1…cn is stored n times: as ci…c1, a separator, ci+1…cn for every i below n, and as cn…c1
(Gordon, "A Faster Scrabble Move Generation Algorithm", Software: Practice and Experience 24, 1994).
Letters have the codes 1 to 30; the separator is 0.
"""

from __future__ import annotations

import os
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from tempfile import NamedTemporaryFile
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.kernel.word_map import WordMap, build_word_map
from parlour.games.betapet.kernel.word_walk import int64 as int64
from parlour.games.betapet.kernel.word_walk import next_arc
from parlour.games.betapet.rules.lexicon import ACCEPTS, LETTER_SHIFT, TARGET, WordGraph
from parlour.search.cache_folder import cache_folder
from parlour.search.jit import jit_allocating_kernel, jit_kernel, popcount
from parlour.search.kernels import Ints32, Ints64

NODE_HEADER = 2
"""The length of a node's header: its letters as bits, and the letters that end a word.

The children follow in the order of their letter codes.
"""

CACHE_FORMAT = 3
"""The version of the cache format; older files are ignored."""

SEPARATOR = 0
"""The code between the reversed and the forward part."""

KEY_LETTERS = 12
"""The number of five-bit letters in the first half of a sorting key.

A key has sixteen letters: fifteen and the separator.
"""


class Gaddag:
    """The GADDAG of a word list.

    Attributes:
        nodes: The nodes (int32, flat), the root at 0; see NODE_HEADER.
        anagrams: The word map of the same words.
        codes: Letter codes by letter.
    """

    def __init__(self, nodes: Ints32, anagrams: WordMap, codes: dict[str, int]) -> None:
        self.nodes, self.anagrams, self.codes = nodes, anagrams, codes

    @property
    def byte_size(self) -> int:
        """The size of the GADDAG and the word map in memory, in bytes."""
        return int(self.nodes.nbytes + sum(part.nbytes for part in self.anagrams))


@lru_cache(maxsize=8)
def load_gaddag(graph: WordGraph) -> Gaddag:
    """Load the GADDAG of a list from the user's cache folder; build it if it is missing.

    Building takes some seconds.
    """
    arcs = graph.arcs.tobytes()
    path = (
        cache_folder()
        / "betapet"
        / f"{blake2b(arcs, digest_size=16).hexdigest()}-{CACHE_FORMAT}.npz"
    )
    try:
        with np.load(path) as cached:
            return Gaddag(
                cached["nodes"], WordMap(*(cached[name] for name in WordMap._fields)), graph.codes
            )
    except (OSError, ValueError, KeyError, BadZipFile, EOFError):
        gaddag = build_gaddag(graph)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        # Several workers may build the same graph at once, so each renames its own file.
        with NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as file:
            np.savez(file, nodes=gaddag.nodes, **gaddag.anagrams._asdict())
        os.replace(file.name, path)
    return gaddag


def build_gaddag(graph: WordGraph) -> Gaddag:
    """Build the GADDAG and the word map of a list from its word graph."""
    arcs = np.frombuffer(graph.arcs.tobytes(), dtype=np.uint32)
    high, low = _sorting_keys(arcs, graph.root)
    order = np.lexsort((low, high))
    nodes, targets = _minimize(high[order], low[order])
    return Gaddag(_join_nodes(nodes, targets), build_word_map(arcs, graph.root), graph.codes)


@jit_allocating_kernel
def _sorting_keys(arcs: npt.NDArray[np.uint32], root: int) -> tuple[Ints64, Ints64]:
    """Return the high and low halves of the sorting keys of all strings of the GADDAG.

    Codes are increased by one, so that the separator differs from the end of the string.
    """
    size = 1 << 20
    high, low = np.empty(size, np.int64), np.empty(size, np.int64)
    count = 0
    word, places = np.zeros(16, np.int64), np.zeros(16, np.int64)
    depth = 0
    places[0] = root
    while depth >= 0:
        arc = next_arc(arcs, places, depth)
        if arc < 0:
            depth -= 1
            continue
        word[depth] = arc >> LETTER_SHIFT
        if arc & ACCEPTS:
            length = depth + 1
            if count + length > size:
                more_high, more_low = np.empty(2 * size, np.int64), np.empty(2 * size, np.int64)
                more_high[:count], more_low[:count] = high[:count], low[:count]
                high, low, size = more_high, more_low, 2 * size
            for turn in range(1, length + 1):
                first, second = int64(0), int64(0)
                total = length + (1 if turn < length else 0)
                for number in range(total):
                    if number < turn:
                        symbol = word[turn - 1 - number] + 1
                    elif number == turn:
                        symbol = int64(1)
                    else:
                        symbol = word[number - 1] + 1
                    if number < KEY_LETTERS:
                        first |= symbol << (5 * (KEY_LETTERS - 1 - number))
                    else:
                        second |= symbol << (5 * (2 * KEY_LETTERS - 1 - number))
                high[count], low[count] = first, second
                count += 1
        if arc & TARGET:
            depth += 1
            places[depth] = arc & TARGET
    return high[:count], low[:count]


@jit_kernel
def hash_mix(state: int, value: int) -> int:
    """Return a 32-bit hash with one more value mixed in.

    No intermediate value exceeds 63 bits, since signed overflow is undefined.
    """
    state = ((state ^ value) * 0x5BD1E995) & 0xFFFFFFFF
    state = ((state ^ state >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    return state ^ state >> 13


@jit_allocating_kernel
def _minimize(high: Ints64, low: Ints64) -> tuple[Ints32, Ints32]:
    """Return the minimal graph of sorted strings; a hash table finds equal nodes to share.

    Source: Daciuk and others, Computational Linguistics 26, 2000. Nodes have shape (n, 4): letters,
    endings, first target, unused.
    """
    node_capacity, arc_capacity, slots = 1 << 18, 1 << 19, 1 << 20
    nodes, targets = np.zeros((node_capacity, 4), np.int32), np.empty(arc_capacity, np.int32)
    table = np.full(slots, -1, np.int64)
    count, arcs = 1, 0
    masks, ends = np.zeros(18, np.int64), np.zeros(18, np.int64)
    children, degree = np.zeros((18, 32), np.int32), np.zeros(18, np.int64)
    before, word = np.zeros(17, np.int64), np.zeros(17, np.int64)
    length_before = 0
    for number in range(len(high) + 1):
        length = 0
        if number < len(high):
            for place in range(16):
                if place < KEY_LETTERS:
                    symbol = high[number] >> (5 * (KEY_LETTERS - 1 - place)) & 31
                else:
                    symbol = low[number] >> (5 * (2 * KEY_LETTERS - 1 - place)) & 31
                if symbol == 0:
                    break
                word[place] = symbol - 1
                length += 1
        shared = 0
        while shared < length and shared < length_before and word[shared] == before[shared]:
            shared += 1
        for depth in range(length_before, shared, -1):
            node_hash = hash_mix(hash_mix(0, masks[depth]), ends[depth])
            for arc in range(degree[depth]):
                node_hash = hash_mix(node_hash, int64(children[depth, arc]))
            slot = node_hash & (slots - 1)
            shared_node = int64(-1)
            while table[slot] >= 0:
                other = table[slot]
                if nodes[other, 0] == masks[depth] and nodes[other, 1] == ends[depth]:
                    same = True
                    for arc in range(degree[depth]):
                        if targets[nodes[other, 2] + arc] != children[depth, arc]:
                            same = False
                            break
                    if same:
                        shared_node = other
                        break
                slot = (slot + 1) & (slots - 1)
            if shared_node < 0:
                if count == len(nodes):
                    more = np.zeros((2 * count, 4), np.int32)
                    more[:count] = nodes
                    nodes = more
                if arcs + 32 > len(targets):
                    longer = np.empty(2 * len(targets), np.int32)
                    longer[:arcs] = targets[:arcs]
                    targets = longer
                shared_node = int64(count)
                nodes[count, 0], nodes[count, 1], nodes[count, 2] = masks[depth], ends[depth], arcs
                for arc in range(degree[depth]):
                    targets[arcs] = children[depth, arc]
                    arcs += 1
                table[slot] = count
                count += 1
                if 2 * count > slots:
                    old = table
                    slots *= 4
                    table = _rehash(old, nodes, targets, slots)
            children[depth - 1, degree[depth - 1] - 1] = shared_node
        for depth in range(shared, length):
            masks[depth] |= int64(1) << word[depth]
            degree[depth] += 1
            masks[depth + 1], ends[depth + 1], degree[depth + 1] = 0, 0, 0
        if length:
            ends[length - 1] |= int64(1) << word[length - 1]
        before[:length] = word[:length]
        length_before = length
    nodes[0, 0], nodes[0, 1], nodes[0, 2] = masks[0], ends[0], arcs
    final = np.empty(arcs + degree[0], np.int32)
    final[:arcs] = targets[:arcs]
    final[arcs:] = children[0, : degree[0]]
    return nodes[:count].copy(), final


@jit_allocating_kernel
def _join_nodes(nodes: Ints32, targets: Ints32) -> Ints32:
    """Return all nodes in one array, each followed by its children, for cache locality."""
    begins = np.empty(len(nodes), np.int32)
    place = 0
    for node in range(len(nodes)):
        begins[node] = place
        place += NODE_HEADER + popcount(int64(nodes[node, 0]))
    joined = np.empty(place, np.int32)
    for node in range(len(nodes)):
        first = begins[node]
        joined[first], joined[first + 1] = nodes[node, 0], nodes[node, 1]
        for arc in range(popcount(int64(nodes[node, 0]))):
            joined[first + NODE_HEADER + arc] = begins[targets[nodes[node, 2] + arc]]
    return joined


@jit_allocating_kernel
def _rehash(old: Ints64, nodes: Ints32, targets: Ints32, slots: int) -> Ints64:
    """Return a hash table with `slots` slots that contains the nodes of a smaller one."""
    table = np.full(slots, -1, np.int64)
    for node in old:
        if node < 0:
            continue
        node_hash = hash_mix(hash_mix(0, int64(nodes[node, 0])), int64(nodes[node, 1]))
        for arc in range(popcount(int64(nodes[node, 0]))):
            node_hash = hash_mix(node_hash, int64(targets[nodes[node, 2] + arc]))
        slot = node_hash & (slots - 1)
        while table[slot] >= 0:
            slot = (slot + 1) & (slots - 1)
        table[slot] = node
    return table

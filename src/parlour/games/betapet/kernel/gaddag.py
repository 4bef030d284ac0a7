"""The GADDAG of a list, a two-way word graph: from any letter of a word leftwards to its beginning, then on to its end.

A word c1…cn is held n times: as ci…c1, a separator, ci+1…cn for every i below n, and as cn…c1 (Gordon, "A Faster Scrabble
Move Generation Algorithm", Software: Practice and Experience 24, 1994). Letters have their codes 1 to 30; the separator is 0.
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
"""A node is a word of bits of the letters that leave it, one of those that end a word, and then the node each leads to, in code order."""

CACHE_FORMAT = 3
"""Raised when the arrays of a kept file mean something else, so that what older versions kept is not read."""

SEPARATOR = 0

KEY_LETTERS = 12
"""So many letters of five bits fill the first half of a sorting key; sixteen are needed: fifteen and the separator."""


class Gaddag:
    """`nodes` (int32, flat): each node by its place in the array, the root at 0, laid out as `NODE_HEADER` says.

    `anagrams` finds the same words by their letters in any order.
    """

    def __init__(self, nodes: Ints32, anagrams: WordMap, codes: dict[str, int]) -> None:
        self.nodes, self.anagrams, self.codes = nodes, anagrams, codes

    @property
    def byte_size(self) -> int:
        """Bytes in memory."""
        return int(self.nodes.nbytes + sum(part.nbytes for part in self.anagrams))


@lru_cache(maxsize=8)
def load_gaddag(graph: WordGraph) -> Gaddag:
    """Return the GADDAG of a list: from the user's cache folder, or built (some seconds) and kept there."""
    arcs = graph.arcs.tobytes()
    path = (
        cache_folder()
        / "betapet"
        / f"{blake2b(arcs, digest_size=16).hexdigest()}-{CACHE_FORMAT}.npz"
    )
    try:
        with np.load(path) as kept:
            return Gaddag(
                kept["nodes"], WordMap(*(kept[name] for name in WordMap._fields)), graph.codes
            )
    except (OSError, ValueError, KeyError, BadZipFile, EOFError):
        found = build_gaddag(graph)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        # Several workers may build the same graph at once: each writes its own file, and the last name wins whole.
        with NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as file:
            np.savez(file, nodes=found.nodes, **found.anagrams._asdict())
        os.replace(file.name, path)
    return found


def build_gaddag(graph: WordGraph) -> Gaddag:
    """Build the GADDAG of a list."""
    arcs = np.frombuffer(graph.arcs.tobytes(), dtype=np.uint32)
    high, low = _sorting_keys(arcs, graph.root)
    order = np.lexsort((low, high))
    nodes, targets = _minimize(high[order], low[order])
    return Gaddag(_join_nodes(nodes, targets), build_word_map(arcs, graph.root), graph.codes)


@jit_allocating_kernel
def _sorting_keys(arcs: npt.NDArray[np.uint32], root: int) -> tuple[Ints64, Ints64]:
    """Return both halves of the sorting key of every string of the GADDAG; letters are shifted by one to tell the separator from nothing."""
    size = 1 << 20
    high, low = np.empty(size, np.int64), np.empty(size, np.int64)
    found = 0
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
            if found + length > size:
                more_high, more_low = np.empty(2 * size, np.int64), np.empty(2 * size, np.int64)
                more_high[:found], more_low[:found] = high[:found], low[:found]
                high, low, size = more_high, more_low, 2 * size
            for turn in range(1, length + 1):
                first, second = int64(0), int64(0)
                total = length + (1 if turn < length else 0)
                for number in range(total):
                    if number < turn:
                        sign = word[turn - 1 - number] + 1
                    elif number == turn:
                        sign = int64(1)
                    else:
                        sign = word[number - 1] + 1
                    if number < KEY_LETTERS:
                        first |= sign << (5 * (KEY_LETTERS - 1 - number))
                    else:
                        second |= sign << (5 * (2 * KEY_LETTERS - 1 - number))
                high[found], low[found] = first, second
                found += 1
        if arc & TARGET:
            depth += 1
            places[depth] = arc & TARGET
    return high[:found], low[:found]


@jit_kernel
def hash_mix(mark: int, value: int) -> int:
    """Return a hash of 32 bits with one more value in it; nothing here exceeds 63 bits, for overflow of signed numbers is undefined."""
    mark = ((mark ^ value) * 0x5BD1E995) & 0xFFFFFFFF
    mark = ((mark ^ mark >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    return mark ^ mark >> 13


@jit_allocating_kernel
def _minimize(high: Ints64, low: Ints64) -> tuple[Ints32, Ints32]:
    """Return the smallest graph of sorted strings, equal nodes shared by a hash table (Daciuk and others, Computational Linguistics 26, 2000).

    Nodes have shape n x 4: letters, endings, where their targets begin, unused.
    """
    room, arcs_room, slots = 1 << 18, 1 << 19, 1 << 20
    nodes, targets = np.zeros((room, 4), np.int32), np.empty(arcs_room, np.int32)
    table = np.full(slots, -1, np.int64)
    count, arcs = 1, 0
    masks, ends = np.zeros(18, np.int64), np.zeros(18, np.int64)
    kept, degree = np.zeros((18, 32), np.int32), np.zeros(18, np.int64)
    before, word = np.zeros(17, np.int64), np.zeros(17, np.int64)
    length_before = 0
    for number in range(len(high) + 1):
        length = 0
        if number < len(high):
            for place in range(16):
                if place < KEY_LETTERS:
                    sign = high[number] >> (5 * (KEY_LETTERS - 1 - place)) & 31
                else:
                    sign = low[number] >> (5 * (2 * KEY_LETTERS - 1 - place)) & 31
                if sign == 0:
                    break
                word[place] = sign - 1
                length += 1
        shared = 0
        while shared < length and shared < length_before and word[shared] == before[shared]:
            shared += 1
        for depth in range(length_before, shared, -1):
            mark = hash_mix(hash_mix(0, masks[depth]), ends[depth])
            for arc in range(degree[depth]):
                mark = hash_mix(mark, int64(kept[depth, arc]))
            slot = mark & (slots - 1)
            found = int64(-1)
            while table[slot] >= 0:
                other = table[slot]
                if nodes[other, 0] == masks[depth] and nodes[other, 1] == ends[depth]:
                    same = True
                    for arc in range(degree[depth]):
                        if targets[nodes[other, 2] + arc] != kept[depth, arc]:
                            same = False
                            break
                    if same:
                        found = other
                        break
                slot = (slot + 1) & (slots - 1)
            if found < 0:
                if count == len(nodes):
                    more = np.zeros((2 * count, 4), np.int32)
                    more[:count] = nodes
                    nodes = more
                if arcs + 32 > len(targets):
                    longer = np.empty(2 * len(targets), np.int32)
                    longer[:arcs] = targets[:arcs]
                    targets = longer
                found = int64(count)
                nodes[count, 0], nodes[count, 1], nodes[count, 2] = masks[depth], ends[depth], arcs
                for arc in range(degree[depth]):
                    targets[arcs] = kept[depth, arc]
                    arcs += 1
                table[slot] = count
                count += 1
                if 2 * count > slots:
                    old = table
                    slots *= 4
                    table = _rehash(old, nodes, targets, slots)
            kept[depth - 1, degree[depth - 1] - 1] = found
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
    final[arcs:] = kept[0, : degree[0]]
    return nodes[:count].copy(), final


@jit_allocating_kernel
def _join_nodes(nodes: Ints32, targets: Ints32) -> Ints32:
    """Return all nodes in one array, each followed by where it leads: what is read together lies together."""
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
    """Return a larger hash table of the same nodes."""
    table = np.full(slots, -1, np.int64)
    for node in old:
        if node < 0:
            continue
        mark = hash_mix(hash_mix(0, int64(nodes[node, 0])), int64(nodes[node, 1]))
        for arc in range(popcount(int64(nodes[node, 0]))):
            mark = hash_mix(mark, int64(targets[nodes[node, 2] + arc]))
        slot = mark & (slots - 1)
        while table[slot] >= 0:
            slot = (slot + 1) & (slots - 1)
        table[slot] = node
    return table

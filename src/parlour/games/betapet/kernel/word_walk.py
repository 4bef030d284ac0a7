"""Traversal of the word graph, and letter hashes that identify multisets of letters."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from parlour.games.betapet.rules.lexicon import LAST
from parlour.search.jit import jit_kernel
from parlour.search.kernels import Ints64

int64 = cast(Callable[[Any], int], np.int64)
"""A 64-bit integer in compiled functions; a plain int to the type checker."""

LETTER_HASHES = np.array(
    [
        0,
        *(
            int.from_bytes(blake2b(bytes((code,)), digest_size=8).digest(), "little") >> 7
            for code in range(1, 32)
        ),
    ],
    np.int64,
)
"""A hash of each letter code, shape (32,); their sum identifies a multiset of letters."""


@jit_kernel
def next_arc(arcs: npt.NDArray[np.uint32], places: Ints64, depth: int) -> int:
    """Return the next arc of a traversal at a depth and advance, or -1 after the last arc."""
    place = places[depth]
    if place < 0:
        return int64(-1)
    arc = int64(arcs[place])
    places[depth] = -1 if arc & LAST else place + 1
    return arc

"""The tiles left on a rack while a play is generated, and sets of letter codes as bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.tiles import JOKER

JOKER_CODE = 0
"""The code of a joker in a hand."""

JOKER_FLAG = 32
"""The bit that marks a letter laid with a joker; the lower bits are the code of the letter."""

SYMBOLS = tuple(bytes((code,)) for code in range(2 * JOKER_FLAG))
"""Each code as a sequence of one code."""

Letters = bytes
"""The codes of laid letters, with JOKER_FLAG for jokers."""

CodeBits = int
"""A set of letter codes: bit n for code n."""


def code_bits(codes: Iterable[int]) -> CodeBits:
    """Return codes as bits.

    >>> code_bits((1, 3))
    10
    """
    bits = 0
    for code in codes:
        bits |= 1 << code
    return bits


@lru_cache(maxsize=1 << 16)
def codes_in(bits: CodeBits) -> tuple[int, ...]:
    """Return the codes of a set of codes, in order.

    >>> codes_in(10)
    (1, 3)
    """
    return tuple(code for code in range(bits.bit_length()) if bits >> code & 1)


class RackContents(dict[int, tuple[Letters, "RackContents"]]):
    """The tiles left on a rack; by letter code, the letter as it is laid and the hand after that.

    A letter is laid with a joker only if the hand has no tile of it.

    Attributes:
        tiles: The codes of the tiles, JOKER_CODE for a joker.
        jokers: The number of jokers.
        layable: The codes of the letters that can be laid.
    """

    __slots__ = ("_every_letter", "_known", "jokers", "layable", "tiles")

    def __init__(
        self, tiles: bytes, every_letter: CodeBits, known: dict[bytes, RackContents]
    ) -> None:
        super().__init__()
        self.tiles, self.jokers = tiles, tiles.count(JOKER_CODE)
        self.layable = every_letter if self.jokers else code_bits(tiles)
        self._every_letter, self._known = every_letter, known
        known[tiles] = self

    def __missing__(self, code: int) -> tuple[Letters, RackContents]:
        tile, letter = SYMBOLS[code], SYMBOLS[code]
        if code not in self.tiles:
            tile, letter = SYMBOLS[JOKER_CODE], SYMBOLS[code + JOKER_FLAG]
        tiles = self.tiles.replace(tile, b"", 1)
        rest = self._known.get(tiles)
        if rest is None:
            rest = RackContents(tiles, self._every_letter, self._known)
        self[code] = step = (letter, rest)
        return step


def full_hand(rack: Sequence[str], lexicon: WordGraph) -> RackContents:
    """Return the hand with all tiles of a rack."""
    tiles = bytes([JOKER_CODE if tile == JOKER else lexicon.codes[tile] for tile in rack])
    return RackContents(tiles, code_bits(lexicon.codes.values()), {})

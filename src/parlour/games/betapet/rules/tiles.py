"""Tile sets: the letters in a bag, their points, and the letters a joker can represent."""

from __future__ import annotations

from typing import Literal, get_args

from parlour.core.value import Value

JOKER = "?"
"""The symbol of a joker on a rack."""

TileSetName = Literal[
    "english",
    "french",
    "french-102",
    "italian",
    "italian-120",
    "italian-clementoni",
    "swedish",
    "swedish-classic",
    "german",
    "spanish",
]

LATIN = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

ALPHABETS: dict[str, tuple[str, ...]] = {
    "en": LATIN,
    "fr": LATIN,
    "it": LATIN,
    "sv": (*LATIN, "Å", "Ä", "Ö"),
    "de": (*LATIN, "Ä", "Ö", "Ü"),
    "es": (*LATIN, "Ñ", "CH", "LL", "RR"),
}
"""The letters that a joker can represent, at most 31, by language.

They are in the order of the codes in the word graph.
"""

# Each item is a letter, its count, `x` and its points. The sets follow the manufacturers' sets,
# except where RULES.md states that a set is original.
_SETS: dict[str, tuple[str, str]] = {
    "english": (
        "en",
        "?2x0 A9x1 B2x3 C2x3 D4x2 E12x1 F2x4 G3x2 H2x4 I9x1 J1x8 K1x5 L4x1 M2x3 N6x1 O8x1 P2x3 Q1x10 R6x1 S4x1 T6x1 U4x1 V2x4 W2x4 X1x8 Y2x4 Z1x10",
    ),
    "french": (
        "fr",
        "?2x0 A9x1 B2x3 C2x3 D3x2 E14x1 F2x4 G2x2 H2x4 I8x1 J1x8 K1x10 L5x1 M3x2 "
        "N6x1 O6x1 P2x3 Q1x8 R6x1 S6x1 T6x1 U5x1 V2x4 W1x10 X1x10 Y1x10 Z1x10",
    ),
    "french-102": (
        "fr",
        "?2x0 A9x1 B2x3 C2x3 D3x2 E15x1 F2x4 G2x2 H2x4 I8x1 J1x8 K1x10 L5x1 M3x2 "
        "N6x1 O6x1 P2x3 Q1x8 R6x1 S6x1 T6x1 U6x1 V2x4 W1x10 X1x10 Y1x10 Z1x10",
    ),
    "italian": (
        "it",
        "?2x0 A11x1 B2x5 C5x2 D3x5 E10x1 F2x5 G2x8 H1x8 I10x1 L4x3 M4x3 N5x3 O12x1 P3x5 Q1x10 R5x2 S5x2 T5x2 U4x3 V2x5 Z2x8",
    ),
    "italian-120": (
        "it",
        "?2x0 A14x1 B3x5 C6x2 D3x5 E11x1 F3x5 G2x8 H2x8 I12x1 L5x3 M5x3 N5x3 O15x1 P3x5 Q1x10 R6x2 S6x2 T6x2 U5x3 V3x5 Z2x8",
    ),
    "italian-clementoni": (
        "it",
        "?2x0 A13x1 B3x5 C4x4 D3x5 E13x1 F2x8 G3x5 H2x8 I13x1 L5x3 M5x3 N6x2 O13x1 P3x5 Q1x10 R6x2 S6x2 T6x2 U5x3 V4x4 Z2x8",
    ),
    "swedish": (
        "sv",
        "?2x0 A9x1 B2x4 C1x8 D5x2 E8x1 F2x4 G3x2 H2x3 I5x2 J1x7 K3x3 L5x2 M3x3 N5x1 "
        "O5x2 P2x3 R7x1 S8x1 T8x1 U3x4 V2x3 X1x8 Y1x7 Z1x10 Å2x4 Ä2x4 Ö2x4",
    ),
    "swedish-classic": (
        "sv",
        "?2x0 A8x1 B2x4 C1x8 D5x1 E7x1 F2x3 G3x2 H2x2 I5x1 J1x7 K3x2 L5x1 M3x2 N6x1 "
        "O5x2 P2x4 R8x1 S8x1 T8x1 U3x4 V2x3 X1x8 Y1x7 Z1x10 Å2x4 Ä2x3 Ö2x4",
    ),
    "german": (
        "de",
        "?2x0 A5x1 Ä1x6 B2x3 C2x4 D4x1 E15x1 F2x4 G3x2 H4x2 I6x1 J1x6 K2x4 L3x2 M4x3 N9x1 "
        "O3x2 Ö1x8 P1x4 Q1x10 R6x1 S7x1 T6x1 U6x1 Ü1x6 V1x6 W1x3 X1x8 Y1x10 Z1x3",
    ),
    "spanish": (
        "es",
        "?2x0 A12x1 B2x3 C4x3 CH1x5 D5x2 E12x1 F1x4 G2x2 H2x4 I6x1 J1x8 L4x1 LL1x8 M2x3 "
        "N5x1 Ñ1x8 O9x1 P2x3 Q1x5 R5x1 RR1x8 S6x1 T4x1 U5x1 V1x4 X1x8 Y1x4 Z1x10",
    ),
}


def split_tiles(word: str, language: str) -> tuple[str, ...]:
    """Split a word in capitals into tiles; a digraph with its own tile is one tile.

    >>> split_tiles("CHICO", "es")
    ('CH', 'I', 'C', 'O')
    """
    shared = [letter for letter in ALPHABETS[language] if len(letter) > 1]
    tiles, place = [], 0
    while place < len(word):
        pair = word[place : place + 2]
        letter = pair if pair in shared else word[place]
        tiles.append(letter)
        place += len(letter)
    return tuple(tiles)


class BetapetTileSet(Value, frozen=True):
    """The tiles of a full bag, with their counts and points."""

    name: str
    """The name of the set."""

    language: str
    """The language."""

    counts: dict[str, int]
    """The number of tiles by letter, including the joker."""

    values: dict[str, int]
    """The points by letter, including the joker."""

    @property
    def bag(self) -> tuple[str, ...]:
        """All tiles of the set, sorted."""
        return tuple(sorted(letter for letter, count in self.counts.items() for _ in range(count)))

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters that a joker can represent."""
        return ALPHABETS[self.language]


def _parse_tile_set(name: str, language: str, text: str) -> BetapetTileSet:
    counts, values = {}, {}
    for item in text.split():
        amount, _, value = item.lstrip("?ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÜÑ").partition("x")
        letter = item[: len(item) - len(amount) - 1 - len(value)]
        counts[letter], values[letter] = int(amount), int(value)
    return BetapetTileSet(name, language, counts, values)


TILE_SETS: dict[str, BetapetTileSet] = {
    name: _parse_tile_set(name, *_SETS[name]) for name in get_args(TileSetName)
}
"""The tile sets by name."""


def is_joker(letter: str) -> bool:
    """Return whether a letter on the board is a joker, which is written in lower case.

    >>> is_joker("a"), is_joker("A")
    (True, False)
    """
    return letter.islower()


def natural_letter(letter: str) -> str:
    """Return a letter on the board in upper case, as it counts in words."""
    return letter.upper()


def rack_tile(letter: str) -> str:
    """Return the rack tile of a letter on the board: `?` for a joker, else the letter.

    >>> rack_tile("a"), rack_tile("A")
    ('?', 'A')
    """
    return JOKER if is_joker(letter) else letter

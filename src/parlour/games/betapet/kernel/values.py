"""The learnt values of leaves as the table that the kernel reads."""

from __future__ import annotations

from parlour.games.betapet.kernel.gaddag import Ints64
from parlour.games.betapet.kernel.leaves import REPEATS, SINGLES, nothing
from parlour.games.betapet.kernel.position import CODES, JOKER_CODE
from parlour.games.betapet.leaves import Leaves
from parlour.games.betapet.rules.tiles import ALPHABETS, JOKER


def _codes(language: str) -> dict[str, int]:
    return {letter: code for code, letter in enumerate(ALPHABETS[language], 1)} | {JOKER: JOKER_CODE}


def table_of(leaves: Leaves, language: str) -> Ints64:
    """Return the table of these values."""
    table, codes = nothing(), _codes(language)
    for letter, worths in leaves.tiles.items():
        table[codes[letter] * REPEATS : codes[letter] * REPEATS + REPEATS] = worths
    for pair, worth in leaves.pairs.items():
        one, other = sorted(codes[letter] for letter in pair.split())
        table[SINGLES + one * CODES + other] = worth
    return table


def leaves_of(table: Ints64, language: str) -> Leaves:
    """Return the values that a table holds."""
    codes = _codes(language)
    letters = sorted(letter for letter, code in codes.items() if table[code * REPEATS : (code + 1) * REPEATS].any())
    tiles = {letter: tuple(int(worth) for worth in table[codes[letter] * REPEATS : (codes[letter] + 1) * REPEATS]) for letter in letters}
    pairs = {}
    for place, one in enumerate(letters):
        for other in letters[place + 1 :]:
            low, high = sorted((codes[one], codes[other]))
            if worth := int(table[SINGLES + low * CODES + high]):
                pairs[f"{one} {other}"] = worth
    return Leaves(tiles, pairs)

"""A word list in its normal form: upper case, letters of the language only, sorted, and named by its hash."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from parlour.games.betapet.rules.tiles import ALPHABETS, JOKER, TILE_SETS, split_tiles
from parlour.games.betapet.text_encoding import decode_legacy, decode_utf8

MIN_LENGTH, MAX_LENGTH = 2, 15
MAX_JOKERS = 2
LIGATURES = {"Œ": "OE", "Æ": "AE", "ß": "SS", "ẞ": "SS", "Ø": "O", "Ð": "D", "Ł": "L"}
MAX_EXAMPLES = 10
"""How many refused words of each reason are kept to be shown."""


class InvalidWordList(ValueError):
    """A file that is no word list, with the reason."""


@dataclass(frozen=True)
class WordList:
    """Words in capitals, sorted by code point, each once, and why others were left out."""

    language: str
    words: tuple[str, ...]
    refused: dict[str, int] = field(default_factory=dict)
    examples: dict[str, list[str]] = field(default_factory=dict)

    @property
    def digest(self) -> str:
        """The SHA-256 of the list with a line feed after each word: the version that matches pin."""
        return sha256("".join(f"{word}\n" for word in self.words).encode()).hexdigest()

    def length_counts(self) -> dict[int, int]:
        """Return how many words have each number of letters."""
        return dict(
            sorted(Counter(len(split_tiles(word, self.language)) for word in self.words).items())
        )


def folded_word(word: str, language: str) -> str:
    """Return a word in the capitals of its language: foreign accents dropped, ligatures opened."""
    kept = ALPHABETS[language]
    found = []
    for letter in unicodedata.normalize("NFC", word).upper():
        if letter in kept or letter.isascii():
            found.append(letter)
        elif letter in LIGATURES:
            found.append(LIGATURES[letter])
        else:
            found += [
                part
                for part in unicodedata.normalize("NFD", letter)
                if not unicodedata.combining(part)
            ]
    return "".join(found)


def playable_words(words: Iterable[str], language: str) -> WordList:
    """Return the playable words of a list. Left out: wrong lengths, foreign signs, and words that no bag can lay."""
    alphabet = frozenset(ALPHABETS[language])
    tiled = frozenset(
        letter
        for tiles in TILE_SETS.values()
        if tiles.language == language
        for letter in tiles.counts
    ) - {JOKER}
    kept: set[str] = set()
    refused: Counter[str] = Counter()
    examples: dict[str, list[str]] = {}
    for raw in words:
        word = folded_word(raw.strip(), language)
        letters = split_tiles(word, language)
        reason = None
        if not word:
            continue
        if any(letter not in alphabet for letter in letters):
            reason = "signs"
        elif not MIN_LENGTH <= len(letters) <= MAX_LENGTH:
            reason = "length"
        elif sum(letter not in tiled for letter in letters) > MAX_JOKERS:
            reason = "tiles"
        elif word in kept:
            reason = "twice"
        if reason is None:
            kept.add(word)
        else:
            refused[reason] += 1
            if len(examples.setdefault(reason, [])) < MAX_EXAMPLES:
                examples[reason].append(raw.strip())
    return WordList(language, tuple(sorted(kept)), dict(refused), examples)


def read_word_list(body: bytes, language: str) -> WordList:
    """Return the list in a file, one word a line, a tab or space and anything after it ignored; raises BadList."""
    if not body.strip():
        raise InvalidWordList("the file is empty")
    if b"\0" in body:
        raise InvalidWordList("the file is binary, not a text of one word a line")
    try:
        text = decode_utf8(body)
    except UnicodeDecodeError:
        text = decode_legacy(body)
    if sum(not (letter.isprintable() or letter.isspace()) for letter in text) * 20 > len(text):
        raise InvalidWordList("the file is binary, not a text of one word a line")
    found = playable_words(
        (line.split(maxsplit=1)[0] for line in text.splitlines() if line.strip()), language
    )
    if not found.words:
        counts = ", ".join(f"{reason} {count}" for reason, count in found.refused.items())
        raise InvalidWordList(f"no line holds a playable word ({counts})")
    return found

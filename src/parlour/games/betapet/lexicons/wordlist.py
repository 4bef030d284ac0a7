"""Normalised word lists: sorted words in upper case, identified by their hash."""

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
"""The replacements of letters that Unicode does not decompose."""
MAX_EXAMPLES = 10
"""The maximum number of rejected words kept as examples of each reason."""


class InvalidWordList(ValueError):
    """The error raised for a file that is not a word list; its message is the reason."""


@dataclass(frozen=True)
class WordList:
    """A normalised word list."""

    language: str
    """The language."""

    words: tuple[str, ...]
    """The words in capitals, sorted by code point, without duplicates."""

    refused: dict[str, int] = field(default_factory=dict)
    """The number of rejected words by reason."""

    examples: dict[str, list[str]] = field(default_factory=dict)
    """Examples of rejected words by reason."""

    @property
    def digest(self) -> str:
        """The SHA-256 of the words, each followed by a line feed; it identifies the list."""
        return sha256("".join(f"{word}\n" for word in self.words).encode()).hexdigest()

    def length_counts(self) -> dict[int, int]:
        """Return the number of words of each length in letters, sorted by length."""
        return dict(
            sorted(Counter(len(split_tiles(word, self.language)) for word in self.words).items())
        )


def folded_word(word: str, language: str) -> str:
    """Return a word in upper case, without foreign accents and with ligatures expanded.

    >>> folded_word("cœur", "fr"), folded_word("älg", "sv"), folded_word("älg", "en")
    ('COEUR', 'ÄLG', 'ALG')
    """
    alphabet = ALPHABETS[language]
    letters = []
    for letter in unicodedata.normalize("NFC", word).upper():
        if letter in alphabet or letter.isascii():
            letters.append(letter)
        elif letter in LIGATURES:
            letters.append(LIGATURES[letter])
        else:
            letters += [
                part
                for part in unicodedata.normalize("NFD", letter)
                if not unicodedata.combining(part)
            ]
    return "".join(letters)


def playable_words(words: Iterable[str], language: str) -> WordList:
    """Return the words of a list that can be played.

    Words of a wrong length, words with foreign characters, and words that no tile set can lay are
    removed.
    """
    alphabet = frozenset(ALPHABETS[language])
    letters_with_tiles = frozenset(
        letter
        for tiles in TILE_SETS.values()
        if tiles.language == language
        for letter in tiles.counts
    ) - {JOKER}
    accepted: set[str] = set()
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
        elif sum(letter not in letters_with_tiles for letter in letters) > MAX_JOKERS:
            reason = "tiles"
        elif word in accepted:
            reason = "twice"
        if reason is None:
            accepted.add(word)
        else:
            refused[reason] += 1
            if len(examples.setdefault(reason, [])) < MAX_EXAMPLES:
                examples[reason].append(raw.strip())
    return WordList(language, tuple(sorted(accepted)), dict(refused), examples)


def read_word_list(body: bytes, language: str) -> WordList:
    """Parse a file with one word per line; text after a tab or space is ignored.

    Raises:
        InvalidWordList: The file is not a word list.
    """
    if not body.strip():
        raise InvalidWordList("the file is empty")
    if b"\0" in body:
        raise InvalidWordList("the file is binary, not text with one word per line")
    try:
        text = decode_utf8(body)
    except UnicodeDecodeError:
        text = decode_legacy(body)
    if sum(not (letter.isprintable() or letter.isspace()) for letter in text) * 20 > len(text):
        raise InvalidWordList("the file is binary, not text with one word per line")
    word_list = playable_words(
        (line.split(maxsplit=1)[0] for line in text.splitlines() if line.strip()), language
    )
    if not word_list.words:
        counts = ", ".join(f"{reason} {count}" for reason, count in word_list.refused.items())
        raise InvalidWordList(f"no line contains a playable word ({counts})")
    return word_list

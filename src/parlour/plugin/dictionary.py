"""Word lookups in a game's word list."""

from __future__ import annotations

from parlour.core.value import Value


class WordLookup(Value, frozen=True, kw_only=True):
    """The result of looking up a word.

    Attributes:
        word: The word as spelled in the list.
        found: Whether the list contains it.
        other_words: Other words that the same letters form.
        truncated: Whether the list of other words is incomplete.
    """

    word: str
    found: bool
    other_words: tuple[str, ...] = ()
    truncated: bool = False


class PlayedWords(Value, frozen=True, kw_only=True):
    """The valid words played in a match.

    Attributes:
        language: The language of the word list.
        words: The spelling in the word list, by the spelling in the log.
    """

    language: str
    words: dict[str, str]

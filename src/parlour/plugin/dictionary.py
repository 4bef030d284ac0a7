"""What a game's list of words says of letters, and of the words of a match."""

from __future__ import annotations

from parlour.core.value import Value


class WordLookup(Value, frozen=True, kw_only=True):
    """A word as the list spells it, whether the list has it, and what else its letters make; `more`: there were too many to look at them all."""

    word: str
    found: bool
    others: tuple[str, ...] = ()
    more: bool = False


class PlayedWords(Value, frozen=True, kw_only=True):
    """The words that were played in a match and are in its list: each as its news tells it, and as the list spells it; and their language."""

    language: str
    words: dict[str, str]

"""Word lookup: whether a list contains a word, its anagrams, and the words of a match."""

from __future__ import annotations

from collections import Counter
from typing import Any

from parlour.core.game import AnyGame
from parlour.games.betapet.lexicons.wordlist import MAX_LENGTH, MIN_LENGTH, folded_word
from parlour.games.betapet.rules import v1
from parlour.games.betapet.rules.game import Betapet
from parlour.games.betapet.rules.lexicon import Node, WordGraph
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.rules.tiles import JOKER, split_tiles
from parlour.plugin.dictionary import PlayedWords, WordLookup

MAX_JOKERS = 2
"""The maximum number of wildcards, which is the number of jokers in a bag."""

MAX_RESULTS = 200
"""The maximum number of anagrams returned."""

MAX_STEPS = 100_000
"""The maximum number of arcs followed."""


class AnagramSearch:
    """A search for the words that use all of some letters."""

    def __init__(self, graph: WordGraph, letters: tuple[str, ...]) -> None:
        self.graph, self.length = graph, len(letters)
        self.remaining = Counter(graph.codes[letter] for letter in letters if letter != JOKER)
        self.jokers = sum(letter == JOKER for letter in letters)
        self.steps = 0
        self.found: list[str] = []

    @property
    def is_stopped(self) -> bool:
        """Whether the search has reached its limit of steps or results."""
        return self.steps >= MAX_STEPS or len(self.found) > MAX_RESULTS

    def search(self, node: Node, stem: tuple[str, ...] = ()) -> None:
        """Follow all arcs from a node that the remaining letters allow, and collect the words."""
        for code, (target, accepts) in sorted(self.graph.arcs_from(node).items()):
            has_letter = self.remaining[code] > 0
            if self.is_stopped:
                return
            if not has_letter and not self.jokers:
                continue
            self.steps += 1
            word = (*stem, self.graph.letters[code - 1])
            if len(word) == self.length:
                if accepts:
                    self.found.append("".join(word))
                continue
            self._take(code, has_letter, 1)
            self.search(target, word)
            self._take(code, has_letter, -1)

    def _take(self, code: int, has_letter: bool, count: int) -> None:
        if has_letter:
            self.remaining[code] -= count
        else:
            self.jokers -= count


def look_up_word(game: AnyGame, options: Any, text: str) -> WordLookup:
    """Look up a word and its anagrams in the list of a room; `?` is any letter."""
    assert isinstance(game, Betapet)
    assert isinstance(options, Options)
    graph = game.lexicon(options)
    letters = split_tiles(folded_word("".join(text.split()), graph.language), graph.language)
    word = "".join(letters)
    known = all(letter == JOKER or letter in graph.codes for letter in letters)
    if (
        not known
        or not MIN_LENGTH <= len(letters) <= MAX_LENGTH
        or letters.count(JOKER) > MAX_JOKERS
    ):
        return WordLookup(word=word, found=False)
    anagrams = AnagramSearch(graph, letters)
    anagrams.search(graph.root)
    others = tuple(other for other in anagrams.found if other != word)
    return WordLookup(
        word=word,
        found=letters in graph,
        other_words=others[:MAX_RESULTS],
        truncated=anagrams.is_stopped,
    )


def played_words(game: AnyGame, state: Any) -> PlayedWords:
    """Return the words played in a match, except invalid words that no player challenged."""
    assert isinstance(game, Betapet)
    assert isinstance(state, State | v1.State)
    graph = game.lexicon(state.options)
    texts = {word.text.upper() for entry in state.entries for word in entry.words}
    spelt = {
        text: split_tiles(folded_word(text, graph.language), graph.language)
        for text in sorted(texts)
    }
    return PlayedWords(
        language=graph.language,
        words={text: "".join(letters) for text, letters in spelt.items() if letters in graph},
    )

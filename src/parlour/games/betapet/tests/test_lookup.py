"""Tests of word lookup: membership and anagrams."""

from __future__ import annotations

import pytest

from parlour.core.game import replace
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons import lookup
from parlour.games.betapet.lexicons.catalogue import graph_lookup, packaged_lexicons
from parlour.games.betapet.lexicons.graph import graph_words
from parlour.games.betapet.rules import v1
from parlour.games.betapet.rules.game import Betapet
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.scoring import ScoredWord
from parlour.games.betapet.rules.state import Options, RecordEntry
from parlour.plugin.dictionary import WordLookup

pytestmark = pytest.mark.uncounted

GAME = Betapet(graph_lookup())


def look_up(text: str, list: str = "en-world") -> WordLookup:
    digest = next(known.digest for known in packaged_lexicons() if known.id == list)
    return lookup.look_up_word(GAME, Options(lexicon=digest), text)


def test_word_and_its_anagrams() -> None:
    result = look_up(" listen ")
    assert (
        result.word == "LISTEN"
        and result.found
        and {"SILENT", "ENLIST", "TINSEL"} <= set(result.other_words)
    )
    assert result.word not in result.other_words and not result.truncated
    assert look_up("QXZ") == WordLookup(word="QXZ", found=False)


@pytest.mark.parametrize(
    "letters",
    [
        "RETINA",
        "?AT",
        "ZZ?",
        pytest.param("Q??", marks=pytest.mark.slow),
        pytest.param("AA", marks=pytest.mark.slow),
    ],
)
def test_anagrams_are_complete(letters: str) -> None:
    digest = next(known.digest for known in packaged_lexicons() if known.id == "en-world")
    every = graph_words(WordGraph(graph_lookup()(digest)))

    def is_anagram(word: str) -> bool:
        left = list(letters.replace("?", ""))
        for letter in word:
            if letter in left:
                left.remove(letter)
        return len(word) == len(letters) and not left

    assert set(look_up(letters).other_words) == {
        word for word in every if is_anagram(word) and word != letters
    }


def test_accents_follow_the_language() -> None:
    assert look_up("öl", "sv").found and look_up("été", "fr").word == "ETE"


@pytest.mark.parametrize("letters", ["A", "", "A" * 16, "???", "C4T", "<b>", "…"])
def test_invalid_words_are_not_found(letters: str) -> None:
    result = look_up(letters)
    assert not result.found and not result.other_words


def test_long_search_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "MAX_STEPS", 50)
    assert look_up("?????"[:2] + "RATES").truncated


@pytest.mark.parametrize("former", [False, True], ids=["today", "v1"])
def test_played_words_are_those_in_the_list(former: bool) -> None:
    digest = next(known.digest for known in packaged_lexicons() if known.id == "sv")
    state = GAME.setup(Options(lexicon=digest, tiles="swedish"), 2, Rng(b"x" * 32)).state
    lines = [("ÖL", "fAR"), ("ZXQ", "ÖL")]
    entries = tuple(
        RecordEntry(
            seat=seat, kind="play", words=tuple(ScoredWord(text, 3, (0, 1)) for text in texts)
        )
        for seat, texts in enumerate(lines)
    )
    state = replace(state, entries=(*entries, RecordEntry(seat=0, kind="pass")))
    result = lookup.played_words(GAME, v1.state_v1(state, 0) if former else state)
    assert result.language == "sv" and result.words == {"FAR": "FAR", "ÖL": "ÖL"}

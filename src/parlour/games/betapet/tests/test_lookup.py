"""Words are looked up in a list: it has them or not, and their letters make others."""

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


def looked(text: str, list: str = "en-world") -> WordLookup:
    digest = next(known.digest for known in packaged_lexicons() if known.id == list)
    return lookup.look_up_word(GAME, Options(lexicon=digest), text)


def test_a_word_and_what_else_its_letters_make() -> None:
    found = looked(" listen ")
    assert (
        found.word == "LISTEN"
        and found.found
        and {"SILENT", "ENLIST", "TINSEL"} <= set(found.other_words)
    )
    assert found.word not in found.other_words and not found.truncated
    assert looked("QXZ") == WordLookup(word="QXZ", found=False)


@pytest.mark.parametrize("letters", ["RETINA", "?AT", "Q??", "AA", "ZZ?"])
def test_anagrams_are_all_words_of_the_list_with_these_letters(letters: str) -> None:
    digest = next(known.digest for known in packaged_lexicons() if known.id == "en-world")
    every = graph_words(WordGraph(graph_lookup()(digest)))

    def made(word: str) -> bool:
        left = list(letters.replace("?", ""))
        for letter in word:
            if letter in left:
                left.remove(letter)
        return len(word) == len(letters) and not left

    assert set(looked(letters).other_words) == {
        word for word in every if made(word) and word != letters
    }


def test_strokes_of_the_pen_are_the_lists_own() -> None:
    assert looked("öl", "sv").found and looked("été", "fr").word == "ETE"


@pytest.mark.parametrize("letters", ["A", "", "A" * 16, "???", "C4T", "<b>", "…"])
def test_what_is_no_word_is_none(letters: str) -> None:
    found = looked(letters)
    assert not found.found and not found.other_words


def test_what_takes_too_long_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "MAX_STEPS", 50)
    assert looked("?????"[:2] + "RATES").truncated


@pytest.mark.parametrize("former", [False, True], ids=["today", "v1"])
def test_words_that_were_played_are_told_but_for_those_that_are_none(former: bool) -> None:
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
    found = lookup.played_words(GAME, v1.state_v1(state, 0) if former else state)
    assert found.language == "sv" and found.words == {"FAR": "FAR", "ÖL": "ÖL"}

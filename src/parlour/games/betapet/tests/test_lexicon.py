"""Word lists: what ships is what SOURCE.txt says, what an operator brings is put in order or refused with reasons."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.game import Illegal
from parlour.games.betapet.commands import check, import_list, list_all
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.lexicons.graph import build_graph, graph_digest, graph_words
from parlour.games.betapet.lexicons.wordlist import InvalidWordList, playable_words, read_word_list
from parlour.games.betapet.players.vocabulary import common_words
from parlour.games.betapet.rooms import available_rooms
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH, Options
from parlour.games.betapet.tests.positions import opened

COUNTS = {"en-world": 269_870, "en-us": 230_824, "fr": 399_474, "it": 273_318, "sv": 664_679}


@pytest.mark.parametrize("known", catalogue.packaged_lexicons(), ids=lambda known: known.id)
def test_a_packaged_list_is_what_its_record_says(known: catalogue.Lexicon) -> None:
    graph = WordGraph(catalogue.graph_lookup()(known.digest))
    assert graph.language == known.language and known.words == COUNTS[known.id]
    source = (catalogue.DATA_FOLDER / "SOURCE.txt").read_text("utf-8")
    assert known.digest in source and str(known.words) in source
    assert (catalogue.DATA_FOLDER / f"LICENCE-{known.id}.txt").is_file()


@pytest.mark.slow
@pytest.mark.parametrize("known", catalogue.packaged_lexicons(), ids=lambda known: known.id)
def test_a_packaged_list_hashes_to_its_name(known: catalogue.Lexicon) -> None:
    graph = WordGraph(catalogue.graph_lookup()(known.digest))
    assert len(graph_words(graph)) == known.words and graph_digest(graph) == known.digest


@pytest.mark.parametrize("language", ["en", "fr", "it", "sv", "de", "es"])
def test_the_common_words_are_what_their_note_says(language: str) -> None:
    graph = common_words(language)
    note = (
        (catalogue.DATA_FOLDER / "SOURCE.txt")
        .read_text("utf-8")
        .partition(f"common-{language}.words.xz")[2]
        .partition("\n\n")[0]
    )
    assert (
        graph.language == language
        and graph_digest(graph) in note
        and f"words    {len(graph_words(graph))}" in note
    )
    assert (catalogue.DATA_FOLDER / note.partition("text in ")[2].split()[0]).is_file()


def test_the_default_list_is_international_english() -> None:
    assert catalogue.packaged_lexicons()[0].digest == INTERNATIONAL_ENGLISH == Options().lexicon


def test_words_are_folded_for_their_language() -> None:
    assert playable_words(["œuvre", "Éte\u0301", "naïve"], "fr").words == ("ETE", "NAIVE", "OEUVRE")
    assert playable_words(["idé", "ål", "ÖRE"], "sv").words == ("IDE", "ÅL", "ÖRE")
    assert playable_words(["straße", "über"], "de").words == ("STRASSE", "ÜBER")
    spanish = playable_words(["niño", "calle", "perro", "pingüino"], "es")
    assert spanish.words == ("CALLE", "NIÑO", "PERRO", "PINGUINO")
    assert ("C", "A", "LL", "E") in WordGraph(build_graph(spanish)) and (
        "C",
        "A",
        "L",
        "L",
        "E",
    ) not in WordGraph(build_graph(spanish))


def test_what_cannot_be_laid_is_left_out_and_counted() -> None:
    found = playable_words(["a", "it's", "ok", "OK", "x" * 16, "pizza"], "en")
    assert found.words == ("OK", "PIZZA")
    assert found.refused == {"length": 2, "signs": 1, "twice": 1} and found.examples["signs"] == [
        "it's"
    ]
    # Italian has no tile for J, K, W, X and Y; two can stand on jokers.
    assert playable_words(["jazz", "kayak", "yoyo"], "it").refused == {"tiles": 1}


def test_a_graph_has_its_words_and_no_others() -> None:
    words = playable_words(["cat", "cats", "car", "scar", "at"], "en")
    graph = WordGraph(build_graph(words))
    assert graph_words(graph) == words.words and graph_digest(graph) == words.digest
    assert "CATS" in graph and "CA" not in graph and "" not in graph and "É" not in graph


@pytest.mark.parametrize(
    ("body", "reason"),
    [(b"", "empty"), (b" \n", "empty"), (b"\x00\x01word", "binary"), (b"1 2\n3\n", "playable")],
)
def test_a_bad_file_is_refused_with_its_reason(body: bytes, reason: str) -> None:
    with pytest.raises(InvalidWordList, match=reason):
        read_word_list(body, "en")


def test_an_imported_list_is_used_by_its_rooms_and_old_matches_keep_theirs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = opened()
    file = tmp_path / "mine.txt"
    file.write_bytes("perché\ncasa\nda\n123\n".encode("latin-1"))
    assert import_list(file, name="Zingarelli", lang="it", data=tmp_path) == 0
    told = capsys.readouterr().out
    assert "3 words" in told and "two letters (1): DA" in told and "123" in told
    puma = next(room for room in available_rooms(tmp_path) if room.id == "puma")
    assert puma.note == "Zingarelli" and not puma.replaces
    assert next(room for room in available_rooms() if room.id == "puma").replaces == "Zingarelli"
    chosen = puma.options
    state = GAME(catalogue.graph_lookup(tmp_path)).setup(chosen, 2, before.rng).state
    assert state.options.lexicon == catalogue.imported_lexicons(tmp_path)[0].digest
    with pytest.raises(LookupError, match="nothing called"):
        catalogue.graph_lookup()(chosen.lexicon)
    with pytest.raises(Illegal, match="unknown-lexicon"):
        GAME(catalogue.graph_lookup()).setup(Options(lexicon="0" * 64), 2, before.rng)
    assert before.options.lexicon == INTERNATIONAL_ENGLISH
    assert list_all(data=tmp_path) == 0
    assert "Zingarelli" in capsys.readouterr().out
    assert check("casa", "qi", data=tmp_path) == 0 and check("qqqq", data=tmp_path) == 1
    empty = tmp_path / "empty.txt"
    empty.write_bytes(b"")
    assert import_list(empty, name="x", lang="en", data=tmp_path) == 1


def test_german_and_spanish_rooms_open_with_an_imported_list(tmp_path: Path) -> None:
    assert {room.language for room in available_rooms(tmp_path)} == {"en", "fr", "it", "sv"}
    file = tmp_path / "de.txt"
    file.write_text("haus\nübel\n", "utf-8")
    assert import_list(file, name="Deutsch", lang="de", data=tmp_path) == 0
    assert "de" in {room.language for room in available_rooms(tmp_path)}


def test_a_list_that_no_room_plays_with_has_a_room_of_its_own(tmp_path: Path) -> None:
    """OSPD is named by the seed and no room was made for it."""
    file = tmp_path / "ospd.txt"
    file.write_text("cat\ncats\nqi\n", "utf-8")
    assert import_list(file, name="OSPD", lang="en", data=tmp_path) == 0
    own = next(room for room in available_rooms(tmp_path) if room.note == "OSPD")
    assert (own.name, own.language, own.replaces, own.word_count) == ("OSPD", "en", "", 3)
    assert own.options == Options(
        tiles="english", lexicon=catalogue.imported_lexicons(tmp_path)[0].digest
    )
    assert (
        GAME(catalogue.graph_lookup(tmp_path)).setup(own.options, 2, opened().rng).state.options
        == own.options
    )
    assert [room.id for room in available_rooms(tmp_path)][:-1] == [
        room.id for room in available_rooms()
    ], "the other rooms stay as they are"


def test_the_same_words_may_have_two_names(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("cat\ndog\naa\n", "utf-8")
    for name in ("SOWPODS", "Club list", "Other list", "club LIST"):
        assert import_list(file, name=name, lang="en", data=tmp_path) == 0
    brought = catalogue.imported_lexicons(tmp_path)
    assert [known.name for known in brought] == ["Other list", "SOWPODS", "club LIST"] and len(
        {known.id for known in brought}
    ) == 3
    found = {room.name: room for room in available_rooms(tmp_path)}
    assert found["The Giraffe"].note == found["The Crocodile"].note == "SOWPODS"
    assert {"club LIST", "Other list"} < set(found) and len(
        {room.id for room in found.values()}
    ) == len(available_rooms(tmp_path))
    assert (
        catalogue.pin_lexicon(Options(lexicon="club list"), tmp_path).lexicon
        == found["The Giraffe"].options.lexicon
    )


def test_a_new_list_of_the_same_name_takes_its_rooms_and_the_old_one_stays_at_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "words.txt"
    digests = []
    for text in ("cat\ndog\n", "cat\ndog\nqi\n", "cat\n"):
        file.write_text(text, "utf-8")
        assert import_list(file, name="SOWPODS", lang="en", data=tmp_path) == 0
        digests.append(available_rooms(tmp_path)[0].options.lexicon)
        assert [room.id for room in available_rooms(tmp_path)] == [
            room.id for room in available_rooms()
        ] and available_rooms(tmp_path)[0].word_count == text.count("\n")
        assert catalogue.pin_lexicon(Options(lexicon="sowpods"), tmp_path).lexicon == digests[-1]
    assert len(set(digests)) == 3
    assert all(
        WordGraph(catalogue.graph_lookup(tmp_path)(digest)).language == "en" for digest in digests
    )
    assert {known.digest for known in catalogue.all_lexicons(tmp_path)} >= set(digests)
    capsys.readouterr()
    assert check("qi", data=tmp_path) == 0 and capsys.readouterr().out.count("SOWPODS") == 0
    file.write_text("cat\ndog\n", "utf-8")
    assert import_list(file, name="SOWPODS", lang="en", data=tmp_path) == 0
    assert available_rooms(tmp_path)[0].options.lexicon == digests[0], (
        "an older list may be imported once more"
    )


def test_a_windows_file_keeps_its_ligatures() -> None:
    words = "cœur\nœuf\nbœuf\nété\nŸ\n"
    assert read_word_list(words.encode("cp1252"), "fr").words == ("BOEUF", "COEUR", "ETE", "OEUF")
    assert (
        read_word_list(words.encode("cp1252"), "fr").digest
        == read_word_list(words.encode(), "fr").digest
    )
    assert read_word_list(b"caf\xe9\n" + b"mot\n" * 9 + b"\x81x\n", "fr").words == ("CAFE", "MOT")


def test_a_name_is_pinned_to_its_hash() -> None:
    assert (
        catalogue.pin_lexicon(Options(lexicon="EN-US")).lexicon
        == catalogue.packaged_lexicons()[1].digest
    )
    assert catalogue.pin_lexicon(Options()).lexicon == INTERNATIONAL_ENGLISH
    with pytest.raises(Illegal, match="unknown-lexicon"):
        catalogue.pin_lexicon(Options(lexicon="none such"))

"""Tests that packaged word lists match SOURCE.txt and imported lists are normalised."""

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
from parlour.games.betapet.tests.positions import new_match

COUNTS = {"en-world": 269_870, "en-us": 230_824, "fr": 399_474, "it": 273_318, "sv": 664_679}


@pytest.mark.parametrize("lexicon", catalogue.packaged_lexicons(), ids=lambda lexicon: lexicon.id)
def test_packaged_list_matches_its_record(lexicon: catalogue.Lexicon) -> None:
    graph = WordGraph(catalogue.graph_lookup()(lexicon.digest))
    assert graph.language == lexicon.language and lexicon.words == COUNTS[lexicon.id]
    source = (catalogue.DATA_FOLDER / "SOURCE.txt").read_text("utf-8")
    assert lexicon.digest in source and str(lexicon.words) in source
    assert (catalogue.DATA_FOLDER / f"LICENCE-{lexicon.id}.txt").is_file()


@pytest.mark.slow
@pytest.mark.parametrize("lexicon", catalogue.packaged_lexicons(), ids=lambda lexicon: lexicon.id)
def test_packaged_list_matches_its_digest(lexicon: catalogue.Lexicon) -> None:
    graph = WordGraph(catalogue.graph_lookup()(lexicon.digest))
    assert len(graph_words(graph)) == lexicon.words and graph_digest(graph) == lexicon.digest


@pytest.mark.parametrize("language", ["en", "fr", "it", "sv", "de", "es"])
def test_common_words_match_their_note(language: str) -> None:
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


def test_default_list_is_international_english() -> None:
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


def test_unplayable_words_are_rejected_and_counted() -> None:
    word_list = playable_words(["a", "it's", "ok", "OK", "x" * 16, "pizza"], "en")
    assert word_list.words == ("OK", "PIZZA")
    assert word_list.refused == {"length": 2, "signs": 1, "twice": 1} and word_list.examples[
        "signs"
    ] == ["it's"]
    # Italian has no tiles for J, K, W, X and Y, so a word can have at most two of them, as jokers.
    assert playable_words(["jazz", "kayak", "yoyo"], "it").refused == {"tiles": 1}


def test_graph_contains_exactly_its_words() -> None:
    words = playable_words(["cat", "cats", "car", "scar", "at"], "en")
    graph = WordGraph(build_graph(words))
    assert graph_words(graph) == words.words and graph_digest(graph) == words.digest
    assert "CATS" in graph and "CA" not in graph and "" not in graph and "É" not in graph


@pytest.mark.parametrize(
    ("body", "reason"),
    [(b"", "empty"), (b" \n", "empty"), (b"\x00\x01word", "binary"), (b"1 2\n3\n", "playable")],
)
def test_invalid_file_is_rejected_with_a_reason(body: bytes, reason: str) -> None:
    with pytest.raises(InvalidWordList, match=reason):
        read_word_list(body, "en")


def test_imported_list_is_used_by_its_rooms(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = new_match()
    file = tmp_path / "mine.txt"
    file.write_bytes("perché\ncasa\nda\n123\n".encode("latin-1"))
    assert import_list(file, name="Zingarelli", lang="it", data=tmp_path) == 0
    output = capsys.readouterr().out
    assert "3 words" in output and "two letters (1): DA" in output and "123" in output
    puma = next(room for room in available_rooms(tmp_path) if room.id == "puma")
    assert puma.note == "Zingarelli" and not puma.replaces
    assert next(room for room in available_rooms() if room.id == "puma").replaces == "Zingarelli"
    chosen = puma.options
    state = GAME(catalogue.graph_lookup(tmp_path)).setup(chosen, 2, before.rng).state
    assert state.options.lexicon == catalogue.imported_lexicons(tmp_path)[0].digest
    with pytest.raises(LookupError, match="no asset"):
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


def test_german_and_spanish_rooms_need_an_imported_list(tmp_path: Path) -> None:
    assert {room.language for room in available_rooms(tmp_path)} == {"en", "fr", "it", "sv"}
    file = tmp_path / "de.txt"
    file.write_text("haus\nübel\n", "utf-8")
    assert import_list(file, name="Deutsch", lang="de", data=tmp_path) == 0
    assert "de" in {room.language for room in available_rooms(tmp_path)}


def test_unassigned_list_has_its_own_room(tmp_path: Path) -> None:
    """No predefined room was made for OSPD, so the list gets a room of its own."""
    file = tmp_path / "ospd.txt"
    file.write_text("cat\ncats\nqi\n", "utf-8")
    assert import_list(file, name="OSPD", lang="en", data=tmp_path) == 0
    own = next(room for room in available_rooms(tmp_path) if room.note == "OSPD")
    assert (own.name, own.language, own.replaces, own.word_count) == ("OSPD", "en", "", 3)
    assert own.options == Options(
        tiles="english", lexicon=catalogue.imported_lexicons(tmp_path)[0].digest
    )
    assert (
        GAME(catalogue.graph_lookup(tmp_path)).setup(own.options, 2, new_match().rng).state.options
        == own.options
    )
    assert [room.id for room in available_rooms(tmp_path)][:-1] == [
        room.id for room in available_rooms()
    ], "the other rooms stay as they are"


def test_same_words_under_two_names(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("cat\ndog\naa\n", "utf-8")
    for name in ("SOWPODS", "Club list", "Other list", "club LIST"):
        assert import_list(file, name=name, lang="en", data=tmp_path) == 0
    brought = catalogue.imported_lexicons(tmp_path)
    assert [lexicon.name for lexicon in brought] == ["Other list", "SOWPODS", "club LIST"] and len(
        {lexicon.id for lexicon in brought}
    ) == 3
    rooms = {room.name: room for room in available_rooms(tmp_path)}
    assert rooms["The Giraffe"].note == rooms["The Crocodile"].note == "SOWPODS"
    assert {"club LIST", "Other list"} < set(rooms) and len(
        {room.id for room in rooms.values()}
    ) == len(available_rooms(tmp_path))
    assert (
        catalogue.pin_lexicon(Options(lexicon="club list"), tmp_path).lexicon
        == rooms["The Giraffe"].options.lexicon
    )


def test_new_list_replaces_one_of_the_same_name(
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
    assert {lexicon.digest for lexicon in catalogue.all_lexicons(tmp_path)} >= set(digests)
    capsys.readouterr()
    assert check("qi", data=tmp_path) == 0 and capsys.readouterr().out.count("SOWPODS") == 0
    file.write_text("cat\ndog\n", "utf-8")
    assert import_list(file, name="SOWPODS", lang="en", data=tmp_path) == 0
    assert available_rooms(tmp_path)[0].options.lexicon == digests[0], (
        "an older list may be imported once more"
    )


def test_windows_1252_list_keeps_ligatures() -> None:
    words = "cœur\nœuf\nbœuf\nété\nŸ\n"
    assert read_word_list(words.encode("cp1252"), "fr").words == ("BOEUF", "COEUR", "ETE", "OEUF")
    assert (
        read_word_list(words.encode("cp1252"), "fr").digest
        == read_word_list(words.encode(), "fr").digest
    )
    assert read_word_list(b"caf\xe9\n" + b"mot\n" * 9 + b"\x81x\n", "fr").words == ("CAFE", "MOT")


def test_name_is_pinned_to_its_hash() -> None:
    assert (
        catalogue.pin_lexicon(Options(lexicon="EN-US")).lexicon
        == catalogue.packaged_lexicons()[1].digest
    )
    assert catalogue.pin_lexicon(Options()).lexicon == INTERNATIONAL_ENGLISH
    with pytest.raises(Illegal, match="unknown-lexicon"):
        catalogue.pin_lexicon(Options(lexicon="none such"))

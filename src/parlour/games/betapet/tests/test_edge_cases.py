"""Tests of edge cases: invalid options and drafts, and seats that leave at unusual moments."""

from __future__ import annotations

import itertools
import re
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from parlour.core.game import Illegal, Seat
from parlour.core.rng import Rng
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.lexicons.graph import build_graph
from parlour.games.betapet.lexicons.wordlist import playable_words
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.actions import Accept, Exchange, Pass, Play
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options
from parlour.games.betapet.rules.tiles import ALPHABETS

from .positions import BETAPET, changed_state, new_match, options

QI = Play((PlacedLetter(112, "Q"), PlacedLetter(113, "I")))
QZ = Play((PlacedLetter(112, "Q"), PlacedLetter(113, "Z")))
BETAPET_FOLDER = Path(__file__).parents[1]
RACK = ("A", "I", "Q", "S", "T", "U", "Z")


def test_other_language_and_seat_counts_are_rejected() -> None:
    with pytest.raises(Illegal, match="other-language"):
        BETAPET.setup(Options(tiles="french"), 2, Rng(bytes(32)))
    with pytest.raises(Illegal, match="seats"):
        BETAPET.setup(Options(), 5, Rng(bytes(32)))


@pytest.mark.parametrize("locale", ["en", "fr", "it", "es", "de", "sv"])
def test_the_error_of_other_tiles_names_the_languages(locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(
        FluentResource((BETAPET_FOLDER / "strings" / f"{locale}.ftl").read_text("utf-8"))
    )
    message = bundle.get_message("betapet-error-other-language").value
    assert message is not None
    texts = [
        str(bundle.format_pattern(message, {"lexicon": one, "tiles": other})[0])
        for one, other in itertools.permutations(ALPHABETS, 2)
    ]
    assert len(set(texts)) == len(texts)
    assert not any(re.search(rf"\b({'|'.join(ALPHABETS)})\.", text) for text in texts)


def test_error_names_the_digraph_tile() -> None:
    digest = "ab" * 32
    blob = build_graph(playable_words(["che", "hola"], "es"))
    game = GAME(lambda address: {digest: blob}[address])
    state = game.setup(
        Options(tiles="spanish", lexicon=digest, live_words=True), 2, Rng(bytes(32))
    ).state
    rack = tuple(sorted(("C", "CH", "E", "E", "H", "O", "Z")))
    state = changed_state(state, racks=(rack, rack), mover=0)
    apart = Play((PlacedLetter(111, "C"), PlacedLetter(112, "H"), PlacedLetter(113, "E")))
    with pytest.raises(Illegal) as refused:
        game.apply(state, Seat(0), apart)
    assert (refused.value.code, refused.value.details["word"], refused.value.details["tile"]) == (
        "betapet.shared-tile",
        "CHE",
        "CH",
    )
    preview = game.previews(game.view(state, Seat(0)), Seat(0), [apart])[0]
    assert (preview.problem, preview.wrong) == (
        "betapet.shared-tile",
        ("CHE",),
    ) and preview.details["tile"] == "CH"
    together = Play((PlacedLetter(112, "CH"), PlacedLetter(113, "E")))
    assert game.apply(state, Seat(0), together).state.entries[-1].kind == "play"
    with pytest.raises(Illegal, match="not-a-word"):
        game.apply(state, Seat(0), Play((PlacedLetter(112, "CH"), PlacedLetter(113, "O"))))


def test_preview_of_an_illegal_draft_has_a_code() -> None:
    state = changed_state(new_match(), racks=(RACK, RACK), mover=0)
    view = BETAPET.view(state, Seat(0))
    assert BETAPET.previews(view, Seat(0), [Pass()])[0].points is None
    foreign = BETAPET.previews(
        view, Seat(0), [Play((PlacedLetter(112, "X"), PlacedLetter(113, "I")))]
    )[0]
    assert foreign.problem is not None and foreign.points is None
    wrong = BETAPET.previews(view, Seat(0), [QZ])[0]
    assert (
        wrong.problem == "betapet.not-a-word"
        and wrong.wrong == ("QZ",)
        and wrong.points is not None
    )
    assert BETAPET.previews(view, Seat(0), [QI])[0].problem is None


def test_invalid_word_graph_is_rejected() -> None:
    with pytest.raises(ValueError, match="not a word graph"):
        WordGraph(b"something\nen\nA B\n" + bytes(8))


def test_word_graph_on_a_big_endian_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blob = catalogue.graph_lookup()(options("it").lexicon)
    native = WordGraph(blob)
    monkeypatch.setattr(sys, "byteorder", "big")
    swapped = WordGraph(blob)
    swapped.arcs.byteswap()
    assert swapped.arcs == native.arcs


def test_seat_that_left_during_a_challenge_draws_no_tiles() -> None:
    state = changed_state(
        new_match(options(words="single"), seats=3), racks=(RACK, RACK, RACK), mover=0
    )
    state = BETAPET.apply(state, Seat(0), QI).state
    state = BETAPET.leave(state, Seat(0), "away").state
    for seat in sorted(BETAPET.turn(state).seats):
        state = BETAPET.apply(state, seat, Accept()).state
    assert len(state.racks[0]) == 5 and state.mover in (1, 2)


def test_leaving_twice_or_after_the_end_has_no_effect() -> None:
    state = BETAPET.leave(new_match(seats=3), Seat(0), "away").state
    assert BETAPET.leave(state, Seat(0), "away").state.entries == state.entries
    over = BETAPET.leave(state, Seat(1), "resigned").state
    assert (
        BETAPET.leave(over, Seat(2), "resigned").state.entries == over.entries
        and not BETAPET.turn(over).seats
    )


def test_leaving_can_complete_the_scoreless_rounds() -> None:
    state = changed_state(new_match(seats=3), mover=0, fails=7)
    state = BETAPET.leave(state, Seat(1), "away").state
    assert state.over == "passes"


def test_seat_that_left_is_skipped() -> None:
    state = BETAPET.leave(changed_state(new_match(seats=3), mover=0), Seat(1), "away").state
    assert BETAPET.apply(state, Seat(0), Pass()).state.mover == 2


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (QZ, "not-a-word"),
        (Play((PlacedLetter(0, "Q"), PlacedLetter(1, "I"))), "start-square"),
        (Exchange(("E",)), "not-on-rack"),
        (Exchange(()), "not-in-order"),
    ],
)
def test_illegal_actions_have_codes(action: Play | Exchange, code: str) -> None:
    state = changed_state(new_match(), racks=(RACK, RACK), mover=0)
    with pytest.raises(Illegal) as refused:
        BETAPET.apply(state, Seat(0), action)
    assert refused.value.code == f"betapet.{code}"

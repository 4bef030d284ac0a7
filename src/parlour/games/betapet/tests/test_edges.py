"""What hardly ever happens at a table: senseless options, drafts that cannot be laid, people who go at odd moments."""

from __future__ import annotations

import sys

import pytest

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

from .positions import BETAPET, given, opened, options

QI = Play((PlacedLetter(112, "Q"), PlacedLetter(113, "I")))
QZ = Play((PlacedLetter(112, "Q"), PlacedLetter(113, "Z")))
RACK = ("A", "I", "Q", "S", "T", "U", "Z")


def test_a_list_of_another_language_and_odd_seats_are_refused() -> None:
    with pytest.raises(Illegal, match="other-language"):
        BETAPET.setup(Options(tiles="french"), 2, Rng(bytes(32)))
    with pytest.raises(Illegal, match="seats"):
        BETAPET.setup(Options(), 5, Rng(bytes(32)))


def test_a_word_laid_without_its_shared_tile_is_refused_with_that_tile() -> None:
    digest = "ab" * 32
    blob = build_graph(playable_words(["che", "hola"], "es"))
    game = GAME(lambda address: {digest: blob}[address])
    state = game.setup(
        Options(tiles="spanish", lexicon=digest, live_words=True), 2, Rng(bytes(32))
    ).state
    rack = tuple(sorted(("C", "CH", "E", "E", "H", "O", "Z")))
    state = given(state, racks=(rack, rack), mover=0)
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


def test_a_draft_says_what_is_wrong_with_it() -> None:
    state = given(opened(), racks=(RACK, RACK), mover=0)
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


def test_what_is_no_word_graph_is_refused() -> None:
    with pytest.raises(ValueError, match="no word graph"):
        WordGraph(b"something\nen\nA B\n" + bytes(8))


def test_a_word_graph_is_the_same_on_machines_that_count_bytes_the_other_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blob = catalogue.graph_lookup()(options("it").lexicon)
    here = WordGraph(blob)
    monkeypatch.setattr(sys, "byteorder", "big")
    there = WordGraph(blob)
    there.arcs.byteswap()
    assert there.arcs == here.arcs


def test_who_went_while_their_play_was_doubted_draws_no_more_tiles() -> None:
    state = given(opened(options(words="single"), seats=3), racks=(RACK, RACK, RACK), mover=0)
    state = BETAPET.apply(state, Seat(0), QI).state
    state = BETAPET.leave(state, Seat(0), "away").state
    for seat in sorted(BETAPET.turn(state).seats):
        state = BETAPET.apply(state, seat, Accept()).state
    assert len(state.racks[0]) == 5 and state.mover in (1, 2)


def test_going_twice_or_after_the_end_changes_nothing() -> None:
    state = BETAPET.leave(opened(seats=3), Seat(0), "away").state
    assert BETAPET.leave(state, Seat(0), "away").state.entries == state.entries
    over = BETAPET.leave(state, Seat(1), "resigned").state
    assert (
        BETAPET.leave(over, Seat(2), "resigned").state.entries == over.entries
        and not BETAPET.turn(over).seats
    )


def test_a_departure_may_complete_the_rounds_of_passes() -> None:
    state = given(opened(seats=3), mover=0, fails=7)
    state = BETAPET.leave(state, Seat(1), "away").state
    assert state.over == "passes"


def test_who_left_is_passed_over() -> None:
    state = BETAPET.leave(given(opened(seats=3), mover=0), Seat(1), "away").state
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
def test_what_may_not_be_done_is_refused_by_its_code(action: Play | Exchange, code: str) -> None:
    state = given(opened(), racks=(RACK, RACK), mover=0)
    with pytest.raises(Illegal) as refused:
        BETAPET.apply(state, Seat(0), action)
    assert refused.value.code == f"betapet.{code}"

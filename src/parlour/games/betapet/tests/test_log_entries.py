"""Tests of log entries: words with squares and points, and secret exchanges and answers."""

from __future__ import annotations

from parlour.core.game import LogEntry, Seat
from parlour.games.betapet.rules.actions import Accept, Challenge, Exchange, Play
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.tests.positions import BETAPET, board, changed_state, new_match

CAT = ["." * SIZE] * 7 + ["......CAT......"] + ["." * SIZE] * 7
RACK = ("?", "A", "D", "F", "I", "S", "T")
H9 = 8 * SIZE + 7


def log_entries(
    state: State, action: Exchange | Play | Accept | Challenge, reader: int | None, mover: int = 0
) -> list[LogEntry]:
    """Apply an action and return its log entries as shown to a reader."""
    events = BETAPET.apply(state, Seat(mover), action).events
    return list(BETAPET.log_entries(events, None if reader is None else Seat(reader)))


def match_with_cat(seats: int = 2, **changes: object) -> State:
    """Return a match with CAT across the middle and seat 0 to move."""
    state = new_match(Options(board="classic", **changes), seats)  # type: ignore[arg-type]
    return changed_state(state, board=board(CAT), racks=(RACK,) * seats, mover=0)


def test_play_entry_has_its_words() -> None:
    play = Play((PlacedLetter(H9, "D"), PlacedLetter(H9 + 1, "I")))
    for reader in (None, 0, 1):
        (entry,) = log_entries(match_with_cat(words="single"), play, reader)
        assert (entry.what, entry.seat, entry.details["at"], entry.details["word"]) == (
            "play",
            0,
            "9H",
            "DI",
        )
        assert entry.places == ("9H", "9I")
        assert [
            (part.what, part.details["word"], part.details["at"], part.details["direction"])
            for part in entry.parts
        ] == [
            ("word", "DI", "9H", "across"),
            ("word", "AD", "H8", "down"),
            ("word", "TI", "I8", "down"),
        ]
        assert sum(int(part.details["points"]) for part in entry.parts) == entry.details["points"]
        assert entry.parts[1].places == ("8H", "9H")


def test_word_down_in_notation() -> None:
    (entry,) = log_entries(
        match_with_cat(words="single"),
        Play((PlacedLetter(H9, "f"), PlacedLetter(H9 + SIZE, "T"))),
        None,
    )
    assert entry.details["at"] == "H8" and entry.details["word"] == "AFT"


def test_bingo_entry() -> None:
    tiles = (
        PlacedLetter(7 * SIZE + 9, "S"),
        *(
            PlacedLetter(row * SIZE + 9, letter)
            for row, letter in zip(range(8, 14), "TAIDFb", strict=True)
        ),
    )
    (entry,) = log_entries(match_with_cat(words="single"), Play(tiles), 1)
    assert entry.what == "bingo" and entry.details["words"] == "STAIDFB, CATS"


def test_exchanged_tiles_are_secret() -> None:
    state = match_with_cat()
    action = Exchange(("?", "F"))
    (own_entry,) = log_entries(state, action, 0)
    after = BETAPET.apply(state, Seat(0), action).state
    drawn = str(own_entry.details["drawn"]).replace("✦", "?").split()
    assert own_entry.what == "exchange-own" and own_entry.details["given"] == "✦ F"
    assert sorted([*"ADIST", *drawn]) == sorted(after.racks[0])
    for reader in (1, None):
        (entry,) = log_entries(state, action, reader)
        assert entry.what == "exchange" and entry.details["count"] == 2
        assert (
            not {"given", "drawn"} & set(entry.details)
            and not entry.details["letters"]
            and not entry.places
        )


def test_answers_are_secret() -> None:
    state = BETAPET.apply(
        match_with_cat(3, words="single"), Seat(0), Play((PlacedLetter(H9, "D"),))
    ).state
    for reader in (None, 0, 1, 2):
        assert (
            log_entries(state, Accept(), reader, mover=1)
            == log_entries(state, Challenge(), reader, mover=1)
            == [LogEntry("answered", Seat(1))]
        )
    last = BETAPET.apply(state, Seat(1), Accept()).state
    assert log_entries(last, Accept(), 0, mover=2) == []

"""What each seat is told: words with their places and points, and of an exchange no more to others than how many."""

from __future__ import annotations

from parlour.core.game import LogEntry, Seat
from parlour.games.betapet.rules.actions import Accept, Challenge, Exchange, Play
from parlour.games.betapet.rules.board import SIZE
from parlour.games.betapet.rules.placement import PlacedLetter
from parlour.games.betapet.rules.state import Options, State
from parlour.games.betapet.tests.positions import BETAPET, board, given, opened

CAT = ["." * SIZE] * 7 + ["......CAT......"] + ["." * SIZE] * 7
RACK = ("?", "A", "D", "F", "I", "S", "T")
H9 = 8 * SIZE + 7


def told(
    state: State, action: Exchange | Play | Accept | Challenge, reader: int | None, mover: int = 0
) -> list[LogEntry]:
    """Return what a reader is told of an action."""
    events = BETAPET.apply(state, Seat(mover), action).events
    return list(BETAPET.log_entries(events, None if reader is None else Seat(reader)))


def at_table(seats: int = 2, **changes: object) -> State:
    """Return a match in which CAT lies across the middle and seat 0 is to move."""
    state = opened(Options(board="classic", **changes), seats)  # type: ignore[arg-type]
    return given(state, board=board(CAT), racks=(RACK,) * seats, mover=0)


def test_each_word_of_a_play_has_its_place_direction_and_points() -> None:
    play = Play((PlacedLetter(H9, "D"), PlacedLetter(H9 + 1, "I")))
    for reader in (None, 0, 1):
        (news,) = told(at_table(words="single"), play, reader)
        assert (news.what, news.seat, news.details["at"], news.details["word"]) == (
            "play",
            0,
            "9H",
            "DI",
        )
        assert news.places == ("9H", "9I")
        assert [
            (part.what, part.details["word"], part.details["at"], part.details["direction"])
            for part in news.parts
        ] == [
            ("word", "DI", "9H", "across"),
            ("word", "AD", "8H", "down"),
            ("word", "TI", "8I", "down"),
        ]
        assert sum(int(part.details["points"]) for part in news.parts) == news.details["points"]
        assert news.parts[1].places == ("8H", "9H")


def test_a_word_that_runs_down_is_told_as_players_write_it() -> None:
    (news,) = told(
        at_table(words="single"), Play((PlacedLetter(H9, "f"), PlacedLetter(H9 + SIZE, "T"))), None
    )
    assert news.details["at"] == "H8" and news.details["word"] == "AFT"


def test_seven_tiles_are_a_bingo() -> None:
    tiles = (
        PlacedLetter(7 * SIZE + 9, "S"),
        *(
            PlacedLetter(row * SIZE + 9, letter)
            for row, letter in zip(range(8, 14), "TAIDFb", strict=True)
        ),
    )
    (news,) = told(at_table(words="single"), Play(tiles), 1)
    assert news.what == "bingo" and news.details["words"] == "STAIDFB, CATS"


def test_an_exchange_is_told_in_full_to_nobody_else() -> None:
    state = at_table()
    action = Exchange(("?", "F"))
    (own,) = told(state, action, 0)
    after = BETAPET.apply(state, Seat(0), action).state
    drawn = str(own.details["drawn"]).replace("✦", "?").split()
    assert own.what == "exchange-own" and own.details["given"] == "✦ F"
    assert sorted([*"ADIST", *drawn]) == sorted(after.racks[0])
    for reader in (1, None):
        (news,) = told(state, action, reader)
        assert news.what == "exchange" and news.details["count"] == 2
        assert (
            not {"given", "drawn"} & set(news.details)
            and not news.details["letters"]
            and not news.places
        )


def test_that_somebody_answered_is_told_and_not_how() -> None:
    state = BETAPET.apply(
        at_table(3, words="single"), Seat(0), Play((PlacedLetter(H9, "D"),))
    ).state
    for reader in (None, 0, 1, 2):
        assert (
            told(state, Accept(), reader, mover=1)
            == told(state, Challenge(), reader, mover=1)
            == [LogEntry("answered", Seat(1))]
        )
    last = BETAPET.apply(state, Seat(1), Accept()).state
    assert told(last, Accept(), 0, mover=2) == []

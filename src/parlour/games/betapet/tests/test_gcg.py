"""Tests of GCG records: every kind of line, encodings, and errors with line numbers."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from parlour.games.betapet.records.export import build_record
from parlour.games.betapet.records.gcg import GcgRecord, InvalidGcg, format_gcg, parse_gcg
from parlour.games.betapet.records.replay import (
    ScoreDifference,
    record_board,
    record_tile_set,
    replay_record,
)
from parlour.games.betapet.rules.actions import Accept, AnyAction, Challenge, Exchange, Pass
from parlour.games.betapet.rules.board import LAYOUTS
from parlour.games.betapet.rules.state import State
from parlour.games.betapet.tests.positions import BETAPET, match_states, new_match, options

GAME = """#character-encoding UTF-8
#player1 ada Ada Å. Nordström
#player2 bo Bo
#title A short game
#lexicon en-world
#note Both were late,
and one was hungry.
>ada: AEHNORT 8F HORN +14 14
>bo: ?EIPSTU H6 MO.E +6 6
>bo: ?EIPSTU -- -6 0
>ada: AEHNORT - +0 14
>bo: ?EIPSTU -EU +0 0
>ada: AEHNORT -3 +0 14
>bo: ?EIPSTU 8E T.... +8 8
>ada: AEHNORT (challenge) +5 19
>bo: ?EIPSTU (time) -10 -2
>ada: (?D) +4 23
>bo: ?D (?D) -2 -4
"""


def replay(record: GcgRecord) -> None:
    """Replay a record with the board and the tile set that it names."""
    replay_record(record, record_board(record), record_tile_set(record))


def test_every_kind_of_line_round_trips() -> None:
    record = parse_gcg(GAME.encode())
    assert [turn.kind for turn in record.turns] == [
        *(
            "play",
            "play",
            "withdrawn",
            "pass",
            "exchange",
            "exchange",
            "play",
            "challenge",
            "time",
            "out",
            "rack",
        )
    ]
    assert record.players[0] == ("ada", "Ada Å. Nordström") and record.pragma("title") == (
        4,
        "A short game",
    )
    assert record.notes == ((0, "Both were late,"), (0, "and one was hungry."))
    replay(record)
    again = parse_gcg(format_gcg(record).encode())
    assert (again.players, again.pragmas, again.turns, again.notes) == (
        record.players,
        record.pragmas,
        record.turns,
        record.notes,
    )


def test_latin_1_is_the_default_encoding() -> None:
    text = "#player1 p Pär\n#player2 q Q\n#tile-set swedish\n#board-layout standard\n>p: AELPRÄÖ 8G PÄR +14 14\n"
    record = parse_gcg(text.encode("latin-1"))
    assert record.players[0] == ("p", "Pär") and record.turns[0].word == "PÄR"
    assert parse_gcg(("#character-encoding UTF-8\n" + text).encode()).turns == record.turns


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("+14 14", "+15 15", 8, "makes 14 points"),
        ("+8 8", "+8 9", 14, "has 8 points in all"),
        ("8F HORN", "7A HORN", 8, "start-square"),
        ("H6 MO.E", "H6 MOVE", 9, "occupied"),
        ("8E T....", "8D T....", 14, "gap"),
        ("-- -6", "-- -5", 10, "makes -6"),
        ("(?D) -2", "(?D) -3", 18, "makes -2"),
        (">bo: ?EIPSTU --", ">ada: ?EIPSTU --", 10, "no play to withdraw"),
        ("#lexicon en-world", "#tile-set klingon", 5, "unknown tile set klingon"),
        ("#lexicon en-world", "#tile-distribution norwegian", 5, "unknown tile set norwegian"),
        (
            "#lexicon en-world",
            "#board-layout SuperCrosswordGame",
            5,
            "unknown board SuperCrosswordGame; choose one with --board",
        ),
        ("#lexicon en-world", "#board-layout random", 5, "unknown board random"),
        ("#lexicon en-world", "#board-layout random ...", 5, "custom board needs 225 marks"),
    ],
)
def test_first_difference_has_line_and_reason(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(ScoreDifference, match=reason) as error:
        replay(parse_gcg(GAME.replace(old, new, 1).encode()))
    assert error.value.line == line


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no turn"),
        ("#player1 a A\n#player2 b B\n#note nothing was played\n", 3, "no turn"),
        ("hello\n", 1, "must begin with"),
        ("#player1 a A\n#player2 b B\n>c: ABC 8H AB +2 2\n", 3, "names c"),
        ("#player1 a Ada\n#player2 a Alan\n>a: ABC 8H AB +2 2\n", 2, "two players are called a"),
        (">a: ABC 8H AB two 2\n", 1, "not two 2"),
        (">a: ABC 8H AB ++2 2\n", 1, "must be numbers"),
        (">a: ABC 8H AB +-+2 2\n", 1, "must be numbers"),
        (">a: ABC 8H\n", 1, "a turn must read"),
        (">a ABC 8H AB +2 2\n", 1, "a turn must read"),
        (">a: ABC what +0 0\n", 1, "unknown turn what"),
        (">a: ABC 16H AB +2 2\n", 1, "no square 16H"),
        (">a: ABC P8 AB +2 2\n", 1, "no square P8"),
        (">a: ABC 0A AB +2 2\n", 1, "no square 0A"),
    ],
)
def test_invalid_file_has_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(InvalidGcg, match=reason) as error:
        parse_gcg(text.encode())
    assert error.value.line == line


OLD_RECORD = """#player1 ada Ada
#player2 bo Bo
#style 2001
>ada: AEHNORT  8f   HORN          +14   14
>bo: ?EIPSTU  h6   MORE          +6    6   (phoney)
>bo: ?EIPSTU       --            +0    0
>ada: AEHNORT -ATE +0 14
>bo: ?EIPSTU  9g   PE            +16   16   OP, RE
"""
"""A record as programs wrote it around 2000.

It has lower-case squares, letters on the board spelt out, words after the total, and a play
withdrawn by +0.
"""


def test_old_records_are_supported() -> None:
    record = parse_gcg(OLD_RECORD.encode())
    assert [turn.position for turn in record.turns if turn.kind == "play"] == ["8F", "H6", "9G"]
    assert [turn.total for turn in record.turns] == [14, 6, 0, 14, 16]
    replay(record)
    with pytest.raises(ScoreDifference, match="has 14 points") as error:
        replay(parse_gcg(OLD_RECORD.replace("-ATE +0 14", "-ATE +0 15").encode()))
    assert error.value.line == 7
    with pytest.raises(ScoreDifference, match="makes -6 points"):
        replay(
            parse_gcg(OLD_RECORD.replace("--            +0    0", "--            +0    6").encode())
        )


PLAYERS = "#player1 ann Ann\n#player2 bo Bo\n"


@pytest.mark.parametrize(
    ("text", "kind", "points", "word"),
    [
        # A time penalty as Quackle writes it.
        (PLAYERS + ">ann:  (time) +-10 56\n", "time", -10, ""),
        # Tabs between the parts of a turn and after the name of a pragma.
        (
            "#player1\tann\tAnn Lee\n#player2\tbo\tBo Ray\n#tile-set\tenglish\n>ann:\tAEINRST\t8D\tNASTIER\t+66\t66\n",
            "play",
            66,
            "NASTIER",
        ),
        # Decomposed accents, as macOS writes them.
        (
            "#character-encoding UTF-8\n"
            + PLAYERS
            + "#tile-set german\n>ann: A\u0308HFTENRS 8G A\u0308HFTEN +26 26\n",
            "play",
            26,
            "ÄHFTEN",
        ),
    ],
)
def test_records_of_other_programs(text: str, kind: str, points: int, word: str) -> None:
    record = parse_gcg(text.encode())
    (turn,) = record.turns
    assert (turn.kind, turn.points, turn.word) == (kind, points, word)
    assert record_tile_set(record).name == ("german" if "german" in text else "english")
    assert dict(record.players)["ann"] == ("Ann Lee" if "\t" in text else "Ann")


def test_windows_1252_record() -> None:
    assert parse_gcg("#player1 a Bœuf\n#player2 b B\n>a: AB - +0 0\n".encode("cp1252")).players[
        0
    ] == ("a", "Bœuf")


def test_foreign_board_names() -> None:
    record = parse_gcg(
        GAME.replace("#lexicon en-world", "#board-layout CrosswordGame\n#tile-set English").encode()
    )
    assert record_board(record) == LAYOUTS["classic"] and record_tile_set(record).name == "english"


def play_random_actions(states: list[State], rng: Random) -> list[AnyAction | None]:
    """Play random actions of all kinds to the end; append the states and return the actions."""
    actions: list[AnyAction | None] = []
    while BETAPET.turn(states[-1]).seats:
        state = states[-1]
        seat = min(BETAPET.turn(state).seats)
        if BETAPET.turn(state).phase == "challenge":
            action: AnyAction = Challenge() if rng.random() < 0.5 else Accept()
        else:
            action = rng.choice(list(islice(BETAPET.legal_actions(state, seat), 60)))
            if isinstance(action, Exchange | Pass) and rng.random() < 0.8:
                continue
        actions.append(action)
        states.append(BETAPET.apply(state, seat, action).state)
    return actions


@pytest.mark.parametrize(
    ("language", "words"), [("en", "void"), ("sv", "void"), ("en", "five"), ("fr", "double")]
)
def test_exported_random_match_replays(language: str, words: str) -> None:
    states = [new_match(options(language, board="random", words=words), 3, b"export")]
    actions = play_random_actions(states, Random(3))
    record = build_record(["Ann Lee", "Bo", "Bo"], states, actions, (0, 20, 0), "a list")
    text = format_gcg(record)
    again = parse_gcg(text.encode())
    assert (
        format_gcg(again) == text
        and again.turns == record.turns
        and again.players == record.players
    )
    replay(again)
    assert [turn.total for turn in record.turns if turn.kind != "time"][-1] in states[-1].scores
    assert "(time) -20" in text


def test_default_ending_counts_racks_once() -> None:
    states = list(match_states(options(), b"gcg"))
    actions: list[AnyAction | None] = [None] * (len(states) - 1)
    record = build_record(["A", "B"], states, actions)
    replay(record)
    assert {turn.player: turn.total for turn in record.turns} == dict(
        zip("AB", states[-1].scores, strict=True)
    )

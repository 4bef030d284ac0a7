"""What `parlour betapet …` and `parlour lexicon …` say when something is wrong: one sentence, and an exit code that tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.games.betapet.commands import (
    app,
    check,
    import_list,
    learn,
    lexicon,
    list_all,
    replay_files,
)
from parlour.games.betapet.lexicons.catalogue import GRAPHS
from parlour.games.betapet.rooms import available_rooms

GAME = "#player1 a A\n#player2 b B\n>a: AEHNORT 8F HORN +14 14\n"


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what was printed."""
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Return a record of one turn."""
    file = tmp_path / "game.gcg"
    file.write_text(GAME)
    return file


def test_a_record_is_checked(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_files(game) == 0
    assert lines(capsys) == [f"{game}: 1 turn, all scores correct"]


def test_what_cannot_be_replayed_is_said_in_one_line(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert (
        replay_files(tmp_path / "none.gcg") == 1
        and replay_files(empty) == 1
        and replay_files() == 1
    )
    assert lines(capsys) == [
        f"{tmp_path / 'none.gcg'}: no such file or directory",
        f"{empty}: no .gcg file in this folder",
        "Name a GCG file or a folder of GCG files.",
    ]
    game.write_text(GAME.replace("#player1", "#tile-set klingon\n#player1"))
    assert replay_files(game) == 1
    (line,) = lines(capsys)
    assert "line 1: no tile set is called klingon; choose one with --tiles" in line
    assert replay_files(game, tiles="english") == 0
    assert replay_files(game, tiles="italian") == 1


def test_files_and_folders_are_replayed_in_one_run_with_a_summary(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "club" / "2026"
    folder.mkdir(parents=True)
    (folder / "wrong.GCG").write_text(GAME.replace("+14 14", "+15 15"))
    (folder / "not a record.gcg").write_text("hello\n")
    (folder / "notes.txt").write_text("not read")
    assert replay_files(game, tmp_path / "club") == 1
    told = lines(capsys)
    assert (
        told[0] == f"{game}: 1 turn, all scores correct"
        and "line 1" in told[1]
        and "makes 14 points, the file says 15" in told[2]
    )
    assert told[3:] == ["3 files: 1 correct, 1 different, 1 not read"]


def test_a_lenient_replay_reports_every_wrong_score(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_text(
        GAME.replace("+14 14", "+15 15")
        + ">b: ?EIPSTU H6 MO.E +7 7\n>a: AEHNORT - +0 15\n>a: AEHNORT A1 NO +2 17\n>b: ?EIPSTU - +0 8\n"
    )
    assert replay_files(game) == 1 and len(lines(capsys)) == 1
    assert replay_files(game, lenient=True) == 1
    told = lines(capsys)
    assert [
        "makes 14 points" in told[0],
        "makes 6 points" in told[1],
        "cannot be played" in told[2],
    ] == [True] * 3 and len(told) == 3


def test_what_a_file_says_is_shown_and_not_obeyed(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_text("#tile-set \x1b]0;owned\x07 [red]x\n" + GAME)
    assert replay_files(game) == 1
    told = capsys.readouterr().out
    assert "\x1b" not in told and "\x07" not in told and "\\x1b]0;owned\\x07 [red]x" in told


def test_a_list_that_cannot_be_read_or_kept_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("casa\nlana\n")
    assert import_list(tmp_path / "none.txt", name="x", lang="it", data=tmp_path) == 1
    assert import_list(words, name="x", lang="it", data=words) == 1
    assert lines(capsys) == [
        f"{tmp_path / 'none.txt'}: no such file or directory",
        f"{words}: not a directory",
    ]


def test_a_list_is_named_as_it_is_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("casa\nlana\npane\nsole\nluna\nmare\n\x1b[2Jx\n")
    assert import_list(words, name="\x1b[31m[b]L", lang="it", data=tmp_path) == 0
    assert list_all(data=tmp_path) == 0
    told = capsys.readouterr().out
    assert "\x1b[31m" not in told and "\x1b[2J" not in told and "[b]L" in told


def test_a_broken_record_of_a_list_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / GRAPHS.name / "one.json"
    broken.parent.mkdir()
    broken.write_bytes(b"{\xff")
    assert list_all(data=tmp_path) == 1
    assert lines(capsys)[-1].startswith(f"{broken} is no record of a word list")
    assert check("qi", data=tmp_path) == 0 and len(available_rooms(tmp_path)) == 6


def test_no_word_is_no_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert check() == 1
    assert lines(capsys) == ["Name a word to look up."]


def test_nothing_is_learnt_for_a_file_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numba")
    assert learn("en", to=tmp_path / "none" / "leaves.json") == 1 and learn("de") == 1
    assert lines(capsys) == [
        f"{tmp_path / 'none' / 'leaves.json'}: no such file or directory",
        "no de list ships with the house",
    ]


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (app, ["replay", "x.gcg", "--board", "round"]),
        (app, ["learn", "xx"]),
        (app, ["learn", "en", "--games", "0"]),
        (lexicon, ["import", "x.txt", "--name", "x", "--lang", "tlh"]),
    ],
)
def test_bad_arguments_end_with_a_code_and_no_traceback(
    command: object, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(command)
    with pytest.raises(SystemExit) as ended:
        command(arguments)
    told = capsys.readouterr()
    assert ended.value.code == 2 and "Traceback" not in told.out + told.err

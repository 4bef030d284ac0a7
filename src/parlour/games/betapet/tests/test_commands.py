"""Tests of the messages and exit codes of `parlour betapet …` and `parlour lexicon …`."""

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


def printed_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines printed to standard output since the last call."""
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Return the path of a GCG file with one turn."""
    file = tmp_path / "game.gcg"
    file.write_text(GAME)
    return file


def test_valid_record(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_files(game) == 0
    assert printed_lines(capsys) == [f"{game}: 1 turn, all scores correct"]


def test_invalid_records_are_reported_on_one_line(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert (
        replay_files(tmp_path / "none.gcg") == 1
        and replay_files(empty) == 1
        and replay_files() == 1
    )
    assert printed_lines(capsys) == [
        f"{tmp_path / 'none.gcg'}: no such file or directory",
        f"{empty}: no .gcg file in this folder",
        "Name a GCG file or a folder of GCG files.",
    ]
    game.write_text(GAME.replace("#player1", "#tile-set klingon\n#player1"))
    assert replay_files(game) == 1
    (line,) = printed_lines(capsys)
    assert "line 1: unknown tile set klingon; choose one with --tiles" in line
    assert replay_files(game, tiles="english") == 0
    assert replay_files(game, tiles="italian") == 1


def test_several_files_have_a_summary(
    game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "club" / "2026"
    folder.mkdir(parents=True)
    (folder / "wrong.GCG").write_text(GAME.replace("+14 14", "+15 15"))
    (folder / "not a record.gcg").write_text("hello\n")
    (folder / "notes.txt").write_text("not read")
    assert replay_files(game, tmp_path / "club") == 1
    output = printed_lines(capsys)
    assert (
        output[0] == f"{game}: 1 turn, all scores correct"
        and "line 1" in output[1]
        and "makes 14 points, the file says 15" in output[2]
    )
    assert output[3:] == ["3 files: 1 correct, 1 different, 1 not read"]


def test_lenient_replay_reports_every_wrong_score(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_text(
        GAME.replace("+14 14", "+15 15")
        + ">b: ?EIPSTU H6 MO.E +7 7\n>a: AEHNORT - +0 15\n>a: AEHNORT A1 NO +2 17\n>b: ?EIPSTU - +0 8\n"
    )
    assert replay_files(game) == 1 and len(printed_lines(capsys)) == 1
    assert replay_files(game, lenient=True) == 1
    output = printed_lines(capsys)
    assert [
        "makes 14 points" in output[0],
        "makes 6 points" in output[1],
        "cannot be played" in output[2],
    ] == [True] * 3 and len(output) == 3


def test_control_characters_in_a_record_are_escaped(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game.write_text("#tile-set \x1b]0;owned\x07 [red]x\n" + GAME)
    assert replay_files(game) == 1
    output = capsys.readouterr().out
    assert "\x1b" not in output and "\x07" not in output and "\\x1b]0;owned\\x07 [red]x" in output


def test_invalid_list_is_reported_on_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("casa\nlana\n")
    assert import_list(tmp_path / "none.txt", name="x", lang="it", data=tmp_path) == 1
    assert import_list(words, name="x", lang="it", data=words) == 1
    assert printed_lines(capsys) == [
        f"{tmp_path / 'none.txt'}: no such file or directory",
        f"{words}: not a directory",
    ]


def test_control_characters_in_a_name_are_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = tmp_path / "words.txt"
    words.write_text("casa\nlana\npane\nsole\nluna\nmare\n\x1b[2Jx\n")
    assert import_list(words, name="\x1b[31m[b]L", lang="it", data=tmp_path) == 0
    assert list_all(data=tmp_path) == 0
    output = capsys.readouterr().out
    assert "\x1b[31m" not in output and "\x1b[2J" not in output and "[b]L" in output


def test_invalid_lexicon_record_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / GRAPHS.name / "one.json"
    record.parent.mkdir()
    record.write_bytes(b"{\xff")
    assert list_all(data=tmp_path) == 1
    assert printed_lines(capsys)[-1].startswith(f"{record} is not a valid record of a word list")
    assert check("qi", data=tmp_path) == 0 and len(available_rooms(tmp_path)) == 6


def test_check_needs_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert check() == 1
    assert printed_lines(capsys) == ["Name a word to look up."]


def test_learn_fails_early_for_an_unwritable_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numba")
    assert learn("en", to=tmp_path / "none" / "leaves.json") == 1 and learn("de") == 1
    assert printed_lines(capsys) == [
        f"{tmp_path / 'none' / 'leaves.json'}: no such file or directory",
        "no de word list ships with the server",
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
def test_invalid_arguments_have_no_traceback(
    command: object, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(command)
    with pytest.raises(SystemExit) as exit:
        command(arguments)
    output = capsys.readouterr()
    assert exit.value.code == 2 and "Traceback" not in output.out + output.err

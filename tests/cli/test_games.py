"""Tests for commands about games: check, perft, bots and benchmarks."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from math import nan
from pathlib import Path

import pytest

from parlour.cli import bench, check, main
from parlour.core.game import Seat
from parlour.core.game import replace as core_replace
from parlour.core.rng import Rng
from parlour.games import pylos
from parlour.games.betta.rules.state import State
from parlour.games.pylos.rules.notation import position_text
from parlour.laws import game_check
from parlour.plugin.benchmark import Benchmark
from parlour.plugin.puzzle import decode_puzzles
from parlour.plugin.registry import game_plugin

from .test_matches import run


def test_check_runs_the_laws_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "pylos", "--seeds", 1, "--every", 40) == 0
    last_line = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"All laws hold: \d\d laws, 0 secrets, 0 disguises\.", last_line)


@pytest.mark.slow
def test_check_uses_the_secrets_and_disguises_of_the_plugin(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("check", "bulbous", "--seconds", 0.001, "--every", 7) == 0
    output = capsys.readouterr().out
    assert "The secret “added cards” changed nothing in these matches." in output
    assert output.splitlines()[-1].endswith("laws, 3 secrets, 1 disguise.")


def test_check_names_messages_that_strings_lack(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "strings").mkdir()
    english = Path(pylos.__file__).parent / "strings" / "en.ftl"
    text = english.read_text("utf-8").replace("pylos-line =", "pylos-lime =")
    (tmp_path / "strings" / "en.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(check, "files", lambda package: tmp_path)
    assert run("check", "pylos", "--seeds", 1, "--every", 40, "--seconds", 1) == 1
    said = capsys.readouterr().out
    assert "All laws hold" in said and "en.ftl lacks pylos-line.\n" in said


def test_check_refuses_hidden_information_without_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plugin = replace(game_plugin("betta"), secrets=None)
    monkeypatch.setattr(game_check, "game_plugin", lambda game: plugin)
    assert run("check", "betta") == 1
    assert capsys.readouterr().out.startswith("Name what is hidden: Betta has hidden information")


def test_check_names_a_secret_that_leaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def with_other_scores(state: State, seat: Seat | None, rng: Rng) -> State:
        return core_replace(state, scores=tuple(score + 1 for score in state.scores))

    plugin = replace(game_plugin("betta"), secrets=lambda _game: {"the points": with_other_scores})
    monkeypatch.setattr(game_check, "game_plugin", lambda game: plugin)
    assert run("check", "betta") == 1
    output = capsys.readouterr().out
    assert re.search(
        r"no view shows a secret\n  the points leaks to spectators: view\.\S+: 0 ≠ 1\n", output
    )
    assert "after 0 decisions" in output and "State(" not in output
    again = re.findall(r"^Check it again: parlour (check betta --again \S+)$", output, re.MULTILINE)
    assert run(*again[0].split()) == 1
    assert "the points leaks to spectators" in capsys.readouterr().out
    monkeypatch.undo()
    assert run(*again[0].split()) == 0
    assert capsys.readouterr().out == "All laws hold at this position.\n"


@pytest.mark.parametrize(
    ("words", "every"), [((), 10), (("--thorough",), 1), (("--thorough", "--every", 7), 7)]
)
def test_a_thorough_check_looks_at_every_position(
    words: tuple[object, ...], every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[object] = []

    class Stopped(Exception):
        """The check has been started."""

    def stop(name: str, folder: Path, **limits: object) -> None:
        found.append(limits["every"])
        raise Stopped

    monkeypatch.setattr(check, "installed_check", stop)
    with pytest.raises(Stopped):
        run("check", "pylos", *words)
    assert found == [every]


def test_check_refuses_a_position_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "betta", "--again", "eNpN") == 1
    assert capsys.readouterr().out.startswith("This is not a position of Betta.")


def test_perft_counts_a_tree(capsys: pytest.CaptureFixture[str]) -> None:
    start = position_text(0, 0, 0)
    assert run("perft", "pylos", "--variant", "standard", "--position", start, "--depth", 2) == 0
    assert capsys.readouterr().out.split() == ["240", "240", "240"]
    assert (
        run("perft", "pylos", "--variant", "standard", "--position", "nonsense", "--depth", 1) == 1
    )
    assert "position" in capsys.readouterr().out
    assert run("perft", "betta", "--variant", "x", "--position", "x", "--depth", 1) == 1


@pytest.mark.slow
def test_a_duel_of_two_levels_is_stored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "result.json"
    line = (
        "duel",
        "pylos",
        "beginner",
        "casual",
        "--games",
        4,
        "--seconds",
        0.01,
        "--options.variant",
        "basic",
        "--keep",
        kept,
    )
    assert run(*line) == 0
    found = json.loads(kept.read_bytes())
    assert (
        found["games"] == 4
        and found["options"] == {"variant": "basic"}
        and len(found["rounds"]) == 2
    )
    assert "95 % interval" in capsys.readouterr().out


@pytest.mark.slow
def test_a_ladder_stores_each_duel_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "ladder.jsonl"
    line = (
        "ladder",
        "pylos",
        "--levels",
        "casual",
        "--games",
        4,
        "--seconds",
        0.01,
        "--options.variant",
        "basic",
        "--keep",
        kept,
    )
    assert run(*line) == 0
    first, output = kept.read_bytes(), capsys.readouterr().out
    duel = json.loads(first)
    assert duel["a"] == "casual" and duel["games"] == 4 and "casual against" in output
    assert run(*line) == 0
    assert kept.read_bytes() == first and "casual against" not in capsys.readouterr().out
    # Another variant is stored as a separate measurement.
    assert run(*line[:-3], "standard", "--keep", kept) == 0
    assert len(kept.read_bytes().splitlines()) == 2


def test_the_balance_of_a_game_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pylos.json"
    assert run(*("play", "pylos", "--matches", 6, "--level", "random", "--json", file)) == 0
    output = capsys.readouterr().out
    assert "first-seat advantage" in output and "wins of seat 2" in output
    report = json.loads(file.read_bytes())
    assert (report["game"], report["level"], report["matches"]) == ("pylos", "random", 6)
    assert report["measures"]["decisions"]["quantiles"]["minimum"] > 20


def test_two_editions_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "editions.json"
    line = ("play", "pylos", "--matches", 30, "--level", "random", "--json", file)
    editions = ("--options.variant", "basic", "--against-options.variant", "standard")
    assert run(*line, *editions) == 0
    output = capsys.readouterr().out
    assert "A: pylos 1, variant basic, 2 seats" in output and "A - B" in output
    assert "A: Actions that were never possible with these options: take." in output
    found = json.loads(file.read_bytes())
    assert found["second"]["options"] == {"variant": "standard"}
    assert found["differences"]["decisions"]["high"] < 0


@pytest.mark.slow
def test_a_second_edition_changes_the_options_of_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "editions.json"
    line = ("play", "carcassonne", "--matches", 2, "--level", "random", "--json", file)
    options = ("--options.farmers", "false", "--options.bets", "false", "--rules", 1)
    assert run(*line, *options, "--against-rules", 2, "--against-options.farmers", "true") == 0
    found = json.loads(file.read_bytes())
    assert found["first"]["options"] == {"farmers": False, "bets": False}
    assert found["second"]["options"] == {"farmers": True, "bets": False}
    assert (found["first"]["version"], found["second"]["version"]) == (1, 2)


def test_a_solo_game_is_measured_without_opponents(capsys: pytest.CaptureFixture[str]) -> None:
    line = ("play", "betta", "--matches", 2, "--level", "random", "--options.mode", "solo")
    assert run(*line) == 0
    output = capsys.readouterr().out
    assert "1 seat:" in output and "points of seat 1" in output and "wins of" not in output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("ladder", "chess"), "does not have that game"),
        (("ladder", "pylos", "--levels", "beginner"), "no level"),
        (("ladder", "betta", "--seats", 5), "2 to 4"),
        (("duel", "chess", "beginner", "casual"), "does not have that game"),
        (("duel", "pylos", "nobody", "casual"), "no level"),
        (("duel", "pylos", "beginner", "casual", "--options.variant", "blitz"), "variant"),
        (
            ("duel", "pylos", "beginner", "casual", "--options.colour", "red"),
            "Pylos has no option 'colour'; its options are: variant",
        ),
        (
            ("duel", "pylos", "beginner", "casual", "--options.variant", "blitz"),
            "variant is basic, standard or advanced, not blitz.",
        ),
        (
            ("duel", "carcassonne", "beginner", "casual", "--options.bets", "some"),
            "bets is true or false, not some.",
        ),
        (("duel", "betta", "beginner", "casual", "--seats", 5), "2 to 4"),
        (("duel", "betta", "beginner", "casual", "--options.mode", "solo"), "alone"),
        (
            ("duel", "pylos", "beginner", "casual", "--keep", "/nowhere/at/all.json"),
            "The folder /nowhere/at",
        ),
        (("duel", "pylos", "beginner", "casual", "--keep", "/"), "is a folder"),
        (("play", "chess"), "does not have that game"),
        (("play", "pylos", "--level", "nobody"), "no level"),
        (("play", "pylos", "--rules", 9), "no rules version 9"),
        (("play", "pylos", "--options.variant", "blitz"), "variant"),
        (("play", "pylos", "--against-options.colour", "red"), "colour"),
        (("play", "betta", "--seats", 5), "2 to 4"),
        (("play", "bulbous", "--level", "random", "--against-options.teams", "symbols"), "2 and 4"),
        (("play", "pylos", "--json", "/"), "is a folder"),
        (("check", "chess"), "does not have that game"),
        (("bench", "chess"), "no benchmarks"),
        (("bench", "pylos-colour"), "no measurement"),
        (("bench", "db", "--against", "."), "Only the server"),
        (("bench", "server", "--against", "nowhere"), "Only the server"),
    ],
)
def test_missing_inputs_are_reported_in_a_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 1
    assert sentence in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "sentence"), [("--games", "Must be >= 1"), ("--seconds", "Must be > 0")]
)
def test_an_empty_duel_is_rejected(
    option: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        run("duel", "pylos", "beginner", "casual", option, 0)
    assert ended.value.code == 2
    output = capsys.readouterr()
    assert sentence in output.out + output.err


def test_benchmarks_are_printed_in_a_readable_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "moves through sockets, 200 tables of two seats and a watcher"
    figures = [
        Benchmark(long, "moves/s", lambda: 2195.4),
        Benchmark("plies", "plies/s", lambda: 31_234.0, lambda: 10_000.0),
        Benchmark("start", "s", lambda: 0.8123),
    ]
    monkeypatch.setattr(bench, "benchmark_groups", lambda _: iter([("server", figures)]))
    assert run("bench") == 0
    output = capsys.readouterr().out
    lines = output.splitlines()
    row = next(line for line in lines if long in line)
    assert "2,195" in row and "moves/s" in row and max(map(len, lines)) <= bench.MAX_WIDTH
    assert "31,234" in output and "3.1" in output and "0.812" in output and "Python" in lines[0]


def test_numbers_have_three_significant_digits() -> None:
    assert [
        bench.format_number(value) for value in (12_345.6, 100.4, 12.345, 0.001234, 0, nan)
    ] == ["12,346", "100", "12.3", "0.00123", "0", "–"]


@pytest.mark.slow
def test_check_stops_at_its_time_limit_and_reports_the_rest(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("check", "pylos", "--seconds", 0.001, "--every", 40) == 0
    output = capsys.readouterr().out
    assert ": 1 of " in output and "--thorough" in output
    assert (
        run("check", "pylos", "--seconds", 0.001, "--every", 200, "--seeds", 1, "--thorough") == 0
    )
    assert "--thorough" not in capsys.readouterr().out


@pytest.mark.slow
def test_puzzles_are_mined_from_bot_matches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "puzzles.jsonl"
    line = (
        "puzzles",
        "betapet",
        "--matches",
        1,
        "--seconds",
        0.01,
        "--gap",
        2,
        "--most",
        3,
        "--keep",
        kept,
    )
    assert run(*line) == 0
    found = decode_puzzles(kept.read_bytes())
    assert 1 <= len(found) <= 3
    assert all(puzzle.value_gap >= 2 for puzzle in found)
    assert f"match 1: {len(found)} of" in capsys.readouterr().out
    assert run(*line) == 0
    assert len(decode_puzzles(kept.read_bytes())) == 2 * len(found)
    assert run("puzzles", "betapet", "--players", "nobody", "--keep", kept) == 1
    assert run("puzzles", "chess", "--keep", kept) == 1
    assert run("puzzles", "betapet", "--keep", tmp_path / "nowhere" / "puzzles.jsonl") == 1


def test_a_yes_or_no_option_needs_no_value(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "parlour duel carcassonne beginner nobody --options.bets --seats 2"
    monkeypatch.setattr("sys.argv", line.split())
    with pytest.raises(SystemExit):
        main.main()
    assert "no level" in capsys.readouterr().out


def test_errors_of_a_games_command_are_reported_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["parlour", "pylos", "solve", "--verify", "--data", str(tmp_path)]
    )
    with pytest.raises(SystemExit) as ended:
        main.main()
    assert (
        ended.value.code
        == f"There is no table {tmp_path / 'pylos' / 'basic.table'}. Build it with parlour pylos solve."
    )

"""Tests that the check of strings finds missing, unknown and wrong messages."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from parlour.laws.messages import error_codes, message_variables
from parlour.laws.playout import playouts
from parlour.laws.string_check import StringReport, check_strings, collect_messages
from parlour.plugin.plugin import GamePlugin
from parlour.scaffold.bidgame.plugin import PLUGIN as BIDS
from parlour.scaffold.cardgame.plugin import PLUGIN as CARDS
from parlour.scaffold.racegame.plugin import PLUGIN as RACE
from parlour.scaffold.rowgame.plugin import PLUGIN as ROWS

SCAFFOLD = Path(__file__).parents[2] / "src/parlour/scaffold"


def report_of(package: Path, plugin: GamePlugin) -> StringReport:
    game = plugin.game()
    required = collect_messages(game, plugin, list(playouts(game, 1)))
    return check_strings(package, game, plugin, required)


@pytest.mark.parametrize("plugin", [ROWS, CARDS, BIDS, RACE], ids=lambda each: each.game.spec.id)
def test_the_templates_have_all_messages(plugin: GamePlugin) -> None:
    assert report_of(SCAFFOLD / plugin.game.spec.id, plugin) == StringReport((), ())


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a copy of the simplest template."""
    ignored = shutil.ignore_patterns("__pycache__", "tests")
    return Path(shutil.copytree(SCAFFOLD / "rowgame", tmp_path / "rowgame", ignore=ignored))


def write(package: Path, old: str, new: str, language: str = "en") -> None:
    file = package / "strings" / f"{language}.ftl"
    english = (package / "strings" / "en.ftl").read_text("utf-8")
    assert old in english
    file.write_text(english.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rowgame-line = ", "rowgame-lime = ", "en.ftl lacks rowgame-line."),
        ("rowgame-news-scored = ", "rowgame-nwes = ", "en.ftl lacks rowgame-news-scored."),
        ("rowgame-error-taken = ", "rowgame-x = ", "en.ftl lacks rowgame-error-taken."),
        ("rowgame-part-free = ", "rowgame-x = ", "en.ftl lacks rowgame-part-free."),
        ("rowgame-option-side-3", "rowgame-option-side-2", "en.ftl lacks rowgame-option-side-3."),
        ("rowgame-option-side-3", "rowgame-option-side-2", "en.ftl: nothing uses rowgame-option-"),
        (
            "rowgame-do-place = Token",
            "rowgame-do-pass = Pass\nrowgame-do-place = Token",
            "en.ftl: nothing uses rowgame-do-pass.",
        ),
        ("rowgame-name = ", "row-name = ", "en.ftl: row-name does not begin with rowgame-."),
        (
            "Token on { $cell }",
            "Token on { $field }",
            "en.ftl: rowgame-do-place uses { $field }, but is given $cell, $cell-name.",
        ),
        (
            "rowgame-part-board = Board",
            "rowgame-part-board = Board of { $side }",
            "en.ftl: rowgame-part-board uses { $side }, but is given nothing.",
        ),
        (
            "rowgame-bot-beginner = Pip, who plays at random",
            "rowgame-bot-beginner",
            "en.ftl is not Fluent: ",
        ),
        (
            "rowgame-bot-beginner = Pip, who plays at random",
            "rowgame-bot-beginner = { rowgame-bot }",
            "en.ftl: rowgame-bot-beginner refers to rowgame-bot, which does not exist.",
        ),
        (
            "rowgame-bot-beginner = Pip, who plays at random",
            "rowgame-bot-beginner = { NUMBR(3) }",
            "en.ftl: rowgame-bot-beginner cannot be formatted: ",
        ),
        (
            "rowgame-bot-beginner = Pip, who plays at random",
            "rowgame-bot-beginner =\n    .title = Beginner",
            "en.ftl: rowgame-bot-beginner cannot be formatted: no text.",
        ),
    ],
)
def test_a_wrong_message_is_a_problem(package: Path, old: str, new: str, expected: str) -> None:
    write(package, old, new)
    problems, _ = report_of(package, ROWS)
    assert any(problem.startswith(expected) for problem in problems), problems


def test_a_translation_may_lack_messages_but_has_no_others(package: Path) -> None:
    write(package, "rowgame-name = Rowgame\n", "", "sv")
    write(package, "rowgame-name", "rowgame-nam", "de")
    write(package, "plays { $cell }\n", "plays { $field }\n", "fr")
    problems, notes = report_of(package, ROWS)
    assert problems == (
        "de.ftl: rowgame-nam is not in en.ftl.",
        "fr.ftl: rowgame-news-placed uses { $field }, which the English text does not.",
    )
    assert notes == (
        "de.ftl lacks rowgame-name; English is shown instead.",
        "sv.ftl lacks rowgame-name; English is shown instead.",
    )


def test_a_message_that_no_match_shows_is_noted(package: Path) -> None:
    write(package, "rowgame-line", "rowgame-news-rare = Rare\nrowgame-line")
    assert report_of(package, ROWS) == ((), ("No match showed rowgame-news-rare.",))


def test_a_board_of_its_own_may_have_texts_for_actions(package: Path) -> None:
    write(package, "rowgame-line", "rowgame-do-place-here = { $spot }\nrowgame-line")
    assert report_of(package, ROWS).problems
    (package / "ui").mkdir()
    (package / "ui" / "index.js").write_text("export default {};")
    assert not report_of(package, ROWS).problems


def test_a_package_without_english_strings_has_a_problem(package: Path) -> None:
    (package / "strings" / "en.ftl").unlink()
    assert report_of(package, ROWS).problems == ("strings/en.ftl is missing.",)
    shutil.rmtree(package / "strings")
    assert report_of(package, ROWS).problems == ("strings/en.ftl is missing.",)


def test_matches_are_played_until_the_time_is_over() -> None:
    game = ROWS.game()
    played: list[int] = []

    def is_over() -> bool:
        played.append(1)
        return len(played) == 3

    collect_messages(game, ROWS, list(playouts(game, 4)), is_over)
    assert len(played) == 3


def test_variables_include_those_of_referenced_messages() -> None:
    source = "a = { $x } { b }\nb = { $y ->\n   *[one] { $z }\n}"
    assert message_variables("en.ftl", source) == {"a": {"x", "y", "z"}, "b": {"y", "z"}}


def test_error_codes_are_found_in_all_modules_except_tests(package: Path) -> None:
    (package / "tests").mkdir()
    (package / "tests" / "test_game.py").write_text('"rowgame.of-a-test"')
    (package / "deep").mkdir()
    (package / "deep" / "more.py").write_text('"rowgame.of-a-module" "other.code"')
    found = error_codes(package, "rowgame")
    assert found == {"not-your-turn", "no-such-cell", "taken", "of-a-module"}

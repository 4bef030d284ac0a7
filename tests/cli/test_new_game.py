"""Tests that `parlour new-game` creates a complete game that the server finds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from parlour.cli.new_game import command_path, new_game
from parlour.scaffold.kinds import TEMPLATES, Kind

from ..new_package import frogs, installed_game
from ..tutorial import tutorial_steps


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(kind, marks=() if kind == "board" else pytest.mark.slow) for kind in TEMPLATES
    ],
)
def any_package(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a new game of each kind that is found through the module path."""
    return frogs(tmp_path_factory.mktemp("new"), request.param)


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a new board game that is found through the module path."""
    return frogs(tmp_path_factory.mktemp("new"))


def run(package: Path, *command: str) -> str:
    """Run a command in the folder of the new game, which is found, and return its output."""
    return run_at(package, package, *command)


def run_at(folder: Path, package: Path, *command: str) -> str:
    """Run a command in a folder with the new game on the module path and return its output."""
    done = run_process(folder, package, *command)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_process(folder: Path, package: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder with the new game on the module path."""
    path = os.pathsep.join(filter(None, [str(package), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "COVERAGE_PROCESS_START": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_its_own_tests_are_green(any_package: Path) -> None:
    assert " passed" in run(any_package, "-m", "pytest", "-p", "no:cacheprovider")


@pytest.mark.parametrize(
    ("kind", "checked"),
    [
        ("board", "0 secrets, 0 disguises."),
        pytest.param("cards", "3 secrets, 1 disguise.", marks=pytest.mark.slow),
        pytest.param("bids", "2 secrets, 1 disguise.", marks=pytest.mark.slow),
        pytest.param("race", "1 secret, 0 disguises.", marks=pytest.mark.slow),
    ],
)
def test_its_laws_hold_and_its_secrets_are_checked(
    kind: Kind, checked: str, tmp_path: Path
) -> None:
    package = frogs(tmp_path, kind)
    output = run(package, "-m", "parlour", "check", "frogs", "--seeds", "1")
    assert "All laws hold" in output and checked in output, output


def test_its_project_depends_on_nothing_that_no_index_has(any_package: Path) -> None:
    project = tomllib.loads((any_package / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dependencies"] == []
    assert project["project"]["optional-dependencies"] == {"test": ["pytest>=8"]}
    assert project["project"]["entry-points"]["parlour.games"] == {"frogs": "parlour_frogs"}


def test_the_server_finds_a_new_game_with_messages_rules_and_board(
    package: Path,
) -> None:
    script = """
from parlour.plugin import registry
from parlour.services.i18n import fluent_source
from parlour.services.matches.layouts import sample_layout
assert "frogs" in registry.game_classes() and "pylos" in registry.game_classes(), registry.game_packages()
assert "frogs-name = Frogs" in (fluent_source("frogs", "en") or "")
assert b'"piece":"grid"' in bytes(sample_layout(registry.build_game("frogs")))
print("found")
"""
    assert run(package, "-c", script) == "found\n"


def test_no_name_of_the_template_remains(any_package: Path) -> None:
    for file in (any_package / "parlour_frogs").rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            text = f"{file.name} {file.read_text('utf-8')}".lower()
            assert not [each.id for each in TEMPLATES.values() if each.id in text], file


def test_a_name_may_contain_that_of_the_template(tmp_path: Path) -> None:
    package = installed_game(tmp_path, "Racegame2", "race")
    assert "All laws hold" in run(package, "-m", "parlour", "check", "racegame2", "--seeds", "1")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Pylos", "A game named pylos already exists"),
        ("2fast", "is not a valid name"),
        ("../frogs", "is not a valid name"),
        ("Rowgame", "is not a valid name"),
        ("Cardgame", "is not a valid name"),
    ],
)
def test_an_invalid_name_is_rejected(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert new_game(name, into=tmp_path) == 1
    assert sentence in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("search_path", "call"), [("/usr/bin", ".venv/bin/pip"), ("HERE/.venv/bin", "pip")]
)
def test_the_install_command_is_that_of_this_environment(
    search_path: str, call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = tmp_path / ".venv" / "bin"
    commands.mkdir(parents=True)
    (commands / "pip").touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "executable", str(commands / "python"))
    monkeypatch.setenv("PATH", search_path.replace("HERE", str(tmp_path)))
    assert command_path("pip") == call


def test_existing_files_are_not_overwritten(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (package / "README.md").read_text()
    assert new_game("Frogs", into=package.parent) == 1
    assert "already exists" in capsys.readouterr().out
    assert (package / "README.md").read_text() == before


def test_an_in_tree_game_is_one_folder(tmp_path: Path) -> None:
    assert new_game("Frogs", into=tmp_path, in_tree=True) == 0
    assert {path.name for path in (tmp_path / "frogs").iterdir()} >= {
        "plugin.py",
        "rules",
        "layout.py",
        "strings",
        "RULES.md",
        "tests",
        "bots.py",
    }
    assert (
        "from parlour.games.frogs.rules.game import Frogs"
        in (tmp_path / "frogs" / "plugin.py").read_text()
    )


def test_the_guide_to_balancing_runs(package: Path) -> None:
    guide = (Path(__file__).parents[2] / "docs/how-to/balance-a-game.md").read_text("utf-8")
    lines = re.findall(r"^parlour (play frogs .*)$", guide, re.MULTILINE)
    few = ("--level", "random", "--matches", "4")
    for line in lines:
        words = [each for each in line.split() if each not in ("--level", "club")]
        words = [each for each in words if each not in ("--matches", "10000")]
        if "--against-rules" not in words:
            assert "decisions" in run(package, "-m", "parlour", *words, *few)
    assert len(lines) == 3
    (snippet,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert re.match(r"\d+\.\d% \(\d", run(package, "-c", snippet))


@pytest.mark.slow
def test_the_tutorial_runs(tmp_path: Path) -> None:
    package = frogs(tmp_path / "games")
    steps = list(tutorial_steps())
    session = "\n".join(step.body for step in steps if step.kind == "python")
    assert run_at(tmp_path, package, "-c", session) == "(1, 0) scored\n0 a2\n"
    outputs = list[str]()
    for kind, body, path in steps:
        if kind == "diff":
            subprocess.run(["git", "apply", "-"], cwd=package, input=body.encode(), check=True)
        elif kind == "file":
            (package / path).write_text(body)
        elif kind == "text":
            assert body.strip() in leak_report(tmp_path, package)
        elif kind == "sh":
            command = body.split()
            assert command[0].startswith(".venv/bin/"), body
            words = TUTORIAL_COMMANDS[" ".join(command[:2]).removeprefix(".venv/bin/")]
            if words is not None:
                outputs.append(run_at(tmp_path, package, *words, *command[2:]))
    assert [
        bool(re.search(text, output))
        for text, output in zip(
            (
                "0 secrets, 0 disguises",
                r"\d passed",
                "1 secret, 0 disguises",
                r"three\.match: 3 seats",
                r"\d passed",
                "first-seat advantage",
            ),
            outputs,
            strict=True,
        )
    ] == [True] * 6, outputs


TUTORIAL_COMMANDS: dict[str, tuple[str, ...] | None] = {
    "parlour new-game": None,
    "pip install": None,
    "parlour serve": None,
    "parlour check": ("-m", "parlour", "check"),
    "parlour play": ("-m", "parlour", "play"),
    "pytest games/parlour-frogs": ("-m", "pytest", "-p", "no:cacheprovider", "games/parlour-frogs"),
    "parlour golden": ("-m", "parlour", "golden"),
}
"""What runs instead of each command of the tutorial, without its arguments. The test in
tests/install runs all of them as they are."""


def leak_report(folder: Path, package: Path) -> str:
    """Return what the check prints if the view shows all lucky cells."""
    rules = package / "parlour_frogs/rules/game.py"
    text = rules.read_text("utf-8")
    leaking = text.replace("cell if is_over or owner == seat else None for owner", "cell for owner")
    assert leaking != text
    rules.write_text(leaking, "utf-8")
    done = run_process(folder, package, "-m", "parlour", "check", "frogs")
    rules.write_text(text, "utf-8")
    assert done.returncode == 1
    return " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("plugin.py", "PLUGIN = GamePlugin()\n", "NameError: .* (parlour_frogs.plugin, line 1)"),
        ("plugin.py", "exit(3)\n", "SystemExit: 3 (parlour_frogs.plugin, line 1)"),
        ("plugin.py", "def (:\n", "SyntaxError: invalid syntax (plugin.py, line 1)"),
        (
            "layout.py",
            "def board_layout(view):\n    return view.nothing\n",
            "(parlour_frogs.layout, line 2)",
        ),
    ],
)
@pytest.mark.parametrize("command", [("check", "frogs"), ("play", "frogs", "--matches", "2")])
def test_commands_say_why_a_game_cannot_be_loaded(
    tmp_path: Path, file: str, text: str, reason: str, command: tuple[str, ...]
) -> None:
    package = frogs(tmp_path)
    (package / "parlour_frogs" / file).write_text(text)
    done = run_process(tmp_path, package, "-m", "parlour", *command)
    said = " ".join(done.stdout.split())
    assert done.returncode == 1
    assert said.startswith("frogs cannot be loaded: ")
    assert all(part in said for part in reason.split(".*"))

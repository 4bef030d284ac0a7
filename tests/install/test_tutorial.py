"""Tests that a new user can follow the tutorial on writing a game after `make play` alone."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from ..patience import PATIENCE
from ..ports import free_port
from ..tutorial import tutorial_steps
from .environment import INSTALL_SECONDS, ROOT, clean_variables

pytestmark = pytest.mark.slow

EXPECTED_OUTPUTS = {
    "new-game": "Frogs was created in games/parlour-frogs",
    "check": "All laws hold",
    "pytest": r"\d passed",
    "play": "first-seat advantage",
}
"""What the outputs of commands contain."""


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of this checkout in which only `make play` has installed something."""
    folder = tmp_path_factory.mktemp("clone") / "parlour"
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target)
    run(folder, f"make .venv/play PYTHON={sys.executable}")
    return folder


def run(folder: Path, line: str, given: str = "") -> str:
    """Run a command line in the clone, as in a new shell, and return its output."""
    done = subprocess.run(
        shlex.split(line),
        cwd=folder,
        env=variables(folder),
        input=given,
        capture_output=True,
        text=True,
        timeout=INSTALL_SECONDS,
        check=False,
    )
    assert done.returncode == 0, f"{line}: {done.stdout}{done.stderr}"
    return done.stdout


def variables(folder: Path) -> dict[str, str]:
    return clean_variables(folder.parent) | {"PYTHONDONTWRITEBYTECODE": "1"}


def offered_games(folder: Path, line: str) -> str:
    """Start the server of a command line and return the games that it offers."""
    port = free_port()
    with subprocess.Popen(
        [*shlex.split(line), "--port", str(port), "--data", str(folder.parent / "data")],
        cwd=folder,
        env=variables(folder),
        stdout=subprocess.DEVNULL,
    ) as server:
        until = monotonic() + PATIENCE
        try:
            while True:
                try:
                    return str(urlopen(f"http://127.0.0.1:{port}/api/games").read())
                except URLError:
                    assert server.poll() is None and monotonic() < until
                    sleep(0.2)
        finally:
            server.terminate()


def test_every_step_of_the_tutorial_works_after_make_play(clone: Path) -> None:
    package = clone / "games/parlour-frogs"
    steps, lines = list(tutorial_steps()), list[str]()
    session = "\n".join(step.body for step in steps if step.kind == "python")
    for kind, body, path in steps:
        if kind == "sh":
            lines.append(body)
            if "serve" in body:
                assert "frogs" in offered_games(clone, body)
                continue
            output = run(clone, body)
            for name, expected in EXPECTED_OUTPUTS.items():
                if re.search(rf"(^|[ /]){name}( |$)", body):
                    assert re.search(expected, output), (body, output)
        elif kind == "python":
            assert run(clone, ".venv/bin/python -", session) == "(1, 0) scored\n0 a2\n"
        elif kind == "diff":
            run(package, "git apply -", body)
        elif kind == "file":
            (package / path).write_text(body, "utf-8")
    assert len(lines) == 9 and all(line.startswith(".venv/bin/") for line in lines)


TUTORIALS = ("write-a-bot", "write-a-remote-bot", "train-an-agent")
"""The other tutorials with commands of Parlour, which activate the environment first."""


def code_blocks(tutorial: str, language: str) -> list[str]:
    page = (ROOT / "docs/tutorials" / f"{tutorial}.md").read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


@pytest.mark.parametrize("tutorial", TUTORIALS)
def test_the_commands_of_other_tutorials_are_in_the_activated_environment(
    clone: Path, tutorial: str
) -> None:
    first, *others = code_blocks(tutorial, "sh")
    activation, *installs = first.splitlines()
    assert activation == ". .venv/bin/activate"
    lines = [line for block in ("\n".join(installs), *others) for line in block.splitlines()]
    for name in {line.split()[0] for line in lines} | {"python"}:
        found = run_in_shell(clone, activation, f"command -v {name}")
        assert found.strip() == str(clone / ".venv" / "bin" / name), (name, found)
    for line in installs:
        # Installing PyTorch and all agents' packages would take minutes.
        assert "Would install" in run_in_shell(clone, activation, f"{line} --dry-run")
    subcommands = {line.split()[1] for line in lines if line.startswith("parlour ")}
    for name in subcommands:
        assert "Usage: parlour" in run_in_shell(clone, activation, f"parlour {name} --help")


def test_the_program_of_the_tutorial_on_bots_runs(clone: Path) -> None:
    (program,) = code_blocks("write-a-bot", "python")
    (clone / "my_bot.py").write_text(program, "utf-8")
    assert run_in_shell(clone, ". .venv/bin/activate", "python my_bot.py") == "True\n"


def run_in_shell(folder: Path, *lines: str) -> str:
    """Run lines in a new shell in the clone and return their output."""
    return run(folder, shlex.join(["sh", "-ec", "\n".join(lines)]))


@pytest.mark.parametrize("kind", ["cards", "bids", "race"])
def test_a_game_of_another_kind_is_installed_checked_and_tested(clone: Path, kind: str) -> None:
    name = f"{kind.capitalize()}game1"
    created = run(clone, f".venv/bin/parlour new-game {name} --kind {kind} --into games")
    (install,) = re.findall(r"^Install it with: (.*)$", created, re.MULTILINE)
    assert os.path.isfile(clone / shlex.split(install)[0])
    run(clone, install)
    assert "All laws hold" in run(clone, f".venv/bin/parlour check {name.lower()} --seeds 1")
    assert " passed" in run(clone, f".venv/bin/pytest games/parlour-{name.lower()}")

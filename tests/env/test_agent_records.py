"""Tests of the records of measured agents."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from parlour.cli.main import build_app
from parlour.env.agent_records import current_commit, evaluation_command, stored_records

pytestmark = pytest.mark.uncounted

AGENT = """
class Highest:
    def __init__(self, weights):
        self.weights = weights.read_text()

    def __call__(self, observation):
        return int(observation["action_mask"].nonzero()[0][int(self.weights)])
"""


def run_evaluate(line: str) -> int:
    """Run the command with this line and return its exit status."""
    return int(build_app("evaluate")(shlex.split(line)[1:], result_action="return_value"))


@pytest.fixture
def agent_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a module `recorded_agent` and its weights."""
    (tmp_path / "recorded_agent.py").write_text(AGENT)
    (tmp_path / "last.txt").write_text("-1")
    monkeypatch.chdir(tmp_path)
    return tmp_path


LINE = (
    "parlour evaluate recorded_agent:Highest pylos --weights last.txt --against beginner"
    " --matches 2 --seats 2 --seconds 600 --seed 7 --options.variant basic"
)


def test_a_record_repeats_its_own_command(agent_folder: Path) -> None:
    for _ in range(2):
        assert run_evaluate(f"{LINE} --record agents.jsonl") == 0
    first, second = stored_records(agent_folder / "agents.jsonl")
    assert first == second and evaluation_command(first) == LINE
    assert first.results[0].matches == 2 and first.rating is not None and first.illegal == 0
    assert first.commit is None


def test_the_commit_of_the_current_folder_is_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*words: str) -> str:
        done = subprocess.run(
            ["git", "-c", "user.name=A", "-c", "user.email=a@example.org", *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    monkeypatch.chdir(tmp_path)
    (tmp_path / "agent.py").write_text("one")
    git("init", "-q")
    git("add", "agent.py")
    git("commit", "-q", "-m", "Add an agent")
    commit = git("rev-parse", "--short=12", "HEAD")
    assert current_commit() == commit
    (tmp_path / "agent.py").write_text("two")
    assert current_commit() == f"{commit}-dirty"


def test_without_git_there_is_no_commit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert current_commit() is None


def test_weights_need_a_class_and_a_file(
    agent_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_evaluate(LINE.replace("last.txt", "missing.txt")) == 1
    assert "missing.txt: No such file" in capsys.readouterr().out
    line = LINE.replace("recorded_agent:Highest", "tests.env.agents:first_legal")
    assert run_evaluate(line) == 1
    assert "not a class" in capsys.readouterr().out

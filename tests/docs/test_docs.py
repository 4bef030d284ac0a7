"""Tests that documents are current: snippets run, links resolve, and nothing is missing."""

from __future__ import annotations

import doctest
import re
import runpy
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from parlour.cli.main import build_app
from parlour.db.operation_errors import SENTENCES
from parlour.env.agent_records import stored_records
from parlour.plugin import registry
from parlour.server.auth.guards import CHANGE_POLICY, CHANGE_RATE
from parlour.server.auth.key_rights import CALL_SCOPES
from parlour.server.limits.quotas import ACCOUNT_CLASSES, QuotaKind
from parlour.services.accounts.api_keys import SCOPES

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def test_the_snippet_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 3 and not failed


def test_the_bot_of_the_tutorial_plays_to_the_end() -> None:
    snippet = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs/tutorials/write-a-bot.md").read_text(), re.S
    )[0]
    done = subprocess.run(
        [sys.executable, "-c", snippet], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout == "True\n"


@pytest.mark.parametrize("page", ["reference/environments.md", "explanation/agents.md"])
def test_the_examples_of_environments_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert tried > 3 and not failed


def test_the_agent_of_the_tutorial_plays_and_is_a_policy() -> None:
    page = (ROOT / "docs/tutorials/train-an-agent.md").read_text()
    agent, policy = re.findall(r"```python\n(.*?)```", page, re.S)
    ask = "print(policy({'action_mask': np.array([0, 1, 1, 0])}))"
    for snippet, expected in (
        (agent, "20 matches, mean utility -1.0\n"),
        (policy + ask, "2\n"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", snippet], capture_output=True, text=True, timeout=120, check=True
        )
        assert done.stdout == expected


@pytest.mark.slow
def test_the_datasets_of_the_guide_are_made_read_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs/how-to/make-a-dataset.md").read_text()
    monkeypatch.chdir(tmp_path)
    (line,) = re.findall(r"^parlour (dataset .* --matches) 1000 (.*)$", page, re.M)
    words = f"{line[0]} 2 {line[1]} --seconds 0.01".split()
    assert build_app("dataset")(words, result_action="return_value") == 0
    for snippet, expected in zip(
        re.findall(r"```python\n(.*?)```", page, re.S),
        ("99 1024\n", "all digests are the same\n"),
        strict=True,
    ):
        done = subprocess.run(
            [sys.executable, "-c", snippet], capture_output=True, text=True, timeout=120, check=True
        )
        assert done.stdout == expected


@pytest.mark.parametrize(
    "document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT))
)
def test_links_resolve(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8")):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_every_decision_is_in_the_index() -> None:
    index = (ROOT / "docs/adr/README.md").read_text()
    for decision in (ROOT / "docs/adr").glob("0*.md"):
        assert decision.name in index


def test_every_command_and_option_is_in_the_reference(capsys: pytest.CaptureFixture[str]) -> None:
    reference = (ROOT / "docs/reference/commands.md").read_text()
    parlour, options = build_app(), set[str]()
    for name in parlour:
        if name.startswith("-"):
            continue
        assert f"parlour {name}" in reference, (
            f"docs/reference/commands.md does not name parlour {name}"
        )
        if name in registry.game_packages():
            continue
        parlour.help_print([name])
        shown = re.findall(r"(--[a-z][a-z-]+)", capsys.readouterr().out)
        options.update(shown)
        for option in shown:
            if not option.startswith("--no-"):
                assert option in reference, (
                    f"docs/reference/commands.md does not name {option} of parlour {name}"
                )
    assert "--port" in options, "the options of commands were not found"


def test_every_error_code_of_commands_is_in_the_reference() -> None:
    reference = (ROOT / "docs/reference/commands.md").read_text("utf-8")
    rows = re.findall(r"^\| `([a-z]+\.[a-z-]+)` \| (.*) \|$", reference, re.M)
    assert dict(rows) == SENTENCES and rows == sorted(rows)


def test_the_minimum_of_decisions_is_documented_for_every_game() -> None:
    rows = re.findall(
        r"^\| (\w+) \| (\d+) \|$", (ROOT / "docs/explanation/ratings.md").read_text(), re.M
    )
    assert {name: int(least) for name, least in rows} == {
        name: found.min_decisions for name, found in registry.game_plugins().items()
    }


@pytest.mark.parametrize("game", registry.game_packages())
def test_the_bot_strengths_behind_ratings_are_documented(game: str) -> None:
    found = registry.game_plugins()[game]
    page = (ROOT / "docs/explanation/opponents.md").read_text("utf-8")
    sections = [
        part
        for part in re.split(r"^## ", page, flags=re.M)
        if part.startswith(game.capitalize() + "\n")
    ]
    assert len(sections) == 1 and found.bots is not None and found.bots.level_scores
    for duel in found.bots.level_scores:
        level, below = (name.replace("-plus", " +") for name in (duel.level, duel.below))
        rows = re.findall(
            rf"^\| {re.escape(level)} (?:\| |against ){re.escape(below)} \|.*", sections[0], re.M
        )
        assert any(
            f"{duel.score:.1%}".replace("%", " %") in row and f" {duel.games:,} " in row
            for row in rows
        ), duel


def test_every_reason_for_an_unrated_match_is_documented_and_translated() -> None:
    documented = (ROOT / "docs/explanation/ratings.md").read_text()
    rules = (ROOT / "src/parlour/services/matches/eligibility.py").read_text()
    reasons = {*re.findall(r'return "(\w+)"', rules), "short"}
    assert len(reasons) == 12
    for reason in reasons:
        assert f"`{reason}`" in documented
        for words in (ROOT / "src/parlour/web/strings").glob("*.ftl"):
            assert f"site-unrated-{reason} = " in words.read_text(), (
                f"{words.name} does not say {reason}"
            )


def test_every_make_target_is_in_the_reference() -> None:
    reference = (ROOT / "docs/reference/commands.md").read_text()
    for target in re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(), re.M):
        assert f"`make {target}`" in reference, (
            f"docs/reference/commands.md does not name make {target}"
        )


def test_the_reference_of_the_api_is_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "write_reference.py"))
    pages = tool["pages"]()
    assert [page.name for page in pages] == ["http.md", "socket.md"]
    for page, text in pages.items():
        assert page.read_text("utf-8") == text, "run: python tools/write_reference.py"


def test_the_table_of_agents_is_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "write_agents.py"))
    records = stored_records(tool["RECORDS"])
    assert records and tool["PAGE"].read_text("utf-8") == tool["page"](records), (
        "run: python tools/write_agents.py"
    )
    for record in records:
        assert record.weights is None or (ROOT / record.weights).is_file()


def test_the_calls_of_api_keys_are_in_the_reference() -> None:
    rows = re.findall(
        r"^\| `((?:GET|POST) \S+)` \| (.*) \|$",
        (ROOT / "docs/reference/api-keys.md").read_text(),
        re.M,
    )
    assert dict(rows) == {
        call: "any" if scopes == SCOPES else ", ".join(f"`{scope}`" for scope in scopes)
        for call, scopes in CALL_SCOPES.items()
    }


def test_the_rate_limits_of_every_class_are_in_the_reference() -> None:
    def words(terms: tuple[int, float] | None) -> str:
        if terms is None:
            return "–"
        burst, per_second = terms
        rate = f"{per_second:g} a second" if per_second >= 1 else f"one every {1 / per_second:g} s"
        return f"{burst:,}, then {rate}"

    page = (ROOT / "docs/reference/rate-limits.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", page, re.M))
    expected = {
        kind.policy_name: " | ".join(
            words(terms)
            for terms in (*map(kind.value.limit_of, ACCOUNT_CLASSES), kind.value.network)
        )
        for kind in QuotaKind
    }
    assert rows == expected | {CHANGE_POLICY: " | ".join(["–"] * 4 + [words(CHANGE_RATE)])}


def test_headings_of_the_reference_of_the_api_are_unique() -> None:
    for name in ("http", "socket"):
        text = (ROOT / f"docs/reference/{name}.md").read_text("utf-8")
        headings = re.findall(r"^##+ (.+)$", text, re.MULTILINE)
        anchors = Counter(re.sub(r"[^\w\s-]", "", heading).lower() for heading in headings)
        assert [anchor for anchor, count in anchors.items() if count > 1] == []


def test_every_security_claim_names_existing_tests() -> None:
    promised = set(re.findall(r"`(test_\w+)`", (ROOT / "SECURITY.md").read_text("utf-8")))
    there = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)\(", file.read_text("utf-8"))
    }
    assert len(promised) > 20 and promised <= there, promised - there

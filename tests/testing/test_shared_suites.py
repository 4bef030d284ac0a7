"""Tests that a toy game passes the shared test suites and that each of them can fail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parlour.core.archive import ARCHIVE_SUFFIX, encode_archive
from parlour.core.game import Ranking, Seat
from parlour.laws.golden import record_match
from parlour.laws.playout import Playout, playouts
from parlour.laws.violation import LawViolation
from parlour.plugin.plugin import GamePlugin
from parlour.testing import KernelAdapter, Subject, game_tests, play_lockstep
from parlour.testing.playout import state_after

from ..core.toys.hands import Hands, Options, Play, State, swap_secret

STRINGS = """
hands-name = Hands
hands-line = A toy.
hands-phase-play = play a card
hands-phase-over = the match is over
hands-do-play = Play { $card }
hands-news-played = { $name } played { $card }.
hands-news-drew = You drew { $card }.
hands-over-played-out = All cards are played.
hands-over-out-of-time = Time is up.
hands-error-not-your-turn = Wait.
hands-error-not-in-hand = You do not hold { $card }.
"""

RULES = """
Illegal("hands.not-your-turn")
Illegal("hands.not-in-hand", card=1)
"""

PLAYOUTS = list(playouts(Hands(), 1))


@pytest.fixture
def subject(tmp_path: Path) -> Subject:
    """Return a complete toy game in its own folder as a subject of the shared suites."""
    for file, text in {
        "strings/en.ftl": STRINGS,
        "strings/de.ftl": STRINGS.replace("Wait", "Warte"),
        "rules.py": RULES,
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "tests" / "matches").mkdir(parents=True)
    (tmp_path / "tests" / "matches" / f"two{ARCHIVE_SUFFIX}").write_bytes(
        encode_archive(record_match(Hands(), PLAYOUTS[0]))
    )
    return Subject(
        plugin=GamePlugin(game=Hands, secrets=lambda _game: {"hands": swap_secret}),
        package_folder=tmp_path,
        playouts=PLAYOUTS,
        expected_matches=frozenset({"two"}),
    )


def run(subject: Subject) -> list[str]:
    """Run all shared tests of a subject and return the names of the failed ones."""
    tests, failed = game_tests(subject)(), []
    for name in dir(tests):
        test = getattr(tests, name)
        marks = getattr(test, "pytestmark", ()) if name.startswith("test_") else None
        if marks is None or any(mark.name == "slow" for mark in marks):
            continue
        cases = [
            {mark.args[0]: value}
            for mark in marks
            if mark.name == "parametrize"
            for value in mark.args[1]
        ]
        if not cases and any(mark.name == "parametrize" for mark in marks):
            continue
        for case in cases or [{}]:
            try:
                test(**case)
            except (AssertionError, ValueError):
                failed.append(name)
    return failed


def edit_subject(subject: Subject, file: str, old: str, new: str) -> Subject:
    """Replace text in a file of a subject and return a new subject without cached files."""
    path = subject.package_folder / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))
    return subject


def test_a_whole_game_passes(subject: Subject) -> None:
    assert run(subject) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "failed"),
    [
        (
            "strings/en.ftl",
            "{ $name } played { $card }",
            "{ $name } played { $colour }",
            "test_every_required_message_exists_and_uses_provided_variables",
        ),
        (
            "strings/en.ftl",
            "hands-news-drew = You drew { $card }.",
            "",
            "test_every_required_message_exists_and_uses_provided_variables",
        ),
        (
            "strings/en.ftl",
            "hands-over-out-of-time",
            "hands-over-late",
            "test_no_message_is_unused",
        ),
        (
            "strings/en.ftl",
            "hands-error-not-in-hand",
            "hands-error-gone",
            "test_every_error_code_has_a_message",
        ),
        ("strings/de.ftl", "Play { $card }", "Spiel", "test_every_language_has_the_same_messages"),
        (
            "strings/de.ftl",
            "Play { $card }",
            "{ NOTHING($card) }",
            "test_every_message_can_be_formatted",
        ),
        (
            "strings/de.ftl",
            "hands-name = Hands",
            "hands name Hands",
            "test_every_language_has_the_same_messages",
        ),
        (
            "rules.py",
            '"hands.not-in-hand"',
            '"hands.unheard-of"',
            "test_every_error_code_has_a_message",
        ),
    ],
)
def test_a_wrong_message_is_detected(
    subject: Subject, file: str, old: str, new: str, failed: str
) -> None:
    assert failed in run(edit_subject(subject, file, old, new))


def test_messages_of_random_matches_are_used(subject: Subject) -> None:
    (file,) = subject.matches.iterdir()
    file.unlink()
    assert "test_no_message_is_unused" not in run(subject)
    assert "test_no_message_is_unused" in run(replace(subject, playouts=()))


def test_a_missing_golden_match_is_detected(subject: Subject) -> None:
    assert run(replace(subject, expected_matches=frozenset({"three"}))) == [
        "test_every_version_has_golden_matches"
    ]


def test_a_golden_match_of_other_rules_is_detected(subject: Subject) -> None:
    (file,) = subject.matches.iterdir()
    file.write_text(file.read_text().replace('"over":"played-out"', '"over":"stuck"'))
    with pytest.raises(LawViolation):
        game_tests(subject)().test_a_golden_match_replays(file=file)


def test_a_secret_that_changes_nothing_is_detected(subject: Subject) -> None:
    plugin = GamePlugin(
        game=Hands, secrets=lambda _game: {"nothing": lambda state, seat, rng: state}
    )
    assert run(replace(subject, plugin=plugin)) == ["test_changing_a_secret_changes_the_state"]


def test_hidden_information_without_secrets_is_detected(subject: Subject) -> None:
    plugin = GamePlugin(game=Hands)
    assert run(replace(subject, plugin=plugin)) == ["test_hidden_information_is_declared"]


class Slow:
    """A kernel for Hands that calls the rules; `forgets` makes it omit legal actions."""

    def __init__(self, forgets: bool = False) -> None:
        self.forgets = forgets

    def pack(self, state: State) -> State:
        return state

    def legal_actions(self, packed: State, seat: Seat) -> Sequence[Play]:
        return list(Hands().legal_actions(packed, seat))[self.forgets :]

    def step(self, packed: State, seat: Seat, action: Play) -> State:
        return Hands().apply(packed, seat, action).state

    def are_equal(self, one: State, other: State) -> bool:
        return one == other

    def agrees_with_ranking(self, packed: State, standing: Ranking) -> bool:
        return Hands().ranking(packed) == standing


def test_kernels_run_in_lockstep() -> None:
    twin: KernelAdapter[Any] = Slow()
    assert play_lockstep(Hands(), Playout(Options(), 2, b"steps"), twin) == 12
    with pytest.raises(AssertionError):
        play_lockstep(Hands(), Playout(Options(), 2, b"steps"), Slow(forgets=True))


def test_a_position_of_a_match_is_reached() -> None:
    playout = Playout(Options(), 3, b"moment")
    assert sum(map(len, state_after(Hands(), playout, 4).played)) == 4
    with pytest.raises(ValueError, match="no 13 decisions"):
        state_after(Hands(), playout, 13)

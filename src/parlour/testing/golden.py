"""Tests that the golden matches of a game replay identically."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.archive import ARCHIVE_SUFFIX, decode_archive
from parlour.core.game import AnyGame
from parlour.laws.golden import replay_match
from parlour.testing.subject import Subject


def golden_files(subject: Subject) -> list[Path]:
    """Return the golden matches of all versions of the rules, including subfolders."""
    return sorted(subject.matches.rglob(f"*{ARCHIVE_SUFFIX}"))


def rules_of(subject: Subject, version: int) -> AnyGame:
    """Return a version of a game's rules with the assets under test; raises KeyError."""
    game = subject.game
    return (
        game if version == game.spec.version else subject.plugin.former_rules[version](game.assets)
    )


def golden_tests(subject: Subject) -> type[Any]:
    """Return the tests that each version of the rules has golden matches that still replay."""

    class GoldenTests:
        def test_every_version_has_golden_matches(self) -> None:
            versions = {
                file: decode_archive(file.read_bytes()).version for file in golden_files(subject)
            }
            assert {
                file.stem
                for file, version in versions.items()
                if version == subject.game.spec.version
            } >= subject.expected_matches
            assert set(versions.values()) == {
                subject.game.spec.version,
                *subject.plugin.former_rules,
            }

        @pytest.mark.parametrize(
            "file",
            golden_files(subject),
            ids=lambda file: str(file.relative_to(subject.matches).with_suffix("")),
        )
        def test_a_golden_match_replays(self, file: Path) -> None:
            match = decode_archive(file.read_bytes())
            assert replay_match(match, rules_of(subject, match.version)).phase == "over"

    return GoldenTests

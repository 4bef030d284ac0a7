"""Tests that every language has all messages that a game needs, and no unused ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from parlour.core.archive import decode_archive
from parlour.core.game import Seat, Transition
from parlour.core.seating import open_match
from parlour.core.step import apply_event
from parlour.laws.messages import (
    SITE_MESSAGES,
    RequiredMessages,
    error_codes,
    message_variables,
)
from parlour.laws.string_check import collect_messages
from parlour.testing.golden import golden_files
from parlour.testing.subject import Subject

MESSAGE_PREFIXES = ("phase-", "news-", "over-", "bot-", "option-", "part-")
"""The prefixes of required messages, after the game's id.

The board uses messages with other prefixes.
"""


LEAVE_INTERVAL = 9
"""The interval of the states of a golden match in which a seat leaves."""


CHECKED_PREFIXES = ("news-", "source-", "part-")
"""The prefixes of messages whose variables are checked."""


@cache
def file_messages(file: Path) -> dict[str, frozenset[str]]:
    """Return the variables of each message in a file; raises ValueError for invalid Fluent."""
    return message_variables(file.name, file.read_text("utf-8"))


def shown_messages(subject: Subject) -> RequiredMessages:
    """Return the messages shown along the golden matches of the current rules.

    They include the messages shown when a seat leaves a match or exceeds its time.
    """
    required, game = RequiredMessages(), subject.game
    for file in golden_files(subject):
        match = decode_archive(file.read_bytes())
        if match.version != game.spec.version:
            continue
        opening, *rest = match.events
        match_now = open_match(match.id, game, opening)
        for entry in rest:
            match_now, events = apply_event(game, match_now, entry)
            if match_now.state is not None:
                required.add_transition(
                    game, len(match_now.occupants), Transition(match_now.state, events)
                )
                for viewer in (None, *map(Seat, range(len(match_now.occupants)))):
                    if subject.plugin.layout is not None:
                        required.add_layout(
                            subject.plugin.layout(game.view(match_now.state, viewer))
                        )
            if match_now.phase == "playing" and entry.seq % LEAVE_INTERVAL == 0:
                required.add_departures(game, len(match_now.occupants), match_now.state)
    return required


def required_messages(subject: Subject) -> RequiredMessages:
    """Return every message that a game needs, except error messages."""
    required = shown_messages(subject)
    required.add_declared(subject.game, subject.plugin)
    for name in subject.rare_messages:
        required.add(name)
    return required


def string_tests(subject: Subject) -> type[Any]:
    """Return the tests that a game's messages are complete and that none is unused."""
    files = sorted((subject.package_folder / "strings").glob("*.ftl"))
    english = subject.package_folder / "strings" / "en.ftl"

    @cache
    def required_details() -> dict[str, set[frozenset[str]]]:
        return required_messages(subject).details

    class StringTests:
        def test_every_error_code_has_a_message(self) -> None:
            messages = {
                name for name in file_messages(english) if name.startswith(f"{subject.id}-error-")
            }
            assert messages == {
                f"{subject.id}-error-{code}"
                for code in error_codes(subject.package_folder, subject.id)
            }

        def test_every_required_message_exists_and_uses_provided_variables(self) -> None:
            messages = file_messages(english)
            assert not {
                name
                for name in required_details()
                if f"{subject.id}-{name}" not in messages and name not in SITE_MESSAGES
            }
            for name, uses in required_details().items():
                for details in (
                    uses
                    if name.startswith(CHECKED_PREFIXES) and name not in subject.rare_messages
                    else ()
                ):
                    assert messages[f"{subject.id}-{name}"] <= details | subject.board_details, name

        def test_no_message_is_unused(self) -> None:
            names = {name.removeprefix(f"{subject.id}-") for name in file_messages(english)}
            unused = {
                name
                for name in names
                if name.startswith(MESSAGE_PREFIXES) and name not in required_details()
            }
            for playout in subject.playouts:
                if not unused:
                    break
                unused -= set(collect_messages(subject.game, subject.plugin, [playout]).details)
            assert not unused, (
                f"no golden match and no match in `playouts` uses {sorted(unused)}: remove these"
                " messages, record a golden match that uses them (parlour golden), or name them"
                " in `rare_messages`"
            )

        @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
        def test_every_language_has_the_same_messages(self, file: Path) -> None:
            found, expected = file_messages(file), file_messages(english)
            assert not expected.keys() - found.keys(), f"{file.name} lacks these messages"
            assert not found.keys() - expected.keys(), f"{english.name} lacks these messages"
            assert found == expected, f"variables in {file.name} differ from {english.name}"

        @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
        def test_every_message_can_be_formatted(self, file: Path) -> None:
            bundle = FluentBundle([file.stem], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
            for name, variables in file_messages(file).items():
                pattern = bundle.get_message(name).value
                assert pattern is not None, name
                text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, 3))
                assert text and not errors, (name, errors)

    return StringTests

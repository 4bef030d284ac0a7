"""Tests that every language has all messages that a game needs, and no unused ones."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from parlour.core.archive import decode_archive
from parlour.core.game import AnyGame, LeaveReason, LogEntry, Seat, Transition
from parlour.core.seating import open_match
from parlour.core.step import apply_event
from parlour.plugin.layout import Layout
from parlour.testing.golden import golden_files
from parlour.testing.subject import Subject

MESSAGE_PREFIXES = ("phase-", "news-", "over-", "bot-", "option-", "part-")
"""The prefixes of required messages, after the game's id.

The board uses messages with other prefixes.
"""


SITE_MESSAGES = frozenset(f"over-{why}" for why in get_args(LeaveReason))
"""The messages that the site provides for a game that has none of its own."""


LEAVE_INTERVAL = 9
"""The interval of the states of a golden match in which a seat leaves."""


class _MessageReferences(Visitor):
    """A visitor that collects the variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def message_variables(file: Path) -> dict[str, frozenset[str]]:
    """Return the variables of each message in a file, including those of referenced messages.

    Raise ValueError if the file is not valid Fluent.
    """
    entries = FluentParser().parse(file.read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{file.name} is not Fluent: {junk[0]}")
    required = dict[str, _MessageReferences]()
    for entry in entries:
        if isinstance(entry, Message):
            required[entry.id.name] = _MessageReferences()
            required[entry.id.name].visit(entry)

    def variables_of(name: str) -> frozenset[str]:
        return frozenset(required[name].variables).union(
            *(variables_of(other) for other in required[name].messages)
        )

    return {name: variables_of(name) for name in required}


CHECKED_PREFIXES = ("news-", "source-", "part-")
"""The prefixes of messages whose variables are checked."""


@dataclass
class RequiredMessages:
    """The messages that a game needs in its matches.

    Attributes:
        details: The sets of variables with which each message is used, by message id without the
            game's id.
    """

    details: dict[str, set[frozenset[str]]] = field(default_factory=dict)

    def add(self, name: str, *details: str) -> None:
        """Record that a message is used with these variables."""
        self.details.setdefault(name, set()).add(frozenset(details))

    def add_transition(self, game: AnyGame, seats: int, transition: Transition[Any]) -> None:
        """Record the messages of a transition: its phase, result, score sources and log entries."""
        over = game.ranking(transition.state).over
        self.add(f"phase-{game.turn(transition.state).phase}")
        if over is not None:
            self.add(f"over-{over}")
            for source in game.score_breakdown(transition.state):
                self.add(f"source-{source.kind}", *source.details)
        for viewer in (None, *map(Seat, range(seats))):
            for entry in game.log_entries(transition.events, viewer):
                self.add_log_entry(entry)

    def add_layout(self, layout: Layout) -> None:
        """Record the messages of a layout."""
        for words, arguments in layout.all_words():
            self.add(f"part-{words.message}", *arguments)

    def add_log_entry(self, entry: LogEntry) -> None:
        """Record the messages of a log entry and its parts."""
        self.add(f"news-{entry.what}", *entry.details)
        for part in entry.parts:
            self.add_log_entry(part)


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
                for why in get_args(LeaveReason):
                    required.add_transition(
                        game, len(match_now.occupants), game.leave(match_now.state, Seat(0), why)
                    )
                required.add_transition(
                    game, len(match_now.occupants), game.settle_on_time(match_now.state, Seat(0))
                )
    return required


def required_messages(subject: Subject) -> RequiredMessages:
    """Return every message that a game needs, except error messages."""
    required = shown_messages(subject)
    required.add("name")
    required.add("line")
    for level in subject.plugin.bots.levels if subject.plugin.bots else ():
        required.add(f"bot-{level.id}")
    action_types = subject.game.types.action
    for action_type in get_args(action_types) or (action_types,):
        required.add(
            f"do-{action_type.__struct_config__.tag}",
            *(field_.encode_name for field_ in msgspec.structs.fields(action_type)),
        )
    for option in msgspec.structs.fields(subject.game.types.options):
        required.add(f"option-{option.name}")
        for value in get_args(option.type) if get_origin(option.type) is Literal else ():
            required.add(f"option-{option.name}-{value}")
    for name in subject.rare_messages:
        required.add(name)
    return required


def error_codes(subject: Subject) -> set[str]:
    """Return the error codes (`game.code`) that occur in a game's modules, except its tests."""
    modules = [
        module
        for module in subject.package_folder.rglob("*.py")
        if "tests" not in module.relative_to(subject.package_folder).parts
    ]
    return {
        code
        for module in modules
        for code in re.findall(rf'"{subject.id}\.([a-z][\w-]+)"', module.read_text("utf-8"))
    }


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
                name
                for name in message_variables(english)
                if name.startswith(f"{subject.id}-error-")
            }
            assert messages == {f"{subject.id}-error-{code}" for code in error_codes(subject)}

        def test_every_required_message_exists_and_uses_provided_variables(self) -> None:
            messages = message_variables(english)
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
            names = {name.removeprefix(f"{subject.id}-") for name in message_variables(english)}
            unused = {
                name
                for name in names
                if name.startswith(MESSAGE_PREFIXES) and name not in required_details()
            }
            assert not unused, (
                f"no match in `playouts` uses {sorted(unused)}: remove these messages,"
                " or add a match that uses them"
            )

        @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
        def test_every_language_has_the_same_messages(self, file: Path) -> None:
            assert message_variables(file) == message_variables(english)

        @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
        def test_every_message_can_be_formatted(self, file: Path) -> None:
            bundle = FluentBundle([file.stem], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
            for name, variables in message_variables(file).items():
                pattern = bundle.get_message(name).value
                assert pattern is not None, name
                text, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, 3))
                assert text and not errors, (name, errors)

    return StringTests

"""Every code, phase, action, ending, piece of news and opponent of a game has its sentence, in every language alike."""

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
from parlour.testing.golden import golden_files
from parlour.testing.subject import Subject

MESSAGE_PREFIXES = ("phase-", "news-", "over-", "bot-", "option-")
"""What sentences are for, by how their names begin after the game's; others belong to the board."""


LEAVE_INTERVAL = 9
"""Somebody leaves at one in so many states of a golden match."""


class _MessageReferences(Visitor):
    """The variables and messages that a sentence names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def message_variables(file: Path) -> dict[str, frozenset[str]]:
    """Return the messages of a file, with the variables that each uses, itself or in a message it includes; raises ValueError."""
    entries = FluentParser().parse(file.read_text("utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{file.name} is not Fluent: {junk[0]}")
    found = dict[str, _MessageReferences]()
    for entry in entries:
        if isinstance(entry, Message):
            found[entry.id.name] = _MessageReferences()
            found[entry.id.name].visit(entry)

    def variables_of(name: str) -> frozenset[str]:
        return frozenset(found[name].variables).union(
            *(variables_of(other) for other in found[name].messages)
        )

    return {name: variables_of(name) for name in found}


CHECKED_PREFIXES = ("news-", "source-")
"""Sentences that may say no more than they are told."""


@dataclass
class RequiredMessages:
    """What a game shows to people along its matches: names of sentences without the game's, and the details of each."""

    details: dict[str, set[frozenset[str]]] = field(default_factory=dict)

    def add(self, name: str, *details: str) -> None:
        """Note that a sentence is needed with these details."""
        self.details.setdefault(name, set()).add(frozenset(details))

    def add_transition(self, game: AnyGame, seats: int, done: Transition[Any]) -> None:
        """Note what a step shows: its phase, its ending, and what everybody is told of it."""
        over = game.ranking(done.state).over
        self.add(f"phase-{game.turn(done.state).phase}")
        if over is not None:
            self.add(f"over-{over}")
            for source in game.score_breakdown(done.state):
                self.add(f"source-{source.what}", *source.details)
        for eyes in (None, *map(Seat, range(seats))):
            for news in game.log_entries(done.events, eyes):
                self.add_log_entry(news)

    def add_log_entry(self, news: LogEntry) -> None:
        """Note a piece of news and its parts."""
        self.add(f"news-{news.what}", *news.details)
        for part in news.parts:
            self.add_log_entry(part)


def shown_messages(subject: Subject) -> RequiredMessages:
    """Return all that is shown to anybody along the golden matches of today's rules, and when somebody leaves one or is out of time."""
    found, game = RequiredMessages(), subject.game
    for file in golden_files(subject):
        match = decode_archive(file.read_bytes())
        if match.version != game.spec.version:
            continue
        opened, *rest = match.events
        now = open_match(match.id, game, opened)
        for entry in rest:
            now, events = apply_event(game, now, entry)
            if now.state is not None:
                found.add_transition(game, len(now.chairs), Transition(now.state, events))
            if now.phase == "playing" and entry.seq % LEAVE_INTERVAL == 0:
                for why in get_args(LeaveReason):
                    found.add_transition(game, len(now.chairs), game.leave(now.state, Seat(0), why))
                found.add_transition(game, len(now.chairs), game.settle_on_time(now.state, Seat(0)))
    return found


def required_messages(subject: Subject) -> RequiredMessages:
    """Return every sentence that a game needs besides those of its errors."""
    found = shown_messages(subject)
    found.add("name")
    found.add("line")
    for level in subject.plugin.bots.levels if subject.plugin.bots else ():
        found.add(f"bot-{level.id}")
    kinds = subject.game.types.action
    for kind in get_args(kinds) or (kinds,):
        found.add(
            f"do-{kind.__struct_config__.tag}",
            *(one.encode_name for one in msgspec.structs.fields(kind)),
        )
    for option in msgspec.structs.fields(subject.game.types.options):
        found.add(f"option-{option.name}")
        for value in get_args(option.type) if get_origin(option.type) is Literal else ():
            found.add(f"option-{option.name}-{value}")
    for name in subject.rare_messages:
        found.add(name)
    return found


def error_codes(subject: Subject) -> set[str]:
    """Return the codes of refusals that a game's modules name, `game.code`, tests left out."""
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
    """Return the tests that a game's sentences are there, say what is told them, and are the same in every language."""
    files = sorted((subject.package_folder / "strings").glob("*.ftl"))
    english = subject.package_folder / "strings" / "en.ftl"

    @cache
    def required_details() -> dict[str, set[frozenset[str]]]:
        return required_messages(subject).details

    class StringTests:
        def test_refusals_have_sentences_and_no_sentence_is_left_over(self) -> None:
            known = {
                name
                for name in message_variables(english)
                if name.startswith(f"{subject.id}-error-")
            }
            assert known == {f"{subject.id}-error-{code}" for code in error_codes(subject)}

        def test_what_is_shown_has_a_sentence_that_knows_its_details(self) -> None:
            known = message_variables(english)
            assert not {name for name in required_details() if f"{subject.id}-{name}" not in known}
            for name, ways in required_details().items():
                for details in (
                    ways
                    if name.startswith(CHECKED_PREFIXES) and name not in subject.rare_messages
                    else ()
                ):
                    assert known[f"{subject.id}-{name}"] <= details | subject.board_details, name

        def test_no_sentence_is_left_over(self) -> None:
            own = {name.removeprefix(f"{subject.id}-") for name in message_variables(english)}
            left = {
                name
                for name in own
                if name.startswith(MESSAGE_PREFIXES) and name not in required_details()
            }
            assert not left

        @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
        def test_every_language_says_the_same(self, file: Path) -> None:
            assert message_variables(file) == message_variables(english)

        @pytest.mark.parametrize("file", files, ids=lambda file: file.stem)
        def test_every_sentence_can_be_said(self, file: Path) -> None:
            bundle = FluentBundle([file.stem], use_isolating=False)
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
            for name, variables in message_variables(file).items():
                pattern = bundle.get_message(name).value
                assert pattern is not None, name
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(variables, 3))
                assert said and not errors, (name, errors)

    return StringTests

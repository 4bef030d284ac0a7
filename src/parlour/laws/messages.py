"""The messages that a game needs in its strings, and those that its strings define."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Literal, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from parlour.core.game import AnyGame, LeaveReason, LogEntry, Seat, Transition
from parlour.plugin.layout import Layout
from parlour.plugin.plugin import GamePlugin

SITE_MESSAGES = frozenset(f"over-{why}" for why in get_args(LeaveReason))
"""The messages that the site provides for a game that has none of its own."""


class _MessageReferences(Visitor):
    """A visitor that collects the variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def message_variables(name: str, source: str) -> dict[str, frozenset[str]]:
    """Return the variables of each message, including those of referenced messages.

    Args:
        name: The name of the file, for errors.
        source: The Fluent source.

    Raises:
        ValueError: The source is not valid Fluent, or refers to a message that it does not define.
    """
    entries = FluentParser().parse(source).body
    junk = [entry.content or "" for entry in entries if isinstance(entry, Junk)]
    if junk:
        raise ValueError(f"{name} is not Fluent: {junk[0].strip().partition(chr(10))[0]}")
    found = dict[str, _MessageReferences]()
    for entry in entries:
        if isinstance(entry, Message):
            found[entry.id.name] = _MessageReferences()
            found[entry.id.name].visit(entry)
    for message, references in found.items():
        missing = sorted(references.messages - set(found))
        if missing:
            raise ValueError(f"{name}: {message} refers to {missing[0]}, which does not exist")

    def variables_of(message: str) -> frozenset[str]:
        return frozenset(found[message].variables).union(
            *(variables_of(other) for other in found[message].messages)
        )

    return {message: variables_of(message) for message in found}


@dataclass
class RequiredMessages:
    """The messages that a game needs in its matches.

    Attributes:
        details: The sets of variables with which each message is used, by message id without the
            game's id.
        matches: The number of random matches that were played for their messages.
    """

    details: dict[str, set[frozenset[str]]] = field(default_factory=dict)
    matches: int = 0

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

    def add_departures(self, game: AnyGame, seats: int, state: Any) -> None:
        """Record the messages that appear if the first seat leaves or exceeds its time."""
        for why in get_args(LeaveReason):
            self.add_transition(game, seats, game.leave(state, Seat(0), why))
        self.add_transition(game, seats, game.settle_on_time(state, Seat(0)))

    def add_layout(self, layout: Layout) -> None:
        """Record the messages of a layout."""
        for words, arguments in layout.all_words():
            self.add(f"part-{words.message}", *arguments)

    def add_log_entry(self, entry: LogEntry) -> None:
        """Record the messages of a log entry and its parts."""
        self.add(f"news-{entry.what}", *entry.details)
        for part in entry.parts:
            self.add_log_entry(part)

    def add_declared(self, game: AnyGame, plugin: GamePlugin) -> None:
        """Record the messages of what a game declares: its name, bots, actions, lesson and options."""
        self.add("name")
        self.add("line")
        for level in plugin.bots.levels if plugin.bots else ():
            self.add(f"bot-{level.id}")
        for name, fields in action_fields(game).items():
            # The player of a seat in a field has a variable of its own.
            self.add(f"do-{name}", *fields, *(f"{each}-name" for each in fields))
        for step in plugin.lesson.steps if plugin.lesson else ():
            self.add(f"lesson-{step.text_id}-title")
            self.add(f"lesson-{step.text_id}")
        for option in msgspec.structs.fields(game.types.options):
            self.add(f"option-{option.name}")
            for value in get_args(option.type) if get_origin(option.type) is Literal else ():
                self.add(f"option-{option.name}-{value}")


def action_fields(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """Return the names of the fields of each kind of action."""
    types = game.types.action
    return {
        kind.__struct_config__.tag: tuple(each.encode_name for each in msgspec.structs.fields(kind))
        for kind in get_args(types) or (types,)
    }


def error_codes(package: Traversable, game: str) -> set[str]:
    """Return the error codes (`game.code`) in the modules of a package, except its tests.

    Args:
        package: The folder of the package.
        game: The id of the game.
    """
    return {
        code
        for source in _module_sources(package)
        for code in re.findall(rf'"{game}\.([a-z][\w-]+)"', source)
    }


def _module_sources(folder: Traversable) -> Iterator[str]:
    """Yield the source of each module in a folder and its subfolders, except tests."""
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "tests":
            yield from _module_sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text("utf-8")

"""The check that the strings of a package have the messages that its game needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from itertools import islice
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.game import AnyGame, Seat, Transition
from parlour.laws.messages import (
    SITE_MESSAGES,
    RequiredMessages,
    error_codes,
    message_variables,
)
from parlour.laws.playout import Playout, random_walk
from parlour.plugin.plugin import GamePlugin

MAX_MATCHES = 12
"""The maximum number of random matches whose messages are collected."""

MIN_MATCHES = 4
"""The number of matches from which messages that none of them showed are reported."""

LEAVE_INTERVAL = 9
"""The interval of the positions of a match in which a seat leaves."""

DECLARED_PREFIXES = ("bot-", "option-", "error-", "lesson-")
"""The prefixes of messages that are all known without a match."""

OTHER_ANSWER = "-other"
"""The end of the messages that answer an unexpected action in a lesson, which may be missing."""

SHOWN_PREFIXES = ("phase-", "news-", "over-", "source-", "part-")
"""The prefixes of messages that matches show."""

CHECKED_PREFIXES = ("news-", "source-", "part-", "do-")
"""The prefixes of messages whose variables are checked."""

SITE_VARIABLES = frozenset({"name"})
"""The variables that the site adds to every message."""

SAMPLE_VALUE = 3
"""The value of all variables when a message is formatted."""


class StringReport(NamedTuple):
    """The result of a check of strings.

    Attributes:
        problems: What is wrong, each as a sentence.
        notes: What may be intended, each as a sentence.
    """

    problems: tuple[str, ...]
    notes: tuple[str, ...]


def check_strings(
    package: Traversable, game: AnyGame, plugin: GamePlugin, required: RequiredMessages
) -> StringReport:
    """Return what is wrong with the strings of a package.

    Args:
        package: The folder of the package.
        game: The rules.
        plugin: The plugin.
        required: The messages that matches show.
    """
    files = {
        file.name: file.read_text("utf-8")
        for file in sorted(_entries(package / "strings"), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    }
    if "en.ftl" not in files:
        return StringReport(("strings/en.ftl is missing.",), ())
    id = game.spec.id
    required.add_declared(game, plugin)
    for code in error_codes(package, id):
        required.add(f"error-{code}")
    messages: dict[str, Mapping[str, frozenset[str]]] = {}
    problems: list[str] = []
    for name, source in files.items():
        try:
            messages[name] = message_variables(name, source)
        except ValueError as reason:
            problems.append(f"{reason}.")
    english = messages.get("en.ftl", {})
    has_own_board = (package / "ui" / "index.js").is_file()
    if english:
        problems += _english_problems(id, english, required, has_own_board)
    notes = _unused_notes(id, english, required)
    for name, found in messages.items():
        problems += _format_problems(name, files[name], found)
        if name != "en.ftl" and english:
            problems += _translation_problems(name, found, english)
            notes += _missing_notes(name, found, english)
    return StringReport(tuple(problems), tuple(notes))


def collect_messages(
    game: AnyGame,
    plugin: GamePlugin,
    candidates: Sequence[Playout],
    is_over: Callable[[], bool] = lambda: False,
) -> RequiredMessages:
    """Return the messages that random matches show.

    Args:
        game: The rules.
        plugin: The plugin.
        candidates: The matches, of which the first ones are played.
        is_over: Returns whether no further match is played; the first one always is.
    """
    required = RequiredMessages()
    for number, playout in enumerate(islice(candidates, MAX_MATCHES)):
        if number and is_over():
            break
        for index, step in enumerate(random_walk(game, playout)):
            required.add_transition(game, playout.seats, Transition(step.state, step.events))
            if index % LEAVE_INTERVAL == 0 and game.turn(step.state).seats:
                required.add_departures(game, playout.seats, step.state)
            if plugin.layout is not None:
                for viewer in (None, *map(Seat, range(playout.seats))):
                    required.add_layout(plugin.layout(game.view(step.state, viewer)))
        required.matches += 1
    return required


def _entries(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from folder.iterdir()


def _english_problems(
    id: str,
    english: Mapping[str, frozenset[str]],
    required: RequiredMessages,
    has_own_board: bool,
) -> Iterator[str]:
    """Yield the messages that are missing, unknown or use a variable that is not given."""
    details = required.details
    for name in sorted(details):
        if f"{id}-{name}" not in english and name not in SITE_MESSAGES:
            yield f"en.ftl lacks {id}-{name}."
    known_prefixes = DECLARED_PREFIXES if has_own_board else (*DECLARED_PREFIXES, "do-")
    for message, variables in english.items():
        name = message.removeprefix(f"{id}-")
        if name == message:
            yield f"en.ftl: {message} does not begin with {id}-."
        elif name.startswith(known_prefixes) and details.keys().isdisjoint(
            (name, name.removesuffix(OTHER_ANSWER))
        ):
            yield f"en.ftl: nothing uses {message}."
        elif name.startswith(CHECKED_PREFIXES) and not (has_own_board and name.startswith("do-")):
            for given in details.get(name, ()):
                for variable in sorted(variables - given - SITE_VARIABLES):
                    yield (
                        f"en.ftl: {message} uses {{ ${variable} }}, but is given"
                        f" {', '.join(f'${each}' for each in sorted(given)) or 'nothing'}."
                    )


def _translation_problems(
    name: str, found: Mapping[str, frozenset[str]], english: Mapping[str, frozenset[str]]
) -> Iterator[str]:
    """Yield the messages of a translation that English lacks, or that use other variables."""
    for message, variables in found.items():
        if message not in english:
            yield f"{name}: {message} is not in en.ftl."
        else:
            for variable in sorted(variables - english[message]):
                yield f"{name}: {message} uses {{ ${variable} }}, which the English text does not."


def _format_problems(
    name: str, source: str, messages: Mapping[str, frozenset[str]]
) -> Iterator[str]:
    """Yield the messages that are empty or cannot be formatted."""
    bundle = FluentBundle([name.removesuffix(".ftl")], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    for message, variables in messages.items():
        pattern = bundle.get_message(message).value
        text, errors = (
            ("", [])
            if pattern is None
            else bundle.format_pattern(pattern, dict.fromkeys(variables, SAMPLE_VALUE))
        )
        if errors or not text:
            yield f"{name}: {message} cannot be formatted: {errors[0] if errors else 'no text'}."


def _unused_notes(
    id: str, english: Mapping[str, frozenset[str]], required: RequiredMessages
) -> list[str]:
    if required.matches < MIN_MATCHES:
        return []
    unused = [
        message
        for message in english
        if (name := message.removeprefix(f"{id}-")).startswith(SHOWN_PREFIXES)
        and name not in required.details
    ]
    return [f"No match showed {', '.join(unused)}."] if unused else []


def _missing_notes(
    name: str, found: Mapping[str, frozenset[str]], english: Mapping[str, frozenset[str]]
) -> list[str]:
    missing = [message for message in english if message not in found]
    return [f"{name} lacks {', '.join(missing)}; English is shown instead."] if missing else []
